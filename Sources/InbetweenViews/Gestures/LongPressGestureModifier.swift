import Foundation

extension View {
  /// Calls a closure when the mouse button has been held down in the view for a while.
  ///
  /// `minimumDuration` is in seconds, `maximumDistance` in points. `onPressingChanged` is told when the button
  /// goes down, and when the press is complete, given up, or moved too far.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        content: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: { onPressingChanged?($0) }
      )
      .onEnded { _ in action() })
  }

  /// Calls a closure when the mouse button has been held down in the view for a while.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
