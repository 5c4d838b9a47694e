import InbetweenMotion

/// Something that is done with the mouse, and recognised from the events of its button.
///
/// A gesture of one's own has a body that is made of other gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// The type of what the gesture is made of.
  associatedtype Body: Gesture

  /// What the gesture is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what recognises the gesture, from one press on. Not for authors: every gesture has the default.
  @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self, Value>

  /// Whether a tap is part of it, so that keys can do it too. Not for authors.
  @MainActor static var _isTappable: Bool { get }
}

extension Gesture where Value == Body.Value {
  @MainActor public static func _makeRecognizer(
    _ gesture: Self
  ) -> _GestureRecognizer<Self, Body.Value> {
    CompositeRecognizer(gesture)
  }
}

extension Gesture {
  @MainActor public static var _isTappable: Bool { Body._isTappable }
}

extension Gesture where Body == Never {
  /// Never asked for: the gesture recognises itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive gesture and has no body")
  }

  @MainActor public static var _isTappable: Bool { false }
}

extension Never: Gesture {
  public typealias Value = Never

  public var body: Never {
    switch self {}
  }
}

/// Recognises a gesture by what it is made of.
final class CompositeRecognizer<Source: Gesture>: _GestureRecognizer<Source, Source.Body.Value> {
  private let child: _GestureRecognizer<Source.Body, Source.Body.Value>

  override init(_ gesture: Source) {
    child = Source.Body._makeRecognizer(gesture.body)
    super.init(gesture)
  }

  override var parts: [_GestureCourse] { [child] }
  override var phase: GesturePhase<Source.Body.Value> { child.phase }

  override func update(_ gesture: Source) {
    super.update(gesture)
    child.update(gesture.body)
  }
}
