import Foundation
import InbetweenMotion
import Testing

/// What holds for each curve, whatever its shape.
struct CurveLaws {
  @Test(arguments: NamedMotion.manyCurves)
  func `a curve goes from 0 to 1 exactly`(named: NamedMotion.Curve) {
    #expect(named.curve.value(at: 0) == 0)
    #expect(named.curve.value(at: 1) == 1)
  }

  @Test(arguments: NamedMotion.curves)
  func `a curve with a name has no values outside`(named: NamedMotion.Curve) {
    for x in [-Double.infinity, -1e300, -1, -1e-300, .nan] {
      #expect(named.curve.value(at: x) == 0)
    }
    for x in [1 + 1e-12, 2, 1e300, Double.infinity] { #expect(named.curve.value(at: x) == 1) }
    #expect(!named.curve.velocity(at: .nan).isNaN)
  }

  // A quarter circle of radius 1 rises by sqrt(2 h) at its vertical end; no other curve here is steeper.
  @Test(arguments: NamedMotion.manyCurves)
  func `a curve is continuous`(named: NamedMotion.Curve) {
    for bits in [6, 10, 14] {
      let count = 1 << bits
      let limit = 1.5 * (1 / Double(count)).squareRoot()
      var last = named.curve.value(at: 0)
      for index in 1...count {
        let value = named.curve.value(at: Double(index) / Double(count))
        if (value - last).magnitude > limit { Issue.record("jumps before \(index)/\(count)") }
        last = value
      }
    }
    for index in 1..<64 {
      let x = Double(index) / 64
      let (below, above) = (named.curve.value(at: x - 1e-12), named.curve.value(at: x + 1e-12))
      #expect(isClose(below, above, within: 2e-6), "at \(x)")
    }
  }

  @Test(arguments: NamedMotion.manyCurves)
  func `a curve's velocity is its derivative`(named: NamedMotion.Curve) {
    let h = 1e-6
    var checked = 0
    for index in 1..<128 where index % 2 == 1 {
      // Odd numbers of 128ths: no corner and no vertical tangent is there.
      let x = Double(index) / 128
      let slope = (named.curve.value(at: x + h) - named.curve.value(at: x - h)) / (2 * h)
      let velocity = named.curve.velocity(at: x)
      #expect(isClose(velocity, slope, within: 1e-6 * (1 + slope.magnitude)), "at \(x)")
      checked += 1
    }
    #expect(checked == 64)
  }

  @Test(arguments: [
    (UnitCurve.circularEaseIn, 1.0), (.circularEaseOut, 0), (.circularEaseInOut, 0.5),
  ])
  func `a vertical tangent is infinitely fast`(curve: UnitCurve, x: Double) {
    #expect(curve.velocity(at: x) == .infinity)
    #expect(curve.velocity(at: min(1, max(0, x - 1e-9))) > 1000)
  }

  @Test(arguments: NamedMotion.curves.filter { $0.curve != .circularEaseInOut })
  func `an inverse exchanges progress and fraction`(named: NamedMotion.Curve) {
    let inverse = named.curve.inverse
    for index in 0...64 {
      let x = Double(index) / 64
      #expect(isClose(inverse.value(at: named.curve.value(at: x)), x, within: 1e-7), "at \(x)")
      #expect(isClose(named.curve.value(at: inverse.value(at: x)), x, within: 1e-7), "at \(x)")
    }
    #expect(inverse.inverse == named.curve)
  }

  @Test func `the inverse of a curve that eases in is not the one that eases out`() {
    #expect(UnitCurve.easeIn.inverse != .easeOut)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
  }

  // (1 - sqrt(1 - 4 / 16)) / 2 = 0.0669873, and of that (1 - sqrt(1 - 4 * 0.0044873)) / 2 = 0.0045076.
  @Test func `the circle at both ends is called its own inverse and is not, as in SwiftUI`() {
    let curve = UnitCurve.circularEaseInOut
    #expect(curve.inverse == curve)
    let there = curve.value(at: 0.25)
    #expect(isClose(there, 0.0669873, within: 1e-7))
    #expect(isClose(curve.inverse.value(at: there), 0.0045076, within: 1e-7))
  }

  @Test(arguments: [UnitCurve.linear, .easeInOut, .circularEaseInOut])
  func `what eases at both ends is the same from either end`(curve: UnitCurve) {
    for index in 0...64 {
      let x = Double(index) / 64
      #expect(isClose(curve.value(at: 1 - x), 1 - curve.value(at: x), within: 1e-12))
    }
  }

  @Test(arguments: [
    (UnitCurve.easeIn, UnitCurve.easeOut), (.circularEaseIn, .circularEaseOut),
  ])
  func `easing out is easing in from the other end`(easeIn: UnitCurve, easeOut: UnitCurve) {
    for index in 0...64 {
      let x = Double(index) / 64
      #expect(isClose(easeOut.value(at: 1 - x), 1 - easeIn.value(at: x), within: 1e-12))
    }
  }

  @Test(arguments: NamedMotion.curves)
  func `a curve with a name never falls`(named: NamedMotion.Curve) {
    let values = (0...1024).map { named.curve.value(at: Double($0) / 1024) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
