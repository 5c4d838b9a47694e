import Foundation
import Testing

/// What `inbetween dump` writes.
@Suite struct DumpTests {
  private let command = [
    "dump", "period-picker", "--size", "40x5", "--script", "tap \"Week\"", "--format", "json",
  ]

  /// One node of a dumped frame.
  private struct Node: Decodable {
    let name: String?
    let type: String
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    let opacity: Double
    let phase: String
  }

  private struct Frame: Decodable {
    let frame: Int
    let time: Double
    let nodes: [Node]
  }

  private func frames(_ arguments: [String]) throws -> [Frame] {
    let result = try Tool.run(arguments)
    try #require(result.status == 0, "\(result.errors)")
    return try result.text.split(separator: "\n").dropFirst().map {
      try JSONDecoder().decode(Frame.self, from: Data($0.utf8))
    }
  }

  @Test func `the header tells scene, size, rate and background`() throws {
    let result = try Tool.run(command)
    #expect(
      result.text.hasPrefix(
        "{\"scene\":\"period-picker\",\"columns\":40,\"rows\":5,\"fps\":20,\"unit\":\"cells\","
          + "\"background\":\"#000000\"}\n{\"frame\":0,\"time\":0,\"nodes\":["))
  }

  @Test func `with reduced motion the highlight cross-fades from Day to Week`() throws {
    let frames = try frames(command + ["--reduce-motion", "--fps", "20", "--duration", "0.35"])
    // Four steps in 0.35 s, of which the last one is the end.
    let opacity = [0, 0, 0.25, 0.25, 0.5, 0.5, 0.75, 1]
    for (index, frame) in frames.enumerated() {
      let copies = frame.nodes.filter { $0.name == "highlight" }
      #expect(copies.map(\.x) == (index < 7 ? [7, 15] : [15]))
      #expect(abs((copies.last?.opacity ?? -1) - opacity[index]) <= 0.0005)
      #expect(abs((copies.first?.opacity ?? -1) - (index < 7 ? 1 - opacity[index] : 1)) <= 0.0005)
    }
  }

  @Test func `the period picker's highlight slides from Day to Week`() throws {
    let frames = try frames(command + ["--fps", "20", "--duration", "0.35"])
    #expect(frames.map(\.time) == [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35])
    let x = [7, 7.3272, 8.3576, 10.0274, 11.9726, 13.6424, 14.6728, 15]
    let width = [7, 7.0409, 7.1697, 7.3784, 7.6216, 7.8303, 7.9591, 8]
    let opacity = [0, 0.0409, 0.1697, 0.3784, 0.6216, 0.8303, 0.9591, 1]
    for (index, frame) in frames.enumerated() {
      let tabs = frame.nodes.filter { ["0", "1", "2"].contains($0.name) }
      #expect(tabs.map(\.x) == [7, 15, 24])
      #expect(tabs.map(\.width) == [7, 8, 9])
      #expect(tabs.allSatisfy { $0.y == 1 && $0.height == 3 })
      let copies = frame.nodes.filter { $0.name == "highlight" }
      #expect(copies.count == (index < 7 ? 2 : 1))
      for copy in copies {
        #expect(abs(copy.x - x[index]) <= 0.0005)
        #expect(abs(copy.width - width[index]) <= 0.0005)
        #expect(copy.y == 1 && copy.height == 3)
      }
      let new = copies.first { $0.phase != "removing" }
      #expect(abs((new?.opacity ?? -1) - opacity[index]) <= 0.0005)
      #expect(new?.phase == (index < 7 ? "inserting" : "present"))
    }
    let last = frames[7].nodes.filter { $0.name == "highlight" }
    #expect(last.map(\.x) == [15] && last.map(\.width) == [8] && last.map(\.opacity) == [1])
  }

  @Test(
    arguments: [
      ("key right", 15.0), ("key right; wait 0.1; key right; wait 0.1; key left", 15),
      ("key 3", 24), ("key left", 7), ("tap 30,2", 24), ("key tab; key tab; key return", 15),
    ])
  func `keys and clicks move the highlight too`(script: String, x: Double) throws {
    let frames = try frames([
      "dump", "period-picker", "--size", "40x5", "--script", script, "--from", "2", "--frames", "1",
    ])
    #expect(frames.map(\.frame) == [40])
    #expect(frames[0].nodes.filter { $0.name == "highlight" }.map(\.x) == [x])
  }

  @Test func `every second frame at 40 a second is a frame at 20 a second`() throws {
    let slow = try Tool.run(command + ["--fps", "20", "--duration", "0.4"]).text
    let fast = try Tool.run(command + ["--fps", "40", "--duration", "0.4"]).text
    // The number of a frame is the only thing that may differ.
    func frames(_ text: String) -> [Substring] {
      text.split(separator: "\n").dropFirst().map { $0[($0.firstIndex(of: ",") ?? $0.endIndex)...] }
    }
    let fastFrames = frames(fast)
    let halved = stride(from: 0, to: fastFrames.count, by: 2).map { fastFrames[$0] }
    #expect(fastFrames.count == 17)
    #expect(halved == frames(slow))
  }

  @Test func `D12 20 processes give the same bytes, whatever the locale and the time zone`() throws
  {
    let settings: [[String: String]] = [
      [:], ["LC_ALL": "C"], ["LC_ALL": "de_DE.UTF-8"],
      ["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"],
    ]
    let runs = try (0..<20).map { index in
      try Tool.start(
        command + ["--fps", "60", "--duration", "0.4"],
        environment: settings[index % settings.count])
    }
    let results = try runs.map { try $0.wait() }
    #expect(results.allSatisfy { $0.status == 0 && !$0.output.isEmpty })
    #expect(Set(results.map(\.output)).count == 1)
  }

  @Test func `a script file is read like the option and -o writes what is printed`() throws {
    let folder = try Tool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "script")
    try Data("# the second tab\ntap \"Week\"\n".utf8).write(to: script)
    let file = folder.appending(path: "frames.jsonl")
    let printed = try Tool.run(command)
    let written = try Tool.run(
      "dump", "period-picker", "--size", "40x5", "--script-file", script.path, "-o", file.path)
    #expect(written.status == 0 && written.output.isEmpty && written.errors.isEmpty)
    #expect(try Data(contentsOf: file) == printed.output)
    #expect(printed.errors.isEmpty)
  }

  @Test func `-o follows a link and leaves it a link`() throws {
    let folder = try Tool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "file"), folder.appending(path: "link"))
    try Data("before".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let result = try Tool.run(command + ["-o", link.path])
    #expect(result.status == 0)
    #expect(try Data(contentsOf: file) == Tool.run(command).output)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test(arguments: ["json", "film", "ansi", "svg"])
  func `-o writes what is printed, in each format`(format: String) throws {
    let folder = try Tool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "frames")
    try Data("before".utf8).write(to: file)
    try #require(chmod(file.path, 0o640) == 0)
    let arguments = [
      "dump", "period-picker", "--size", "40x5", "--script", "tap \"Week\"", "--format", format,
    ]
    let printed = try Tool.run(arguments)
    #expect(try Tool.run(arguments + ["-o", file.path]).status == 0)
    #expect(try Data(contentsOf: file) == printed.output && !printed.output.isEmpty)
    // Nothing else is left there, and the file may be read by whom it could be before.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["frames"])
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test func `what fails on the way leaves a file as it was, and the frames before it printed`()
    throws
  {
    let folder = try Tool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "frames")
    try Data("before".utf8).write(to: file)
    let arguments = [
      "dump", "period-picker", "--size", "40x5", "--script", "wait 0.12; tap \"Weak\"",
    ]
    #expect(try Tool.run(arguments + ["-o", file.path]).status == 64)
    #expect(try Data(contentsOf: file) == Data("before".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["frames"])
    let printed = try Tool.run(arguments)
    #expect(printed.status == 64)
    // The header, and the frames at 0, 0.05 and 0.1 s.
    #expect(printed.text.split(separator: "\n").count == 4 && printed.text.hasSuffix("}\n"))
  }

  @Test func `-o writes into a named pipe and does not replace it`() throws {
    let folder = try Tool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    // Both ends are open, so that neither side waits for the other; the output fits into the pipe.
    let descriptor = open(pipe, O_RDWR)
    try #require(descriptor >= 0)
    let reader = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let expected = try Tool.run(command).output
    let result = try Tool.run(command + ["-o", pipe])
    try #require(result.status == 0, "\(result.errors)")
    var status = stat()
    try #require(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(try reader.read(upToCount: expected.count) == expected)
  }

  @Test(arguments: [["--help"], ["list", "--help"], ["dump", "--help"], ["dump", "-h"]])
  func `help is printed and is no error`(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("usage: inbetween"))
    #expect(result.errors.isEmpty)
  }

  @Test func `list prints the scenes, one a line`() throws {
    let result = try Tool.run("list")
    #expect(result.status == 0)
    #expect(result.text.split(separator: "\n").contains { $0.hasPrefix("period-picker  ") })
  }
}
