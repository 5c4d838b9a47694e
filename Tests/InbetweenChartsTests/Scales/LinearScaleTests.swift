import InbetweenCharts
import Testing

struct LinearScaleTests {
  private func scale(_ numbers: [Double], steps: Int = 5) throws -> LinearScale {
    LinearScale(try #require(ScaleDomain(numbers)), steps: steps)
  }

  @Test(arguments: [
    ([0, 120], [0, 20, 40, 60, 80, 100, 120]),
    ([45, 120], [40, 60, 80, 100, 120]),
    ([-3, 7], [-4, -2, 0, 2, 4, 6, 8]),
    ([0, 1], [0, 0.2, 0.4, 0.6, 0.8, 1]),
    ([0.3, 0.7], [0.3, 0.4, 0.5, 0.6, 0.7]),
    ([0.6, 1.1], [0.6, 0.7, 0.8, 0.9, 1, 1.1]),
    ([0, 3.5e-9], [0, 5e-10, 1e-9, 1.5e-9, 2e-9, 2.5e-9, 3e-9, 3.5e-9]),
    ([0, 23_000_000], [0, 5e6, 1e7, 1.5e7, 2e7, 2.5e7]),
    ([5], [2, 3, 4, 5, 6, 7, 8]),
    ([0], [-1, -0.5, 0, 0.5, 1]),
    ([1997, 2024], [1995, 2000, 2005, 2010, 2015, 2020, 2025]),
  ])
  func `ticks are whole steps of one, two or five`(numbers: [Double], ticks: [Double]) throws {
    #expect(try scale(numbers).ticks == ticks)
  }

  @Test func `more steps make finer ticks`() throws {
    #expect(try scale([0, 100], steps: 1).ticks == [0, 100])
    #expect(try scale([0, 100], steps: 2).ticks == [0, 50, 100])
    #expect(try scale([0, 100], steps: 10).ticks == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    #expect(try scale([0, 100], steps: 0).ticks == [0, 100])
    #expect(try scale([0, 100], steps: .max).ticks.count == 1001)
  }

  @Test func `zero has no sign`() throws {
    let zero = try #require(try scale([-3, 7]).ticks.first { $0 == 0 })
    #expect(zero.sign == .plus)
  }

  @Test func `positions go from zero to one and beyond`() throws {
    let scale = try scale([45, 120])
    #expect(scale.range == 40...120)
    #expect(scale.position(of: 40) == 0)
    #expect(scale.position(of: 60) == 0.25)
    #expect(scale.position(of: 120) == 1)
    #expect(scale.position(of: 0) == -0.5)
    #expect(scale.position(of: .nan) == nil)
    #expect(scale.position(of: .infinity) == nil)
  }

  @Test func `values are found again from their positions`() throws {
    let scale = try scale([45, 120])
    #expect(scale.value(at: 0) == 40)
    #expect(scale.value(at: 0.25) == 60)
    #expect(scale.value(at: 1) == 120)
    #expect(scale.value(at: 1.5) == 160)
    #expect(scale.value(at: .nan) == nil)
  }

  /// Domains of every size, by a lower end and a width.
  static let laws: [(Double, Double)] = [-1e300, -7.3e11, -1, -1e-200, 0, 3e-290, 0.1, 12, 8.8e20]
    .flatMap { lower in [0, .leastNonzeroMagnitude, 1e-300, 0.3, 7, 1e9, 1e299].map { (lower, $0) }
    }

  @Test(arguments: laws)
  func `every scale holds its numbers between few even ticks`(lower: Double, width: Double) throws {
    for steps in [1, 4, 5, 10] {
      let scale = try scale([lower, lower + width], steps: steps)
      #expect(scale.range.contains(lower) && scale.range.contains(lower + width))
      #expect(scale.ticks.first == scale.range.lowerBound)
      #expect(scale.ticks.last == scale.range.upperBound)
      #expect(2 * (scale.ticks.count - 1) >= steps && scale.ticks.count - 1 <= 2 * steps + 2)
      let size = scale.range.upperBound - scale.range.lowerBound
      let even = size / Double(scale.ticks.count - 1)
      let tolerance = max(abs(scale.range.lowerBound), abs(scale.range.upperBound)) * 0x1p-50
      for (tick, next) in zip(scale.ticks, scale.ticks.dropFirst()) {
        #expect(abs(next - tick - even) <= tolerance)
      }
    }
  }
}
