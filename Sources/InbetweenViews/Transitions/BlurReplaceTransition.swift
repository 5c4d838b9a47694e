extension Transition where Self == BlurReplaceTransition {
  /// The view comes out of a blur, growing a little, and goes into one, shrinking a little.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// The view comes out of a blur and goes into one, growing or shrinking a little.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

/// Has a view come out of a blur and go into one.
///
/// Cells cannot be blurred: what `blur(radius:)` makes of it is seen, beside a fade and a small change of size.
public nonisolated struct BlurReplaceTransition: Transition {
  /// Which way the size changes.
  public struct Configuration: Hashable, Sendable {
    fileprivate let removalScale: Double

    /// The view grows as it comes and shrinks as it goes.
    public static let downUp = Configuration(removalScale: 0.9)
    /// The view grows as it comes and goes on growing as it goes.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  /// Which way the size changes.
  public var configuration: Configuration

  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(scale(in: phase))
      .blur(radius: phase.isIdentity ? 0 : 7)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: 0.9
    case .identity: 1
    case .didDisappear: configuration.removalScale
    }
  }
}
