import Foundation

/// Compares a text with its golden, the file `Tests/Golden/<suite>/<name>.txt`.
///
/// Not in SwiftUI. The folder `Tests` is the one around the calling file; without a suite, the calling
/// file's name without `Tests` at its end is the suite. With `RECORD=missing`, `failed` or `all` in the
/// environment goldens are written instead, and the test fails once so that somebody reads them.
/// Edges: a text that does not end a line is compared as if it did.
/// Errors: throws ``GoldenError``, whose description is what a reader needs.
public func verifyGolden(
  _ text: String, named name: String, suite: String? = nil, filePath: String = #filePath
) throws {
  let mode = try RecordMode(
    environmentValue: ProcessInfo.processInfo.environment["RECORD"])
  let folder = try goldenFolder(around: filePath)
  try verifyGolden(
    text, named: name, suite: suite ?? goldenSuite(of: filePath), in: folder, mode: mode)
}

/// Compares a text with its golden in a folder of one's own choice.
package func verifyGolden(
  _ text: String, named name: String, suite: String, in folder: URL, mode: RecordMode
) throws {
  for part in [suite, name] where !isPlainName(part) { throw GoldenError.badName(part) }
  let file = folder.appendingPathComponent(suite).appendingPathComponent(name + ".txt")
  let shown = text.hasSuffix("\n") || text.isEmpty ? text : text + "\n"
  guard let golden = try content(of: file) else {
    guard mode != .never else { throw GoldenError.missing(path: file.path) }
    try record(shown, in: file)
    throw GoldenError.recorded(path: file.path)
  }
  if mode == .all || (mode == .failed && golden != shown) {
    if golden != shown { try record(shown, in: file) }
    throw GoldenError.recorded(path: file.path)
  }
  guard golden == shown else {
    throw GoldenError.differs(
      path: file.path, difference: LineDifference.text(from: golden, to: shown))
  }
}

/// Returns the folder of goldens in the innermost folder Tests around a file.
package func goldenFolder(around filePath: String) throws -> URL {
  var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  while folder.lastPathComponent != "Tests" {
    guard folder.pathComponents.count > 1 else {
      throw GoldenError.noTestsFolder(path: filePath)
    }
    folder.deleteLastPathComponent()
  }
  return folder.appendingPathComponent("Golden")
}

/// Returns the suite of a file: its name without `Tests.swift`.
package func goldenSuite(of filePath: String) -> String {
  let name = URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
  return name.hasSuffix("Tests") && name != "Tests" ? String(name.dropLast(5)) : name
}

private func isPlainName(_ name: String) -> Bool {
  !name.isEmpty && !name.hasPrefix(".")
    && name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
      default: false
      }
    }
}

private func content(of file: URL) throws -> String? {
  guard FileManager.default.fileExists(atPath: file.path) else { return nil }
  do {
    return try String(contentsOf: file, encoding: .utf8)
  } catch {
    throw GoldenError.unusable(path: file.path, reason: String(describing: error))
  }
}

private func record(_ text: String, in file: URL) throws {
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  } catch {
    throw GoldenError.unusable(path: file.path, reason: String(describing: error))
  }
}
