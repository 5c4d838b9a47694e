import Foundation

/// Something that takes events and gives frames: a view host, a storyboard, a benchmark workload.
///
/// Not in SwiftUI. A run loop or a recording drives it and brings the clock; times are seconds since the
/// run began and never decrease (a smaller one counts as the last one).
@MainActor
public protocol FrameSource: AnyObject {
  /// Handles an event at its own time, before it returns.
  ///
  /// Errors: throws for a name that nothing on screen has, with the visible names.
  @discardableResult
  func send(_ event: InputEvent, at time: TimeInterval) throws -> Handled

  /// Runs all that falls due until a time, and returns the picture at that time.
  func frame(at time: TimeInterval, in size: GridSize) -> Frame

  /// What to call when something outside of events (a task) changed the state; it returns the time
  /// since the run began, which is the change's time.
  var onInvalidate: (@MainActor () -> TimeInterval)? { get set }
}

/// Whether a view took an event.
///
/// Not in SwiftUI.
public enum Handled: Hashable, Sendable {
  /// A view took it.
  case handled
  /// No view wanted it.
  case ignored
}

/// One picture and what to do beside showing it.
///
/// Not in SwiftUI. The list is borrowed: a consumer drops it before it asks for the next frame, so that
/// the producer patches it in place.
public struct Frame: Sendable {
  /// The picture.
  public var list: DisplayList
  /// When the picture changes by itself: at most the time of the frame means at each frame; nil, never.
  public var nextUpdate: TimeInterval?
  /// When a task that sleeps on the clock of the frames wakes next; nil, never. A recording shows that moment too.
  public var nextWake: TimeInterval?
  /// Where the terminal's cursor stands; nil where it is hidden.
  public var cursor: CellPoint?
  /// What views asked of the terminal since the frame before.
  public var requests: [Request]

  /// What a view may ask of the terminal.
  public enum Request: Hashable, Sendable {
    /// A bell.
    case bell
    /// A window title.
    case title(String)
    /// The end of the program, with an exit code.
    case exit(Int32)
  }

  /// Creates a frame.
  public init(
    list: DisplayList, nextUpdate: TimeInterval?, nextWake: TimeInterval? = nil,
    cursor: CellPoint? = nil, requests: [Request] = []
  ) {
    self.list = list
    self.nextUpdate = nextUpdate
    self.nextWake = nextWake
    self.cursor = cursor
    self.requests = requests
  }
}

/// A place in the window in cells.
///
/// Not in SwiftUI. Shape: column and row from 0; fractions where a terminal reports pixels.
public struct CellPoint: Hashable, Sendable {
  /// The distance from the left edge, in cells.
  public var column: Double
  /// The distance from the top edge, in cells.
  public var row: Double

  /// Creates a place.
  public init(column: Double, row: Double) {
    self.column = column
    self.row = row
  }
}
