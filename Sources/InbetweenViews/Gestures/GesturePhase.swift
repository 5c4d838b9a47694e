/// How far a gesture is.
enum GesturePhase<Value> {
  /// It may become one, and may have something to tell by then: a button is pressed.
  case possible(Value?)
  /// It is one, and goes on.
  case active(Value)
  /// It is one, and complete.
  case ended(Value)
  /// It was none.
  case failed

  /// What it tells while it goes on.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  /// What it tells, also when it is complete.
  var anyValue: Value? {
    if case .ended(let value) = self { return value }
    return value
  }

  /// Whether nothing will change any more.
  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  /// Whether it is known to be the gesture.
  var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  /// Whether it is known to be another one.
  var isFailed: Bool {
    if case .failed = self { return true }
    return false
  }

  /// Returns the same phase of a gesture that tells something else.
  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
