import Foundation
import InbetweenDrawing

/// A terminal in raw mode on its alternate screen, and how it is given back.
///
/// What happens inside a signal handler is CTerminal's; this is the rest. One session at a time.
@MainActor
package final class TerminalSession {
  /// The terminal, opened anew, without blocking.
  let terminal: Int32
  /// Where signals arrive, one byte each.
  let signals: Int32
  /// Whether the terminal hung up: nothing can be read or written any more.
  private(set) var isGone = false

  private let usesMouse: Bool
  private var title: String?
  private var hasKeptTitle = false
  private var waiting: [UInt8] = []
  private var sent = 0
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// Opens the terminal and takes the signals over, without changing what the terminal shows.
  package init(usesMouse: Bool) throws(TerminalError) {
    self.usesMouse = usesMouse
    terminal = CTerminal.open()
    guard terminal >= 0 else { throw .cannotOpen(errno) }
    let leave = Array(Sequence.leave(restoringTitle: false).utf8)
    signals = CTerminal.start(terminal, leave, leave.count)
    guard signals >= 0 else {
      let reason = errno
      close(terminal)
      throw reason == ENOTTY ? .cannotSetModes(reason) : .cannotStart(reason)
    }
  }

  // MARK: Modes

  /// Sets raw mode and the alternate screen; also again, after the terminal was lent to a shell.
  package func enter() throws(TerminalError) {
    guard CTerminal.enter() == 0 else { throw .cannotSetModes(errno) }
    drop()
    hasKeptTitle = false
    write(Sequence.enter(usesMouse: usesMouse))
    if let title { show(title: title) }
  }

  /// Gives the terminal back as it was found, and shows what was printed meanwhile.
  package func leave() {
    // A frame is ended if the terminal takes it soon, for the last sequence to be whole.
    for _ in 0..<4 where hasWaiting {
      _ = CTerminal.wait(terminal, true, -1, 50_000_000)
      flush()
    }
    drop()
    CTerminal.leave()
  }

  /// Leaves, and gives the signals back. Nothing may use the descriptors any more.
  package func end() {
    leave()
    CTerminal.end()
  }

  /// The size of the window; 0 x 0 where the terminal does not know.
  var size: GridSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard CTerminal.windowSize(terminal, &columns, &rows) == 0 else {
      return GridSize(columns: 0, rows: 0)
    }
    return GridSize(columns: Int(columns), rows: Int(rows))
  }

  /// Sets the window's title, without what a terminal would obey in it, until the session ends.
  func setTitle(_ text: String) {
    let clean = cleanText(text)
    guard clean != title else { return }
    title = clean
    show(title: clean)
  }

  private func show(title: String) {
    if !hasKeptTitle {
      hasKeptTitle = true
      let leave = Array(Sequence.leave(restoringTitle: true).utf8)
      CTerminal.setLeave(leave, leave.count)
      write(Sequence.keepTitle)
    }
    write(Sequence.title(title))
  }

  /// Asks the terminal for the colours of its text and its background, which come as input, if at all.
  func askForColors() { write(Sequence.askColors) }

  /// Rings the bell.
  func ring() { write(Sequence.bell) }

  // MARK: Output

  /// Whether the terminal has not taken yet what was written.
  var hasWaiting: Bool { sent < waiting.count }

  /// Writes bytes, now as far as the terminal takes them, and the rest by ``flush()``.
  func write(_ bytes: UnsafeRawBufferPointer) {
    let taken = hasWaiting ? 0 : send(bytes)
    guard taken < bytes.count, !isGone else { return }
    waiting.append(contentsOf: bytes[taken...])
  }

  /// Writes what waits, as far as the terminal takes it.
  func flush() {
    guard hasWaiting else { return }
    sent += waiting.withUnsafeBytes { send(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
    if !hasWaiting { drop() }
  }

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  private func drop() {
    waiting.removeAll(keepingCapacity: true)
    sent = 0
  }

  /// Returns how many bytes the terminal took: all of them if it is gone.
  private func send(_ bytes: UnsafeRawBufferPointer) -> Int {
    var taken = 0
    while taken < bytes.count, let start = bytes.baseAddress {
      let written = CTerminal.write(start + taken, bytes.count - taken)
      if written > 0 {
        taken += written
      } else if written < 0 && errno == EAGAIN {
        break
      } else {
        isGone = true
        return bytes.count
      }
    }
    return taken
  }

  // MARK: Input

  /// Reads what was typed and hands it on, in pieces of at most 4096 bytes.
  func read(_ take: (UnsafeRawBufferPointer) -> Void) {
    // The bound keeps a flood of input from holding up the frames.
    for _ in 0..<16 {
      let length = buffer.withUnsafeMutableBytes {
        Foundation.read(terminal, $0.baseAddress, $0.count)
      }
      if length > 0 {
        buffer.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<length])) }
        if length < buffer.count { return }
      } else if length < 0 && errno == EAGAIN {
        return
      } else if length == 0 || errno != EINTR {
        isGone = true
        return
      }
    }
  }

  /// Returns the signals that came.
  func takeSignals() -> [Int32] {
    var numbers = [UInt8](repeating: 0, count: 64)
    let length = CTerminal.readSignals(&numbers, numbers.count)
    return length > 0 ? numbers[..<length].map(Int32.init) : []
  }
}
