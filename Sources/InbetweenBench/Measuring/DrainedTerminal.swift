import CBench
import Foundation

/// A pseudo-terminal that takes whatever is written to it: a thread reads it at the other end.
///
/// So a write costs what it costs a program in a terminal window, and the picture is thrown away.
final class DrainedTerminal {
  /// Why there is no pseudo-terminal, or why it takes nothing.
  struct Failure: Error, CustomStringConvertible {
    let action: String
    let reason: Int32

    var description: String {
      "cannot \(action) a pseudo-terminal: \(String(cString: strerror(reason)))"
    }
  }

  /// The end that programs write to.
  let descriptor: Int32
  /// The end that keys are typed at.
  let controller: Int32
  /// How many bytes were written.
  private(set) var byteCount = 0
  /// How many calls that took.
  private(set) var writeCount = 0
  /// What the last write failed with.
  private var failure: Failure?

  init(columns: Int, rows: Int) throws(Failure) {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    let reason = cbench_open_terminal(Int32(columns), Int32(rows), &controller, &terminal)
    guard reason == 0 else { throw Failure(action: "open", reason: reason) }
    descriptor = terminal
    self.controller = controller
    let reader = controller
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      // It ends when the other end is closed.
      while read(reader, &buffer, buffer.count) > 0 {}
      close(reader)
    }
  }

  deinit { close(descriptor) }

  /// Writes bytes; the first failure is kept for ``check()``.
  func write(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil, let start = bytes.baseAddress else { return }
    var sent = 0
    while sent < bytes.count {
      let written = Foundation.write(descriptor, start + sent, bytes.count - sent)
      if written > 0 {
        sent += written
        writeCount += 1
      } else if written == 0 || errno != EINTR {
        failure = Failure(action: "write to", reason: errno)
        return
      }
    }
    byteCount += bytes.count
  }

  /// Throws what a write failed with.
  func check() throws(Failure) {
    if let failure { throw failure }
  }
}
