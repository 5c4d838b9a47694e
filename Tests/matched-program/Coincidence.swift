import Inbetween

/// Two boxes that are sent to two places at one time: in the first row to 100 and then to 50, in the second
/// row the other way round.
struct Coincidence: View {
  @State private var first = 0.0
  @State private var second = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      box("first", first)
      box("second", second)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .focusable()
    .onKeyPress("a") {
      withAnimation(.linear(duration: 1)) { first = 100 }
      withAnimation(.linear(duration: 2)) { second = 50 }
      return .handled
    }
    .onKeyPress("b") {
      withAnimation(.linear(duration: 2)) { first = 50 }
      withAnimation(.linear(duration: 1)) { second = 100 }
      return .handled
    }
  }

  private func box(_ name: String, _ x: Double) -> some View {
    Color.red.frame(width: 8, height: 16).accessibilityIdentifier(name).offset(x: x)
  }
}
