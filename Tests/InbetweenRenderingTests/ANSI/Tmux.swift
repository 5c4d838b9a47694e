import Foundation
import InbetweenDrawing

/// A terminal that others wrote, where it is installed.
enum Tmux {
  struct Failure: Error {
    let code: Int32
  }

  private static let path = "/usr/bin/tmux"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Returns what tmux shows after each piece of bytes, as rows with escape sequences for the colours.
  static func screens(after pieces: [[UInt8]], size: GridSize) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "inbetween-tmux-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, piece) in pieces.enumerated() {
      try Data(piece).write(to: folder.appendingPathComponent("piece\(number)"))
    }
    try program(count: pieces.count).write(
      to: folder.appendingPathComponent("program"), atomically: true, encoding: .utf8)
    try driver(count: pieces.count, size: size).write(
      to: folder.appendingPathComponent("driver"), atomically: true, encoding: .utf8)
    // Not by Foundation's Process, which waits for the server that stays behind.
    let code = system("cd '\(folder.path)' && timeout 60 sh driver </dev/null >/dev/null 2>&1")
    guard code == 0 else { throw Failure(code: code) }
    return try pieces.indices.map { number in
      let file = folder.appendingPathComponent("screen\(number)")
      return try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).prefix(size.rows).map(String.init)
    }
  }

  /// What runs inside: it writes one piece after another, each when it is told to, and waits for its end.
  private static func program(count: Int) -> String {
    (0..<count).reduce("stty raw -echo\n") {
      $0 + "cat piece\($1)\n\(path) -S socket wait-for -S shown\($1)\n"
        + "\(path) -S socket wait-for next\($1)\n"
    } + "cat\n"
  }

  /// What runs outside: it takes the screen after each piece.
  private static func driver(count: Int, size: GridSize) -> String {
    let tmux = "\(path) -u -S socket -f /dev/null"
    let start = """
      trap '\(tmux) kill-server' EXIT
      set -e
      \(tmux) new-session -d -s oracle -x \(size.columns) -y \(size.rows) 'timeout 60 sh program' \
      ';' set -g status off ';' resize-window -x \(size.columns) -y \(size.rows)

      """
    return (0..<count).reduce(start) {
      $0 + "\(tmux) wait-for shown\($1)\n\(tmux) capture-pane -p -e -N -t oracle >screen\($1)\n"
        + "\(tmux) wait-for -S next\($1)\n"
    }
  }
}
