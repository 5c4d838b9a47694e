import Inbetween
import InbetweenBench
import Testing

/// What the frames of the workloads are made of; never how long they take.
@MainActor
@Suite struct CounterTests {
  /// The counts after each of the first frames.
  private func counts(_ workload: any PictureWorkload, frames: Int) throws -> [PictureCounts] {
    let views = workload.views()
    let renderer = ScreenRenderer(edges: .cell, colors: .trueColor)
    return try (0..<frames).map { number in
      renderer.render(try views.frame(number), fullRepaint: number == 0) { _ in }
      return PictureCounts(views.host, renderer)
    }
  }

  @Test func `while the highlight slides nothing but its row is compared`() throws {
    let counts = try counts(PeriodBarWorkload(), frames: 21)
    // The highlight is at round(20 t t (3 - 2 t)) columns after frame i, with t = (i + 1) / 21.
    let places = (0..<21).map { number -> Int in
      let t = Double(number + 1) / 21
      return Int((20 * t * t * (3 - 2 * t)).rounded())
    }
    // In frame 20 the slide is over: the old highlight goes, and the picture is built anew.
    for number in 1..<20 {
      let isMoved = places[number] != places[number - 1]
      #expect(counts[number].compared - counts[number - 1].compared == (isMoved ? 80 : 0))
      #expect(counts[number].bodies == counts[0].bodies)
      #expect(counts[number].layouts == counts[0].layouts)
    }
    #expect(places[20] == 20)
  }

  @Test func `ten movers write the cells that they leave and those they come to`() throws {
    let counts = try counts(MoversWorkload(count: 10), frames: 30)
    for number in 2..<30 {
      #expect(counts[number].bodies == counts[1].bodies)
      #expect(counts[number].layouts == counts[1].layouts)
      // Two cells each, and up to four between two runs that take no more bytes than a move.
      let written = counts[number].written - counts[number - 1].written
      #expect((20...120).contains(written))
    }
  }

  @Test
  func
    `a fading gradient evaluates one body a frame, measures nothing, and compares each cell once`()
    throws
  {
    let counts = try counts(GradientWorkload(), frames: 4)
    // In frame 1 the steps of the colours round to nothing.
    for number in 2..<4 {
      #expect(counts[number].bodies - counts[number - 1].bodies == 1)
      #expect(counts[number].layouts == counts[number - 1].layouts)
      #expect(counts[number].compared - counts[number - 1].compared == 160 * 50)
    }
  }

  @Test func `a list of a hundred thousand rows does what one of a thousand does`() throws {
    let few = try counts(ListWorkload(count: 1000), frames: 40)
    let many = try counts(ListWorkload(count: 100_000), frames: 40)
    #expect(few == many)
  }
}
