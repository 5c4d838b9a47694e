import Inbetween
import Observation

// Views as SwiftUI authors write them, whose state is kept in every way that there is.

struct Product: Identifiable, Sendable {
  let id: Int
  var name: String
}

protocol ProductSource: Sendable {
  func all() async throws -> [Product]
}

struct Pantry: ProductSource {
  func all() async throws -> [Product] {
    await Task.yield()
    return ["Rye", "Oats", "Salt"].enumerated().map { Product(id: $0, name: $1) }
  }
}

@Observable
final class ShelfModel {
  private(set) var products: [Product] = []
  private(set) var isLoading = false

  private let source: any ProductSource

  init(source: any ProductSource = Pantry()) {
    self.source = source
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    products = (try? await source.all()) ?? []
  }

  func removeFirst() { products.removeFirst() }
}

struct Shelf: View {
  @State private var model: ShelfModel

  init(model: ShelfModel = ShelfModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    VStack {
      ForEach(model.products) { product in
        Text(product.name).onTapGesture { model.removeFirst() }
      }
    }
    .overlay { if model.isLoading { Text("loading") } }
    .task { await model.load() }
  }
}

@Observable
final class Account {
  var user: String?
}

struct Greeting: View {
  @Environment(Account.self) private var account

  var body: some View {
    Text(account.user ?? "Guest").onTapGesture { account.user = "Ada" }
  }
}

struct Visitor: View {
  @State private var account = Account()

  var body: some View {
    VStack {
      Greeting()
      AccountField(account: account)
    }
    .environment(account)
  }
}

struct AccountField: View {
  @Bindable var account: Account

  var body: some View {
    Field(text: $account.user)
  }
}

struct Field: View {
  @Binding var text: String?

  var body: some View {
    Text("clear").onTapGesture { text = nil }
  }
}

extension EnvironmentValues {
  @Entry var currency = "EUR"
}

@Observable
final class BillModel {
  var title = "Bill"
  var items = ["Tea", "Cake"]
  var total = 7
}

struct Bill: View {
  @State private var model = BillModel()

  var body: some View {
    VStack {
      BillHeader(title: model.title)
      BillItems(items: model.items)
      BillTotal(model: model)
    }
    .environment(\.currency, "CHF")
  }
}

struct BillHeader: View {
  let title: String

  var body: some View { Text(title) }
}

struct BillItems: View {
  let items: [String]

  var body: some View { ForEach(items, id: \.self) { Text($0) } }
}

struct BillTotal: View {
  let model: BillModel
  @Environment(\.currency) private var currency

  var body: some View {
    Text("\(model.total) \(currency)").onTapGesture { model.total += 1 }
  }
}

struct Chart: View, Equatable {
  let values: [Int]
  let label: String

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values == rhs.values
  }

  var body: some View { Text("\(label) \(values.count)") }
}

struct ChartPage: View {
  @State private var values = [1, 2]
  @State private var label = "a"

  var body: some View {
    VStack {
      Chart(values: values, label: label)
      Text("rename").onTapGesture { label = "b" }
      Text("add").onTapGesture { values.append(3) }
    }
  }
}

final class Timer: ObservableObject {
  @Published var laps = 0
  @Published private(set) var isOn = false

  func toggle() { isOn.toggle() }
}

struct TimerPage: View {
  @StateObject private var timer = Timer()

  var body: some View {
    VStack {
      TimerFace(timer: timer)
      TimerButton()
      Laps(count: $timer.laps)
    }
    .environmentObject(timer)
  }
}

struct TimerFace: View {
  @ObservedObject var timer: Timer

  var body: some View { Text("\(timer.isOn ? "on" : "off"), \(timer.laps) laps") }
}

struct TimerButton: View {
  @EnvironmentObject private var timer: Timer

  var body: some View { Text("switch").onTapGesture { timer.toggle() } }
}

struct Laps: View {
  @Binding var count: Int
  @State private var message = ""

  var body: some View {
    Text("lap \(message)")
      .onTapGesture { count += 1 }
      .onChange(of: count) { old, new in message = "\(old) to \(new)" }
      .onAppear { message = "-" }
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Measured: View {
  @State private var width: CGFloat = 0
  @State private var text = "four"

  var body: some View {
    VStack {
      Text(text)
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.width / 8)
          }
        )
        .onTapGesture { text = "longer" }
      Text("width \(Int(width))")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
