/// A row of numbers as a vector, for generic code that moves the values of a pool.
///
/// Shape: a row that is shorter than another one has zeros there.
struct VectorRow: VectorArithmetic, Sendable {
  var components: [Double]

  static var zero: VectorRow { VectorRow(components: []) }

  static func + (lhs: VectorRow, rhs: VectorRow) -> VectorRow { lhs.combined(with: rhs, +) }

  static func - (lhs: VectorRow, rhs: VectorRow) -> VectorRow { lhs.combined(with: rhs, -) }

  mutating func scale(by rhs: Double) {
    for index in components.indices { components[index] *= rhs }
  }

  var magnitudeSquared: Double { dot(components, components) }

  subscript(index: Int) -> Double { index < components.count ? components[index] : 0 }

  /// Returns the row with a number of components, the missing ones being 0.
  func padded(to width: Int) -> [Double] { (0..<width).map { self[$0] } }

  private func combined(
    with other: VectorRow, _ operation: (Double, Double) -> Double
  ) -> VectorRow {
    let width = max(components.count, other.components.count)
    return VectorRow(components: (0..<width).map { operation(self[$0], other[$0]) })
  }
}
