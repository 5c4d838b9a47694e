import Foundation

/// Where the mouse is in a view.
@frozen
public nonisolated enum HoverPhase: Hashable, Sendable {
  /// The mouse is over the view, at a place in points.
  case active(CGPoint)
  /// The mouse is not over the view any more.
  case ended
}

/// Has a closure told where the mouse is.
public nonisolated struct _HoverModifier: ViewModifier {
  public typealias Body = Never

  let space: CoordinateSpace
  /// Told of each place only if it wants all of them.
  let isContinuous: Bool
  let action: (HoverPhase) -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _HoverModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> HoverElement {
    HoverElement(node: node, child: child)
  }

  @MainActor func apply(to element: HoverElement) {
    element.modifier = self
    element.isEnabled = element.environmentValues.isEnabled
  }
}

/// Knows whether the mouse is over what its child shows, or anywhere in its own frame.
final class HoverElement: FramedElement {
  var modifier: _HoverModifier?
  var isEnabled = true
  private var isInside = false

  /// Takes note of where the mouse is: at a place of the window over the view, or elsewhere.
  func point(at place: LayoutPoint?) {
    guard let place, isEnabled else {
      if isInside { modifier?.action(.ended) }
      isInside = false
      return
    }
    guard let modifier, !isInside || modifier.isContinuous else { return }
    isInside = true
    modifier.action(.active(location(of: place, in: modifier.space)))
  }
}

extension View {
  /// Calls a closure when the mouse comes over the view, and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      _HoverModifier(space: .local, isContinuous: false) { phase in action(phase != .ended) })
  }

  /// Calls a closure with each place of the mouse over the view, in points of a space, and when it leaves.
  nonisolated public func onContinuousHover<Space: CoordinateSpaceProtocol>(
    coordinateSpace: Space, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Calls a closure with each place of the mouse over the view, in points of a space, and when it leaves.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(space: coordinateSpace, isContinuous: true, action: action))
  }
}
