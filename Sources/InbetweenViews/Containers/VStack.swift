import Foundation

/// A column of views, from top to bottom.
public nonisolated struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View where Content: View {
  public typealias Body = Never

  /// Creates the stack.
  ///
  /// `alignment` says where views of different sizes meet; `spacing` is in points, nil for the default of
  /// no space, none beside a spacer.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: VStack<Content>, in context: _NodeContext
  ) -> _ViewNode<VStack<Content>> {
    ContainerNode(
      view, in: context, make: { StackElement(node: $0, typeName: "VStack", axis: .vertical) },
      apply: { view, element in
        element.apply(
          alignment: view.alignment.key, spacing: bounded(view.spacing))
        return view.content
      })
  }
}
