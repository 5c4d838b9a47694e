import InbetweenMotion

/// A view with modifiers around it whose transactions are changed, while its own ones are not.
public nonisolated struct _ScopedTransactionView<Content: View, Modified: View>: View {
  public typealias Body = Never

  let content: Content
  let source: ModifierContent
  let modified: Modified
  let transform: (inout Transaction) -> Void

  /// Applies modifiers to a view; `transform` changes the transactions that reach them.
  init<Value>(
    _ content: Content, transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Value>) -> Modified
  ) {
    self.content = content
    self.transform = transform
    source = ModifierContent()
    modified = body(PlaceholderContentView(source: source))
  }

  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    ScopedTransactionNode(view, in: context)
  }
}

/// The node of modifiers that have transactions of their own.
final class ScopedTransactionNode<Content: View, Modified: View>:
  _ViewNode<_ScopedTransactionView<Content, Modified>>, TransactionModifier
{
  private var view: _ScopedTransactionView<Content, Modified>
  private var child: _ViewNode<Modified>?

  init(_ view: _ScopedTransactionView<Content, Modified>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    prepareSource()
    var inner = self.context(
      transactions: TransactionLink(modifier: self, parent: transactions))
    inner.outerTransactions.append(transactions)
    child = Modified._makeNode(view.modified, in: inner)
  }

  override func update(_ view: _ScopedTransactionView<Content, Modified>) {
    view.source.takeNodes(of: self.view.source)
    self.view = view
    prepareSource()
    view.source.update(view.content)
    child?.update(view.modified)
  }

  override var elements: [Element] { child?.elements ?? [] }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }

  func modify(_ transaction: inout Transaction, in pass: UInt64) { view.transform(&transaction) }

  /// Has the content made with the transactions that are current outside of the modifiers.
  private func prepareSource() {
    let (content, transactions, outer) = (view.content, transactions, outerTransactions)
    view.source.make = { context in
      var context = context
      context.transactions = transactions
      context.outerTransactions = outer
      return Content._makeNode(content, in: context)
    }
  }
}

extension View {
  /// Animates what a few modifiers change, and nothing of the view that they are applied to.
  ///
  /// Places and sizes change by the transaction outside; so do all changes inside of the view. Edges: with a
  /// transaction that disables animations it has no effect.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _ScopedTransactionView(
      self, transform: { if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transactions of a few modifiers, and not those of the view that they are applied to.
  ///
  /// Places and sizes change by the transaction outside; so do all changes inside of the view.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _ScopedTransactionView(self, transform: transform, body: body)
  }
}
