import InbetweenDrawing
import InbetweenRendering

/// What a terminal with few colours shall show for a screen, worked out without the writer's palette.
struct DepthTarget {
  let colors: ColorMode

  static let every = ColorMode.allCases.map(DepthTarget.init)

  /// xterm's first sixteen colours.
  private static let sixteen = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  /// The cube and the greys, 16 to 255.
  private static let cubeAndGreys = (0..<240).map { number in
    guard number < 216 else {
      let grey = 8 + 10 * (number - 216)
      return (grey, grey, grey)
    }
    let levels = [0, 95, 135, 175, 215, 255]
    return (levels[number / 36], levels[number / 6 % 6], levels[number % 6])
  }

  /// `links` says whether the writer may write them.
  func target(of screen: CellBuffer, links: Bool) -> CellBuffer {
    var target = screen
    for row in 0..<screen.rows where !links {
      for column in 0..<screen.columns { target[column, row].link = 0 }
    }
    guard colors != .trueColor else { return target }
    for row in 0..<screen.rows {
      for column in 0..<screen.columns {
        let cell = screen[column, row]
        if colors == .none {
          target[column, row].ink = .standard
          target[column, row].background = .standard
          // The declared background is black, and counts as none.
          let isPlain = ["default", "#000000"].contains("\(cell.background)")
          if !isPlain { target[column, row].attributes.insert(.reverse) }
        } else {
          target[column, row].ink = nearest(to: cell.ink)
          target[column, row].background = nearest(to: cell.background)
        }
      }
    }
    return target
  }

  /// Returns the entry of the palette at the least squared distance, the first of several.
  private func nearest(to color: CellColor) -> CellColor {
    guard !color.isStandard else { return color }
    let (entries, first) = colors == .ansi16 ? (Self.sixteen, 0) : (Self.cubeAndGreys, 16)
    let distances = entries.map { entry in
      let (red, green, blue) = (
        entry.0 - Int(color.red), entry.1 - Int(color.green), entry.2 - Int(color.blue)
      )
      return red * red + green * green + blue * blue
    }
    let best = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return CellColor(index: UInt8(first + best))
  }
}
