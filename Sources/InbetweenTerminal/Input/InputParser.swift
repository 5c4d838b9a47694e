import InbetweenDrawing

/// Turns the bytes that a terminal sends into events, however they are cut into pieces.
///
/// Bytes that mean nothing are dropped, and what is kept of an unfinished sequence is bounded. A key that
/// types several scalars (a flag, a letter with a combining mark) gives one event for each scalar, so that
/// the events do not depend on how the bytes arrived.
package struct InputParser: Sendable {
  /// The most bytes that are kept of a control sequence; a longer one is dropped.
  package static let longestSequence = 64

  private var state = State.ground
  /// Whether an Escape came before what is being read: the Alt key, as terminals send it.
  private var hasAlt = false
  private var decoder = ScalarDecoder()
  private var paste = PasteCollector()
  private var sequence: [UInt8] = []

  /// Creates a parser that has seen nothing.
  package init() {}

  /// Whether what came last is a key of its own if nothing follows, so that ``flush(into:)`` is due.
  package var needsFlush: Bool {
    switch state {
    case .escape, .singleShift, .console, .oldMouse, .string, .stringEscape, .paste: true
    case .control: sequence.isEmpty
    case .ground, .scalar, .overlong: false
    }
  }

  /// Whether a paste has begun and not ended.
  package var isPasting: Bool { state == .paste }

  /// Appends the events that bytes complete.
  package mutating func feed(_ bytes: UnsafeRawBufferPointer, into events: inout [InputEvent]) {
    for byte in bytes { take(byte, into: &events) }
  }

  /// Appends the keys that were waiting for more, since none came for a while.
  package mutating func flush(into events: inout [InputEvent]) {
    guard needsFlush else { return }
    let ended = state
    state = .ground
    switch ended {
    case .escape:
      if hasAlt { events.append(.key(KeyPress(.escape))) }
      events.append(.key(KeyPress(.escape)))
    case .stringEscape: events.append(.key(KeyPress(.escape)))
    case .control: emitAlt(UInt8(ascii: "["), into: &events)
    case .console:
      emitAlt(UInt8(ascii: "["), into: &events)
      takeGround(UInt8(ascii: "["), into: &events)
    case .singleShift where sequence.isEmpty: emitAlt(UInt8(ascii: "O"), into: &events)
    case .paste: events.append(.paste(paste.end()))
    case .string where sequence.count == 1: emitAlt(sequence[0], into: &events)
    default: break
    }
    hasAlt = false
  }

  private mutating func take(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground: takeGround(byte, into: &events)
    case .scalar: takeScalar(byte, into: &events)
    case .escape: takeEscape(byte, into: &events)
    case .control, .overlong, .singleShift: takeSequence(byte, into: &events)
    case .console: takeConsole(byte, into: &events)
    case .oldMouse: takeOldMouse(byte, into: &events)
    case .string, .stringEscape: takeString(byte, into: &events)
    case .paste: takePaste(byte, into: &events)
    }
  }

  private mutating func takePaste(_ byte: UInt8, into events: inout [InputEvent]) {
    // No text has Ctrl-C in it: the end of the paste was lost, and somebody wants to leave.
    if byte == 3 {
      events.append(.paste(paste.end()))
      restart(byte, into: &events)
    } else if let text = paste.take(byte) {
      state = .ground
      events.append(.paste(text))
    }
  }

  // MARK: Characters

  private mutating func takeGround(_ byte: UInt8, into events: inout [InputEvent]) {
    if byte == 0x1B {
      state = .escape
    } else if byte < 0x80 {
      emit(KeyPress(byte: byte), into: &events)
    } else if decoder.begin(byte) {
      state = .scalar
    } else {
      hasAlt = false
    }
  }

  private mutating func takeScalar(_ byte: UInt8, into events: inout [InputEvent]) {
    switch decoder.take(byte) {
    case .incomplete: break
    case .invalid: restart(byte, into: &events)
    case .scalar(let scalar):
      state = .ground
      if (0x80...0x9F).contains(scalar.value) {
        hasAlt = false
      } else {
        emit(KeyPress(KeyEquivalent(Character(scalar))), into: &events)
      }
    }
  }

  private mutating func emit(_ press: KeyPress, into events: inout [InputEvent]) {
    events.append(.key(hasAlt ? press.adding(.option) : press))
    hasAlt = false
  }

  private mutating func emitAlt(_ byte: UInt8, into events: inout [InputEvent]) {
    if hasAlt { events.append(.key(KeyPress(.escape))) }
    hasAlt = true
    takeGround(byte, into: &events)
  }

  /// Drops what was begun and takes a byte as the first of something new.
  private mutating func restart(_ byte: UInt8, into events: inout [InputEvent]) {
    state = .ground
    hasAlt = false
    takeGround(byte, into: &events)
  }

  // MARK: Sequences

  private mutating func takeEscape(_ byte: UInt8, into events: inout [InputEvent]) {
    sequence.removeAll(keepingCapacity: true)
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
      sequence.append(byte)
    case 0x1B:
      if hasAlt { events.append(.key(KeyPress(.escape))) }
      hasAlt = true
    default:
      state = .ground
      emitAlt(byte, into: &events)
    }
  }

  private mutating func takeSequence(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x20...0x3F:
      if sequence.count < Self.longestSequence { sequence.append(byte) } else { state = .overlong }
    case UInt8(ascii: "[") where state == .control && sequence.isEmpty: state = .console
    case UInt8(ascii: "M") where state == .control && sequence.isEmpty: state = .oldMouse
    case 0x40...0x7E: endSequence(byte, into: &events)
    default: restart(byte, into: &events)
    }
  }

  private mutating func endSequence(_ byte: UInt8, into events: inout [InputEvent]) {
    let ended = state
    state = .ground
    defer { hasAlt = false }
    guard ended != .overlong else { return }
    let control = ControlSequence(parameters: sequence, final: byte)
    if ended == .singleShift {
      if let press = control.singleShiftKey { emit(press, into: &events) }
    } else if control.beginsPaste {
      state = .paste
      paste = PasteCollector()
    } else if let press = control.key {
      emit(press, into: &events)
    } else if let event = control.mouseEvent ?? control.focusEvent {
      events.append(event)
    }
  }

  private mutating func takeConsole(_ byte: UInt8, into events: inout [InputEvent]) {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else {
      restart(byte, into: &events)
      return
    }
    state = .ground
    emit(KeyPress(.function(1 + Int(byte - UInt8(ascii: "A")))), into: &events)
  }

  private mutating func takeOldMouse(_ byte: UInt8, into events: inout [InputEvent]) {
    guard byte >= 0x20 else {
      restart(byte, into: &events)
      return
    }
    sequence.append(byte)
    guard sequence.count == 3 else { return }
    state = .ground
    hasAlt = false
    let numbers = sequence.map { Int($0) - 32 }
    if let event = MouseEvent(code: numbers[0], column: numbers[1], row: numbers[2]) {
      events.append(.mouse(event))
    }
  }

  private mutating func takeString(_ byte: UInt8, into events: inout [InputEvent]) {
    if state == .stringEscape {
      state = .escape
      hasAlt = false
      if byte == UInt8(ascii: "\\") {
        endString(into: &events)
      } else {
        takeEscape(byte, into: &events)
      }
    } else if byte == 0x1B {
      state = .stringEscape
    } else if byte >= 0x20 {
      if sequence.count <= Self.longestSequence { sequence.append(byte) }
    } else if byte == 0x07 {
      endString(into: &events)
    } else {
      restart(byte, into: &events)
    }
  }

  private mutating func endString(into events: inout [InputEvent]) {
    state = .ground
    hasAlt = false
    if let color = RGBA(report: sequence, of: 11) { events.append(.background(color)) }
    if let color = RGBA(report: sequence, of: 10) { events.append(.foreground(color)) }
  }
}
