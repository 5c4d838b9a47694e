/// The node of a view that arranges other views: a stack, a custom layout.
final class ContainerNode<Container: View, Arranger: ContainerElement, Content: View>: _ViewNode<
  Container
>
{
  private var element: Arranger?
  private let apply: @MainActor (Container, Arranger) -> Content
  private var child: _ViewNode<Content>?

  /// Makes a node; `apply` gives the element its parameters and returns the content.
  init(
    _ view: Container, in context: _NodeContext, make: @MainActor (_Node) -> Arranger,
    apply: @escaping @MainActor (Container, Arranger) -> Content
  ) {
    self.apply = apply
    super.init(in: context)
    let element = make(self)
    self.element = element
    let inner = self.context().inLazyStack(element as? LazyStackElement)
    child = Content._makeNode(apply(view, element), in: inner)
    element.setChildren(child?.elements ?? [])
  }

  override func update(_ view: Container) {
    guard let element else { return }
    child?.update(apply(view, element))
  }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  override var pathComponent: String? { element?.typeName }

  override func childElementsDidChange(_ child: _Node) { element?.setChildren(child.elements) }

  override func unmount() {
    super.unmount()
    child?.unmount()
    element?.unmount()
  }
}
