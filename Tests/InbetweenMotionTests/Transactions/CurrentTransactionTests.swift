import InbetweenMotion
import Testing

struct CurrentTransactionTests {
  @Test func `W01: the innermost animation is current, and only inside`() {
    #expect(CurrentTransaction.value == nil)
    withAnimation(.linear(duration: 1)) {
      #expect(CurrentTransaction.value?.animation == .linear(duration: 1))
      withAnimation(.linear(duration: 2)) {
        #expect(CurrentTransaction.value?.animation == .linear(duration: 2))
      }
      #expect(CurrentTransaction.value?.animation == .linear(duration: 1))
      withAnimation(nil) {
        #expect(CurrentTransaction.value != nil)
        #expect(CurrentTransaction.value?.animation == nil)
      }
    }
    #expect(CurrentTransaction.value == nil)
  }

  @Test func `without one said, withAnimation uses the default animation`() {
    withAnimation { #expect(CurrentTransaction.value?.animation == .default) }
  }

  @Test func `an inner transaction inherits what it does not set`() {
    var outer = Transaction(animation: .bouncy)
    outer.isContinuous = true
    outer[Mark.self] = 7
    withTransaction(outer) {
      withTransaction(\.disablesAnimations, true) {
        let current = CurrentTransaction.value
        #expect(current?.animation == .bouncy)
        #expect(current?.isContinuous == true)
        #expect(current?.disablesAnimations == true)
        #expect(current?[Mark.self] == 7)
      }
      #expect(CurrentTransaction.value?.disablesAnimations == false)
    }
    #expect(Transaction()[Mark.self] == 0)
  }

  @Test func `the transaction is gone after a body that throws`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withAnimation(.linear) { throw Failure() }
    }
    #expect(CurrentTransaction.value == nil)
  }

  @Test func `a task started inside does not inherit the transaction`() async {
    let task = withAnimation(.linear) {
      Task { CurrentTransaction.value?.animation }
    }
    #expect(await task.value == nil)
    let onMain = await MainActor.run {
      withAnimation(.linear) { Task { @MainActor in CurrentTransaction.value == nil } }
    }
    #expect(await onMain.value)
  }

  @Test func `a body outside of any transaction sees none`() {
    withAnimation(.linear) {
      CurrentTransaction.without { #expect(CurrentTransaction.value == nil) }
      #expect(CurrentTransaction.value?.animation == .linear)
    }
  }

  @Test func `a completion with nothing to animate is called once, after the body`() {
    var calls: [String] = []
    withAnimation(.linear) {
      calls.append("body")
    } completion: {
      calls.append("completion")
    }
    #expect(calls == ["body", "completion"])
  }

  @Test func `writes belong together when nothing tells their transactions apart`() {
    #expect(Transaction(animation: .linear).isGrouped(with: Transaction(animation: .linear)))
    #expect(!Transaction(animation: .linear).isGrouped(with: Transaction(animation: .easeIn)))
    var marked = Transaction(animation: .linear)
    marked[Mark.self] = 1
    #expect(!marked.isGrouped(with: Transaction(animation: .linear)))
    var waiting = Transaction(animation: .linear)
    waiting.addAnimationCompletion {}
    #expect(!waiting.isGrouped(with: Transaction(animation: .linear)))
    #expect(waiting.isGrouped(with: waiting))
  }
}

private enum Mark: TransactionKey {
  static let defaultValue = 0
}
