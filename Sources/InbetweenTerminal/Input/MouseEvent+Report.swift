import InbetweenDrawing

extension MouseEvent {
  /// Creates an event from the numbers of a mouse report.
  ///
  /// Shape: columns and rows from 1. Edges: nil for places outside 1...65535 and for codes
  /// without a meaning. A wheel that turns sideways is one that turns while Shift is held. Source: xterm's "Mouse Tracking".
  init?(code: Int, column: Int, row: Int, isRelease: Bool = false) {
    let places = 1...65_535
    guard places.contains(column), places.contains(row), (0...255).contains(code) else {
      return nil
    }
    // The middle of the cell: what is a fraction of a cell away is not meant.
    let location = CellPoint(column: Double(column) - 0.5, row: Double(row) - 0.5)
    var modifiers: EventModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let low = code & 3

    if code & 64 != 0 {
      guard !isRelease, code & 0x80 == 0 else { return nil }
      if low > 1 { modifiers.insert(.shift) }
      let step = low & 1 == 0 ? -1 : 1
      self.init(.scroll(step), at: location, button: nil, modifiers: modifiers)
      return
    }
    // The first three buttons have the codes 0 to 2, the wheel 64 to 67, the further buttons 128 to 131.
    let isFurther = code & 0x80 != 0
    let button = isFurther ? 7 + low : low
    if code & 32 != 0 {
      let held = low == 3 && !isFurther ? nil : button
      self.init(.move, at: location, button: held, modifiers: modifiers)
    } else if low == 3 && !isFurther {
      // Old reports do not say which button went up.
      self.init(.release, at: location, button: 0, modifiers: modifiers)
    } else {
      let action: Action = isRelease ? .release : .press
      self.init(action, at: location, button: button, modifiers: modifiers)
    }
  }
}
