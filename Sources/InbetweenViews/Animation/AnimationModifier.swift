import InbetweenMotion

/// Animates a view when a value changes.
public nonisolated struct _AnimationModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never

  let animation: Animation?
  let value: Value

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    AnimationNode(view, in: context)
  }
}

/// The node of a view that is animated when a value changes.
final class AnimationNode<Content: View, Value: Equatable>:
  ContextModifierNode<Content, _AnimationModifier<Value>>, TransactionModifier
{
  private var modifier: _AnimationModifier<Value>
  private var link: TransactionLink?
  private var changePass: UInt64 = 0

  init(_ view: ModifiedContent<Content, _AnimationModifier<Value>>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    let link = TransactionLink(modifier: self, parent: transactions)
    self.link = link
    makeChild(view.content, in: self.context(transactions: link))
  }

  override func update(_ view: ModifiedContent<Content, _AnimationModifier<Value>>) {
    if view.modifier.value != modifier.value {
      changePass = graph.passSerial
      link?.invalidate()
    }
    modifier = view.modifier
    super.update(view)
  }

  func modify(_ transaction: inout Transaction, in pass: UInt64) {
    if pass == changePass, !transaction.disablesAnimations {
      transaction.animation = modifier.animation
    }
  }
}

extension View {
  /// Shows whatever changes inside together with a value with an animation; nil shows it at once.
  ///
  /// The animation wins over that of the current transaction, unless the transaction disables animations.
  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }
}
