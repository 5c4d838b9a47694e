/// Any number of vectors animated as one.
///
/// Not in SwiftUI. Shape: elements are added and subtracted one by one; where one array is shorter, its
/// missing elements count as zero, so that the empty array is the zero of all. The squared magnitude is the
/// sum of theirs. Edges: when elements are added, the new ones start from zero; when some are
/// removed, they go to zero and are gone when the motion ends.
public struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
  /// The vectors.
  public var elements: [Element]

  /// Creates an array of vectors.
  @inlinable public init(_ elements: [Element] = []) { self.elements = elements }

  /// The empty array.
  @inlinable public static var zero: AnimatableArray { AnimatableArray() }

  @inlinable
  public static func + (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    var sum = lhs
    sum += rhs
    return sum
  }

  @inlinable
  public static func - (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    var difference = lhs
    difference -= rhs
    return difference
  }

  @inlinable
  public static func += (lhs: inout AnimatableArray, rhs: AnimatableArray) {
    lhs.lengthen(to: rhs.elements.count)
    for index in rhs.elements.indices { lhs.elements[index] += rhs.elements[index] }
  }

  @inlinable
  public static func -= (lhs: inout AnimatableArray, rhs: AnimatableArray) {
    lhs.lengthen(to: rhs.elements.count)
    for index in rhs.elements.indices { lhs.elements[index] -= rhs.elements[index] }
  }

  @inlinable
  public mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }

  @inlinable
  public var magnitudeSquared: Double {
    elements.reduce(0) { $0 + $1.magnitudeSquared }
  }

  @inlinable
  mutating func lengthen(to count: Int) {
    guard elements.count < count else { return }
    elements += repeatElement(.zero, count: count - elements.count)
  }
}

extension AnimatableArray: ExpressibleByArrayLiteral {
  /// Creates an array of vectors.
  @inlinable public init(arrayLiteral elements: Element...) { self.elements = elements }
}

extension AnimatableArray: Sendable where Element: Sendable {}
extension AnimatableArray: Hashable where Element: Hashable {}

extension AnimatableArray: Animatable {
  public typealias AnimatableData = AnimatableArray
}
