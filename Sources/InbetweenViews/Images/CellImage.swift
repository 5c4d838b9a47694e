import InbetweenDrawing
import InbetweenMotion

/// A picture that has a colour for each cell.
///
/// Not in SwiftUI. It is one view and one item of the picture however many cells it has, so that a field of
/// colours that changes in each frame costs little more than computing it. Shape: `x` counts columns from 0 at
/// the left, `y` rows from 0 at the top. Units: as large as so many cells. Edges: a negative number of columns or
/// rows counts as 0, and there are at most 2^24 cells.
///
///     CellImage(columns: 40, rows: 10) { x, y in
///       Color.Resolved(red: Float(x) / 39, green: Float(y) / 9, blue: 0.5)
///     }
public nonisolated struct CellImage: View {
  public typealias Body = Never

  let pixels: PixelImage

  /// Creates a picture by asking for the colour of each cell, row by row.
  public init(columns: Int, rows: Int, _ color: (Int, Int) -> Color.Resolved) {
    let (columns, rows) = (max(0, columns), max(0, rows))
    let (count, isTooLarge) = columns.multipliedReportingOverflow(by: rows)
    guard !isTooLarge, count > 0, count <= 1 << 24 else {
      pixels = PixelImage(columns: 0, rows: 0, pixels: [])
      return
    }
    var encoder = GammaEncoder()
    let colors = [RGBA](unsafeUninitializedCapacity: count) { buffer, initialized in
      for y in 0..<rows {
        for x in 0..<columns {
          buffer.initializeElement(at: y * columns + x, to: encoder.encoded(color(x, y)))
        }
      }
      initialized = count
    }
    pixels = PixelImage(columns: columns, rows: rows, pixels: colors)
  }

  @MainActor public static func _makeNode(
    _ view: CellImage, in context: _NodeContext
  ) -> _ViewNode<CellImage> {
    LeafNode(
      view, in: context, make: { PixelElement(node: $0, typeName: "CellImage") },
      apply: { view, element in
        element.show(view.pixels, size: .cells, isResizable: false)
        element.setPaint(PixelElement.ownColors)
      })
  }
}

/// Turns amounts of light into sRGB components.
///
/// Neighbours in a picture often share a component, so that the last one of each is kept.
private struct GammaEncoder {
  private var light = SIMD3<Float>(repeating: 0)
  private var components = SIMD3<Float>(repeating: 0)

  mutating func encoded(_ color: Color.Resolved) -> RGBA {
    let new = SIMD3(color.linearRed, color.linearGreen, color.linearBlue)
    for index in 0..<3 where new[index] != light[index] {
      let value = Float(gammaEncoded(Double(new[index])))
      components[index] = value > 0 ? min(1, value) : 0
      light[index] = new[index]
    }
    let alpha = color.opacity > 0 ? min(1, color.opacity) : 0
    return RGBA(red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }
}
