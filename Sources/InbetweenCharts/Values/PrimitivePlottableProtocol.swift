/// A type that charts know how to place by themselves. Conform to ``Plottable`` instead.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// What is placed. Not in SwiftUI.
  var _plotted: _PlottedValue { get }
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates a copy of a value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}
