import InbetweenDrawing

/// The edges of a path on the screen, by rows of cells. Units: eighths of cells.
struct Outline {
  /// A straight edge; `top` is above `bottom`.
  private struct Edge {
    var top: SIMD2<Double>
    var bottom: SIMD2<Double>
    /// 1 where the path goes down and -1 where it goes up.
    var winding: Int
  }

  /// Where a horizontal line crosses an edge.
  struct Crossing {
    var x: Double
    var winding: Int
  }

  private var edges: [Edge] = []
  /// For each row of cells, where its edges begin in `rowEdges`, and one entry more.
  private var rowStarts: [Int] = []
  private var rowEdges: [Int32] = []
  private var firstRow = 0

  private var low = SIMD2(repeating: Double.infinity)
  private var high = SIMD2(repeating: -Double.infinity)

  /// Adds a polygon, closing it.
  mutating func add(polygon: [SIMD2<Double>]) {
    guard var from = polygon.last else { return }
    for to in polygon {
      add(from, to)
      from = to
    }
  }

  /// Adds an edge. Edges: one that is not finite is left out.
  mutating func add(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    let from = SIMD2(Rounding.steady(from.x), Rounding.steady(from.y))
    let to = SIMD2(Rounding.steady(to.x), Rounding.steady(to.y))
    let sum = from + to
    guard sum.x.isFinite, sum.y.isFinite else { return }
    low = pointwiseMin(low, pointwiseMin(from, to))
    high = pointwiseMax(high, pointwiseMax(from, to))
    guard from.y != to.y else { return }
    let isDown = from.y < to.y
    edges.append(
      Edge(top: isDown ? from : to, bottom: isDown ? to : from, winding: isDown ? 1 : -1))
  }

  /// Sorts the edges into rows of cells, and returns the part of an area of eighths that may be painted.
  mutating func finish(in area: CellBox) -> CellBox {
    guard low.x <= high.x, !area.isEmpty else { return CellBox() }
    let box = CellBox(
      left: Rounding.edge(low.x - 0.5, area.left, area.right),
      top: Rounding.edge(low.y - 0.5, area.top, area.bottom),
      right: Rounding.edge(high.x + 0.5, area.left, area.right),
      bottom: Rounding.edge(high.y + 0.5, area.top, area.bottom))
    let rows = box.cellsAroundEighths
    guard !box.isEmpty else { return CellBox() }
    firstRow = Int(rows.top)
    var counts = Array(repeating: 0, count: Int(rows.bottom - rows.top) + 1)
    for edge in edges {
      for row in self.rows(of: edge, in: rows) { counts[row - firstRow + 1] += 1 }
    }
    for row in counts.indices.dropFirst() { counts[row] += counts[row - 1] }
    rowStarts = counts
    rowEdges = Array(repeating: 0, count: counts[counts.count - 1])
    for (index, edge) in edges.enumerated() {
      for row in self.rows(of: edge, in: rows) {
        rowEdges[counts[row - firstRow]] = Int32(index)
        counts[row - firstRow] += 1
      }
    }
    return box
  }

  private func rows(of edge: Edge, in rows: CellBox) -> Range<Int> {
    let first = Rounding.edge(edge.top.y / 8 - 0.5, rows.top, rows.bottom)
    let end = Rounding.edge((edge.bottom.y / 8).rounded(.up), rows.top, rows.bottom)
    return Int(first)..<Int(max(first, end))
  }

  /// Finds where a horizontal line in a row of cells crosses the edges, from left to right.
  func findCrossings(at y: Double, inRow row: Int, into crossings: inout [Crossing]) {
    crossings.removeAll(keepingCapacity: true)
    let row = row - firstRow
    guard row >= 0, row + 1 < rowStarts.count else { return }
    for place in rowStarts[row]..<rowStarts[row + 1] {
      let edge = edges[Int(rowEdges[place])]
      guard y > edge.top.y, y <= edge.bottom.y else { continue }
      let fraction = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
      let x = edge.top.x + fraction * (edge.bottom.x - edge.top.x)
      // Few edges cross one line: they are sorted as they come.
      var index = crossings.count
      while index > 0, crossings[index - 1].x > x { index -= 1 }
      crossings.insert(Crossing(x: x, winding: edge.winding), at: index)
    }
  }
}
