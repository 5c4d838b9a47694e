import Foundation

extension View {
  /// Calls a closure when the view is tapped: by a click, or by Return or the space bar when it has the focus.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls a closure when the view is tapped, with the place of the tap in a space, in points.
  nonisolated public func onTapGesture<Space: CoordinateSpaceProtocol>(
    count: Int = 1, coordinateSpace: Space, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls a closure when the view is tapped, with the place of the tap in a space, in points.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
