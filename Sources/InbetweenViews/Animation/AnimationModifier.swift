import InbetweenMotion

/// Changes the transactions of a view in the updates in which a value changes.
public nonisolated struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never

  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ValueTransactionNode(view, in: context)
  }
}

/// The node of a view whose transactions are changed when a value changes.
final class ValueTransactionNode<Content: View, Value: Equatable>:
  ContextModifierNode<Content, _ValueTransactionModifier<Value>>, TransactionModifier
{
  private var modifier: _ValueTransactionModifier<Value>
  private var link: TransactionLink?
  private var changePass: UInt64 = 0

  init(_ view: ModifiedContent<Content, _ValueTransactionModifier<Value>>, in context: _NodeContext)
  {
    modifier = view.modifier
    super.init(in: context)
    let link = TransactionLink(modifier: self, parent: transactions)
    self.link = link
    makeChild(view.content, in: self.context(transactions: link))
  }

  override func update(_ view: ModifiedContent<Content, _ValueTransactionModifier<Value>>) {
    if view.modifier.value != modifier.value {
      changePass = graph.passSerial
      link?.invalidate()
    }
    modifier = view.modifier
    super.update(view)
  }

  func modify(_ transaction: inout Transaction, in pass: UInt64) {
    if pass == changePass { modifier.transform(&transaction) }
  }
}

extension View {
  /// Shows whatever changes inside together with a value with an animation; nil shows it at once.
  ///
  /// The animation wins over that of the current transaction, unless the transaction disables animations.
  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    transaction(value: value) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transactions of whatever changes inside together with a value.
  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Shows whatever changes inside with an animation; nil shows it at once.
  ///
  /// Edges: with a transaction that disables animations it has no effect.
  @available(*, deprecated, message: "say which value is animated: animation(_:value:)")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
