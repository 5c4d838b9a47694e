import Inbetween

extension View {
  /// Puts a view into a slot of the window: `x`, `y`, width and height in cells of one point.
  func slot(_ frame: CellRect) -> some View {
    self.frame(width: frame.width, height: frame.height)
      .padding(EdgeInsets(top: frame.y, leading: frame.x, bottom: 0, trailing: 0))
  }
}

/// Which of two views is shown.
enum Side {
  case a
  case b
}

/// Two views that share the id `u`, of which one is shown, each at its place.
struct MatchedSwap<A: View, B: View>: View {
  let side: Side
  let places: (a: CellRect, b: CellRect)
  var transition = AnyTransition.opacity
  let a: A
  let b: B
  @Namespace private var namespace

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if side == .a {
        a.matchedGeometryEffect(id: "u", in: namespace).slot(places.a).transition(transition)
      } else {
        b.matchedGeometryEffect(id: "u", in: namespace).slot(places.b).transition(transition)
      }
    }
  }
}
