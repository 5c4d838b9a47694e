/// Makes keyframes of a track from statements, with `if`, `switch` and `for` among them.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ expression: Content
  ) -> Content { expression }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    _KeyframeSequence<Value>([])
  }

  public static func buildPartialBlock<Content: KeyframeTrackContent<Value>>(
    first: Content
  ) -> Content { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(accumulated.keyframes + next.keyframes)
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(components.flatMap(\.keyframes))
  }

  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence<Value>(component?.keyframes ?? [])
  }

  public static func buildEither(
    first: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(first.keyframes) }

  public static func buildEither(
    second: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> { _KeyframeSequence(second.keyframes) }
}

/// Keyframes in their order, wherever they came from.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  private let list: [_Keyframe<Value>]

  init(_ list: [_Keyframe<Value>]) { self.list = list }

  public var body: _KeyframeSequence { self }

  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes += list }
}

extension _KeyframeSequence: Sendable where Value: Sendable {}
