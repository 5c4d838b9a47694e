import Foundation
import InbetweenDrawing
import InbetweenRendering
import InbetweenTesting
import Testing

/// Random screens, written one over the other in every colour depth with every set of features, are what a
/// terminal then shows.
@Suite struct WriterOracleTests {
  private let scale =
    ProcessInfo.processInfo.environment["INBETWEEN_SCALE"].flatMap { Int($0) } ?? 1

  @Test func `a terminal shows each of a hundred random screens after another`() throws {
    for seed in 0..<100 * scale {
      var random = RandomScreens(seed: UInt64(seed))
      let size = GridSize(
        columns: Int.random(in: 1...40, using: &random.generator),
        rows: Int.random(in: 1...7, using: &random.generator))
      let depth = DepthTarget.every[seed % DepthTarget.every.count]
      let features = ANSIWriter.Features(
        rawValue: UInt8.random(in: 0...ANSIWriter.Features.all.rawValue, using: &random.generator))
      var writer = ANSIWriter(colors: depth.colors, features: features)
      var terminal = ScreenEmulator(size: size)
      var shown: CellBuffer?
      for step in 0..<4 {
        let next = shown.map { random.next(after: $0) } ?? random.screen(size)
        writer.write(next, over: shown, clusters: random.clusters)
        writer.takeBytes { terminal.feed($0) }
        let difference = terminal.difference(
          from: depth.target(of: next, links: features.contains(.links)), clusters: random.clusters)
        try #require(
          difference == nil, "seed \(seed), step \(step), \(depth.colors), features \(features)")
        #expect(terminal.unwelcomeErasures == 0 && terminal.margins == 0..<size.rows)
        shown = next
      }
      try #require(terminal.unknownSequences.isEmpty, "seed \(seed)")
    }
  }

  @Test(.enabled(if: Tmux.isInstalled, "tmux is not installed"))
  func `tmux shows each of twenty random screens after another`() throws {
    let size = GridSize(columns: 37, rows: 9)
    var random = RandomScreens(seed: 5, isCertain: true)
    var writer = ANSIWriter()
    var screens: [CellBuffer] = []
    var pieces: [[UInt8]] = []
    for _ in 0..<20 {
      let next = screens.last.map { random.next(after: $0) } ?? random.screen(size)
      if screens.isEmpty { writer.clearScreen() }
      writer.write(next, over: screens.last, clusters: random.clusters)
      pieces.append(writer.takeBytes { Array($0) })
      screens.append(next)
    }
    let shown = try Tmux.screens(after: pieces, size: size)
    try #require(shown.count == screens.count)
    for (step, rows) in shown.enumerated() {
      var terminal = ScreenEmulator(size: size)
      terminal.feed(Array(("\u{1B}[?7l" + rows.joined(separator: "\r\n")).utf8))
      let difference = terminal.difference(from: screens[step], clusters: random.clusters)
      #expect(difference == nil, "step \(step)")
    }
  }
}

extension RandomScreens {
  /// Returns a screen that may follow another: some of it changed, scrolled, or all of it new.
  fileprivate mutating func next(after screen: CellBuffer) -> CellBuffer {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: self.screen(screen.size)
    case 1, 2: scrolled(screen)
    default: variant(of: screen)
    }
  }
}
