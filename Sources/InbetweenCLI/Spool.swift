import Foundation

/// Bytes that are kept in a file without a name until it is known where they go.
final class Spool {
  private let descriptor: Int32

  /// How many bytes are read at once.
  private static let pieceSize = 1 << 16

  /// Opens a spool in a folder, where nothing of it is seen, whatever ends the program.
  ///
  /// Errors: throws the system's reason.
  init(in folder: String) throws {
    let (descriptor, path) = try Spool.temporaryFile(in: folder)
    unlink(path)
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Creates a file with a name of its own that nobody else may read.
  ///
  /// Errors: throws the system's reason.
  static func temporaryFile(in folder: String) throws -> (descriptor: Int32, path: String) {
    var path = Array((folder + "/.inbetween-XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw POSIXFailure() }
    let name = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    return (descriptor, name)
  }

  /// Adds bytes.
  ///
  /// Errors: throws the system's reason, as where the disk is full.
  func write(_ bytes: [UInt8]) throws { try Spool.write(bytes, to: descriptor) }

  /// Hands over all bytes from the first on, in pieces.
  func forEachPiece(_ body: ([UInt8]) throws -> Void) throws {
    var place: off_t = 0
    var piece = [UInt8](repeating: 0, count: Spool.pieceSize)
    while true {
      let length = pread(descriptor, &piece, piece.count, place)
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw POSIXFailure() }
      guard length > 0 else { return }
      place += off_t(length)
      try body(Array(piece[..<length]))
    }
  }

  /// Writes bytes, however many calls it takes.
  ///
  /// Errors: throws the system's reason.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if length < 0, errno == EINTR { continue }
      guard length > 0 else { throw POSIXFailure() }
      rest = rest.dropFirst(length)
    }
  }
}

/// What the system says of a call that failed.
struct POSIXFailure: Error, CustomStringConvertible {
  let description: String

  /// Takes down the reason of the call that failed last.
  init() { description = String(cString: strerror(errno)) }
}
