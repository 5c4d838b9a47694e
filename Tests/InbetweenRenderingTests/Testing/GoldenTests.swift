import Foundation
import InbetweenTesting
import Testing

@Suite struct GoldenTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-golden-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func outcome(
    _ text: String, _ mode: RecordMode, in folder: URL, name: String = "slide"
  ) throws -> String {
    do {
      try verifyGolden(text, named: name, suite: "Picker", in: folder, mode: mode)
      return "equal"
    } catch let error as GoldenError {
      return error.description.replacingOccurrences(of: folder.path, with: "G")
    }
  }

  @Test func `a missing golden is an error until it is recorded, which fails once`() throws {
    try withFolder { (folder: URL) throws in
      #expect(
        try outcome("a", .never, in: folder)
          == "there is no golden G/Picker/slide.txt; record it with RECORD=missing, then read it")
      #expect(
        try outcome("a", .missing, in: folder)
          == "recorded the golden G/Picker/slide.txt; "
          + "read it, then run the test again without RECORD")
      #expect(try outcome("a", .never, in: folder) == "equal")
      #expect(try outcome("a\n", .missing, in: folder) == "equal")
    }
  }

  @Test func `a difference is told line by line and kept from the terminal`() throws {
    try withFolder { (folder: URL) throws in
      _ = try outcome("one\ntwo\nthree\nfour", .missing, in: folder)
      #expect(
        try outcome("one\nt\u{1B}o\nthree\nfour\nfive", .missing, in: folder)
          == """
          the text differs from the golden G/Picker/slide.txt (- golden, + now); \
          if it is right now, record it with RECORD=failed
            1: one
          - 2: two
          + 2: t\\u{1B}o
            4: four
          + 5: five
          """)
    }
  }

  @Test func `failed records what differs and all records everything`() throws {
    try withFolder { (folder: URL) throws in
      _ = try outcome("old", .missing, in: folder)
      #expect(try outcome("old", .failed, in: folder) == "equal")
      #expect(try outcome("new", .failed, in: folder).hasPrefix("recorded the golden"))
      #expect(try outcome("new", .never, in: folder) == "equal")
      #expect(try outcome("new", .all, in: folder).hasPrefix("recorded the golden"))
      #expect(try outcome("first", .failed, in: folder, name: "other").hasPrefix("recorded"))
    }
  }

  @Test func `a long difference is cut`() throws {
    try withFolder { (folder: URL) throws in
      _ = try outcome("", .missing, in: folder)
      let text = try outcome((1...100).map(String.init).joined(separator: "\n"), .never, in: folder)
      #expect(text.hasSuffix("+ 60: 60\n... and 40 more lines"))
    }
  }

  @Test func `a name that leaves the folder is refused`() throws {
    try withFolder { (folder: URL) throws in
      #expect(
        try outcome("a", .all, in: folder, name: "../x")
          == "a golden's suite and name consist of letters, digits, -, _ and ., got \"../x\"")
    }
  }

  @Test func `goldens lie in the folder Tests around the test`() throws {
    let path = "/home/x/pkg/Tests/ViewTests/Deep/PickerFilmTests.swift"
    #expect(try goldenFolder(around: path).path == "/home/x/pkg/Tests/Golden")
    #expect(goldenSuite(of: path) == "PickerFilm")
    #expect(throws: GoldenError.noTestsFolder(path: "/a/b.swift")) {
      try goldenFolder(around: "/a/b.swift")
    }
  }

  @Test func `a record mode that means nothing is told in one sentence`() throws {
    #expect(try RecordMode(environmentValue: nil) == .never)
    #expect(try RecordMode(environmentValue: "failed") == .failed)
    let error = #expect(throws: GoldenError.self) { try RecordMode(environmentValue: "misssing") }
    #expect(
      error?.description
        == "RECORD is all, missing or failed, got \"misssing\"; did you mean missing?")
  }
}
