import InbetweenDrawing
import InbetweenRendering

/// Turns frames into a terminal's bytes: damaged cells are painted anew, and those that differ are written.
@MainActor
package final class ScreenRenderer: FrameRenderer {
  private var rasterizer: Rasterizer
  private var writer: ANSIWriter
  /// What the rasteriser painted last.
  private var painted = CellBuffer(GridSize(columns: 0, rows: 0))
  /// What the terminal shows; of another size than the picture where that is not known.
  private var shown = CellBuffer(GridSize(columns: 0, rows: 0))

  /// Called when the cells are painted and before their bytes are made, if somebody measures that.
  package var didRasterize: (() -> Void)?

  /// How many cells were compared and how many were written so far.
  package var cellCounts: (compared: Int, written: Int) {
    (writer.comparedCellCount, writer.writtenCellCount)
  }

  /// Creates a renderer for a terminal of which nothing is known.
  package init(
    edges: EdgeStyle, glyphs: GlyphSet = .blocks, colors: ColorMode,
    declaredBackground: RGBA = .black, features: ANSIWriter.Features = .all
  ) {
    rasterizer = Rasterizer(edges: edges, glyphs: glyphs)
    writer = ANSIWriter(
      colors: colors, declaredBackground: declaredBackground, features: features)
  }

  package func render(
    _ frame: consuming Frame, fullRepaint: Bool, write: (UnsafeRawBufferPointer) -> Void
  ) {
    let cursor = frame.cursor
    let damage = rasterizer.render(frame.list, into: &painted)
    didRasterize?()
    if fullRepaint {
      writer.forgetTerminal()
      writer.clearScreen()
      shown = CellBuffer(painted.size)
    }
    // What is behind in the terminal after a clear is behind everywhere.
    writer.write(
      painted, over: shown, damage: fullRepaint ? nil : damage, clusters: frame.list.clusters,
      cursor: cursor)
    if shown.size == painted.size {
      shown.copy(damage, from: painted)
    } else {
      shown = painted
    }
    if writer.byteCount > 0 { writer.takeBytes(write) }
  }

  /// Returns a frame as plain text.
  ///
  /// Shapes end at whole cells there: what is left of a part-filled cell without its colours says nothing.
  package static func text(of frame: consuming Frame, glyphs: GlyphSet = .blocks) -> String {
    var rasterizer = Rasterizer(edges: .cell, glyphs: glyphs)
    var cells = CellBuffer(frame.list.size)
    rasterizer.render(frame.list, into: &cells)
    return PlainText.text(of: cells, clusters: frame.list.clusters)
  }
}
