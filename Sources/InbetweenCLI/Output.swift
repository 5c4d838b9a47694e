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

  /// What the system says of an error, in a few words.
  static func reason(_ error: any Error) -> String {
    if let failure = error as? POSIXFailure { return failure.description }
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
