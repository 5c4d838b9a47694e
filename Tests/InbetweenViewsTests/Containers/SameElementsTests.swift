import Inbetween
import Testing

/// Elements that are known to be the same are not looked at one by one.
@MainActor @Suite struct SameElementsTests {
  /// Notes whenever its identity is asked for.
  private struct Item: Identifiable {
    let number: Int
    let log: Log

    var id: Int {
      log.note("\(number)")
      return number
    }
  }

  private func items(_ count: Int, _ log: Log) -> [Item] {
    (0..<count).map { Item(number: $0, log: log) }
  }

  @Test func `no id of an array is asked for while it is the same`() {
    let log = Log()
    let items = items(50, log)
    let (stage, remote) = Remote.stage(0, rows: 60) { tick in
      VStack(spacing: 0) { ForEach(items) { Text(verbatim: "\($0.number) at \(tick)") } }
    }
    #expect(stage.at(0).text("49 at 0") != nil)
    let asked = log.entries.count
    remote.set(1, at: 0)
    #expect(stage.at(0).texts.map(\.text) == (0..<50).map { "\($0) at 1" })
    #expect(log.entries.count == asked)
  }

  @Test func `an array of the same length with other elements is looked at`() {
    let log = Log()
    let (stage, remote) = Remote.stage(items(3, log), rows: 6) { items in
      VStack(spacing: 0) { ForEach(items) { Text(verbatim: "\($0.number)") } }
    }
    remote.set(Array(items(4, log).dropFirst()), .linear(duration: 1), at: 0)
    _ = stage.at(0.5)
    // While a view is in its removal, there are as many views as elements would have, and not the same.
    remote.set(items(4, log), .linear(duration: 1), at: 0.5)
    #expect(stage.at(2).texts.map(\.text) == ["0", "1", "2", "3"])
    remote.perform(at: 3) { remote.model.swapAt(0, 3) }
    #expect(stage.at(3).texts.map(\.text) == ["3", "1", "2", "0"])
  }

  @Test func `a lazy list asks for the ids of the rows that it makes`() {
    let log = Log()
    let items = items(100_000, log)
    let (stage, remote) = Remote.stage(0, columns: 12, rows: 10) { tick in
      ScrollView { LazyVStack { ForEach(items) { Text(verbatim: "\($0.number) at \(tick)") } } }
    }
    #expect(stage.at(0).text("9 at 0") != nil)
    // Two blocks of eight rows, each asked for a few times.
    #expect(log.entries.count < 200, "\(log.entries.count)")
    let asked = log.entries.count
    remote.set(1, at: 0)
    #expect(stage.at(0).text("9 at 1") != nil)
    #expect(log.entries.count == asked)
  }
}
