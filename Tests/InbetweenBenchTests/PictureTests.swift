import Inbetween
import InbetweenBench
import Testing

/// The pictures of the workloads, their bytes and those of their floors.
@MainActor
@Suite struct PictureTests {
  private func bytes(_ workload: any PictureWorkload, frames: Int) throws -> (Double, Double) {
    let views = workload.views()
    let floor = workload.floor()
    let renderer = ScreenRenderer(edges: .cell, colors: .trueColor)
    var (own, other) = (0, 0)
    for number in 0..<frames {
      renderer.render(try views.frame(number), fullRepaint: number == 0) { own += $0.count }
      floor.write(frame: number) { other += $0.count }
    }
    return (Double(own) / Double(frames), Double(other) / Double(frames))
  }

  // The floors' bytes come from a model of them in another language: 416 and 3641 for all 300 frames.
  @Test(arguments: [(10, 416.0), (100, 3641)])
  func `movers show what their floor shows, in fewer bytes`(count: Int, expected: Double) throws {
    let workload = MoversWorkload(count: count)
    try PictureCheck.run(workload, frames: 61)
    let (own, floor) = try bytes(workload, frames: workload.frames)
    #expect(abs(floor - expected) < 0.005 * expected)
    #expect(own <= floor)
  }

  @Test func `movers by state show the same`() throws {
    try PictureCheck.run(MoversWorkload(count: 100, isStateful: true), frames: 31)
  }

  @Test func `a thousand movers show what their floor shows`() throws {
    try PictureCheck.run(MoversWorkload(count: 1000), frames: 11)
  }

  @Test func `a gradient shows what its floor shows, in no more bytes`() throws {
    let workload = GradientWorkload()
    try PictureCheck.run(workload, frames: 11)
    let (own, floor) = try bytes(workload, frames: 12)
    #expect(own <= floor)
  }

  @Test(arguments: [10_000, 100_000])
  func `a list shows what its floor shows, in at most 640 bytes a frame`(count: Int) throws {
    let workload = ListWorkload(count: count)
    try PictureCheck.run(workload, frames: 41)
    let (own, floor) = try bytes(workload, frames: workload.frames)
    // 922 bytes by a model of the floor in another language.
    #expect(abs(floor - 922) < 2)
    #expect(own <= 640)
  }
}
