import Inbetween

/// Curves and springs run side by side, each in a lane of its own.
///
/// The space bar, Return or a click has all of them go, or turn round wherever they are; the right arrow sends
/// them to the end, the left one back. In a small window the wheel and the upper and lower arrow scroll.
public struct Race: View {
  @State private var isThere = false

  /// Creates the lanes, with all runners at the start.
  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      heading
      ScrollView {
        VStack(spacing: 0) {
          ForEach(Lane.all) { Track(lane: $0, isThere: isThere) }
        }
      }
      .onTapGesture { run(toEnd: !isThere) }
    }
    .focusable()
    .onKeyPress(.space) { run(toEnd: !isThere) }
    .onKeyPress(.return) { run(toEnd: !isThere) }
    .onKeyPress(.rightArrow) { run(toEnd: true) }
    .onKeyPress(.leftArrow) { run(toEnd: false) }
  }

  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) {
        button.frame(width: 160, alignment: .leading)
        Text("One second of each curve and spring")
        Spacer(minLength: 0)
        Text("space turns them round").foregroundStyle(.gray)
      }
      button.frame(maxWidth: .infinity, alignment: .leading)
    }
    .lineLimit(1)
  }

  private var button: some View {
    Button(isThere ? "◂ Back" : "▸ Go") { run(toEnd: !isThere) }
  }

  @discardableResult
  private func run(toEnd: Bool) -> KeyPress.Result {
    isThere = toEnd
    return .handled
  }
}

/// What runs in a lane.
private struct Lane: Identifiable {
  let name: String
  let animation: Animation
  let color: Color
  var id: String { name }

  static let all = [
    Lane(name: "linear", animation: .linear(duration: 1), color: .blue),
    Lane(name: "easeIn", animation: .easeIn(duration: 1), color: .blue),
    Lane(name: "easeOut", animation: .easeOut(duration: 1), color: .blue),
    Lane(name: "easeInOut", animation: .easeInOut(duration: 1), color: .blue),
    Lane(
      name: "timingCurve", animation: .timingCurve(0.7, -0.25, 0.3, 1.25, duration: 1),
      color: .indigo),
    Lane(name: "smooth", animation: .smooth(duration: 1), color: .orange),
    Lane(name: "snappy", animation: .snappy(duration: 1), color: .orange),
    Lane(name: "bouncy", animation: .bouncy(duration: 1), color: .orange),
    Lane(
      name: "interpolatingSpring",
      animation: .interpolatingSpring(mass: 1, stiffness: 60, damping: 6), color: .red),
    Lane(name: "delay", animation: .easeInOut(duration: 0.6).delay(0.4), color: .green),
    Lane(
      name: "repeatCount", animation: .easeInOut(duration: 0.4).repeatCount(3), color: .green),
  ]
}

/// A lane: its name, and a runner that draws a bar behind itself.
private struct Track: View {
  let lane: Lane
  let isThere: Bool

  private static let runnerWidth: CGFloat = 32

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        name.frame(width: 160, alignment: .leading)
        // A spring passes the end, and the start on its way back.
        course.frame(minWidth: 240).padding(.horizontal, 40)
      }
      .padding(.bottom, 16)
      VStack(alignment: .leading, spacing: 0) {
        name
        course
      }
    }
  }

  private var name: some View { Text(lane.name).lineLimit(1) }

  private var course: some View {
    Capsule()
      .fill(lane.color.opacity(0.35))
      .overlay(alignment: .trailing) {
        Capsule()
          .fill(lane.color)
          .frame(width: Self.runnerWidth)
          .accessibilityIdentifier(lane.name)
      }
      .frame(maxWidth: isThere ? .infinity : Self.runnerWidth)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: 16)
      .animation(lane.animation, value: isThere)
      .background { Capsule().fill(.white.opacity(0.08)) }
  }
}
