/// Whether the indicators of a scroll view are shown.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool
  private let name: String

  /// As the platform does it: shown while there is more than the window shows.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false, name: "automatic")
  /// Shown while there is more than the window shows.
  public static let visible = ScrollIndicatorVisibility(isHidden: false, name: "visible")
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true, name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(isHidden: true, name: "never")
}

extension View {
  /// Shows the indicators of scroll views inside, or not.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrollSettings {
      if visibility.isHidden {
        $0.hiddenIndicators.formUnion(axes)
      } else {
        $0.hiddenIndicators.subtract(axes)
      }
    }
  }
}
