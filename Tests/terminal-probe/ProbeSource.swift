import Foundation
import InbetweenDrawing

/// A picture of one line that says what happened, and a thing that moves from 0 to 30.
///
/// Keys: Right moves it for 0.3 s. The others are in `act(on:)`.
@MainActor
final class ProbeSource: FrameSource {
  var onInvalidate: (@MainActor () -> TimeInterval)?
  /// What is shown beside the moving thing.
  private(set) var line = "ready"
  private var motionBegin: TimeInterval?
  private var requests: [Frame.Request] = []
  private var deadline: TimeInterval?
  /// Where the moving thing is, 0...30.
  private(set) var position = 0
  /// The time of the last frame.
  private(set) var time: TimeInterval = 0
  /// Whether frames are wanted without an end.
  private(set) var isEndless = false
  /// Whether each frame takes longer than there is time for one.
  private var isSlow = false
  private let takesAll: Bool

  init(takesAll: Bool) { self.takesAll = takesAll }

  func send(_ event: InputEvent, at time: TimeInterval) throws -> Handled {
    switch event {
    case .key(let press):
      return try act(on: press, at: time) || takesAll ? .handled : .ignored
    case .mouse(let mouse):
      guard mouse.action != .move else { return .ignored }
      line = "\(mouse.action) at \(Int(mouse.location.column)),\(Int(mouse.location.row))"
    case .resize(let size): line = "resized to \(size.columns)x\(size.rows)"
    case .focus(let isFocused): line = "focus \(isFocused)"
    case .paste(let text): line = "pasted \(text.count)"
    case .background(let color):
      line = "background \(color.red) \(color.green) \(color.blue)"
    case .foreground(let color):
      line = "foreground \(color.red) \(color.green) \(color.blue)"
    case .tap, .tapNamed: return .ignored
    }
    return .handled
  }

  func frame(at time: TimeInterval, in size: GridSize) -> Frame {
    self.time = time
    var next: TimeInterval?
    if let begin = motionBegin {
      position = min(30, Int((time - begin) / 0.3 * 30))
      if position < 30 { next = time } else { motionBegin = nil }
    }
    if let due = deadline {
      if time >= due {
        line = "deadline passed"
        deadline = nil
      } else {
        next = min(next ?? due, due)
      }
    }
    if isEndless || isSlow { next = time }
    if isSlow { usleep(30_000) }
    defer { requests = [] }
    return Frame(list: DisplayList(size: size), nextUpdate: next, requests: requests)
  }

  private func act(on press: KeyPress, at time: TimeInterval) throws -> Bool {
    switch press.key {
    case .rightArrow: motionBegin = time
    case "p": print("printed by the program")
    case "o": FileHandle.standardError.write(Data("said on standard error\n".utf8))
    case "b": requests.append(.bell)
    case "n": requests.append(.title("a \u{1B}[31mtitle\u{7}"))
    case "7": requests.append(.exit(7))
    case "f": isEndless = true
    case "h": isSlow = true
    case "j": while true { usleep(1000) }
    case "d": deadline = time + 0.2
    case "l": deadline = time + 0.7
    case "c": deadline = nil
    case "a": startTask()
    case "m": startTimer()
    default:
      if fails(on: press.key) { throw ProbeError() }
      line = "key \(press.key.character.unicodeScalars.map { String($0.value, radix: 16) })"
      return false
    }
    return true
  }

  /// Ends the program in the way that a key asks for; returns whether an error is to be thrown.
  private func fails(on key: KeyEquivalent) -> Bool {
    switch key {
    case "t": fatalError("a trap on purpose")
    case "s": crash()
    case "k": abort()
    case "w": line = String(overflow(1))
    case "y":
      Thread.detachNewThread { fatalError("a trap on a thread") }
    case "x": exit(5)
    default: return key == "r"
    }
    return false
  }

  private func crash() {
    // Nothing is ever mapped at this address.
    UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
  }

  /// Calls itself until the stack is full.
  private func overflow(_ depth: Int) -> Int {
    depth < 0 ? 0 : 1 + overflow(depth + 1)
  }

  private func startTask() {
    Task {
      try await Task.sleep(for: .milliseconds(20))
      line = "a task changed it"
      _ = onInvalidate?()
    }
  }

  private func startTimer() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.line = "a timer changed it"
        _ = self?.onInvalidate?()
      }
    }
  }
}

/// What the key r throws.
struct ProbeError: Error, CustomStringConvertible {
  let description = "an error on purpose"
}
