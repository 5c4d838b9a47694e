import InbetweenDrawing
import InbetweenRendering
import InbetweenTesting
import Testing

/// Bytes a frame on the benchmark workloads, against those of a hand-written program.
@Suite struct ByteBudgetTests {
  /// Returns the mean number of bytes of the frames that follow others, and whether the screen was right
  /// in the first so many.
  private func measure(
    _ count: Int, checking checked: Int, _ screen: (Int) -> CellBuffer
  ) -> (bytesPerFrame: Double, isRight: Bool) {
    var writer = ANSIWriter()
    var shown = screen(0)
    var emulator = ScreenEmulator(size: shown.size)
    writer.write(shown, over: nil, clusters: ClusterTable())
    writer.takeBytes { if checked > 0 { emulator.feed($0) } }
    var total = 0
    var isRight = true
    for frame in 1..<count {
      let next = screen(frame)
      writer.write(next, over: shown, clusters: ClusterTable())
      total += writer.byteCount
      writer.takeBytes { bytes in
        guard frame < checked else { return }
        emulator.feed(bytes)
        isRight = isRight && emulator.difference(from: next, clusters: ClusterTable()) == nil
      }
      shown = next
    }
    return (Double(total) / Double(count - 1), isRight)
  }

  @Test func `W1: a sliding highlight takes at most 60 bytes a frame`() {
    let result = measure(127, checking: 127) { WorkloadScreens.picker(frame: $0) }
    #expect(result.isRight)
    #expect(result.bytesPerFrame <= 60)
  }

  @Test func `W2: a thousand movers take at most 22534 bytes a frame`() {
    let result = measure(40, checking: 4) { WorkloadScreens.movers(1000, frame: $0) }
    #expect(result.isRight)
    #expect(result.bytesPerFrame <= 22_534)
  }

  @Test func `W3: a gradient in every cell takes at most 95100 bytes a frame`() {
    // How much changes varies over the workload's 300 frames: every 13th stands for all.
    let samples = stride(from: 0, to: 299, by: 13).map { first in
      measure(2, checking: first == 0 ? 2 : 0) { WorkloadScreens.gradient(frame: first + $0) }
    }
    #expect(samples[0].isRight)
    let total = samples.reduce(0) { $0 + $1.bytesPerFrame }
    #expect(total / Double(samples.count) <= 95_100)
  }

  @Test func `W4: a list that is scrolled by a row takes at most 640 bytes a frame`() {
    let result = measure(300, checking: 40) { WorkloadScreens.list(frame: $0) }
    #expect(result.isRight)
    #expect(result.bytesPerFrame <= 640)
  }
}
