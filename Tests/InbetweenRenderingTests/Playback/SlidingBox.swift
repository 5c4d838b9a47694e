import Foundation
import InbetweenDrawing

/// A source of one box that each event moves by ten cells in one second, with a deadline at its end.
///
/// An end starts a task that counts, as a completion in a program might.
@MainActor
final class SlidingBox: FrameSource {
  var onInvalidate: (@MainActor () -> TimeInterval)?
  /// What happened, in order.
  private(set) var log: [String] = []
  /// At which times a task found the state changed.
  private(set) var taskTimes: [TimeInterval] = []

  private var start: TimeInterval?
  private var origin = 0.0
  private var taskStepsLeft = 0
  private var requests: [Frame.Request] = []
  private var sequence: UInt64 = 0
  private let delay: TimeInterval

  /// Creates a box that waits before it moves.
  init(delay: TimeInterval = 0) { self.delay = delay }

  func send(_ event: InputEvent, at time: TimeInterval) throws -> Handled {
    if case .tapNamed(let name) = event, name != "box" { throw NoSuchName(name: name) }
    log.append("\(event.short) at \(time)")
    finish(by: time)
    origin = position(at: time)
    start = time + delay
    requests.append(.bell)
    return .handled
  }

  func frame(at time: TimeInterval, in size: GridSize) -> Frame {
    finish(by: time)
    sequence += 1
    var list = DisplayList(size: size, background: .white, sequence: sequence)
    list.nodes = [
      DisplayNode(name: nil, type: "Stack", path: "root", phase: .present),
      DisplayNode(name: "box", type: "Box", path: "root/0", phase: .inserting),
      DisplayNode(name: "place", type: "Spacer", path: "root/1", phase: .removing),
      DisplayNode(name: nil, type: "Text", path: "root/2", phase: .present),
    ]
    let scope = list.openScope(DisplayScope(parent: 0, x: 1, y: 2, opacity: 0.25))
    let rect = CellRect(x: position(at: time), y: 0, width: 3, height: 1)
    list.append(DisplayItem(frame: rect, scope: scope, node: 0, payload: .marker))
    list.append(DisplayItem(frame: rect, scope: scope, node: 3, payload: .fill(.rectangle)))
    list.append(DisplayItem(frame: rect, scope: scope, node: 1, payload: .fill(.rectangle)))
    list.append(
      DisplayItem(frame: rect, scope: scope, node: 1, payload: .stroke(.rectangle, lineWidth: 1)))
    list.closeScope(scope)
    list.append(DisplayItem(frame: .zero, scope: 0, node: 2, payload: .marker))
    defer { requests = [] }
    return Frame(
      list: list, nextUpdate: start.map { max($0, time) }, cursor: nil, requests: requests)
  }

  private func position(at time: TimeInterval) -> Double {
    guard let start, time > start else { return origin }
    return origin + 10 * min(1, time - start)
  }

  private func finish(by time: TimeInterval) {
    guard let start, time >= start + 1 else { return }
    origin += 10
    self.start = nil
    log.append("end at \(time)")
    Task { await self.countInSteps() }
  }

  private func countInSteps() async {
    for _ in 0..<5 { await Task.yield() }
    if let time = onInvalidate?() { taskTimes.append(time) }
  }
}

struct NoSuchName: Error, Equatable {
  let name: String
}

extension InputEvent {
  /// A short form for logs.
  var short: String {
    switch self {
    case .key(let press): "key \(press.key.character)"
    case .tap(let point): "tap \(point.column),\(point.row)"
    case .tapNamed(let name): "tap \(name)"
    case .resize(let size): "resize \(size.columns)x\(size.rows)"
    case .mouse, .focus, .paste, .background, .foreground: "another event"
    }
  }
}
