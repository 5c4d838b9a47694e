import InbetweenMotion

/// Changes the transactions that reach a view.
public nonisolated struct _TransactionModifier: ViewModifier {
  public typealias Body = Never

  let transform: (inout Transaction) -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TransactionNode(view, in: context)
  }
}

/// The node of a view whose transactions are changed on their way.
final class TransactionNode<Content: View>:
  ContextModifierNode<Content, _TransactionModifier>, TransactionModifier
{
  private var modifier: _TransactionModifier

  init(_ view: ModifiedContent<Content, _TransactionModifier>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    makeChild(
      view.content,
      in: self.context(transactions: TransactionLink(modifier: self, parent: transactions)))
  }

  override func update(_ view: ModifiedContent<Content, _TransactionModifier>) {
    modifier = view.modifier
    super.update(view)
  }

  func modify(_ transaction: inout Transaction, in pass: UInt64) {
    modifier.transform(&transaction)
  }
}

extension View {
  /// Changes the transactions of all updates inside the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
}
