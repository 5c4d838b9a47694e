import InbetweenDrawing

/// Writes pictures as what a terminal has to be told to show one after the other.
final class ANSIRecording: PictureWriter {
  private var writer: ANSIWriter
  private var shown: CellBuffer?

  init(colors: ColorMode, background: RGBA) {
    writer = ANSIWriter(colors: colors, declaredBackground: background, features: .portable)
  }

  static let headComesLast = false

  var head: [UInt8] { [] }

  func bytes(for frame: RenderedFrame) -> [UInt8] {
    if shown?.size != frame.cells.size { writer.clearScreen() }
    writer.write(frame.cells, over: shown, clusters: frame.clusters)
    shown = frame.cells
    return takeBytes()
  }

  func end() -> [UInt8] {
    guard let shown else { return [] }
    writer.leavePicture(rows: shown.rows)
    return takeBytes()
  }

  private func takeBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    writer.takeBytes { bytes += $0 }
    return bytes
  }
}
