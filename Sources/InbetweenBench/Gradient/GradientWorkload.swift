import Inbetween

/// Workload W3: a gradient in every cell of the window, which fades from frame to frame.
package struct GradientWorkload: PictureWorkload {
  package let name: String
  package let window: GridSize
  package let frames = 300

  /// Creates the workload: 160 x 50 cells, or 300 x 100.
  package init(isBig: Bool = false) {
    name = isBig ? "W3big" : "W3"
    window =
      isBig ? GridSize(columns: 300, rows: 100) : GridSize(columns: 160, rows: 50)
  }

  package func views() -> PictureViews {
    let window = window
    let host = ViewHost(FadingGradient(size: window), size: window)
    return PictureViews(host: host) { number in
      let time = Double(number) / 60
      if number > 0 { try host.send(.tap(CellPoint(column: 1, row: 1)), at: time) }
      return host.frame(at: time, in: window)
    }
  }

  package func floor() -> any PictureFloor {
    let size = window
    return DrawnFloor(window) { number, cells in
      var cell = cells
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let color = GradientColor(column: column, row: row, size: size, frame: number)
          cell.pointee.background =
            UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
          cell += 1
        }
      }
    }
  }
}

/// The colour of a cell in a frame of workload W3, each component 0...255.
struct GradientColor {
  let red: Int
  let green: Int
  let blue: Int

  @inline(__always)
  init(column: Int, row: Int, size: GridSize, frame: Int) {
    let x = 255 * column / (size.columns - 1)
    let y = 255 * row / (size.rows - 1)
    red = x + (255 - 2 * x) * frame / 299
    green = y + (255 - 2 * y) * frame / 299
    blue = 128 + 127 * frame / 299
  }
}

/// The view of workload W3; a tap shows the next frame.
private struct FadingGradient: View {
  let size: GridSize
  @State private var frame = 0

  var body: some View {
    CellImage(columns: size.columns, rows: size.rows) { [frame] x, y in
      let color = GradientColor(column: x, row: y, size: size, frame: frame)
      return Color.Resolved(
        colorSpace: .sRGBLinear, red: Self.light[color.red], green: Self.light[color.green],
        blue: Self.light[color.blue])
    }
    .onTapGesture { frame += 1 }
  }

  /// How much light each component is.
  private static let light = (0..<256).map {
    Color.Resolved(red: Float($0) / 255, green: 0, blue: 0).linearRed
  }
}
