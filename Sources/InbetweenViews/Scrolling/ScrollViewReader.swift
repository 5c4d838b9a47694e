import InbetweenMotion

/// Gives its content a proxy that scrolls the scroll views inside.
public nonisolated struct ScrollViewReader<Content> {
  /// What makes the views inside.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
  public typealias Body = Never

  /// Creates the reader.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(
    _ view: ScrollViewReader<Content>, in context: _NodeContext
  ) -> _ViewNode<ScrollViewReader<Content>> {
    ScrollReaderNode(view, in: context)
  }
}

/// Scrolls the scroll views of a ``ScrollViewReader``.
public nonisolated struct ScrollViewProxy {
  fileprivate let target: ScrollReaderTarget

  /// Scrolls until a view with an id is seen, by an explicit `id` or that of its element in a `ForEach`.
  ///
  /// Without an anchor it scrolls as little as it takes; with one it brings that point of the view to the same
  /// point of the window. It happens after the update, with the animation of the current transaction; without
  /// one the content jumps. Edges: an id that no view has does nothing.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    target.scroll(AnyHashable(id), anchor)
  }
}

/// Where a proxy leads to.
@MainActor
private final class ScrollReaderTarget {
  weak var node: _Node?

  nonisolated init() {}

  func scroll(_ id: AnyHashable, _ anchor: UnitPoint?) {
    guard let node, node.isMounted else { return }
    let graph = node.graph
    var transaction = Transaction(animation: CurrentTransaction.value?.animation)
    transaction.disablesAnimations = CurrentTransaction.value?.disablesAnimations ?? false
    // What is to be seen may come in the update that the same handler causes.
    graph.afterEvent { [weak node] in
      guard let node, node.isMounted else { return }
      for element in node.elements where element.scroll(to: id, anchor: anchor, by: transaction) {
        return
      }
    }
  }
}

/// The node of a reader.
private final class ScrollReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>> {
  private let target = ScrollReaderTarget()
  private var view: ScrollViewReader<Content>
  private var child: _ViewNode<Content>?

  init(_ view: ScrollViewReader<Content>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    target.node = self
    child = Content._makeNode(evaluateContent(), in: contentContext())
  }

  override func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    refresh()
  }

  override func refresh() { child?.update(evaluateContent()) }

  override var elements: [Element] { child?.elements ?? [] }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }

  private func evaluateContent() -> Content {
    evaluate { view.content(ScrollViewProxy(target: target)) }
  }
}

extension Element {
  /// Scrolls the scroll views inside until a view with an id is seen; returns whether there is one.
  fileprivate func scroll(
    to id: AnyHashable, anchor: UnitPoint?, by transaction: Transaction
  ) -> Bool {
    guard !isRemoved else { return false }
    if let scroll = self as? ScrollElement, scroll.scroll(toID: id, anchor: anchor, by: transaction)
    {
      return true
    }
    return children.contains { $0.scroll(to: id, anchor: anchor, by: transaction) }
  }
}

extension ScrollElement {
  /// Scrolls until a view with an id is seen; returns whether there is one in the content.
  func scroll(toID id: AnyHashable, anchor: UnitPoint?, by transaction: Transaction) -> Bool {
    guard let found = place(ofID: id) else { return false }
    reveal(found, anchor: anchor, by: transaction)
    beginPursuit(of: id, anchor: anchor, by: transaction)
    return true
  }

  /// Where the view with an id stands in the content; nil if there is none.
  func place(ofID id: AnyHashable) -> LayoutRect? {
    func find(_ element: Element) -> LayoutRect? {
      guard !element.isRemoved else { return nil }
      if element.node.explicitID == id { return place(of: element) }
      if let rows = element as? any IdentifiedRows, let row = rows.place(ofID: id) {
        let own = place(of: element)
        return LayoutRect(
          x: own.x + row.x, y: own.y + row.y, width: row.width, height: row.height)
      }
      for child in element.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    for child in children {
      if let found = find(child) { return found }
    }
    return nil
  }
}

/// An element that knows where views stand by their ids, also those that it has not made.
@MainActor
protocol IdentifiedRows: Element {
  /// Returns where the view with an id stands, from the element's own corner; nil if there is none.
  func place(ofID id: AnyHashable) -> LayoutRect?

  /// Returns the views within a window before and behind a place, with their ids, from the element's own start.
  func rows(
    near offset: Double, length: Double
  ) -> [(id: AnyHashable, start: Double, length: Double)]
}
