import Inbetween

/// What a table has ordered: a header, a list and a total, each with the number of times that its body ran.
///
/// The header reads the table's number, a line its own count, the total the sum: a change runs the bodies that
/// read it. The arrow keys choose a line and how many; `s` sorts the lines, `t` turns to the next table.
public struct Orders: View {
  @State private var order = Order()
  private let animation: Animation

  /// Creates the order; `animation` moves what changes.
  public init(animation: Animation = .spring(duration: 0.4)) { self.animation = animation }

  public var body: some View {
    VStack(spacing: 0) {
      OrderHeader(order: order, animation: animation)
      OrderLines(order: order, animation: animation)
      OrderTotal(order: order)
    }
    .frame(maxWidth: 416)
    .focusable()
    .onKeyPress(.upArrow) { perform { order.moveSelection(by: -1) } }
    .onKeyPress(.downArrow) { perform { order.moveSelection(by: 1) } }
    .onKeyPress(.leftArrow) { perform { order.change(by: -1) } }
    .onKeyPress(.rightArrow) { perform { order.change(by: 1) } }
    .onKeyPress("s") { perform { order.sort() } }
    .onKeyPress("t") { perform { order.table += 1 } }
  }

  private func perform(_ change: () -> Void) -> KeyPress.Result {
    withAnimation(animation) { change() }
    return .handled
  }
}

/// Counts how often a body runs. Nobody observes it: it is shown by the body that counts.
private final class Runs {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

/// Shows how often a body ran.
private struct RunCount: View {
  let count: Int

  var body: some View {
    Text("×\(count)").frame(width: 32, alignment: .trailing).foregroundStyle(Color.gray)
  }
}

/// A title, an amount and, where there is space, how often a body ran.
private struct OrderBar: View {
  let title: String
  let amount: String
  let run: Int

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        Text(title)
        Spacer(minLength: 0)
        Text(amount).frame(width: 72, alignment: .trailing)
        RunCount(count: run)
      }
      HStack(spacing: 0) {
        Text(title)
        Spacer(minLength: 0)
        Text(amount)
      }
    }
  }
}

private struct OrderHeader: View {
  let order: Order
  let animation: Animation
  @State private var runs = Runs()

  var body: some View {
    OrderBar(title: "Table \(order.table)", amount: "", run: runs.next())
      .background(Color.indigo)
      .onTapGesture { withAnimation(animation) { order.table += 1 } }
  }
}

private struct OrderLines: View {
  let order: Order
  let animation: Animation
  @State private var runs = Runs()

  var body: some View {
    let (lines, selection) = (order.lines, order.selection)
    let run = runs.next()
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(lines) { line in
            OrderLine(order: order, line: line, isSelected: line.id == selection)
              .onTapGesture { withAnimation(animation) { order.select(line.id) } }
          }
          OrderBar(title: "\(lines.count) lines", amount: "", run: run)
            .foregroundStyle(Color.gray)
        }
      }
      .frame(maxHeight: CGFloat(lines.count + 1) * 16)
      .onChange(of: selection) { proxy.scrollTo(selection) }
    }
  }
}

private struct OrderLine: View {
  let order: Order
  let line: Order.Line
  let isSelected: Bool
  @State private var runs = Runs()

  var body: some View {
    let run = runs.next()
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        Text(line.name).frame(width: 104, alignment: .leading)
        Spacer(minLength: 0)
        step("−", -1)
        count
        step("+", 1)
        Text(money(line.sum)).frame(width: 72, alignment: .trailing)
        RunCount(count: run)
      }
      HStack(spacing: 0) {
        Text(line.name).frame(height: 16, alignment: .leading)
        Spacer(minLength: 0)
        count
      }
    }
    .background(Color.blue.opacity(isSelected ? 0.4 : 0))
  }

  private var count: some View {
    Text("\(line.count)").frame(width: 16, alignment: .trailing)
  }

  private func step(_ sign: String, _ step: Int) -> some View {
    Text(sign).onTapGesture { withAnimation { order.change(line, by: step) } }
  }
}

private struct OrderTotal: View {
  let order: Order
  @State private var runs = Runs()

  var body: some View {
    OrderBar(title: "Total", amount: money(order.total), run: runs.next())
      .background(Color.indigo)
  }
}
