import Foundation
import InbetweenMotion
import Testing

struct SineCosineTests {
  @Test func `sine and cosine are those of the system to the last bit or two`() {
    var random = Seeded(state: 5)
    for step in 0..<50_000 {
      let angle = step < 20_000 ? Double(step) * 0.01 : random.next(0...2e6)
      let (sine, cosine) = sineCosine(of: angle)
      #expect(isClose(sine, sin(angle), within: 3e-16), "sine of \(angle)")
      #expect(isClose(cosine, cos(angle), within: 3e-16), "cosine of \(angle)")
    }
  }

  @Test func `sine and cosine are exact where the angle is 0`() {
    #expect(sineCosine(of: 0) == (0, 1))
  }
}
