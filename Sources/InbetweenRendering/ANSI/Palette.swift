/// The colours of terminals that do not have 24 bits, and the nearest of them by squared distance in sRGB.
///
/// As the nearest of a fixed set, an entry is left once and for all on a straight way between two colours:
/// fades do not flicker.
///
/// Source: xterm's 256colres.h and its default resources for the first sixteen.
enum Palette {
  /// The components of the cube's colours.
  private static let levels: [Int] = [0, 95, 135, 175, 215, 255]

  private static let sixteen: [SIMD4<Int32>] = [
    [0, 0, 0, 0], [205, 0, 0, 0], [0, 205, 0, 0], [205, 205, 0, 0], [0, 0, 238, 0],
    [205, 0, 205, 0], [0, 205, 205, 0], [229, 229, 229, 0], [127, 127, 127, 0], [255, 0, 0, 0],
    [0, 255, 0, 0], [255, 255, 0, 0], [92, 92, 255, 0], [255, 0, 255, 0], [0, 255, 255, 0],
    [255, 255, 255, 0],
  ]

  /// Returns the entry of the cube or the grey ramp that is nearest, 16…255; of two the lower one.
  static func nearestOf256(to color: CellColor) -> UInt8 {
    let components = [Int(color.red), Int(color.green), Int(color.blue)]
    var cubeIndex = 0
    var cubeDistance = 0
    for component in components {
      let level = nearestLevel(to: component)
      cubeIndex = 6 * cubeIndex + level
      cubeDistance += square(component - levels[level])
    }
    // The ramp has 24 greys from 8 on, 10 apart; the nearest to the mean is the nearest to all three.
    let sum = components.reduce(0, +)
    let step = min(23, max(0, (sum - 24 + 14) / 30))
    let grayDistance = components.reduce(0) { $0 + square($1 - (8 + 10 * step)) }
    return UInt8(cubeDistance <= grayDistance ? 16 + cubeIndex : 232 + step)
  }

  /// Returns the entry of the first sixteen that is nearest; of two the lower one.
  static func nearestOf16(to color: CellColor) -> UInt8 {
    let wanted = SIMD4<Int32>(Int32(color.red), Int32(color.green), Int32(color.blue), 0)
    var nearest = 0
    var fewest = Int32.max
    for (index, entry) in sixteen.enumerated() {
      let difference = entry &- wanted
      let distance = (difference &* difference).wrappedSum()
      if distance < fewest { (nearest, fewest) = (index, distance) }
    }
    return UInt8(nearest)
  }

  private static func nearestLevel(to component: Int) -> Int {
    component < 48 ? 0 : component < 115 ? 1 : (component - 35) / 40
  }

  private static func square(_ number: Int) -> Int { number * number }
}
