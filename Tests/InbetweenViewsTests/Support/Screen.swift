import Inbetween

/// What a terminal's cells show of a picture.
struct Screen {
  private let buffer: CellBuffer
  private let clusters: ClusterTable

  init(_ picture: Picture, edges: EdgeStyle = .cell) {
    var rasterizer = Rasterizer(edges: edges)
    var buffer = CellBuffer(picture.list.size)
    rasterizer.render(picture.list, into: &buffer)
    self.buffer = buffer
    clusters = picture.list.clusters
  }

  var cells: [Cell] { buffer.cells }

  /// Whether nothing at all is painted.
  var isBlank: Bool { buffer == CellBuffer(buffer.size) }

  /// The glyphs of a part of a row.
  func text(row: Int, columns: Range<Int>) -> String {
    columns.map { clusters.string(for: buffer[$0, row].glyph) }.joined()
  }

  /// The glyphs of all rows.
  var glyphs: [String] {
    (0..<buffer.rows).map { text(row: $0, columns: 0..<buffer.columns) }
  }

  /// The backgrounds of all rows, by letters that stand for red, green and blue: `.` is the terminal's own
  /// background, and `?` one that has no letter.
  func backgrounds(_ legend: [Character: [Int]]) -> [String] {
    (0..<buffer.rows).map { row in
      String(
        (0..<buffer.columns).map { column in
          if buffer[column, row].background.isStandard { return "." }
          let color = background(column, row)
          return legend.first { $0.value == color }?.key ?? "?"
        })
    }
  }

  /// The ink's red, green and blue.
  func ink(_ column: Int, _ row: Int) -> [Int] {
    let color = buffer[column, row].ink
    return [color.red, color.green, color.blue].map(Int.init)
  }

  /// The background's red, green and blue.
  func background(_ column: Int, _ row: Int) -> [Int] {
    let color = buffer[column, row].background
    return [color.red, color.green, color.blue].map(Int.init)
  }

  /// Whether a cell has a background of its own.
  func isPainted(_ column: Int, _ row: Int) -> Bool { !buffer[column, row].background.isStandard }

  /// The cells with a background of their own: columns and rows from the first to the last.
  var painted: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    var columns: [Int] = []
    var rows: [Int] = []
    for row in 0..<buffer.rows {
      for column in 0..<buffer.columns where !buffer[column, row].background.isStandard {
        columns.append(column)
        rows.append(row)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return (left...right, top...bottom)
  }
}
