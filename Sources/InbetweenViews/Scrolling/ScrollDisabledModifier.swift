import InbetweenMotion

extension View {
  /// Keeps scroll views inside from being scrolled by the wheel, keys or a drag.
  ///
  /// Positions and ``ScrollViewProxy/scrollTo(_:anchor:)`` still scroll them.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    // A view cannot enable what a view around it has disabled.
    scrollSettings { if disabled { $0.isDisabled = true } }
  }

  /// Draws the content of scroll views inside also beyond their edges.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSettings { $0.isClipped = !disabled }
  }

  /// Has scroll views inside begin at a point of their content, and stand there as long as nobody scrolls them.
  ///
  /// Content that is shorter than the window stands at that point of it.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSettings { $0.anchor = anchor }
  }
}
