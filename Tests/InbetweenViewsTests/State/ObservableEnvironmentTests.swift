import Inbetween
import Observation
import Testing

/// Observable objects that views find in the environment by their type.
@MainActor @Suite struct ObservableEnvironmentTests {
  @Observable final class Account {
    var user = "ada"
    var visits = 0
  }

  private struct Guest: View {
    @Environment(Account.self) private var account: Account?

    var body: some View { Text(account?.user ?? "guest") }
  }

  private struct Visits: View {
    @Environment(Account.self) private var account

    var body: some View {
      @Bindable var account = account
      Adder(visits: $account.visits)
    }
  }

  private struct Adder: View {
    @Binding var visits: Int

    var body: some View { Text("\(visits) visits").onTapGesture { visits += 1 } }
  }

  @Test func `an object of an optional type is nil where no view has put one there`() {
    let account = Account()
    let (stage, remote) = Remote.stage(Account?.none) { account in
      VStack { Guest().environment(account) }
    }
    #expect(stage.at(0).texts.map(\.text) == ["guest"])
    remote.set(account, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["ada"])
    stage.host.counters.reset()
    remote.perform(at: 0) { account.visits = 5 }
    #expect(stage.host.counters.bodies == [:])
    remote.perform(at: 0) { account.user = "eve" }
    #expect(stage.host.counters.bodies == ["Guest": 1])
    #expect(stage.at(0).texts.map(\.text) == ["eve"])
    remote.set(nil, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["guest"])
  }

  @Test func `another object is read from then on, and the old one no more`() {
    let (first, second) = (Account(), Account())
    second.visits = 7
    let (stage, remote) = Remote.stage(first) { account in
      VStack {
        Guest()
        Visits()
      }
      .environment(account)
    }
    stage.send(.tapNamed("0 visits"), at: 0)
    #expect(first.visits == 1)
    remote.set(second, at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["ada", "7 visits"])
    stage.host.counters.reset()
    remote.perform(at: 0) { first.visits = 3 }
    #expect(stage.host.counters.bodies == [:])
    stage.send(.tapNamed("7 visits"), at: 0)
    #expect(stage.host.counters.bodies == ["Adder": 1])
    #expect(stage.at(0).texts.map(\.text) == ["ada", "8 visits"])
  }
}
