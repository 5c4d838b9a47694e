import InbetweenDrawing

extension ANSIWriter {
  /// Chooses colours and attributes for a space, of which only the background and lines show.
  @inline(__always)
  mutating func setPenForSpace(_ wanted: Pen) {
    guard let pen else {
      setPen(wanted)
      return
    }
    if wanted.drawsSpacesLike(pen) { return }
    guard wanted.attributes.isDisjoint(with: .seenOnSpaces) else {
      setPen(wanted)
      return
    }
    if wanted.background.isStandard, pen.background != wanted.background {
      setPen(.plain)
    } else {
      let kept = pen.attributes.subtracting(.seenOnSpaces)
      setPen(Pen(ink: pen.ink, background: wanted.background, attributes: kept))
    }
  }

  /// Chooses colours and attributes by what differs from those in force.
  @inline(__always)
  mutating func setPen(_ wanted: Pen) {
    guard pen != wanted else { return }
    changePen(to: wanted)
  }

  private mutating func changePen(to wanted: Pen) {
    defer { pen = wanted }
    guard wanted != .plain else {
      buffer.put("\u{1B}[m")
      return
    }
    guard let pen else {
      putChange(from: .plain, to: wanted, afterReset: true)
      return
    }
    let direct = changeLength(from: pen, to: wanted)
    let afterReset = 2 + changeLength(from: .plain, to: wanted)
    if afterReset < direct {
      putChange(from: .plain, to: wanted, afterReset: true)
    } else {
      putChange(from: pen, to: wanted, afterReset: false)
    }
  }

  private mutating func putChange(from old: Pen, to new: Pen, afterReset: Bool) {
    buffer.put("\u{1B}[")
    if afterReset { buffer.put("0;") }
    if old.attributes != new.attributes { putAttributes(from: old.attributes, to: new.attributes) }
    if old.ink != new.ink { putColor(new.ink, kind: 3) }
    if old.background != new.background { putColor(new.background, kind: 4) }
    // The last number has a separator behind it, which becomes the end.
    buffer.replaceLast(with: UInt8(ascii: "m"))
  }

  /// Adds the numbers of a colour; `kind` is 3 for the ink and 4 for the background.
  private mutating func putColor(_ color: CellColor, kind: Int) {
    if let code = shortCode(of: color, kind: kind) {
      buffer.put(number: code)
      buffer.put(UInt8(ascii: ";"))
      return
    }
    buffer.put(number: kind)
    if let index = color.index {
      buffer.put("8;5;")
      buffer.put(number: Int(index))
      buffer.put(UInt8(ascii: ";"))
      return
    }
    buffer.put("8;2;")
    buffer.put(number: Int(color.red))
    buffer.put(UInt8(ascii: ";"))
    buffer.put(number: Int(color.green))
    buffer.put(UInt8(ascii: ";"))
    buffer.put(number: Int(color.blue))
    buffer.put(UInt8(ascii: ";"))
  }

  /// The one number that says a colour, where there is such a number.
  private func shortCode(of color: CellColor, kind: Int) -> Int? {
    if color.isStandard { return 10 * kind + 9 }
    guard colors == .ansi16, let index = color.index, index < 16 else { return nil }
    // The bright ones are 90 and 100 and what follows.
    return 10 * kind + Int(index) + (index < 8 ? 0 : 52)
  }

  private mutating func putAttributes(from old: TextAttributes, to new: TextAttributes) {
    for code in AttributeCode.all {
      let isOff = !old.intersection(code.attributes).subtracting(new).isEmpty
      if isOff {
        buffer.put(number: code.off)
        buffer.put(UInt8(ascii: ";"))
      }
      for (attribute, on) in code.on where new.contains(attribute) {
        guard isOff || !old.contains(attribute) else { continue }
        buffer.put(number: on)
        buffer.put(UInt8(ascii: ";"))
      }
    }
  }

  // MARK: Colours that do not differ

  /// Returns a run without the cells at its ends that look the same in the colours there are; nil for none.
  func trimmed(_ run: CellDiff.Run, _ new: CellBuffer, over old: CellBuffer) -> CellDiff.Run? {
    func isSame(_ column: Int) -> Bool {
      let (cell, before) = (new[column, run.row], old[column, run.row])
      return cell.glyph == before.glyph && cell.link == before.link && cell.role == .single
        && before.role == .single
        && Pen(cell, colors: colors, declaredBackground: declaredBackground)
          == Pen(before, colors: colors, declaredBackground: declaredBackground)
    }
    guard let first = run.columns.first(where: { !isSame($0) }),
      let last = run.columns.last(where: { !isSame($0) })
    else { return nil }
    return CellDiff.Run(row: run.row, columns: first..<last + 1)
  }

  // MARK: Lengths

  /// How many bytes the numbers of a change take, with a separator behind each.
  private func changeLength(from old: Pen, to new: Pen) -> Int {
    var length = 0
    if old.ink != new.ink { length += colorLength(new.ink, kind: 3) }
    if old.background != new.background { length += colorLength(new.background, kind: 4) }
    guard old.attributes != new.attributes else { return length }
    for code in AttributeCode.all {
      let isOff = !old.attributes.intersection(code.attributes).subtracting(new.attributes).isEmpty
      length += isOff ? 3 : 0
      for (attribute, _) in code.on where new.attributes.contains(attribute) {
        length += isOff || !old.attributes.contains(attribute) ? 2 : 0
      }
    }
    return length
  }

  private func colorLength(_ color: CellColor, kind: Int) -> Int {
    if let code = shortCode(of: color, kind: kind) { return ByteBuffer.digitCount(code) + 1 }
    if let index = color.index { return 6 + ByteBuffer.digitCount(Int(index)) }
    return 8 + ByteBuffer.digitCount(Int(color.red)) + ByteBuffer.digitCount(Int(color.green))
      + ByteBuffer.digitCount(Int(color.blue))
  }
}

/// The numbers that turn attributes on and off. Bold and dim go off together.
private struct AttributeCode {
  let attributes: TextAttributes
  let on: [(TextAttributes, Int)]
  let off: Int

  // Source: ECMA-48, Select Graphic Rendition.
  static let all = [
    AttributeCode(attributes: [.bold, .dim], on: [(.bold, 1), (.dim, 2)], off: 22),
    AttributeCode(attributes: .italic, on: [(.italic, 3)], off: 23),
    AttributeCode(attributes: .underline, on: [(.underline, 4)], off: 24),
    AttributeCode(attributes: .reverse, on: [(.reverse, 7)], off: 27),
    AttributeCode(attributes: .strikethrough, on: [(.strikethrough, 9)], off: 29),
  ]
}
