/// Gives the space of a view a name.
public nonisolated struct _CoordinateSpaceModifier: ViewModifier {
  public typealias Body = Never

  let name: AnyHashable

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _CoordinateSpaceModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> CoordinateSpaceElement {
    CoordinateSpaceElement(node: node, child: child)
  }

  @MainActor func apply(to element: CoordinateSpaceElement) { element.name = name }
}

/// Bears the name of its child's space.
final class CoordinateSpaceElement: UnaryElement {
  var name: AnyHashable?
}

extension Element {
  /// Where layout put the element in the window, in points.
  var modelRect: LayoutRect {
    LayoutRect(originInWindow(at: nil) + rect.origin, rect.size)
  }

  /// The view around whose space has a name.
  func space(named name: AnyHashable) -> Element? {
    var element = parent
    while let current = element {
      if (current as? CoordinateSpaceElement)?.name == name { return current }
      if let scroll = current as? ScrollElement, let space = name.base as? ScrollSpace,
        scroll.axes.isSuperset(of: space.axes)
      {
        return scroll
      }
      element = current.parent
    }
    return nil
  }

  /// Where layout put the element in a space, in points; a name that no view bears means the window's.
  func frame(in space: CoordinateSpace) -> LayoutRect {
    var frame = modelRect
    switch space {
    case .global: break
    case .local: (frame.x, frame.y) = (0, 0)
    case .named(let name):
      guard let other = self.space(named: name)?.modelRect else { break }
      (frame.x, frame.y) = (frame.x - other.x, frame.y - other.y)
    }
    return frame
  }
}

extension View {
  /// Gives the view's space a name, by which views inside can ask where they are.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the view's space a name, by which views inside can ask where they are.
  nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
