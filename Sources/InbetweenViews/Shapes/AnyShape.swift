import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A shape whose type is not known to its user.
///
/// Edges: between shapes of different types, or data of different types, nothing is animated.
public nonisolated struct AnyShape: Shape {
  public typealias Body = Never

  private var shape: any Shape

  /// Creates a shape from one of any type.
  public init<Content: Shape>(_ shape: Content) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  @MainActor public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(shape.animatableData) }
    set { shape = shape.showing(newValue) }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var _outline: _ShapeOutline { shape._outline }
}

extension Shape {
  /// Returns the shape with other animatable data, if they are of its type.
  @MainActor fileprivate func showing(_ data: _AnyAnimatableData) -> any Shape {
    guard let data = data.value as? AnimatableData else { return self }
    var copy = self
    copy.animatableData = data
    return copy
  }
}

/// A vector whose type is not known to its user.
///
/// Not in SwiftUI. Edges: the zero vector is of no type and fits to all; the sum or difference of two vectors of
/// different types is no vector, whose magnitude is no number.
public nonisolated struct _AnyAnimatableData: VectorArithmetic {
  private(set) var value: (any VectorArithmetic)?
  private var isNoVector = false

  init(_ value: (any VectorArithmetic)?) { self.value = value }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.value else { return rhs.value?.isZero ?? true }
    guard let right = rhs.value else { return left.isZero }
    return left.isEqual(to: right)
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.value, let right = rhs.value else { return lhs.value == nil ? rhs : lhs }
    return left.adding(right, 1).map { _AnyAnimatableData($0) } ?? noVector
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let right = rhs.value else { return lhs }
    guard let left = lhs.value else { return _AnyAnimatableData(right.scaled(by: -1)) }
    return left.adding(right, -1).map { _AnyAnimatableData($0) } ?? noVector
  }

  private static var noVector: Self {
    var vector = zero
    vector.isNoVector = true
    return vector
  }

  public mutating func scale(by rhs: Double) { value?.scale(by: rhs) }

  public var magnitudeSquared: Double { isNoVector ? .nan : value?.magnitudeSquared ?? 0 }
}

extension VectorArithmetic {
  fileprivate var isZero: Bool { self == .zero }

  fileprivate func isEqual(to other: any VectorArithmetic) -> Bool { (other as? Self) == self }

  fileprivate func adding(_ other: any VectorArithmetic, _ factor: Double) -> Self? {
    (other as? Self).map { self + $0.scaled(by: factor) }
  }
}
