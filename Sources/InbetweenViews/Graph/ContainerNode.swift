/// The node of a view that arranges other views: a stack, a custom layout.
final class ContainerNode<Container: View, Content: View>: _ViewNode<Container> {
  private let element: ContainerElement
  private let apply: @MainActor (Container, ContainerElement) -> Content
  private var child: _ViewNode<Content>?

  /// Makes a node; `apply` gives the element its parameters and returns the content.
  init(
    _ view: Container, in context: _NodeContext, make: @MainActor (_Node?) -> ContainerElement,
    apply: @escaping @MainActor (Container, ContainerElement) -> Content
  ) {
    element = make(nil)
    self.apply = apply
    super.init(in: context)
    element.attach(to: self)
    let content = apply(view, element)
    child = Content._makeNode(content, in: self.context())
    element.setChildren(child?.elements ?? [])
  }

  override func update(_ view: Container) { child?.update(apply(view, element)) }

  override var elements: [Element] { [element] }

  override var pathComponent: String? { typeName(Container.self) }

  override func childElementsDidChange(_ child: _Node) { element.setChildren(child.elements) }

  override func unmount() {
    super.unmount()
    child?.unmount()
    element.unmount()
  }
}
