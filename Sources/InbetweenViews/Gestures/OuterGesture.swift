/// A gesture around another one.
protocol OuterGesture: Gesture {
  associatedtype Content: Gesture

  /// The gesture inside.
  nonisolated var content: Content { get }
}

/// Follows the gesture inside of another one; subclasses do something beside that.
class OuterRecognizer<Source: OuterGesture>: _GestureRecognizer<Source, Source.Value> {
  final let child: _GestureRecognizer<Source.Content, Source.Content.Value>

  override init(_ gesture: Source) {
    child = Source.Content._makeRecognizer(gesture.content)
    super.init(gesture)
  }

  final override var parts: [_GestureCourse] { [child] }

  final override func update(_ gesture: Source) {
    super.update(gesture)
    child.update(gesture.content)
  }
}
