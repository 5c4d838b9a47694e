import InbetweenDrawing

/// What turns frames into a terminal's bytes.
@MainActor
package protocol FrameRenderer: AnyObject {
  /// Hands over the bytes that bring the terminal from the frame rendered before to this one.
  ///
  /// Shape: `write` is called once or not at all, and not kept; every byte it gets will reach the terminal.
  /// With `fullRepaint` nothing is known of the terminal (it has another size, or was lent to a shell):
  /// clear the screen, draw all, and put the cursor where the frame wants it (a session hides it at first).
  /// The frame is consumed, so that the producer patches its display list in place afterwards.
  func render(
    _ frame: consuming Frame, fullRepaint: Bool, write: (UnsafeRawBufferPointer) -> Void)
}
