/// Whether content gives way when it is dragged beyond an edge.
public nonisolated struct ScrollBounceBehavior: Hashable, Sendable {
  let isRigidWhereItFits: Bool
  private let name: String

  /// As the platform does it: content always gives way.
  public static var automatic: ScrollBounceBehavior { always }
  /// Content always gives way.
  public static let always = ScrollBounceBehavior(isRigidWhereItFits: false, name: "always")
  /// Content gives way if there is more than the window shows.
  public static let basedOnSize = ScrollBounceBehavior(
    isRigidWhereItFits: true, name: "basedOnSize")
}

extension View {
  /// Says whether content that fits into a scroll view gives way to a drag.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    scrollSettings {
      if behavior.isRigidWhereItFits {
        $0.rigidAxes.formUnion(axes)
      } else {
        $0.rigidAxes.subtract(axes)
      }
    }
  }
}
