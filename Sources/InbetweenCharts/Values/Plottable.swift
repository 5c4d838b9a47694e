/// A type whose values a chart can show: numbers, dates, texts, and what stands for one of them.
///
/// An enumeration whose raw values are plottable needs only to name the protocol:
///
///     enum Category: String, Plottable {
///       case food, travel
///     }
public protocol Plottable {
  /// The number, date or text that stands for a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What stands for the value in a chart.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates the value that a primitive one stands for; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Creates the value of a raw value; nil where there is none.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
