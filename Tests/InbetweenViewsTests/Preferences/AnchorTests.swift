import Inbetween
import Testing

/// Places that views hand up, read where they are needed.
@MainActor @Suite struct AnchorTests {
  private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(
      value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Model {
    var selection = "a"
    var gap: CGFloat = 0
  }

  /// Items of 4, 6 and 8 columns with an underline below the selected one.
  private struct Tabs: View {
    let model: Model

    var body: some View {
      HStack(spacing: 1) {
        ForEach([("a", 4), ("b", 6), ("c", 8)], id: \.0) { name, width in
          Color.blue.sized(name, CGFloat(width))
            .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
        }
      }
      .padding(.leading, model.gap)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[model.selection] {
            let bounds = proxy[anchor]
            Color.red.accessibilityIdentifier("line")
              .frame(width: bounds.width, height: bounds.height)
              .offset(x: bounds.minX, y: bounds.maxY)
          }
        }
      }
    }
  }

  private func tabs() -> (stage: Stage, remote: Remote<Model>) {
    Remote.stage(Model(), columns: 40, rows: 4) { model in TopLeading { Tabs(model: model) } }
  }

  @Test func `an anchor is read in the space of the view that asks`() {
    let (stage, remote) = tabs()
    #expect(stage.at(0).frames("line") == [rect(0, 1, 4, 1)])
    remote.perform(at: 0) { remote.model.selection = "c" }
    // 4 + 1 + 6 + 1 columns stand before it.
    #expect(stage.at(0).frames("line") == [rect(12, 1, 8, 1)])
  }

  @Test func `an anchor follows its view when only layout moves that`() {
    let (stage, remote) = tabs()
    remote.perform(at: 0) { remote.model.gap = 5 }
    #expect(stage.at(0).frames("line") == [rect(5, 1, 4, 1)])
  }

  @Test func `what is placed by an anchor moves with the change's animation`() {
    let (stage, remote) = tabs()
    remote.perform(at: 0) {
      withAnimation(.linear(duration: 1)) { remote.model.selection = "b" }
    }
    // From (0, width 4) to (5, width 6).
    #expect(stage.at(0.5).frames("line") == [rect(2.5, 1, 5, 1)])
    remote.perform(at: 2) { withAnimation(.linear(duration: 1)) { remote.model.gap = 4 } }
    #expect(stage.at(2.5).frames("line") == [rect(7, 1, 6, 1)])
    #expect(stage.at(3).frames("line") == [rect(9, 1, 6, 1)])
    #expect(stage.at(3).nextUpdate == nil)
  }

  private struct Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  @Test func `points are those of the view's own bounds`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        Color.blue.frame(width: 4, height: 2)
          .anchorPreference(key: Points.self, value: .center) { [$0] }
          .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
          .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 0))) {
            $0.append($1)
          }
          .padding(1)
          .overlayPreferenceValue(Points.self) { anchors in
            GeometryReader { proxy in
              let _ = log.note(
                anchors.map { "\(proxy[$0].x) \(proxy[$0].y)" }.joined(separator: ", "))
              EmptyView()
            }
          }
      }, columns: 20, rows: 6)
    _ = stage.at(0)
    // A margin of 1 is around the 4 x 2 points.
    #expect(log.entries.last == "3.0 2.0, 5.0 3.0, 2.0 1.0")
  }

  @Test func `a change of geometry is told after the update, the first one too`() {
    let log = Log()
    let (stage, remote) = Remote.stage(Model(), columns: 40, rows: 4) { model in
      TopLeading {
        HStack(spacing: 0) {
          Color.red.frame(width: 2 + model.gap, height: 1)
          Text(model.selection)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: { old, new in
              log.note("width \(old) to \(new)")
            }
            .onGeometryChange(for: CGFloat.self) { proxy in
              proxy.frame(in: .global).minX
            } action: { new in
              log.note("x \(new)")
            }
        }
      }
    }
    #expect(log.entries == ["width 1.0 to 1.0", "x 2.0"])
    remote.perform(at: 0) { remote.model.selection = "wide" }
    #expect(Array(log.entries.dropFirst(2)) == ["width 1.0 to 4.0"])
    remote.perform(at: 0) { withAnimation(.linear(duration: 1)) { remote.model.gap = 3 } }
    #expect(Array(log.entries.dropFirst(3)) == ["x 5.0"])
    _ = stage.at(3)
    #expect(log.entries.count == 4)
  }
}
