import Foundation
import Inbetween
import Testing

/// Layouts written by users.
@MainActor @Suite struct CustomLayoutTests {
  @Test func `every view is as wide as the widest`() {
    let row = frames(["a", "b", "behind"], columns: 40) {
      TopLeading {
        EqualWidths {
          Text("OK").frame(maxWidth: .infinity).accessibilityIdentifier("a")
          Text("Cancel, later").frame(maxWidth: .infinity).accessibilityIdentifier("b")
        }
        .background { fill("behind") }
      }
    }
    #expect(row == [rect(0, 0, 13, 1), rect(13, 0, 13, 1), rect(0, 0, 26, 1)])
  }

  @Test func `a layout reads values, priorities and spaces of its views`() {
    let places = Noted<[String]>([])
    _ = frames([]) {
      Recording(places) {
        Text("a").layoutValue(key: Mark.self, value: 7).layoutPriority(2)
        Text("bc")
        Color.red.frame(width: 3, height: 2)
      }
    }
    #expect(places.value == ["1x1 7 2.0", "2x1 0 0.0", "3x2 0 0.0"])
  }

  @Test func `a view that is not placed stands in the middle`() {
    let cells = frames(["a", "b"], columns: 20, rows: 6) {
      Corner {
        box("a", 4, 2)
        box("b", 4, 2)
      }
    }
    // The first is placed by its bottom right corner at (10, 5); the second is not.
    #expect(cells == [rect(6, 3, 4, 2), rect(8, 2, 4, 2)])
  }

  @Test func `a cache is made once and kept until the views change`() {
    let made = Noted(0)
    let (stage, remote) = Remote.stage(2) { count in
      Caching(made) {
        ForEach(0..<count, id: \.self) { Text("\($0)").accessibilityIdentifier("\($0)") }
      }
    }
    // 2 columns of 2 cells in 30: from column 13.
    #expect(stage.at(0).frames("1") == [rect(15, 1, 1, 1)])
    #expect(made.value == 1)
    remote.set(2, at: 1)
    _ = stage.at(1)
    #expect(made.value == 1)
    // 3 columns of 2 cells: from column 12.
    remote.set(3, at: 2)
    #expect(stage.at(2).frames("2") == [rect(16, 1, 1, 1)])
    #expect(made.value == 2)
  }

  @Test func `another layout keeps the views and what they remember`() {
    let (stage, remote) = Remote.stage(false, columns: 10, rows: 4) { isColumn in
      let layout =
        isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 2))
      layout {
        Counter().accessibilityIdentifier("counter")
        box("b", 3)
      }
    }
    // 1 + 2 + 3 columns in 10: from column 2.
    #expect(stage.at(0).text("0") == rect(2, 2, 1, 1))
    stage.tap(2.5, 2.5, at: 1)
    #expect(stage.at(1).text("1") == rect(2, 2, 1, 1))
    remote.set(true, at: 2)
    #expect(stage.at(2).text("1") == rect(5, 1, 1, 1))
    #expect(stage.at(2).frames("b") == [rect(4, 2, 3, 1)])
  }

  @Test func `another layout moves the views where an animation says so`() {
    let (stage, remote) = Remote.stage(false, columns: 10, rows: 4) { isColumn in
      let layout =
        isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 2))
      layout {
        box("a", 3)
        box("b", 3)
      }
    }
    #expect(stage.at(0).frames("b") == [rect(6, 2, 3, 1)])
    remote.set(true, .linear(duration: 1), at: 1)
    // From (6, 2) to (4, 2): after half the time in the middle.
    #expect(stage.at(1.5).frames("b") == [rect(5, 2, 3, 1)])
    #expect(stage.at(2).frames("b") == [rect(4, 2, 3, 1)])
    #expect(stage.at(2).frames("a") == [rect(4, 1, 3, 1)])
  }

  @Test func `lengths that are no numbers neither trap nor escape`() {
    let cells = frames(["a"]) { Senseless { box("a", 2) } }
    for number in [cells[0].x, cells[0].y, cells[0].width, cells[0].height] {
      #expect(number.isFinite)
    }
  }
}

/// A value that a layout or an action notes down for a test.
final class Noted<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onTapGesture { count += 1 } }
}

private struct EqualWidths: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) * CGFloat(subviews.count),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

private struct Mark: LayoutValueKey {
  static let defaultValue = 0
}

private struct Recording: Layout {
  let noted: Noted<[String]>
  init(_ noted: Noted<[String]>) { self.noted = noted }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    noted.value = subviews.map { view in
      let size = view.dimensions(in: .unspecified)
      return "\(Int(size.width))x\(Int(size.height)) \(view[Mark.self]) \(view.priority)"
    }
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct Corner: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: 10, y: 5), anchor: .bottomTrailing, proposal: .unspecified)
  }
}

/// A row of columns, each two cells wide, that counts how often it makes its cache.
private struct Caching: Layout {
  let made: Noted<Int>
  init(_ made: Noted<Int>) { self.made = made }

  struct Columns { var starts: [CGFloat] }

  func makeCache(subviews: Subviews) -> Columns {
    made.value += 1
    return Columns(starts: subviews.indices.map { CGFloat($0) * 2 })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Columns
  ) -> CGSize { CGSize(width: CGFloat(cache.starts.count) * 2, height: 1) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Columns
  ) {
    for (start, subview) in zip(cache.starts, subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + start, y: bounds.minY), proposal: .unspecified)
    }
  }
}

private struct Senseless: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: CGFloat.nan, height: -CGFloat.infinity) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: CGFloat.infinity, y: .nan), proposal: ProposedViewSize(width: .nan, height: -1)
    )
  }
}
