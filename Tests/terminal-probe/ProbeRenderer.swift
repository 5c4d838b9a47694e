import InbetweenDrawing
import InbetweenTerminal

/// Writes the probe's line when it changed, and everything when asked.
@MainActor
final class ProbeRenderer: FrameRenderer {
  private let source: ProbeSource
  private var shown = ""

  init(source: ProbeSource) { self.source = source }

  func render(
    _ frame: consuming Frame, fullRepaint: Bool, write: (UnsafeRawBufferPointer) -> Void
  ) {
    let size = frame.list.size
    guard !size.isEmpty else { return }
    var line = "at \(source.position), \(size.columns)x\(size.rows), \(source.line)."
    if source.isEndless {
      line = "frame \(Int(source.time * 1000))." + String(repeating: "x", count: 50_000)
    }
    guard fullRepaint || line != shown else { return }
    shown = line
    var bytes = (fullRepaint ? "\u{1B}[2J" : "") + "\u{1B}[H" + line + "\u{1B}[K"
    bytes.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  func text(of frame: consuming Frame) -> String {
    "at \(source.position), \(frame.list.size.columns)x\(frame.list.size.rows)\n"
  }
}
