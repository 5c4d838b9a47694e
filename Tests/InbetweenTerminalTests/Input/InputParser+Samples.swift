import InbetweenDrawing
import Testing

@testable import InbetweenTerminal

/// What a terminal sends, and what it means.
struct InputSample: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let events: [InputEvent]

  init(_ bytes: String, _ events: InputEvent...) {
    self.bytes = Array(bytes.utf8)
    self.events = events
  }

  init(_ bytes: [UInt8], _ events: InputEvent...) {
    self.bytes = bytes
    self.events = events
  }

  var testDescription: String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}

func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> InputEvent {
  .key(KeyPress(key, held: modifiers))
}

func mouse(
  _ action: MouseEvent.Action, _ column: Double, _ row: Double, button: Int? = 0,
  _ modifiers: EventModifiers = []
) -> InputEvent {
  .mouse(
    MouseEvent(
      action, at: CellPoint(column: column + 0.5, row: row + 0.5), button: button,
      modifiers: modifiers))
}

extension InputSample {
  static let characters = [
    InputSample("a", key("a")),
    InputSample("Q1 ", key("Q"), key("1"), key(.space)),
    InputSample("é", key("é")),
    InputSample("日", key("日")),
    InputSample("👍", key("👍")),
    InputSample("\u{10FFFF}", key("\u{10FFFF}")),
    InputSample("\r", key(.return)),
    InputSample("\t", key(.tab)),
    InputSample([0x7F, 0x08], key(.delete), key(.delete)),
    InputSample([0x00], key(.space, .control)),
    InputSample([0x01], key("a", .control)),
    InputSample([0x03], key("c", .control)),
    InputSample([0x0A], key("j", .control)),
    InputSample([0x1A], key("z", .control)),
    InputSample([0x1C], key("\\", .control)),
    InputSample([0x1F], key("_", .control)),
    InputSample("\u{1B}a", key("a", .option)),
    InputSample("\u{1B}é", key("é", .option)),
    InputSample("\u{1B}\u{7F}", key(.delete, .option)),
    InputSample("\u{1B}\u{1B}a", key(.escape), key("a", .option)),
  ]

  static let keys = [
    InputSample("\u{1B}[A", key(.upArrow)),
    InputSample("\u{1B}[B", key(.downArrow)),
    InputSample("\u{1B}[C", key(.rightArrow)),
    InputSample("\u{1B}[D", key(.leftArrow)),
    InputSample("\u{1B}OC", key(.rightArrow)),
    InputSample("\u{1B}[1;2C", key(.rightArrow, .shift)),
    InputSample("\u{1B}[1;3C", key(.rightArrow, .option)),
    InputSample("\u{1B}[1;5C", key(.rightArrow, .control)),
    InputSample("\u{1B}[1;8C", key(.rightArrow, [.shift, .option, .control])),
    InputSample("\u{1B}O5C", key(.rightArrow, .control)),
    InputSample("\u{1B}\u{1B}[C", key(.rightArrow, .option)),
    InputSample("\u{1B}[H\u{1B}[F", key(.home), key(.end)),
    InputSample("\u{1B}OH\u{1B}OF", key(.home), key(.end)),
    InputSample("\u{1B}[1~\u{1B}[4~", key(.home), key(.end)),
    InputSample("\u{1B}[7~\u{1B}[8~", key(.home), key(.end)),
    InputSample("\u{1B}[5~\u{1B}[6;5~", key(.pageUp), key(.pageDown, .control)),
    InputSample("\u{1B}[3~", key(.deleteForward)),
    InputSample("\u{1B}[2~", key("\u{F727}")),
    InputSample("\u{1B}[Z", key(.tab, .shift)),
    InputSample("\u{1B}OP\u{1B}OS", key("\u{F704}"), key("\u{F707}")),
    InputSample("\u{1B}[1;2P", key("\u{F704}", .shift)),
    InputSample("\u{1B}[[A\u{1B}[[E", key("\u{F704}"), key("\u{F708}")),
    InputSample("\u{1B}[11~\u{1B}[15~", key("\u{F704}"), key("\u{F708}")),
    InputSample("\u{1B}[17~\u{1B}[21~", key("\u{F709}"), key("\u{F70D}")),
    InputSample("\u{1B}[23~\u{1B}[24;2~", key("\u{F70E}"), key("\u{F70F}", .shift)),
    InputSample("\u{1B}[28~\u{1B}[34~", key("\u{F712}"), key("\u{F717}")),
    InputSample("\u{1B}OM\u{1B}Oq", key(.return, .numericPad), key("1", .numericPad)),
    InputSample("\u{1B}[27;5;105~", key("i", .control)),
  ]

  static let kittyKeys = [
    InputSample("\u{1B}[27u", key(.escape)),
    InputSample("\u{1B}[99;5u", key("c", .control)),
    InputSample("\u{1B}[97;3u", key("a", .option)),
    InputSample("\u{1B}[97;9u", key("a", .command)),
    InputSample("\u{1B}[97;2u", key("A", .shift)),
    InputSample("\u{1B}[97:65;2u", key("A", .shift)),
    InputSample("\u{1B}[49;2;33u", key("!", .shift)),
    InputSample("\u{1B}[97;65u", key("a", .capsLock)),
    InputSample("\u{1B}[13;2u", key(.return, .shift)),
    InputSample("\u{1B}[9;2u", key(.tab, .shift)),
    InputSample("\u{1B}[57399u", key("0", .numericPad)),
    InputSample("\u{1B}[57419;5u", key(.upArrow, [.numericPad, .control])),
    InputSample("\u{1B}[57376u", key("\u{F710}")),
    InputSample("\u{1B}[97;1:2u", .key(KeyPress("a", phase: .repeat))),
    InputSample("\u{1B}[97;1:3u", .key(KeyPress("a", phase: .up))),
    InputSample("\u{1B}[1;1:3A", .key(KeyPress(.upArrow, phase: .up))),
  ]

  static let reports = [
    InputSample("\u{1B}[<0;1;1M", mouse(.press, 0, 0)),
    InputSample("\u{1B}[<0;300;120m", mouse(.release, 299, 119)),
    InputSample("\u{1B}[<2;5;6M", mouse(.press, 4, 5, button: 2)),
    InputSample("\u{1B}[<32;5;6M", mouse(.move, 4, 5)),
    InputSample("\u{1B}[<35;5;6M", mouse(.move, 4, 5, button: nil)),
    InputSample("\u{1B}[<64;5;6M", mouse(.scroll(-1), 4, 5, button: nil)),
    InputSample("\u{1B}[<65;5;6M", mouse(.scroll(1), 4, 5, button: nil)),
    InputSample("\u{1B}[<66;5;6M", mouse(.scroll(-1), 4, 5, button: nil, .shift)),
    InputSample("\u{1B}[<67;5;6M", mouse(.scroll(1), 4, 5, button: nil, .shift)),
    InputSample("\u{1B}[<20;5;6M", mouse(.press, 4, 5, [.shift, .control])),
    InputSample("\u{1B}[<8;5;6m", mouse(.release, 4, 5, .option)),
    InputSample("\u{1B}[<128;5;6M", mouse(.press, 4, 5, button: 7)),
    InputSample("\u{1B}[M !!", mouse(.press, 0, 0)),
    InputSample("\u{1B}[M#%&", mouse(.release, 4, 5)),
    InputSample("\u{1B}[I\u{1B}[O", .focus(true), .focus(false)),
    InputSample("\u{1B}[200~\u{1B}[201~", .paste("")),
    InputSample("\u{1B}[200~a\rb\r\nc\u{1B}[201~d", .paste("a\nb\nc"), key("d")),
    InputSample(
      "\u{1B}[200~\u{1B}[A\u{1B}\u{1B}[201\u{1B}[201~",
      .paste("\u{1B}[A\u{1B}\u{1B}[201")),
    InputSample("\u{1B}[200~日本\u{1B}[201~", .paste("日本")),
  ]

  /// Each is followed by the letter x, which must arrive.
  static let garbage = [
    InputSample([0x80, 0xFF, 0xC0, 0xC1, 0xF5], key("x")),
    InputSample([0xE0, 0x80, 0x80], key("x")),
    InputSample([0xED, 0xA0, 0x80], key("x")),
    InputSample([0xF4, 0x90, 0x80, 0x80], key("x")),
    InputSample([0xE6, 0x97], key("x")),
    InputSample([0xC2, 0x9B], key("x")),
    InputSample("\u{1B}[?1;2c", key("x")),
    InputSample("\u{1B}[5;7R", key("x")),
    InputSample("\u{1B}[99~", key("x")),
    InputSample("\u{1B}[~", key("x")),
    InputSample("\u{1B}[1;5$y", key("x")),
    InputSample("\u{1B}[57441u", key("x")),
    InputSample("\u{1B}[1114112u", key("x")),
    InputSample("\u{1B}[99999999999999999999999u", key("x")),
    InputSample("\u{1B}[u", key("x")),
    InputSample("\u{1B}[<0;0;1M", key("x")),
    InputSample("\u{1B}[<0;1M", key("x")),
    InputSample("\u{1B}[<0;99999;1M", key("x")),
    InputSample("\u{1B}[<66;1;1m", key("x")),
    InputSample("\u{1B}[201~", key("x")),
    InputSample("\u{1B}]0;title\u{7}", key("x")),
    InputSample("\u{1B}]0;title\u{1B}\\", key("x")),
    InputSample("\u{1B}P1$r\u{1B}\\", key("x")),
    InputSample("\u{1B}[" + String(repeating: "1", count: 5000) + "A", key("x")),
    InputSample("\u{1B}[1;5\u{3}", key("c", .control), key("x")),
    InputSample("\u{1B}[1;5\u{1B}[A", key(.upArrow), key("x")),
  ]

  static let all = characters + keys + kittyKeys + reports
}
