import Foundation
import InbetweenMotion

/// The size of a view, and where it is.
///
/// Shape: what layout gave, which is where animations end. Units: points.
public struct GeometryProxy {
  /// The size of the view.
  public let size: CGSize
  private weak var reader: (any GeometrySource)?

  init(_ reader: any GeometrySource, size: LayoutSize) {
    self.size = CGSize(width: size.width, height: size.height)
    self.reader = reader
  }

  /// The element whose geometry this is; nil once its view has gone.
  var element: Element? { reader }

  /// Returns where the view is in a space.
  ///
  /// Edges: a name that no view around bears means the window's space.
  public func frame<Space: CoordinateSpaceProtocol>(in space: Space) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Returns where the view is in a space.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    let own = CGRect(origin: .zero, size: size)
    if space.isLocal { return own }
    let boxed = Passed(value: space)
    return read { CGRect($0.readFrame(in: boxed.value)) } ?? own
  }

  /// Returns the bounds of a named view around in the view's own space; nil if no view bears the name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    let boxed = Passed(value: space.name)
    return read { $0.readBounds(of: boxed.value).map { CGRect($0) } } ?? nil
  }

  /// The value of an anchor in the view's own space.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let origin = read { $0.readFrame(in: .global).origin } ?? .zero
    let boxed = Passed(value: anchor)
    return MainActor.assumeIsolated { Passed(value: boxed.value.value(from: origin)) }.value
  }

  /// How far the view may grow into what it is kept away from.
  public var safeAreaInsets: EdgeInsets {
    let insets = read { reader in
      let insets = reader.safeAreaInsets(around: reader.rect)
      return EdgeInsets(
        top: CGFloat(insets.top), leading: CGFloat(insets.leading),
        bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.trailing))
    }
    return insets ?? EdgeInsets()
  }

  /// Asks the view for something; nil once it has gone, also where something keeps its element yet.
  private func read<Value: Sendable>(
    _ body: @MainActor (any GeometrySource) -> Value
  ) -> Value? {
    guard let reader else { return nil }
    return MainActor.assumeIsolated { reader.isMounted ? body(reader) : nil }
  }

  /// Carries a value into a closure that runs on the same thread.
  private struct Passed<Value>: @unchecked Sendable {
    let value: Value
  }
}
