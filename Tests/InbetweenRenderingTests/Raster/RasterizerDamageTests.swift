import Foundation
import InbetweenDrawing
import InbetweenRendering
import Testing

struct RasterizerDamageTests {
  private let scale = Int(ProcessInfo.processInfo.environment["INBETWEEN_SCALE"] ?? "1") ?? 1

  @Test(arguments: EdgeStyle.allCases)
  func `painting the damage gives the same cells as painting all`(edges: EdgeStyle) {
    var partialFrames = 0
    for seed in 0..<UInt64(25 * scale) {
      var picture = RandomPicture(seed: seed, edges: edges)
      var rasterizer = Rasterizer(edges: edges)
      var buffer = CellBuffer(GridSize(columns: 0, rows: 0))
      for step in 1...20 as ClosedRange<UInt64> {
        if step % 13 == 0 {
          picture.rebuild(generation: step, sequence: step)
        } else {
          picture.patch()
        }
        // A consumer that missed a frame paints all.
        if step % 7 == 0 { continue }
        let before = buffer
        let damage = rasterizer.render(picture.drawing.list, into: &buffer)
        #expect(buffer == picture.drawing.screen, "seed \(seed), step \(step)")
        let isPartial = damage.cellCount < buffer.cells.count
        if isPartial {
          partialFrames += 1
          #expect(isUnchanged(buffer, from: before, outside: damage), "seed \(seed), step \(step)")
        }
      }
    }
    #expect(partialFrames > 100 * scale)
  }

  private func isUnchanged(
    _ buffer: CellBuffer, from before: CellBuffer, outside damage: CellDamage
  ) -> Bool {
    (0..<buffer.rows).allSatisfy { row in
      let painted = damage.columns(inRow: row)
      return (0..<buffer.columns).allSatisfy { column in
        painted.contains { $0.contains(column) } || buffer[column, row] == before[column, row]
      }
    }
  }

  /// A thousand boxes in a grid, rendered once.
  private func grid() -> (drawing: Drawing, rasterizer: Rasterizer, buffer: CellBuffer) {
    var drawing = Drawing(160, 50)
    for index in 0..<1000 {
      drawing.add(
        .fill(.rectangle), Double(index % 50) * 3, Double(index / 50) * 2, 2, 1, .fullRed)
    }
    var rasterizer = Rasterizer()
    var buffer = CellBuffer(drawing.list.size)
    let damage = rasterizer.render(drawing.list, into: &buffer)
    #expect(damage.cellCount == 8000)
    return (drawing, rasterizer, buffer)
  }

  @Test func `a frame without a change paints nothing`() {
    var (drawing, rasterizer, buffer) = grid()
    drawing.list.beginFrame()
    #expect(rasterizer.render(drawing.list, into: &buffer).isEmpty)
  }

  @Test func `ten movers among a thousand boxes cost ten`() {
    var (drawing, rasterizer, buffer) = grid()
    drawing.list.beginFrame()
    for item in 0..<10 as Range<Int32> {
      let old = drawing.list.items[Int(item) * 97].frame
      drawing.list.setFrame(old.offsetBy(x: 1, y: 1), ofItem: item * 97)
    }
    let damage = rasterizer.render(drawing.list, into: &buffer)
    // Two places of a box, each in at most two tiles of three columns.
    #expect(damage.cellCount <= 10 * 12)
    #expect(buffer == drawing.screen)
  }

  @Test func `a motion that is finer than an eighth of a cell paints nothing`() {
    var (drawing, rasterizer, buffer) = grid()
    drawing.list.beginFrame()
    drawing.list.setFrame(CellRect(x: 0.01, y: 0, width: 2, height: 1), ofItem: 0)
    #expect(rasterizer.render(drawing.list, into: &buffer).isEmpty)
  }

  @Test func `more than half of the cells is all of them`() {
    var drawing = Drawing(40, 10)
    drawing.add(.fill(.rectangle), 0, 0, 30, 9, .fullRed)
    var rasterizer = Rasterizer()
    var buffer = CellBuffer(drawing.list.size)
    rasterizer.render(drawing.list, into: &buffer)
    drawing.list.beginFrame()
    drawing.list.setPaint(.fullBlue, ofItem: 0)
    #expect(rasterizer.render(drawing.list, into: &buffer).cellCount == 400)
  }

  @Test func `a list that does not continue the last one is painted as a whole`() {
    var (drawing, rasterizer, buffer) = grid()
    drawing.list.beginFrame()
    drawing.list.beginFrame()
    #expect(rasterizer.render(drawing.list, into: &buffer).cellCount == 8000)
    #expect(rasterizer.render(drawing.list, into: &buffer).cellCount == 8000)
    let other = DisplayList(
      size: drawing.list.size, generation: 1, sequence: drawing.list.sequence + 1)
    #expect(rasterizer.render(other, into: &buffer).cellCount == 8000)
    #expect(buffer == CellBuffer(drawing.list.size))
  }

  @Test func `E13 a buffer of another size is made anew`() {
    var rasterizer = Rasterizer()
    var buffer = CellBuffer(GridSize(columns: 100, rows: 50))
    var large = Drawing(100, 50)
    large.add(.fill(.rectangle), 0, 0, 100, 50, .fullRed)
    rasterizer.render(large.list, into: &buffer)
    var small = Drawing(60, 20)
    small.add("fresh", 3, 3)
    rasterizer.render(small.list, into: &buffer)
    #expect(buffer == small.screen)
  }

  @Test func `damage tells its columns row by row`() {
    var (drawing, rasterizer, buffer) = grid()
    drawing.list.beginFrame()
    drawing.list.setPaint(.fullBlue, ofItem: 51)
    let damage = rasterizer.render(drawing.list, into: &buffer)
    #expect(damage.columns(inRow: 2) == [3..<6])
    #expect(damage.columns(inRow: 3).isEmpty)
    #expect(damage.cellCount == 3)
  }
}
