import Inbetween
import Testing

/// Views that go while something that they began is on its way, or that somebody else still knows.
@MainActor @Suite struct GoneViewTests {
  enum Kind: CaseIterable {
    case animatableView, animatableModifier, animatableLayout, animatableShape, geometryEffect
    case visualEffect, geometryAction, geometryReader, anchors, preferences, containerFrame
    case scroll, list, hover, gesture, focus, matched, shadow, scoped
  }

  enum Way: CaseIterable { case atOnce, byFade, byModifier, byMove, byOwnBody }

  private struct Number: View, Animatable {
    var animatableData: Double
    var body: some View { Text("\(animatableData, specifier: "%.1f")") }
  }

  private struct Sliding: ViewModifier, Animatable {
    var animatableData: Double
    func body(content: Content) -> some View {
      content.offset(x: animatableData * 8).opacity(1 - abs(animatableData))
    }
  }

  private struct Lines: Layout, Animatable {
    var animatableData: Double
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(animatableData), y: bounds.minY),
          proposal: .unspecified)
      }
    }
  }

  private struct Wedge: Shape {
    var animatableData: Double
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * CGFloat(animatableData / 10), height: 1))
    }
  }

  private struct Skewed: GeometryEffect {
    var animatableData: Double
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: CGFloat(animatableData), y: 0))
    }
  }

  private struct BodyTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.modifier(Sliding(animatableData: phase.value))
        .visualEffect { effect, proxy in effect.offset(y: proxy.size.height * 0) }
    }
  }

  private struct Told: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Scene: View {
    let kind: Kind
    let way: Way
    /// Whether the view is there, and how far it has gone.
    let model: (isShown: Bool, value: Double)
    @Namespace private var namespace
    @State private var told = 0.0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("top").frame(width: model.isShown ? 10 : 20)
        if model.isShown { going }
        Rectangle().frame(width: CGFloat(told), height: 1)
        Ellipse().matchedGeometryEffect(id: "m", in: namespace, isSource: false)
          .frame(width: 2, height: 1)
      }
      .onPreferenceChange(Told.self) { told = Double($0) }
      .overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            Circle().frame(width: proxy[anchors[index]].width, height: 1)
          }
        }
      }
    }

    @ViewBuilder private var going: some View {
      switch way {
      case .atOnce: one.transition(.identity)
      case .byFade: one
      case .byModifier:
        one.transition(
          .modifier(active: Sliding(animatableData: 1), identity: Sliding(animatableData: 0)))
      case .byMove: one.transition(.move(edge: .leading).combined(with: .scale))
      case .byOwnBody: one.transition(BodyTransition())
      }
    }

    private var one: some View {
      Group { content }.frame(width: 12, height: 2)
    }

    @ViewBuilder private var content: some View {
      let value = model.value
      switch kind {
      case .animatableView: Number(animatableData: value)
      case .animatableModifier: Color.red.modifier(Sliding(animatableData: value / 20))
      case .animatableLayout: Lines(animatableData: value) { Color.red.frame(width: 1) }
      case .animatableShape: Wedge(animatableData: value).stroke()
      case .geometryEffect: Color.red.modifier(Skewed(animatableData: value))
      case .visualEffect:
        Color.red.visualEffect { effect, proxy in
          effect.offset(x: proxy.frame(in: .global).minY + value)
        }
      case .geometryAction:
        Color.red.frame(width: value + 1)
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            told = $0.width
          }
      case .geometryReader:
        GeometryReader { proxy in Text("\(Int(proxy.frame(in: .global).minX + value))") }
      case .anchors: Color.red.anchorPreference(key: Places.self, value: .bounds) { [$0] }
      case .preferences: Color.red.preference(key: Told.self, value: Int(value))
      case .containerFrame:
        ScrollView { Color.red.containerRelativeFrame(.horizontal) { length, _ in length } }
      case .scroll: ScrollView { ForEach(0..<40, id: \.self) { Text("line \($0)") } }
      case .list: List(0..<40, id: \.self) { Text("row \($0)") }
      case .hover: Color.red.onContinuousHover { _ in told = value }
      case .gesture:
        Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { told = $0.translation.width })
      case .focus: Text("focus").focusable().onKeyPress { _ in .handled }
      case .matched: Color.red.matchedGeometryEffect(id: "m", in: namespace).offset(x: value)
      case .shadow: Color.red.shadow(radius: 1, x: value, y: 0)
      case .scoped: Color.red.animation(.linear(duration: 2)) { $0.offset(x: value) }
      }
    }
  }

  /// A scene in a stage, and what changes it.
  private func stage(_ kind: Kind, _ way: Way) -> (
    stage: Stage, remote: Remote<(isShown: Bool, value: Double)>
  ) {
    Remote.stage((isShown: true, value: 0), columns: 30, rows: 8) {
      Scene(kind: kind, way: way, model: $0)
    }
  }

  @Test(arguments: Kind.allCases, Way.allCases)
  func `a view that goes in mid-flight takes along what it began`(kind: Kind, way: Way) {
    let (stage, remote) = stage(kind, way)
    _ = stage.at(0)
    stage.mouse(.press, 1, 1, at: 0.05)
    stage.mouse(.move, 3, 1, at: 0.06)
    stage.mouse(.scroll(3), 3, 1, at: 0.07)
    remote.set((true, 9), .linear(duration: 1), at: 0.1)
    _ = stage.at(0.2)
    remote.set((false, 9), .linear(duration: 0.5), at: 0.3)
    // Back and away again before a frame shows it, then without an animation.
    remote.set((true, 4), .linear(duration: 0.5), at: 0.5)
    remote.set((false, 4), .linear(duration: 0.5), at: 0.5)
    stage.point(20, 7, at: 0.55)
    remote.set((true, 8), at: 0.6)
    remote.set((false, 8), at: 0.6)
    remote.set((false, 2), .linear(duration: 0.5), at: 0.6)
    stage.mouse(.release, 20, 7, at: 0.7)
    _ = stage.key(.tab, at: 0.7)
    let settled = stage.at(4)
    #expect(settled.nextUpdate == nil)
    let (fresh, freshRemote) = self.stage(kind, way)
    freshRemote.set((false, 2), at: 0)
    #expect(settled.nodes.map(\.type) == fresh.at(4).nodes.map(\.type))
    #expect(stage.host.nodeCount == fresh.host.nodeCount)
  }
}
