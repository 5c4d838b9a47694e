import CBench

/// What the frames of one run cost.
struct Measurement: Equatable {
  /// How many frames were asked for.
  var frames: Int
  /// User and system time of the thread that made them, in seconds.
  var seconds: Double
  /// How many bytes were written.
  var bytes: Int
  /// How many writes that took.
  var writes: Int

  /// Processor seconds for a thousand frames asked.
  var secondsPerThousand: Double { seconds * 1000 / Double(frames) }

  /// Bytes for a frame asked.
  var bytesPerFrame: Double { Double(bytes) / Double(frames) }

  /// Makes frames by their numbers, as fast as it can, and writes each at once.
  @MainActor
  static func run(
    frames: Int, to terminal: DrainedTerminal,
    frame: (Int, (UnsafeRawBufferPointer) -> Void) throws -> Void
  ) throws -> Measurement {
    let bytes = terminal.byteCount
    let writes = terminal.writeCount
    let start = cbench_thread_seconds()
    for number in 0..<frames { try frame(number, terminal.write) }
    let seconds = cbench_thread_seconds() - start
    try terminal.check()
    return Measurement(
      frames: frames, seconds: seconds, bytes: terminal.byteCount - bytes,
      writes: terminal.writeCount - writes)
  }
}

/// Returns the one in the middle of an odd number of values.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
