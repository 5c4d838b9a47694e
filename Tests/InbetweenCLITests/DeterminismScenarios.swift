import DemoCatalog
import Foundation
import Testing

/// The scenarios that need processes of their own, known by a number.
@Suite struct DeterminismScenarios {
  @Test func `D07 many ids and namespaces give the same bytes in every process`() throws {
    let text = try same("matched-program")
    #expect(text.hasPrefix("the same twice\n"))
    #expect(text.contains("are the source of the matched geometry \"0\""))
    // First those of 0.3 s in their order, then those of 0.5 s, which were turned round before their end:
    // the first ones are complete at 0.4 and 0.6, the second ones at 0.6 and 0.8.
    #expect(text.hasSuffix("\n0 2 4 6 8 1 3 5 7 9 0 2 4 6 8 1 3 5 7 9\n"))
  }

  /// One frame of a dump, with the nodes that have names.
  private struct Frame: Decodable {
    struct Node: Decodable {
      let name: String?
      let x: Double
    }

    let nodes: [Node]
  }

  @Test func `D08 two changes at one time give the same bytes in every process`() throws {
    let text = try same("matched-program", "coincidence")
    let frames = try text.split(separator: "\n").dropFirst().map {
      try JSONDecoder().decode(Frame.self, from: Data($0.utf8))
    }
    func x(_ name: String) -> [Double] {
      frames.compactMap { frame in frame.nodes.first { $0.name == name }?.x }
    }
    // Every half second, in cells of 8 points. The earlier one goes on beneath: with r of it and f of the later
    // one, r + f (target - r) is 0, 50, 75, 62.5, 50 for the first, and 0, 56.25, 100 for the second.
    #expect(x("first") == [0, 0, 6.25, 9.375, 7.8125, 6.25])
    #expect(x("second") == [0, 0, 7.0313, 12.5, 12.5, 12.5])
  }

  @Test func `every demo gives the same bytes in every process`() throws {
    let text = try same("demos-program")
    for demo in Demo.all { #expect(text.contains("{\"scene\":\"\(demo.name)\",")) }
  }

  /// Runs a program in twenty processes and returns what each of them prints.
  private func same(_ program: String, _ arguments: String...) throws -> String {
    let runs = try (0..<20).map { number in
      // Hashes differ from one process to the next, except where they are told not to.
      try Tool.start(
        arguments, of: program,
        environment: number == 0 ? ["SWIFT_DETERMINISTIC_HASHING": "1"] : [:])
    }
    let results = try runs.map { try $0.wait() }
    #expect(results.allSatisfy { $0.status == 0 && $0.errors.isEmpty })
    let texts = Set(results.map(\.output))
    #expect(texts.count == 1)
    return String(decoding: try #require(texts.first), as: UTF8.self)
  }
}
