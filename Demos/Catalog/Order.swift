import Inbetween
import Observation

/// What a table has ordered.
@Observable
final class Order {
  /// The number of the table.
  var table: Int
  /// The lines in the order in which they are shown.
  private(set) var lines: [Line]
  /// The line that is chosen.
  private(set) var selection: Int
  private var sortsByName = false

  /// One line of an order: it changes by itself, so that only who reads it hears of that.
  @Observable
  final class Line: Identifiable {
    let id: Int
    let name: String
    let price: Int
    fileprivate(set) var count: Int

    fileprivate init(id: Int, name: String, price: Int, count: Int) {
      self.id = id
      self.name = name
      self.price = price
      self.count = count
    }

    /// What the line costs, in cents.
    var sum: Int { count * price }
  }

  init() {
    table = 1
    selection = 0
    let menu = [
      ("Coffee", 350, 2), ("Bagel", 420, 1), ("Omelette", 980, 1), ("Juice", 400, 0),
      ("Croissant", 310, 3), ("Apple tart", 560, 0),
    ]
    lines = menu.enumerated().map { index, item in
      Line(id: index, name: item.0, price: item.1, count: item.2)
    }
  }

  /// What the whole order costs, in cents.
  var total: Int { lines.reduce(0) { $0 + $1.sum } }

  /// Chooses a line.
  func select(_ id: Int) { selection = id }

  /// Chooses the line so many lines below the chosen one.
  func moveSelection(by step: Int) {
    guard let place = lines.firstIndex(where: { $0.id == selection }) else { return }
    selection = lines[min(max(0, place + step), lines.count - 1)].id
  }

  /// Orders more of the chosen line, or less.
  func change(by step: Int) {
    if let line = lines.first(where: { $0.id == selection }) { change(line, by: step) }
  }

  /// Orders more of a line, or less.
  func change(_ line: Line, by step: Int) {
    let count = min(max(0, line.count + step), 99)
    if count != line.count { line.count = count }
  }

  /// Has the lines stand by their names, or as on the menu.
  func sort() {
    sortsByName.toggle()
    lines.sort { sortsByName ? $0.name < $1.name : $0.id < $1.id }
  }
}

/// Returns an amount in cents as it is written.
func money(_ cents: Int) -> String {
  "\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)"
}
