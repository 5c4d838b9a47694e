import Foundation
import InbetweenDrawing
import InbetweenMotion

extension ViewHost {
  @discardableResult
  public func send(_ event: InputEvent, at time: TimeInterval) throws -> Handled {
    // Handlers begin outside of any transaction, also if a test sends events inside of one.
    try graph.running { try CurrentTransaction.without { try handle(event, at: time) } }
  }

  private func handle(_ event: InputEvent, at time: TimeInterval) throws -> Handled {
    advance(to: time)
    showScrolledViews()
    graph.matcher.arrange(at: graph.now)
    isHandlingEvent = true
    defer {
      isHandlingEvent = false
      graph.flush()
      dropGoneGestures()
      graph.stageDidEnd?(.events)
    }
    switch event {
    case .key(let key): return press(key)
    case .tap(let point): return tap(at: point)
    case .tapNamed(let name): return try tap(named: name)
    case .mouse(let event): return handle(event)
    case .resize(let size): return resizeNow(to: size)
    case .background(let color): return take(background: color)
    case .foreground(let color): return take(foreground: color)
    case .focus, .paste: return .ignored
    }
  }

  private func resizeNow(to size: GridSize) -> Handled {
    resize(to: size)
    return .handled
  }
}

/// A name that nothing on screen has.
///
/// Not in SwiftUI.
public struct UnknownNameError: Error, CustomStringConvertible {
  /// The name that was asked for.
  public let name: String
  /// The names on screen, in reading order.
  public let known: [String]

  /// How many names the description tells.
  private static let toldCount = 20

  public var description: String {
    // Each once, and those alone that somebody could type.
    var told: Set<String> = []
    let names = known.filter { name in
      name.contains { !$0.isWhitespace } && told.insert(name).inserted
    }
    let list = names.prefix(Self.toldCount).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = names.count > Self.toldCount ? " and \(names.count - Self.toldCount) more" : ""
    let seen = names.isEmpty ? "nothing on screen has a name" : "on screen are \(list)\(rest)"
    let near = nearestName(to: name, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
    return "nothing on screen is called \"\(name)\": \(seen)\(near)"
  }
}
