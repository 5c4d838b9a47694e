/// A gesture that is made of two.
protocol PairedGesture: Gesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture

  nonisolated var first: First { get }
  nonisolated var second: Second { get }
}

/// Follows both gestures of a pair; subclasses say what becomes of them.
class PairRecognizer<Source: PairedGesture>: _GestureRecognizer<Source, Source.Value> {
  final let first: _GestureRecognizer<Source.First, Source.First.Value>
  final let second: _GestureRecognizer<Source.Second, Source.Second.Value>

  override init(_ gesture: Source) {
    first = Source.First._makeRecognizer(gesture.first)
    second = Source.Second._makeRecognizer(gesture.second)
    super.init(gesture)
  }

  override var parts: [_GestureCourse] { [first, second] }

  final override func update(_ gesture: Source) {
    super.update(gesture)
    first.update(gesture.first)
    second.update(gesture.second)
  }
}
