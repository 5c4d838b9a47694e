/// Makes tracks from statements, or one track from keyframes alone, with `if`, `switch` and `for`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes<Value>>(
    _ expression: Content
  ) -> Content { expression }

  public static func buildBlock() -> some Keyframes<Value> { _KeyframeTrackGroup<Value>([]) }

  public static func buildPartialBlock<Content: Keyframes<Value>>(
    first: Content
  ) -> Content { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { _KeyframeTrackGroup<Value>([accumulated, next]) }

  public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
    _KeyframeTrackGroup<Value>(components)
  }

  public static func buildOptional(_ component: (some Keyframes<Value>)?) -> some Keyframes<Value> {
    _KeyframeTrackGroup<Value>(component.map { [$0] } ?? [])
  }

  public static func buildEither(first: some Keyframes<Value>) -> _KeyframeTrackGroup<Value> {
    _KeyframeTrackGroup([first])
  }

  public static func buildEither(second: some Keyframes<Value>) -> _KeyframeTrackGroup<Value> {
    _KeyframeTrackGroup([second])
  }

  public static func buildFinalResult<Content: Keyframes<Value>>(
    _ component: Content
  ) -> Content { component }
}

extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ expression: Content
  ) -> Content { expression }

  public static func buildPartialBlock<Content: KeyframeTrackContent<Value>>(
    first: Content
  ) -> Content { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildOptional(component)
  }

  public static func buildEither(
    first: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    KeyframeTrackContentBuilder<Value>.buildEither(first: first)
  }

  public static func buildEither(
    second: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    KeyframeTrackContentBuilder<Value>.buildEither(second: second)
  }

  public static func buildFinalResult<Content: KeyframeTrackContent<Value>>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> { KeyframeTrack { component } }
}

/// Tracks in their order, wherever they came from.
public struct _KeyframeTrackGroup<Value>: Keyframes {
  private let tracks: [any Keyframes<Value>]

  init(_ tracks: [any Keyframes<Value>]) { self.tracks = tracks }

  public var body: _KeyframeTrackGroup { self }

  @MainActor public func _append(to list: inout _KeyframeTracks<Value>) {
    for track in tracks { track._append(to: &list) }
  }
}
