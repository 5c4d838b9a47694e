import Inbetween

/// Workload W4: a list of 10,000 rows in a window of 80 x 24, of which each frame shows the next row.
package struct ListWorkload: PictureWorkload {
  package let name = "W4"
  package let window = GridSize(columns: 80, rows: 24)
  package let frames = 300
  private let count: Int

  /// Creates the workload; what it costs must not depend on the number of rows.
  package init(count: Int = 10_000) { self.count = count }

  package func views() -> PictureViews {
    let window = window
    let host = ViewHost(LongList(count: count), size: window)
    return PictureViews(host: host) { number in
      let time = Double(number) / 60
      if number > 0 { try host.send(.key(KeyPress("n")), at: time) }
      return host.frame(at: time, in: window)
    }
  }

  package func floor() -> any PictureFloor {
    let size = window
    return DrawnFloor(window) { number, cells in
      cells.update(repeating: .blank, count: size.columns * size.rows)
      for row in 0..<size.rows {
        var cell = cells + row * size.columns
        for byte in (ListRow.digits(of: number + row) + ListRow.text(of: number + row)).utf8 {
          cell.pointee.glyph = UInt32(byte)
          cell += 1
        }
        for column in 0..<5 { cells[row * size.columns + column].ink = 0x00_C0C0 }
      }
    }
  }
}

/// The view of workload W4; n scrolls by one row.
private struct LongList: View {
  let count: Int
  @State private var top = 0
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    List(0..<count, id: \.self) { number in
      ListRow(number: number)
        .listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden)
    }
    .listStyle(.plain)
    .scrollIndicators(.hidden)
    .scrollPosition($position)
    .focusable()
    .onKeyPress("n") {
      top += 1
      position.scrollTo(point: CGPoint(x: 0, y: Double(top) * CellMetrics.terminal.height))
      return .handled
    }
  }
}

/// A row: its number, and words.
private struct ListRow: View {
  let number: Int

  var body: some View {
    HStack(spacing: 0) {
      Text(Self.digits(of: number))
        .foregroundStyle(Color(red: 0, green: 192 / 255, blue: 192 / 255))
      Text(Self.text(of: number))
    }
  }

  static func digits(of number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
  }

  static func text(of number: Int) -> String {
    " Item number \(number): lorem ipsum dolor sit amet"
  }
}
