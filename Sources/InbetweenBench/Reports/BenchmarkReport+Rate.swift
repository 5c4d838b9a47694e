extension BenchmarkReport {
  /// How often work and yardstick are measured; the medians count.
  private static let rounds = 5

  /// Measures work and its yardstick in turn, in seconds, and reports how much of it a second takes.
  ///
  /// `amount` says how much is done in all the frames of a round, and `unit` what that is.
  init(
    rateOf name: String, frames: Int, unit: String, amount: Int,
    round: () throws -> (seconds: Double, yardstick: Double)
  ) rethrows {
    let rounds = try (0..<BenchmarkReport.rounds).map { _ in try round() }
    let (seconds, yardstick) = (median(rounds.map(\.seconds)), median(rounds.map(\.yardstick)))
    let amount = Double(amount)
    self.init(
      name: name,
      figures: [
        Figure("per_second", (amount / seconds).rounded()), Figure("frames", Double(frames)),
        Figure(unit, amount), Figure("yardstick_per_second", (amount / yardstick).rounded()),
        Figure("yardstick_ratio", seconds / yardstick),
      ])
  }
}
