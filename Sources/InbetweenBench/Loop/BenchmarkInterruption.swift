/// Something ended a measurement before its time.
package struct BenchmarkInterruption: Error, CustomStringConvertible {
  /// The code that the run loop ended with: 128 and its number for a signal, as in 130 for Ctrl-C.
  package let code: Int32

  /// Whether somebody asked for the end.
  package var isBySignal: Bool { code > 128 }

  package var description: String {
    isBySignal
      ? "the measurement was interrupted"
      : "the run loop ended early, with code \(code): measure again"
  }
}
