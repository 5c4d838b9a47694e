import Foundation

extension Double: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(self) }
}

extension Float: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension CGFloat: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension Int: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension Int8: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension Int16: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension Int32: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension Int64: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension UInt: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension UInt8: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension UInt16: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension UInt32: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension UInt64: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .quantity(Double(self)) }
}

extension Decimal: PrimitivePlottableProtocol {
  /// The nearest number that `Double` has; not a number where this is none.
  public var _plotted: _PlottedValue {
    // By its digits, since the arithmetic of a conversion rounds more than once.
    .quantity(Double(description) ?? .nan)
  }
}
