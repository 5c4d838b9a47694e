import Foundation
import InbetweenMotion

/// What the built-in button styles draw.
nonisolated struct ButtonLook: ButtonStyle {
  /// What is drawn behind the label.
  enum Border {
    /// Nothing, and the label as it is.
    case plain
    /// Nothing, and the label in the accent colour.
    case none
    /// A tinted outline's inside.
    case tinted
    /// The accent colour itself.
    case filled
  }

  let border: Border
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  init(_ border: Border) { self.border = border }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let tint =
      configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    let isPressed = configuration.isPressed
    Group {
      switch border {
      case .plain:
        configuration.label.opacity(isPressed ? 0.6 : 1)
      case .none:
        configuration.label.foregroundStyle(tint).opacity(isPressed ? 0.6 : 1)
      case .tinted:
        padded(configuration.label).foregroundStyle(tint)
          .background { shape.fill(tint.opacity(isPressed ? 0.4 : 0.2)) }
      case .filled:
        padded(configuration.label).foregroundStyle(Color.white)
          .background { shape.fill(tint.opacity(isPressed ? 0.7 : 1)) }
      }
    }
    .opacity(isEnabled ? 1 : 0.4)
  }

  /// The label with the space around it that the size asks for.
  @MainActor private func padded(_ label: Configuration.Label) -> some View {
    let (across, down): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (8, 0)
      case .regular: (16, 0)
      case .large: (24, 16)
      case .extraLarge: (32, 16)
      }
    return label.padding(.horizontal, across).padding(.vertical, down)
  }
}
