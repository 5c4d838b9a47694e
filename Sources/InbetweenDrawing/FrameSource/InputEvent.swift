/// Something that happens to a program from outside.
///
/// Not in SwiftUI.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// A mouse button went down, moved, went up, or its wheel turned.
  case mouse(MouseEvent)
  /// A press and a release at one place.
  case tap(CellPoint)
  /// A tap on the first view in reading order whose text or accessibility label is this.
  case tapNamed(String)
  /// The window has another size.
  case resize(GridSize)
  /// The terminal got or lost the keyboard focus.
  case focus(Bool)
  /// Text was pasted.
  case paste(String)
  /// The terminal told its own background.
  case background(RGBA)
  /// The terminal told the colour of its text.
  case foreground(RGBA)
}

/// A mouse event.
///
/// Not in SwiftUI.
public struct MouseEvent: Hashable, Sendable {
  /// What the mouse did.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press
    /// A button went up.
    case release
    /// The mouse moved, with or without a button held.
    case move
    /// The wheel turned up (negative) or down (positive), by steps.
    case scroll(Int)
  }

  /// What the mouse did.
  public var action: Action
  /// Where.
  public var location: CellPoint
  /// The button, 0 for the first (left) one; nil for a move without a button.
  public var button: Int?
  /// The modifier keys that were held.
  public var modifiers: EventModifiers

  /// Creates an event.
  public init(
    _ action: Action, at location: CellPoint, button: Int? = 0, modifiers: EventModifiers = []
  ) {
    self.action = action
    self.location = location
    self.button = button
    self.modifiers = modifiers
  }
}
