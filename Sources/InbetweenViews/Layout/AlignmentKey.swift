import Foundation

/// What tells one guide from another: its name, and the axis that it is measured along.
///
/// Unchecked: the type in it is only ever asked on the main actor.
struct AlignmentKey: @unchecked Sendable {
  /// How the guides of several views become that of the view around them.
  enum Merging {
    case mean
    case least
    case greatest
  }

  let axis: Axis
  /// How far along the length it is by default; nil has ``id`` asked.
  let fraction: Double?
  let merging: Merging
  private let id: any AlignmentID.Type

  init(
    _ id: any AlignmentID.Type, axis: Axis, fraction: Double? = nil, merging: Merging = .mean
  ) {
    (self.id, self.axis, self.fraction, self.merging) = (id, axis, fraction, merging)
  }

  /// Whether every text says where it is.
  var isTextBaseline: Bool { merging != .mean }

  /// Returns where the guide is in a view of a size that says nothing of it, in points.
  func defaultValue(in size: LayoutSize) -> Double {
    let length = axis == .horizontal ? size.width : size.height
    if let fraction { return length.isFinite ? length * fraction : 0 }
    return bounded(id.defaultValue(in: ViewDimensions(size))) ?? 0
  }

  /// Returns where the guide is in views of a size that says nothing of it, by the view's other guides.
  func defaultValue(in dimensions: ViewDimensions) -> Double {
    if let fraction {
      let length = axis == .horizontal ? dimensions.width : dimensions.height
      return length.isFinite ? Double(length) * fraction : 0
    }
    return bounded(id.defaultValue(in: dimensions)) ?? 0
  }

  /// Returns one guide for several; nil if there is none.
  func merged(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    switch merging {
    case .mean: return values.reduce(0, +) / Double(values.count)
    case .least: return values.min()
    case .greatest: return values.max()
    }
  }
}

extension AlignmentKey: Hashable {
  static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// A guide that is a fraction of a view's length from its beginning.
enum FractionalGuide {
  enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum Across: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  enum Down: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  enum Right: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum RowStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum RowEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
