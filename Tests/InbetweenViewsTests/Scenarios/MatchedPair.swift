import Inbetween

/// Two flexible views that share the id `u`: A at (2, 1, 6, 1) and B at (12, 1, 9, 1).
struct MatchedPair: View {
  /// How the two branches are written.
  enum Shape {
    case ifElse
    case twoIfs
    case twoIfsInReverse
  }

  let shape: Shape
  let showsA: Bool
  let showsB: Bool
  @Namespace private var namespace

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      switch shape {
      case .ifElse: if showsA { a } else { b }
      case .twoIfs:
        if showsA { a }
        if showsB { b }
      case .twoIfsInReverse:
        if showsB { b }
        if showsA { a }
      }
    }
  }

  private var a: some View { slot(Rectangle().fill(.red), x: 2, width: 6) }
  private var b: some View { slot(Rectangle().fill(.blue), x: 12, width: 9) }

  private func slot<Filled: View>(_ view: Filled, x: CGFloat, width: CGFloat) -> some View {
    view
      .matchedGeometryEffect(id: "u", in: namespace)
      .frame(width: width, height: 1)
      .padding(EdgeInsets(top: 1, leading: x, bottom: 0, trailing: 0))
  }
}
