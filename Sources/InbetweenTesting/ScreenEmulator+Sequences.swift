import InbetweenDrawing
import InbetweenRendering

extension ScreenEmulator {
  mutating func perform(_ action: ByteParser.Action) {
    guard case .print(let scalar) = action else {
      joinable = nil
      let repeatable = lastScalar
      lastScalar = nil
      if case .sequence(nil, let numbers, UInt8(ascii: "b")) = action {
        show(repeatable, times: max(1, numbers[0] ?? 1))
      } else {
        obey(action)
      }
      return
    }
    lastScalar = scalar
    show(scalar)
  }

  /// Shows the character again that was written just before; a sequence in between makes it unknown.
  private mutating func show(_ scalar: Unicode.Scalar?, times: Int) {
    guard let scalar else {
      unknownSequences.append("CSI b without a character")
      return
    }
    for _ in 0..<min(times, cells.count) {
      joinable = nil
      show(scalar)
    }
  }

  private mutating func obey(_ action: ByteParser.Action) {
    switch action {
    case .print: break
    case .string(let text): obey(string: text)
    case .control(let byte): obey(control: byte)
    case .escape(let letter): unknownSequences.append("ESC " + String(Unicode.Scalar(letter)))
    case .sequence(UInt8(ascii: "?"), let numbers, UInt8(ascii: "h")):
      for mode in numbers.compactMap({ $0 }) { setMode(mode, true) }
    case .sequence(UInt8(ascii: "?"), let numbers, UInt8(ascii: "l")):
      for mode in numbers.compactMap({ $0 }) { setMode(mode, false) }
    case .sequence(nil, let numbers, UInt8(ascii: "m")): setPen(numbers.map { $0 ?? 0 })
    case .sequence(nil, let numbers, let final):
      obey(Unicode.Scalar(final), numbers[0], numbers.count > 1 ? numbers[1] : nil)
    case .sequence(let prefix?, _, let final):
      let letters = [prefix, final].map { String(Unicode.Scalar($0)) }
      unknownSequences.append("CSI " + letters.joined(separator: " "))
    }
  }

  /// Begins or ends a link; other strings are for the window.
  private mutating func obey(string text: String) {
    guard text.hasPrefix("]8;") else { return }
    let parts = text.dropFirst(3).split(
      separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return unknownSequences.append("OSC 8 without an address") }
    pen.link = String(parts[1])
  }

  private mutating func setMode(_ mode: Int, _ isSet: Bool) {
    if isSet { modes.insert(mode) } else { modes.remove(mode) }
    if mode == 2026, isSet { synchronizedFrames += 1 }
  }

  private mutating func obey(control byte: UInt8) {
    switch byte {
    case 0x08: go(column: column - 1, row: row)
    case 0x0A:
      wrapIsPending = false
      lineFeed()
    case 0x0D: go(column: 0, row: row)
    default: unknownSequences.append("control " + String(byte, radix: 16))
    }
  }

  private mutating func obey(_ final: Unicode.Scalar, _ first: Int?, _ second: Int?) {
    let count = max(1, first ?? 1)
    switch final {
    case "A": go(column: column, row: row - count)
    case "B": go(column: column, row: row + count)
    case "C": go(column: column + count, row: row)
    case "D": go(column: column - count, row: row)
    case "E": go(column: 0, row: row + count)
    case "F": go(column: 0, row: row - count)
    case "G": go(column: count - 1, row: row)
    case "H", "f": go(column: max(1, second ?? 1) - 1, row: count - 1)
    case "d": go(column: column, row: count - 1)
    case "J":
      if modes.contains(2026) || first == 3 { unwelcomeErasures += 1 }
      erase(screenPart: first ?? 0)
    case "K": erase(rowPart: first ?? 0)
    case "X": erase(cellIndex..<min(cellIndex + count, (row + 1) * size.columns))
    case "S": scroll(margins, by: count)
    case "T": scroll(margins, by: -count)
    case "r": setMargins(top: first ?? 1, bottom: second ?? size.rows)
    default: unknownSequences.append("CSI " + String(final))
    }
  }

  /// Sets the rows that scroll, from 1, and moves the cursor to the top left.
  private mutating func setMargins(top: Int, bottom: Int) {
    let (first, end) = (max(1, top) - 1, min(bottom, size.rows))
    guard end - first >= 2 || size.rows == 1 else { return }
    margins = first..<end
    go(column: 0, row: 0)
  }

  private mutating func go(column newColumn: Int, row newRow: Int) {
    wrapIsPending = false
    column = min(max(0, newColumn), size.columns - 1)
    row = min(max(0, newRow), size.rows - 1)
  }

  // MARK: Erasing

  private var cellIndex: Int { row * size.columns + column }

  private mutating func erase(rowPart part: Int) {
    let start = row * size.columns
    switch part {
    case 0: erase(cellIndex..<start + size.columns)
    case 1: erase(start..<cellIndex + 1)
    default: erase(start..<start + size.columns)
    }
  }

  private mutating func erase(screenPart part: Int) {
    switch part {
    case 0: erase(cellIndex..<cells.count)
    case 1: erase(0..<cellIndex + 1)
    default: erase(0..<cells.count)
    }
  }

  private mutating func erase(_ range: Range<Int>) {
    wrapIsPending = false
    for index in range {
      clearHalves(at: index)
      cells[index] = Cell(background: pen.background)
    }
  }

  // MARK: Colours and attributes

  private mutating func setPen(_ numbers: [Int]) {
    var rest = numbers[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: pen = Cell(link: pen.link)
      case 22: pen.attributes.subtract([.bold, .dim])
      case 38, 48:
        guard let color = color(from: &rest) else {
          unknownSequences.append("SGR \(code)")
          return
        }
        if code == 38 { pen.ink = color } else { pen.background = color }
      case 30...37: pen.ink = CellColor(index: UInt8(code - 30))
      case 40...47: pen.background = CellColor(index: UInt8(code - 40))
      case 90...97: pen.ink = CellColor(index: UInt8(code - 82))
      case 100...107: pen.background = CellColor(index: UInt8(code - 92))
      case 39: pen.ink = .standard
      case 49: pen.background = .standard
      default: setAttribute(code)
      }
    }
  }

  /// Takes the numbers behind 38 or 48: a number in the palette or three components.
  private func color(from rest: inout ArraySlice<Int>) -> CellColor? {
    switch rest.popFirst() {
    case 2 where rest.count >= 3:
      let parts = rest.prefix(3).map { UInt8(clamping: $0) }
      rest = rest.dropFirst(3)
      return CellColor(red: parts[0], green: parts[1], blue: parts[2])
    case 5:
      return rest.popFirst().flatMap(UInt8.init(exactly:)).map(CellColor.init(index:))
    default: return nil
    }
  }

  private mutating func setAttribute(_ code: Int) {
    let attributes: [Int: TextAttributes] = [
      1: .bold, 2: .dim, 3: .italic, 4: .underline, 7: .reverse, 9: .strikethrough,
    ]
    if let attribute = attributes[code] {
      pen.attributes.insert(attribute)
    } else if code > 22, let attribute = attributes[code - 20] {
      pen.attributes.remove(attribute)
    } else {
      unknownSequences.append("SGR \(code)")
    }
  }
}
