import InbetweenCharts
import Testing

struct ScaleDomainTests {
  @Test func `a domain reaches from the smallest number to the largest`() {
    #expect(ScaleDomain([3, -2, 7.5])?.range == -2...7.5)
    #expect(ScaleDomain([120, 60, 45])?.range == 45...120)
  }

  @Test func `a domain with zero reaches to it from either side`() {
    #expect(ScaleDomain([120, 60, 45], includesZero: true)?.range == 0...120)
    #expect(ScaleDomain([-4, -9], includesZero: true)?.range == -9...0)
  }

  @Test func `numbers that are not finite are left out`() {
    #expect(ScaleDomain([.nan, 2, .infinity, 4, -.infinity])?.range == 2...4)
    #expect(ScaleDomain([.nan, .infinity]) == nil)
    #expect(ScaleDomain([]) == nil)
  }

  @Test func `a single number lies in the middle of its domain`() {
    #expect(ScaleDomain([5])?.range == 2.5...7.5)
    #expect(ScaleDomain([-8, -8])?.range == -12 ... -4)
    #expect(ScaleDomain([0])?.range == -1...1)
    #expect(ScaleDomain([0], includesZero: true)?.range == 0...1)
  }

  @Test func `a domain too narrow for ticks is widened`() {
    #expect(ScaleDomain([2 - 0x1p-45, 2])?.range == (1 - 0x1p-45)...3)
    #expect(ScaleDomain([.leastNonzeroMagnitude, 0])?.range == -1...1)
  }

  @Test func `a domain has a finite width`() {
    #expect(
      ScaleDomain([-.greatestFiniteMagnitude, .greatestFiniteMagnitude])?.range
        == -1e300...1e300)
  }
}
