extension String: PrimitivePlottableProtocol {
  public var _plotted: _PlottedValue { .category(self) }
}
