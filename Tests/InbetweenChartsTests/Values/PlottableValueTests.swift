import InbetweenCharts
import InbetweenViews
import Testing

struct PlottableValueTests {
  /// Takes values as a mark does.
  private struct Mark {
    let x: Text
    let y: Text
    let plotted: [_PlottedValue]

    init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
      self.x = x.label
      self.y = y.label
      plotted = [x.plotted, y.plotted]
    }
  }

  @Test func `values are written in short where a mark takes them`() {
    let mark = Mark(x: .value("Category", "Food"), y: .value("Amount", 120))
    #expect(mark.x == Text("Category"))
    #expect(mark.y == Text("Amount"))
    #expect(mark.plotted == [.category("Food"), .quantity(120)])
  }

  @Test func `a label may be a text or a part of a string`() {
    let mark = Mark(x: .value(Text("Day").bold(), 1), y: .value("Amount (EUR)".dropLast(6), 2.5))
    #expect(mark.x == Text("Day").bold())
    #expect(mark.y == Text("Amount"))
    #expect(mark.plotted == [.quantity(1), .quantity(2.5)])
  }

  @Test func `a value is kept as it is`() {
    let value: PlottableValue<PlottableTests.Category> = .value("Category", .food)
    #expect(value.value == .food)
    #expect(value.plotted == .category("Food"))
  }
}
