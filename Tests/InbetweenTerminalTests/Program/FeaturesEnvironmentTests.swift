import InbetweenRendering
import Testing

@testable import InbetweenTerminal

@Suite struct FeaturesEnvironmentTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], .all), (["TERM": "tmux-256color"], .all),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .all.subtracting(.repeat)),
      (["TERM": "linux"], .portable), (["TERM": "screen-256color"], .portable), ([:], .portable),
    ] as [([String: String], ANSIWriter.Features)])
  func `only terminals that are known get more than the portable sequences`(
    environment: [String: String], features: ANSIWriter.Features
  ) {
    #expect(ANSIWriter.Features(environment: environment) == features)
  }
}
