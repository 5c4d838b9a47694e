import Foundation
import Inbetween

/// Where the tool writes.
enum Output {
  /// Writes a sentence about an error, and the place, to standard error, without anything that a terminal would
  /// obey.
  static func complain(_ sentence: String, excerpt: Excerpt? = nil) {
    let lines = ["inbetween: \(TextSanitizer.singleLine(sentence))"] + (excerpt?.lines ?? [])
    let text = lines.map { $0 + "\n" }.joined()
    // Where standard error is closed there is nobody to tell; the exit status says enough.
    try? StandardStream.error.write(Array(text.utf8))
  }

  /// Writes bytes to standard output.
  ///
  /// Errors: throws when the reader has gone.
  static func write(_ bytes: [UInt8]) throws { try StandardStream.output.write(bytes) }

  /// Writes bytes to a file, which is there whole or not at all.
  ///
  /// Shape: a link is followed; a device or a pipe gets the bytes and stays what it is.
  /// Errors: throws with the path and the reason.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = URL(fileURLWithPath: path)
    do {
      if isDeviceOrPipe(path) {
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: Data(bytes))
        try handle.close()
      } else {
        try Data(bytes).write(to: file.resolvingSymlinksInPath(), options: .atomic)
      }
    } catch {
      throw OutputError("cannot write \"\(path)\": \(reason(error))")
    }
  }

  /// Whether a path leads to something that a new file must not replace.
  private static func isDeviceOrPipe(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// What the system says of an error, in a few words.
  static func reason(_ error: any Error) -> String {
    // On Linux the reason below a Foundation error is a Swift error, which is no NSError yet.
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard let reason = underlying.map({ $0 as NSError }), reason.domain == NSPOSIXErrorDomain else {
      return (error as NSError).localizedDescription
    }
    return String(cString: strerror(Int32(reason.code)))
  }
}

/// A file or a stream that cannot be written.
struct OutputError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
