import Inbetween

/// A hundred thousand rows, of which those on screen are made: keys and clicks select one, a number jumps to one.
public struct Rows: View {
  @State private var selection: Int? = 0
  @State private var typed = ""

  private static let count = 100_000

  /// Creates the rows.
  public init() {}

  public var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Heading(selection: selection, count: Self.count)
        List(0..<Self.count, selection: $selection) { Item(number: $0) }
        Prompt(typed: typed)
      }
      .onKeyPress(characters: .decimalDigits) { key in
        typed = String((typed + key.characters).suffix(5))
        return .handled
      }
      .onKeyPress(.return) { jump(proxy) }
      .onKeyPress(.escape) {
        guard !typed.isEmpty else { return .ignored }
        typed = ""
        return .handled
      }
    }
  }

  private func jump(_ proxy: ScrollViewProxy) -> KeyPress.Result {
    guard let row = Int(typed) else { return .ignored }
    // A long way would be a blur.
    let isNear = abs(row - (selection ?? 0)) < 200
    typed = ""
    selection = row
    withAnimation(isNear ? .smooth(duration: 0.4) : nil) { proxy.scrollTo(row, anchor: .center) }
    return .handled
  }
}

extension Rows {
  private struct Heading: View {
    let selection: Int?
    let count: Int

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("\(count) rows")
          Spacer()
          Text(selection.map { "row \($0) is selected" } ?? "none is selected")
        }
        .padding(.horizontal, 8)
        Text(selection.map { "row \($0)" } ?? "no row").frame(maxWidth: .infinity)
      }
      .lineLimit(1)
      .background(.blue.opacity(0.3))
    }
  }

  private struct Item: View {
    let number: Int

    private static let names = [
      "alder", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan",
      "willow",
    ]

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack {
          label.frame(width: 56, alignment: .trailing)
          Text(name)
        }
        HStack {
          label.layoutPriority(1)
          Text(name)
        }
      }
      .lineLimit(1)
      .listRowSeparator(.hidden)
    }

    private var label: some View { Text("\(number)").foregroundStyle(.cyan) }

    private var name: String { Self.names[number % Self.names.count] }
  }

  private struct Prompt: View {
    let typed: String

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text(typed.isEmpty ? "type a number to jump there" : "jump to \(typed), with Return")
          Spacer()
        }
        .padding(.horizontal, 8)
        Text(typed.isEmpty ? "number?" : "to \(typed)").frame(maxWidth: .infinity)
      }
      .lineLimit(1)
      .foregroundStyle(.secondary)
    }
  }
}
