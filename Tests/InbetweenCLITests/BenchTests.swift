import Foundation
import PseudoTerminal
import Testing

/// What `inbetween bench` writes; never how long something took.
@Suite struct BenchTests {
  static let names =
    "W1, W1-paced, W2-10, W2-100, W2-1000, W2-state, W3, W3big, W4, W5, W6, interpolate, updates, "
    + "loop, start, all"

  /// Returns the names of a report's figures in their order, with the values of those that time does not change.
  private func report(_ arguments: [String], fixed: Set<String>) throws -> [String] {
    let result = try Tool.run(["bench"] + arguments)
    try #require(result.status == 0, "\(result.errors)")
    let line = result.text
    try #require(
      line.hasPrefix("{") && line.hasSuffix("}\n") && line.split(separator: "\n").count == 1)
    return try line.dropFirst().dropLast(2).split(separator: ",").map { pair in
      let parts = pair.split(separator: ":")
      try #require(parts.count == 2)
      if fixed.contains(String(parts[0])) { return String(pair) }
      let number = try #require(Double(parts[1]), "\(pair)")
      #expect(number >= 0 && number.isFinite)
      return String(parts[0])
    }
  }

  @Test func `W1 tells its cost beside that of its floor`() throws {
    let figures = try report(
      ["W1", "--frames", "63", "--json"], fixed: ["\"name\"", "\"frames\""])
    #expect(
      figures == [
        "\"name\":\"W1\"", "\"cpu_s_per_1000\"", "\"bytes_per_frame\"", "\"frames\":63",
        "\"cells_compared_per_frame\"", "\"cells_written_per_frame\"", "\"bodies_per_frame\"",
        "\"layouts_per_frame\"", "\"peak_rss_mb\"", "\"floor_cpu_s_per_1000\"", "\"floor_ratio\"",
      ])
  }

  @Test(arguments: ["W2-10", "W2-state", "W4"])
  func `the other pictures tell the same`(name: String) throws {
    let figures = try report(
      [name, "--frames", "2", "--json"], fixed: ["\"name\"", "\"frames\""])
    #expect(
      figures == [
        "\"name\":\"\(name)\"", "\"cpu_s_per_1000\"", "\"bytes_per_frame\"", "\"frames\":2",
        "\"cells_compared_per_frame\"", "\"cells_written_per_frame\"", "\"bodies_per_frame\"",
        "\"layouts_per_frame\"", "\"peak_rss_mb\"", "\"floor_cpu_s_per_1000\"", "\"floor_ratio\"",
      ])
  }

  @Test func `W5 at rest wakes nobody and writes nothing`() throws {
    let figures = try report(
      ["W5", "--frames", "1", "--json"],
      fixed: ["\"name\"", "\"seconds\"", "\"wakeups\"", "\"bytes\""])
    #expect(
      figures == [
        "\"name\":\"W5\"", "\"seconds\":1", "\"cpu_us\"", "\"wakeups\":0", "\"bytes\":0",
      ])
  }

  @Test func `start tells how long the first byte takes`() throws {
    let figures = try report(
      ["start", "--frames", "1", "--json"], fixed: ["\"name\"", "\"starts\""])
    #expect(
      figures == [
        "\"name\":\"start\"", "\"first_byte_ms\"", "\"starts\":1", "\"floor_first_byte_ms\"",
        "\"floor_ratio\"",
      ])
  }

  @Test func `W1 at 60 Hz tells its cost beside that of its floor`() throws {
    let figures = try report(
      ["W1-paced", "--frames", "6", "--json"], fixed: ["\"name\"", "\"frames\""])
    #expect(
      figures == [
        "\"name\":\"W1-paced\"", "\"cpu_s_per_1000\"", "\"frames\":6",
        "\"floor_cpu_s_per_1000\"", "\"floor_ratio\"",
      ])
  }

  @Test func `W6 tells its rate beside a yardstick`() throws {
    let figures = try report(
      ["W6", "--frames", "2", "--json"], fixed: ["\"name\"", "\"frames\"", "\"updates\""])
    #expect(
      figures == [
        "\"name\":\"W6\"", "\"per_second\"", "\"frames\":2", "\"updates\":2000",
        "\"yardstick_per_second\"", "\"yardstick_ratio\"",
      ])
  }

  @Test func `updates does the same work beside few views and beside many`() throws {
    let figures = try report(
      ["updates", "--frames", "3", "--json"],
      fixed: [
        "\"name\"", "\"updates\"", "\"bodies_per_update\"", "\"few_bodies_per_update\"",
      ])
    #expect(
      figures == [
        "\"name\":\"updates\"", "\"cpu_us_per_update\"", "\"updates\":3",
        "\"bodies_per_update\":1", "\"layouts_per_update\"", "\"few_cpu_us_per_update\"",
        "\"few_bodies_per_update\":1", "\"few_layouts_per_update\"", "\"few_ratio\"",
      ])
  }

  @Test func `loop tells the cost of a tick beside that of a timer`() throws {
    let figures = try report(
      ["loop", "--frames", "6", "--json"], fixed: ["\"name\"", "\"ticks\""])
    #expect(
      figures == [
        "\"name\":\"loop\"", "\"cpu_us_per_tick\"", "\"ticks\":6", "\"timer_cpu_us_per_tick\"",
        "\"timer_ratio\"",
      ])
  }

  #if os(Linux)
    @Test(arguments: ["W1-paced", "loop", "W5"])
    func `Ctrl-C ends a measurement at 60 Hz or at rest, and says so`(name: String) throws {
      let terminal = try PseudoTerminal(
        "inbetween", ["bench", name, "--frames", "1000000"],
        environment: ["SWIFT_BACKTRACE": "enable=no"])
      try terminal.waitForHandler(of: SIGINT)
      try terminal.type("\u{3}")
      #expect(
        try terminal.read(until: "interrupted\r\n")
          == "^Cinbetween: \(name): the measurement was interrupted\r\n")
      #expect(try terminal.waitForStatus() == .exited(130))
    }
  #endif

  @Test func `a table has the names above the figures`() throws {
    let result = try Tool.run(["bench", "W1", "--frames", "21"])
    let lines = result.text.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "name  cpu_s_per_1000  bytes_per_frame  frames  cells_compared_per_frame  "))
    #expect(lines[1].hasPrefix("W1    "))
  }

  @Test(arguments: [
    (
      ["W9"],
      "unknown benchmark \"W9\": expected one of \(BenchTests.names); did you mean W1?"
    ),
    (
      ["lop"],
      "unknown benchmark \"lop\": expected one of \(BenchTests.names); did you mean loop?"
    ),
    (["W1", "loop"], "bench takes one benchmark, got also \"loop\""),
    (["W1", "--frames", "0"], "--frames takes a whole number from 1 to 1000000, got \"0\""),
  ])
  func `a bad command line is one sentence and the code 64`(arguments: [String], sentence: String)
    throws
  {
    let result = try Tool.run(["bench"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors == "inbetween: \(sentence)\n")
    #expect(result.text.isEmpty)
  }
}
