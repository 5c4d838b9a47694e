import Foundation
import Inbetween
import Testing

/// A layout of any type inside of another layout, which asks it for everything.
@MainActor @Suite struct NestedLayoutTests {
  /// Does what the layout inside does.
  private struct Passing: Layout {
    var base: AnyLayout

    init<L: Layout>(_ layout: L) { base = AnyLayout(layout) }

    var animatableData: AnyLayout.AnimatableData {
      get { base.animatableData }
      set { base.animatableData = newValue }
    }

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
      base.updateCache(&cache, subviews: subviews)
    }

    func spacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
      base.spacing(subviews: subviews, cache: &cache)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize {
      base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) {
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGFloat? {
      base.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGFloat? {
      base.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Puts its views at a distance from its left edge, and says where its guides are and what space it wants.
  private struct Marked: Layout {
    var distance: CGFloat = 0
    var guides: (leading: CGFloat?, top: CGFloat?)
    var log: Log?

    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }

    func makeCache(subviews: Subviews) -> Int {
      log?.note("make \(subviews.count)")
      return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      log?.note("update \(cache) to \(subviews.count)")
      cache = subviews.count
    }

    func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing { .zero }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize { CGSize(width: CGFloat(cache * 4), height: 1) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + distance + CGFloat(index * 4), y: bounds.minY),
          proposal: .unspecified)
      }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Int
    ) -> CGFloat? { guide == .leading ? guides.leading.map { bounds.minX + $0 } : nil }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Int
    ) -> CGFloat? { guide == .top ? guides.top.map { bounds.minY + $0 } : nil }
  }

  @Test func `guides of the layout inside are those of the outer one`() {
    let across = frames(["a", "b"]) {
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          box("a")
          Passing(Marked(guides: (3, nil))) { box("b", 2) }
        }
      }
    }
    // The guide, 3 to the right of the layout's edge, is where a begins; the stack has it at the window's edge.
    #expect(across == [rect(0, 0, 1, 1), rect(-3, 1, 2, 1)])
    let down = frames(["a", "b"]) {
      TopLeading {
        HStack(alignment: .top, spacing: 0) {
          box("a")
          Passing(Marked(guides: (nil, 2))) { box("b", 2) }
        }
      }
    }
    #expect(down == [rect(0, 0, 1, 1), rect(1, -2, 2, 1)])
  }

  @Test func `the space that the layout inside wants is kept`() {
    let places = frames(["a", "b", "c"], columns: 40) {
      TopLeading {
        HStack {
          Passing(Marked()) { box("a", 4) }
          Passing(Marked()) { box("b", 4) }
          Passing(HStackLayout()) { box("c", 4) }
        }
      }
    }
    // None between the two that want none, and 8 before the one whose view wants them.
    #expect(places.map(\.x) == [0, 4, 16])
  }

  @Test func `data of the layout inside move`() {
    let (stage, remote) = Remote.stage(CGFloat(0), columns: 40) { distance in
      TopLeading { Passing(Marked(distance: distance)) { box("a", 2) } }
    }
    remote.set(20, .linear(duration: 1), at: 0)
    #expect([0, 0.25, 0.5, 1].map { stage.at($0).frames("a").map(\.x) } == [[0], [5], [10], [20]])
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `between layouts of different types the views move, and no data do`() {
    let (stage, remote) = Remote.stage(false, columns: 40) { isMarked in
      let layout = isMarked ? Passing(Marked(distance: 20)) : Passing(HStackLayout(spacing: 0))
      TopLeading {
        layout {
          box("a", 2)
          box("b", 2)
        }
      }
    }
    #expect(stage.at(0).frames("b") == [rect(2, 0, 2, 1)])
    remote.set(true, .linear(duration: 1), at: 0)
    // a goes from 0 to 20 and b from 2 to 24, each in a straight line.
    #expect(stage.at(0.5).frames("a").map(\.x) == [10])
    #expect(stage.at(0.5).frames("b").map(\.x) == [13])
    #expect(stage.at(1).frames("b").map(\.x) == [24])
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `what the layout inside keeps is made once and updated with the views`() {
    let log = Log()
    let (stage, remote) = Remote.stage(1, columns: 40) { count in
      TopLeading {
        Passing(Marked(log: log)) { ForEach(0..<count, id: \.self) { box("v\($0)", 2) } }
      }
    }
    #expect(stage.at(0).frames("v0").map(\.x) == [0])
    #expect(log.entries == ["make 1"])
    remote.set(2, at: 1)
    #expect(stage.at(1).frames("v1").map(\.x) == [4])
    #expect(log.entries == ["make 1", "update 1 to 2"])
  }

  @Test func `a layout of any type in one of any type is the layout itself`() {
    let log = Log()
    let (stage, remote) = Remote.stage(CGFloat(0), columns: 40) { distance in
      TopLeading {
        AnyLayout(AnyLayout(Marked(distance: distance, log: log))) { box("a", 2) }
      }
    }
    remote.set(20, .linear(duration: 1), at: 0)
    #expect(stage.at(0.5).frames("a").map(\.x) == [10])
    #expect(log.entries.first == "make 1")
  }
}
