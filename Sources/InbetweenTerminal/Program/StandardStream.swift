import Foundation

/// Standard output or error, written at once and whole.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// What went wrong; the number is the system's reason (`errno`).
  struct Failure: Error, CustomStringConvertible {
    let stream: StandardStream
    let reason: Int32

    var description: String {
      let name = stream == .output ? "standard output" : "standard error"
      return "cannot write to \(name) (\(String(cString: strerror(reason)))); check where it leads"
    }
  }

  /// Writes a text.
  func write(_ text: String) throws(Failure) {
    let bytes = Array(text.utf8)
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
