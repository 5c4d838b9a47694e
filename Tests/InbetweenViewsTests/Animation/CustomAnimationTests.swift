import Foundation
import Inbetween
import Testing

/// Animations of an author's own as views play them.
@MainActor @Suite struct CustomAnimationTests {
  @Test func `an animation of one's own sees the environment of the view that moves`() {
    let (stage, remote) = Remote.stage(0.0, columns: 40) { x in
      box("slow").offset(x: x)
      box("fast").offset(x: x).environment(\.hurry, 2)
    }
    remote.set(20, Animation(Hurried()), at: 0)
    // Both stand in the middle, at column 20.
    #expect(stage.at(0.25).frames("slow").map(\.x) == [25])
    #expect(stage.at(0.25).frames("fast").map(\.x) == [30])
    #expect(stage.at(0.5).frames("slow").map(\.x) == [30])
    #expect(stage.at(0.5).frames("fast").map(\.x) == [40])
    #expect(stage.at(1).nextUpdate == nil)
  }

  private func box(_ name: String) -> some View {
    Color.red.frame(width: 1, height: 1).accessibilityIdentifier(name)
  }
}

/// Evenly, in a second divided by what the environment says.
private struct Hurried: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let progress = time * context.environment.hurry
    return progress < 1 ? value.scaled(by: progress) : nil
  }
}

private enum HurryKey: EnvironmentKey {
  static let defaultValue = 1.0
}

extension EnvironmentValues {
  fileprivate var hurry: Double {
    get { self[HurryKey.self] }
    set { self[HurryKey.self] = newValue }
  }
}
