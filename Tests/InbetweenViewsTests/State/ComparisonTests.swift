import Inbetween
import Testing

/// When a view's new description is the same as the old one, so that its body need not run.
@MainActor @Suite struct ComparisonTests {
  private struct Holder<Value>: View {
    let value: Value
    var body: some View { Text("held") }
  }

  /// Returns whether a view that holds the one value and then the other is evaluated anew.
  private func runs<Value>(_ first: Value, then second: Value) -> Bool {
    let (stage, remote) = Remote.stage(0) { Holder(value: $0 == 0 ? first : second) }
    stage.host.counters.reset()
    remote.set(1, at: 0)
    _ = stage.at(0)
    return stage.host.counters.bodies["Holder"] == 1
  }

  /// Seven bytes lie between the fields; there is no `==`.
  private struct Padded {
    var small: Int8 = 1
    var large: Int64

    /// Creates a value with bytes of some kind between the fields.
    init(_ large: Int64, filledWith byte: UInt8) {
      self.large = large
      withUnsafeMutableBytes(of: &self) { for place in 1..<8 { $0[place] = byte } }
    }
  }

  @Test func `what lies between fields does not count`() {
    #expect(!runs(Padded(2, filledWith: 0), then: Padded(2, filledWith: 0xFF)))
    #expect(runs(Padded(2, filledWith: 0), then: Padded(3, filledWith: 0)))
    #expect(!runs((1, "a"), then: (1, "a")))
    #expect(runs((1, "a"), then: (1, "b")))
  }

  private final class Thing {}

  private final class Named: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (lhs: Named, rhs: Named) -> Bool { lhs.name == rhs.name }
  }

  @Test func `an object is the same as itself, or as one that it says to be equal to`() {
    let thing = Thing()
    #expect(!runs(thing, then: thing))
    #expect(runs(thing, then: Thing()))
    #expect(!runs(Named("a"), then: Named("a")))
    #expect(runs(Named("a"), then: Named("b")))
  }

  private enum Choice {
    case thing(Thing)
  }

  @Test func `what cannot be compared counts as another`() {
    let thing = Thing()
    #expect(runs(Choice.thing(thing), then: Choice.thing(thing)))
    #expect(runs(7 as any Sendable, then: 7 as any Sendable))
    let action: () -> Void = {}
    #expect(runs(action, then: action))
    #expect(!runs(Optional(7), then: 7))
  }
}
