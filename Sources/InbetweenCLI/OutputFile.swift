import Foundation

/// A file that is there whole or not at all, though it is written bit by bit; a device or a pipe gets the bytes as
/// they come, and stays what it is.
final class OutputFile {
  /// The path as it was given, for sentences.
  private let path: String
  private let target: Target

  private enum Target {
    /// What is written at once.
    case stream(FileHandle)
    /// What takes the place of a file at the end.
    case file(path: String, spool: Spool)
  }

  /// Opens a file at a path; a link is followed.
  ///
  /// Errors: throws with the path and the reason.
  init(_ path: String) throws {
    self.path = path
    let url = URL(fileURLWithPath: path)
    target = try OutputFile.naming(path) {
      guard !OutputFile.isDeviceOrPipe(path) else {
        return .stream(try FileHandle(forWritingTo: url))
      }
      let file = url.resolvingSymlinksInPath()
      let spool = try Spool(in: file.deletingLastPathComponent().path)
      return .file(path: file.path, spool: spool)
    }
  }

  /// Adds bytes.
  ///
  /// Errors: throws with the path and the reason.
  func write(_ bytes: [UInt8]) throws {
    try OutputFile.naming(path) {
      switch target {
      case .stream(let handle): try handle.write(contentsOf: Data(bytes))
      case .file(_, let spool): try spool.write(bytes)
      }
    }
  }

  /// Puts the file in its place.
  ///
  /// Errors: throws with the path and the reason; what was there is still there then.
  func finish() throws {
    try OutputFile.naming(path) {
      switch target {
      case .stream(let handle): try handle.close()
      case .file(let path, let spool): try OutputFile.replace(path, by: spool)
      }
    }
  }

  /// Copies a spool to a file beside another one, which it replaces.
  private static func replace(_ path: String, by spool: Spool) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let mode = mode(of: path)
    let (descriptor, copy) = try Spool.temporaryFile(in: folder)
    do {
      defer { close(descriptor) }
      try spool.forEachPiece { try Spool.write($0, to: descriptor) }
      guard fchmod(descriptor, mode) == 0, rename(copy, path) == 0 else { throw POSIXFailure() }
    } catch {
      unlink(copy)
      throw error
    }
  }

  /// The rights that a file has, or a new one gets.
  private static func mode(of path: String) -> mode_t {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & 0o7777 }
    let mask = umask(0)
    _ = umask(mask)
    return 0o666 & ~mask
  }

  /// Whether a path leads to something that a new file must not replace.
  private static func isDeviceOrPipe(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Does something, and says of which file it was that it failed.
  private static func naming<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw OutputError("cannot write \"\(path)\": \(Output.reason(error))")
    }
  }
}
