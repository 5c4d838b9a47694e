import InbetweenViews

/// A value to plot, with the name of what it measures.
///
///     .value("Amount", item.amount)
public struct PlottableValue<Value: Plottable> {
  /// What the value measures, for axes, legends and descriptions.
  package let label: Text
  package let value: Value

  /// Returns a value with the name of what it measures.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, value: value)
  }

  /// Returns a value with the name of what it measures.
  public static func value<Label: StringProtocol>(_ label: Label, _ value: Value)
    -> PlottableValue
  {
    PlottableValue(label: Text(label), value: value)
  }

  /// What is placed on a scale.
  package var plotted: _PlottedValue { value.primitivePlottable._plotted }
}

extension PlottableValue: Sendable where Value: Sendable {}
