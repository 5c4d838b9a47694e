import Inbetween
import Testing

/// A value that cannot be sent, so that it cannot be a constant.
final class Ledger {
  var lines = 0
}

extension EnvironmentValues {
  @Entry var accent: Color = .blue
  @Entry var limit = 12
  @Entry var ledger: Ledger = Ledger()
  @Entry var note: String?
  @Entry var maximum: Optional<Int>
  @Entry var unwrapped: Int!
  @Entry var format: (Int) -> String = { "<\($0)>" }  // a closure, and a comment after it
  @Entry var onChange: ((Int) -> Void)?
  @Entry var widths: [String: Int] = ["a": 1]
  @Entry var `default`: Bool = if Color.red == .blue { false } else { true }
  @Entry var `a name with spaces` = "x"
  @Entry nonisolated var everywhere: Int = 3
  @MainActor @Entry var onMain: MainValue = MainValue()
  @Entry var story: String = """
    one "}"
      two \(["three": "}"]["three"] ?? "")
    """
}

extension Inbetween.Transaction {
  @Entry internal var reason: String = "none"
  @Entry internal var weight: Double?
}

@MainActor struct MainValue {
  var number = 7
}

@MainActor struct EntryTests {
  @Test func `an entry has its default value until it is set`() {
    var values = EnvironmentValues()
    #expect(values.accent == .blue)
    values.accent = .red
    #expect(values.accent == .red)
    #expect(EnvironmentValues().accent == .blue)
  }

  @Test func `an optional entry without a value is nil`() {
    let values = EnvironmentValues()
    #expect(values.note == nil)
    #expect(values.maximum == nil)
    #expect(values.unwrapped == nil)
    #expect(values.onChange == nil)
  }

  @Test func `values of all spellings arrive`() {
    let values = EnvironmentValues()
    #expect(values.limit == 12)
    #expect(values.format(4) == "<4>")
    #expect(values.widths == ["a": 1])
    #expect(values.default)
    #expect(values.`a name with spaces` == "x")
    #expect(values.everywhere == 3)
    #expect(values.onMain.number == 7)
    #expect(values.story == "one \"}\"\n  two }")
  }

  @Test func `a default value with its type written is made for each read`() {
    let values = EnvironmentValues()
    #expect(values.ledger !== values.ledger)
  }

  @Test func `entries do not share their values`() {
    var values = EnvironmentValues()
    values.limit = 5
    #expect(values.everywhere == 3)
    #expect(values.limit == 5)
  }

  @Test func `a transaction has entries too`() {
    var transaction = Transaction()
    #expect(transaction.reason == "none")
    #expect(transaction.weight == nil)
    transaction.reason = "scroll"
    transaction.weight = 2
    #expect(transaction.reason == "scroll")
    #expect(transaction.weight == 2)
  }

  @Test func `an entry reaches the views inside`() {
    struct Reader: View {
      @Environment(\.limit) private var limit
      let report: (Int) -> Void

      var body: some View {
        report(limit)
        return EmptyView()
      }
    }
    var read: [Int] = []
    let view = VStack {
      Reader { read.append($0) }
      Reader { read.append($0) }.environment(\.limit, 99)
    }
    _ = ViewHost(view).frame(at: 0, in: GridSize(columns: 10, rows: 2))
    #expect(read == [12, 99])
  }
}
