import Foundation

/// Standard output or error, written at once and whole.
package enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// What went wrong; the number is the system's reason (`errno`).
  package struct Failure: Error, CustomStringConvertible {
    let stream: StandardStream
    let reason: Int32

    package var description: String {
      let name = stream == .output ? "standard output" : "standard error"
      return "cannot write to \(name) (\(String(cString: strerror(reason)))); check where it leads"
    }
  }

  /// Writes a text.
  func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Writes bytes.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    var sent = 0
    while sent < bytes.count {
      let written = bytes.withUnsafeBytes { bytes in
        Foundation.write(rawValue, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
      }
      if written > 0 {
        sent += written
      } else if written < 0 && errno == EAGAIN {
        var room = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, -1)
      } else if written == 0 || errno != EINTR {
        throw Failure(stream: self, reason: errno)
      }
    }
  }
}
