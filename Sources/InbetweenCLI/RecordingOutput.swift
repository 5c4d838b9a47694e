import Foundation
import Inbetween

/// Where a recording is written while it is made: to a file, or to standard output.
@MainActor
final class RecordingOutput {
  private let format: any StreamedFormat
  private let file: OutputFile?
  private var writer: (any FrameWriter)?
  /// Whether the head has been written.
  private var hasHead = false
  /// The frames of a recording whose head comes last.
  private var spool: Spool?

  /// Opens a file at a path, or standard output where there is none.
  ///
  /// Errors: throws for a file that cannot be written.
  init(_ format: any StreamedFormat, path: String?) throws {
    self.format = format
    file = try path.map { try OutputFile($0) }
  }

  /// Takes what is known of a recording before its first frame.
  func begin(_ header: RecordingHeader) throws {
    let writer = format.writer(for: header)
    self.writer = writer
    if writer.headComesLast {
      spool = try Spool(in: FileManager.default.temporaryDirectory.path)
    }
  }

  /// Writes a frame, and before the first one the head: a play that fails at once has then written nothing.
  func add(_ frame: RecordedFrame) throws {
    guard let bytes = writer?.bytes(for: frame) else { return }
    if let spool {
      try spool.write(bytes)
    } else {
      try writeHead()
      try write(bytes)
    }
  }

  /// Writes what is left, and puts a file in its place.
  func finish() throws {
    guard let writer else { return }
    let end = writer.end()
    try writeHead()
    try spool?.forEachPiece(write)
    try write(end)
    try file?.finish()
  }

  private func writeHead() throws {
    guard !hasHead, let writer else { return }
    hasHead = true
    try write(writer.head)
  }

  private func write(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty else { return }
    if let file { try file.write(bytes) } else { try Output.write(bytes) }
  }
}
