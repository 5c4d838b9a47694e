import InbetweenMotion

/// What modifiers ask of the scroll views inside them.
nonisolated struct ScrollSettings: Equatable {
  /// The axes whose indicators are not shown.
  var hiddenIndicators: Axis.Set = []
  var isDisabled = false
  /// The axes along which content that fits is not to be dragged beyond its edges.
  var rigidAxes: Axis.Set = []
  var isClipped = true
  /// The space around the content, in points.
  var margins = EdgeInsets()
  /// The space at the ends of the indicators, in points.
  var indicatorMargins = EdgeInsets()
  /// Where content that is shorter than the window stands, and what is shown first of content that is longer.
  var anchor: UnitPoint?
  var targetBehavior: ScrollTargetBehaviorBox?
  var position: ScrollPositionLink?

  /// What the scroll views in the content of one are asked for too.
  var inherited: ScrollSettings {
    var settings = ScrollSettings()
    settings.hiddenIndicators = hiddenIndicators
    settings.isDisabled = isDisabled
    settings.rigidAxes = rigidAxes
    return settings
  }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  /// What the modifiers around a scroll view ask of it.
  nonisolated var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

extension View {
  /// Changes what is asked of the scroll views inside.
  nonisolated func scrollSettings(
    _ change: @escaping (inout ScrollSettings) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { change(&$0.scrollSettings) })
  }
}
