/// One of two views, as an `if` with an `else` makes it.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  /// Which of the two, and what it is.
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(
    _ view: _ConditionalContent<TrueContent, FalseContent>, in context: _NodeContext
  ) -> _ViewNode<_ConditionalContent<TrueContent, FalseContent>> {
    ConditionalNode(view, in: context)
  }
}

/// The node of an `if`: its branches are inserted and removed with transitions.
final class ConditionalNode<TrueContent: View, FalseContent: View>:
  _ViewNode<_ConditionalContent<TrueContent, FalseContent>>
{
  private var branches: [ItemNode?] = [nil, nil]

  init(_ view: _ConditionalContent<TrueContent, FalseContent>, in context: _NodeContext) {
    super.init(in: context)
    show(view, isFirst: true)
  }

  override func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    show(view, isFirst: false)
  }

  override var elements: [Element] { branches.flatMap { $0?.elements ?? [] } }

  override func removeItem(_ item: ItemNode) {
    for index in branches.indices where branches[index] === item { branches[index] = nil }
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    for branch in branches { branch?.unmount() }
  }

  private func show(_ view: _ConditionalContent<TrueContent, FalseContent>, isFirst: Bool) {
    switch view.storage {
    case .trueContent(let content): show(content, at: 0, isFirst: isFirst)
    case .falseContent(let content): show(content, at: 1, isFirst: isFirst)
    }
  }

  private func show<Content: View>(_ content: Content, at index: Int, isFirst: Bool) {
    if let item = branches[index] {
      if item.isRemoved { item.revive() }
      item.update(content)
    } else {
      let item = ItemNode(content, in: contentContext(label: index == 0 ? "true" : "false"))
      branches[index] = item
      if !isFirst { item.insert() }
    }
    if let other = branches[1 - index], !other.isRemoved { other.remove() }
    if !isFirst { elementsDidChange() }
  }
}
