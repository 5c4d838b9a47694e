/// Any number of vectors animated as one.
///
/// Not in SwiftUI. Shape: elements are added and subtracted one by one, as far as both arrays go; the result is as
/// long as the left one, but the empty array is the zero of all. The squared magnitude is the sum of theirs. Edges:
/// an array on its way always has as many elements as it will have: one that is new comes from zero, or shows at once
/// where the array is on its way already, and one that goes is gone at once, unless all go, which fade. Source: the
/// rule of SwiftUI's own array, which is not public.
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
    lhs.fillIfEmpty(like: rhs)
    for (index, element) in zip(lhs.elements.indices, rhs.elements) {
      lhs.elements[index] += element
    }
  }

  @inlinable
  public static func -= (lhs: inout AnimatableArray, rhs: AnimatableArray) {
    lhs.fillIfEmpty(like: rhs)
    for (index, element) in zip(lhs.elements.indices, rhs.elements) {
      lhs.elements[index] -= element
    }
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
  mutating func fillIfEmpty(like other: AnimatableArray) {
    if elements.isEmpty { elements = other.elements.map { _ in .zero } }
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
