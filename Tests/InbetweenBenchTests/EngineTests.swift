import InbetweenBench
import Testing

/// The workloads of the engine compare their own results with those of their yardsticks, and throw if they differ.
@Suite struct EngineTests {
  @Test func `springs arrive where their yardstick does`() throws {
    let report = try SpringBenchmark.run(steps: 130)
    #expect(report.json.hasPrefix("{\"name\":\"W6\",\"per_second\":"))
    #expect(report.json.contains(",\"frames\":130,\"updates\":130000,"))
  }

  @Test func `frames are shown where they should be`() throws {
    let report = try InterpolationBenchmark.run(frames: 2, count: 500)
    #expect(report.json.hasPrefix("{\"name\":\"interpolate\",\"per_second\":"))
    #expect(report.json.contains(",\"frames\":2,\"values\":1000,"))
    #expect(report.json.contains("\"yardstick_ratio\":"))
  }
}
