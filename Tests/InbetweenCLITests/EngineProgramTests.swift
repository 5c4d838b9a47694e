import Foundation
import Testing

/// The program without a view that the README shows.
@Suite struct EngineProgramTests {
  // A spring of 0.5 s with a bounce of 0.3: 100 - 100 exp(-d t) (cos q t + d/q sin q t), d = 8.796, q = 8.974.
  // It is logically complete at 0.5 s.
  @Test func `it prints a number on its way`() throws {
    let result = try Tool.start([], of: "engine-program").wait()
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.text == "42.0\n87.0\n103.0\n104.0\nthere\n101.0\n100.0\n")
  }

  @Test func `the README shows it as it is`() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let program = try text(root.appending(path: "Tests/engine-program/Meter.swift"))
    #expect(try text(root.appending(path: "README.md")).contains("```swift\n\(program)```\n"))
  }

  private func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }
}
