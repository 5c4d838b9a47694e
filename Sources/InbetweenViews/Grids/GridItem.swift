import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``, or as many as there is space for.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row, in points.
  public enum Size: Sendable {
    /// One of this length.
    case fixed(CGFloat)
    /// One that takes its share of what the fixed ones leave, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into such a share, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: Size
  /// The space to the next one in points; nil for the default.
  public var spacing: CGFloat?
  /// Where views stand in it; nil for the middle.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// One column or row of a lazy grid, in points.
struct GridTrack {
  var start = 0.0
  var length = 0.0
  var alignment: Alignment
}

extension [GridItem] {
  /// Whether others say the same.
  func isSame(as others: [GridItem]?) -> Bool {
    guard let others, count == others.count else { return false }
    return zip(self, others).allSatisfy {
      $0.limits == $1.limits && $0.spacing == $1.spacing && $0.alignment == $1.alignment
    }
  }

  /// Returns the columns or rows in a length, and the length that they take.
  ///
  /// Shape: what fixed ones and spaces leave is shared; an adaptive item has as many as its share has room for.
  /// Edges are whole cells. Edges: where no length is given, each has its least one; at most 1000 in an item.
  func tracks(
    in offered: Double?, _ axis: Axis, grid: LayoutGrid
  ) -> (tracks: [GridTrack], length: Double) {
    let standard = axis == .horizontal ? 8.0 : 0
    let spaces = map { bounded($0.spacing) ?? standard }
    var left = offered.map { Swift.min($0, lengthLimit) }
    left = left.map { $0 - spaces.dropLast().reduce(0, +) - fixedLength }
    var open = count { !$0.isFixed }
    var tracks: [GridTrack] = []
    var position = 0.0
    for (item, space) in zip(self, spaces) {
      let share = left.map { Swift.max(0, $0) / Double(Swift.max(1, open)) }
      let (number, length) = item.division(of: share, space)
      for _ in 0..<number {
        let (start, end) = (grid.nearest(position, axis), grid.nearest(position + length, axis))
        tracks.append(
          GridTrack(
            start: start,
            length: length > 0 ? Swift.max(grid.cell(axis), end - start) : 0,
            alignment: item.alignment ?? .center))
        position += length + space
      }
      guard !item.isFixed else { continue }
      open -= 1
      left = left.map { $0 - length * Double(number) - space * Double(number - 1) }
    }
    return (tracks, tracks.map { $0.start + $0.length }.max() ?? 0)
  }

  private var fixedLength: Double {
    reduce(0) { sum, item in
      if case .fixed(let length) = item.size { return sum + (sensible(length) ?? 0) }
      return sum
    }
  }
}

extension GridItem {
  /// The kind of size, with its least and its greatest length.
  fileprivate var limits: [CGFloat] {
    switch size {
    case .fixed(let length): [0, length]
    case .flexible(let least, let most): [1, least, most]
    case .adaptive(let least, let most): [2, least, most]
    }
  }

  fileprivate var isFixed: Bool {
    if case .fixed = size { return true }
    return false
  }

  /// How many columns or rows a share has room for, and how long each is.
  fileprivate func division(of share: Double?, _ space: Double) -> (Int, Double) {
    func limited(_ length: Double, _ least: CGFloat, _ most: CGFloat) -> Double {
      let least = sensible(least) ?? 0
      let most = most == .infinity ? Double.infinity : sensible(most) ?? .infinity
      return Swift.max(least, Swift.min(length, most))
    }
    switch size {
    case .fixed(let length): return (1, sensible(length) ?? 0)
    case .flexible(let least, let most):
      return (1, limited(share ?? sensible(least) ?? 0, least, most))
    case .adaptive(let least, let most):
      let minimum = Swift.max(1, sensible(least) ?? 0)
      guard let share else { return (1, minimum) }
      let step = Swift.max(1, minimum + space)
      let number = Swift.max(1, Int(Swift.min(1000, (share + space + 1e-9) / step)))
      let each = (share - space * Double(number - 1)) / Double(number)
      return (number, limited(each, least, most))
    }
  }
}
