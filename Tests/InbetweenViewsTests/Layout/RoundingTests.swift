import Inbetween
import InbetweenTesting
import Testing

/// Lengths that are no whole cells: slots are rounded, what is drawn in them keeps its own length.
@MainActor @Suite struct RoundingTests {
  /// What a window of 8 x 16 point cells shows of a view: its frames in cells, then its glyphs.
  private func picture<Content: View>(
    columns: Int, rows: Int, @ViewBuilder _ content: () -> Content
  ) -> String {
    let picture = Stage(
      TopLeading { content() }, columns: columns, rows: rows, metrics: .terminal
    ).at(0)
    let screen = Screen(picture, edges: .subcell)
    let frames = picture.nodes.map { node in
      "\(node.name ?? node.type): \(node.x), \(node.y), \(node.width) x \(node.height)"
    }
    let glyphs = (0..<rows).map { "|\(screen.text(row: $0, columns: 0..<columns))|" }
    return (frames + glyphs).joined(separator: "\n")
  }

  @Test func `a hairline takes a row and is a sixteenth of it high`() throws {
    let text = picture(columns: 12, rows: 3) {
      VStack(alignment: .leading) {
        Text("above")
        Rectangle().fill(.white).frame(height: 1)
        Text("below")
      }
    }
    try verifyGolden(text, named: "hairline")
  }

  @Test func `a dot of six points takes a cell and is smaller`() throws {
    let text = picture(columns: 12, rows: 1) {
      HStack {
        Circle().fill(.white).frame(width: 6, height: 6)
        Text("dot")
      }
    }
    try verifyGolden(text, named: "dot")
  }

  @Test func `a bar of 37 percent ends within a cell`() throws {
    // 0.37 * 40 = 14.8 columns.
    let text = picture(columns: 40, rows: 1) {
      GeometryReader { proxy in
        Rectangle().fill(.white).frame(width: proxy.size.width * 0.37, alignment: .leading)
      }
    }
    try verifyGolden(text, named: "bar")
  }

  @Test func `thirds of 80 columns meet at whole cells`() throws {
    let text = picture(columns: 80, rows: 1) {
      HStack(spacing: 0) {
        ForEach(["one", "two", "three"], id: \.self) { name in
          Text(name).frame(maxWidth: .infinity).background { Rectangle().fill(.white) }
        }
      }
    }
    try verifyGolden(text, named: "thirds")
  }
}
