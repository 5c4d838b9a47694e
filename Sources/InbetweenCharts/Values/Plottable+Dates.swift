import Foundation

extension Date: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .moment(timeIntervalSinceReferenceDate) }
}
