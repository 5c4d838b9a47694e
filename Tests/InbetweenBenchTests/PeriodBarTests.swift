import Inbetween
import InbetweenBench
import Testing

/// Workload W1: its picture, its bytes and those of its floor.
@MainActor
@Suite struct PeriodBarTests {
  /// Ten slides, and a frame more.
  private let frames = 211

  @Test func `the floor shows what the views show`() throws {
    try PictureCheck.run(PeriodBarWorkload(), frames: frames)
  }

  @Test func `a floor with other labels is found out`() {
    #expect {
      try PictureCheck.run(PeriodBarWorkload(labels: .whiteOnHighlight), frames: frames)
    } throws: { error in
      "\(error)"
        == "W1 and its floor differ in frame 0: column 18, row 11 shows "
        + "\"D\" #c0c0c0 on #3050c0, the floor \"D\" #ffffff on #3050c0"
    }
  }

  // The totals come from a model of such a writer in another language.
  @Test(arguments: [
    (PeriodBarFloor.Labels.whiteOnHighlight, 221_279, 53),
    (.gray, 207_662, 49),
  ])
  func `the floor writes 53 bytes a frame, and 49 where labels stay gray`(
    labels: PeriodBarFloor.Labels, total: Int, rounded: Int
  ) {
    var floor = PeriodBarFloor(labels: labels)
    var bytes = 0
    for number in 0..<PeriodBarWorkload.frames { floor.write(frame: number) { bytes += $0.count } }
    #expect(bytes == total)
    #expect((Double(bytes) / 4200).rounded() == Double(rounded))
  }

  @Test func `the views write at most 60 bytes a frame, in the frames in which something moves`()
    throws
  {
    let player = PeriodBarPlayer()
    let renderer = ScreenRenderer(edges: .cell, colors: .trueColor)
    var floor = PeriodBarFloor(labels: .gray)
    var bytes = 0
    for number in 0..<frames {
      var (writes, floorWrites) = (0, 0)
      renderer.render(try player.frame(number), fullRepaint: number == 0) {
        writes += 1
        bytes += $0.count
      }
      floor.write(frame: number) { _ in floorWrites += 1 }
      #expect(writes == floorWrites, "frame \(number)")
    }
    #expect(bytes <= 60 * frames)
  }

  @Test func `a slide evaluates and measures nothing on its way`() throws {
    let player = PeriodBarPlayer()
    _ = try player.frame(0)
    let begun = player.host.counters
    #expect(begun.bodies == ["PeriodBar": 1])
    for number in 1..<21 { _ = try player.frame(number) }
    #expect(player.host.counters == begun)
    _ = try player.frame(21)
    #expect(player.host.counters.layouts != begun.layouts)
  }
}
