/// A way to write a recording down.
///
/// Not in SwiftUI.
public protocol FrameFormat: Sendable {
  /// What the format is called on the command line.
  var name: String { get }
  /// How the names of its files end, without a dot.
  var fileExtension: String { get }
  /// Returns a recording as bytes; equal recordings give equal bytes.
  func bytes(of sequence: FrameSequence) -> [UInt8]
}
