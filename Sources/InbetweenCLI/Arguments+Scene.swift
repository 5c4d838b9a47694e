import DemoCatalog
import Foundation
import Inbetween

/// What the commands that play a scene on a virtual clock have in common.
extension Arguments {
  /// Returns the scene that a command is for: its only word.
  func scene(for command: String) throws -> Demo {
    guard let name = words.first else {
      throw UsageError("\(command) needs a scene: try inbetween list")
    }
    guard words.count == 1 else {
      throw UsageError("\(command) takes one scene, got also \"\(words[1])\"")
    }
    return try Demo.scene(named: name)
  }

  /// Returns what `--script` or `--script-file` says; nil where neither is given.
  func script() throws -> InputScript? {
    var text = text("--script")
    if let path = self.text("--script-file") {
      guard text == nil else {
        throw UsageError("--script and --script-file say the same: give one of them")
      }
      text = try Arguments.scriptFile(path)
    }
    do {
      return try text.map { try InputScript($0) }
    } catch let error as InputScriptError {
      throw UsageError("\(error)")
    }
  }

  /// Reads a script from a file, which may be a pipe too.
  private static func scriptFile(_ path: String) throws -> String {
    let data: Data
    do {
      data = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
    } catch {
      throw UsageError("cannot read the script \"\(path)\": \(Output.reason(error))")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("cannot read the script \"\(path)\": it is no text in UTF-8")
    }
    return text
  }

  /// Returns the size of the window.
  func windowSize() throws -> GridSize {
    guard let text = text("--size") else { return GridSize(columns: 80, rows: 24) }
    guard let size = TerminalOptions.size(text) else {
      throw UsageError(
        "--size takes columns x rows, each from 1 to 1000, as in 80x24, got \"\(text)\"")
    }
    return size
  }

  /// Returns the rate of frames.
  func framesPerSecond() throws -> Double {
    try number("--fps", in: VirtualClock.rates, unit: "frames a second") ?? 20
  }

  /// Returns a time.
  func seconds(_ name: String) throws -> Double? {
    try number(name, in: 0...FrameSequence.timeLimit, unit: "seconds")
  }
}

/// Plays something, and tells what went wrong as the command line's mistake.
@MainActor
func playing<Success: Sendable>(
  _ host: ViewHost, _ body: @escaping @MainActor () async throws -> Success
) throws -> Success {
  defer { for warning in host.warnings { Output.complain("warning: \(warning)") } }
  do {
    return try waiting(for: body)
  } catch let error as UnknownNameError {
    throw UsageError("script: \(error)")
  } catch let error as OutsideWindowError {
    throw UsageError("script: \(error)")
  } catch let error as RecordingError {
    throw UsageError("\(error)")
  }
}
