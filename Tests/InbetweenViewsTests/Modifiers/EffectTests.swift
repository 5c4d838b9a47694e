import Foundation
import Inbetween
import Testing

/// Backgrounds, overlays, offsets, opacity, order and names.
@MainActor @Suite struct EffectTests {
  @Test func `a background lies behind and an overlay before, each within the view's size`() {
    let stage = Stage(
      TopLeading {
        Text("text")
          .padding(.horizontal, 3)
          .background { Capsule().fill(.red) }
          .overlay(alignment: .bottomTrailing) { Circle().fill(.blue).frame(width: 2, height: 1) }
          .background(.green)
          .padding(.leading, 5)
      })
    let drawn = stage.at(0).nodes.filter { $0.item.payload != .marker }
    #expect(drawn.map(\.type) == ["Rectangle", "Capsule", "Text", "Circle"])
    #expect(
      drawn.map(\.frame)
        == [rect(5, 0, 10, 1), rect(5, 0, 10, 1), rect(8, 0, 4, 1), rect(13, 0, 2, 1)])
  }

  @Test func `a decoration larger than its view takes no part in layout`() {
    let stage = Stage(
      TopLeading {
        HStack(spacing: 0) {
          box("a", 4).overlay { box("large", 8, 3) }
          box("b", 1)
        }
      })
    let picture = stage.at(0)
    #expect(picture.frames("large") == [rect(-2, -1, 8, 3)])
    #expect(picture.frames("b") == [rect(4, 0, 1, 1)])
  }

  @Test func `an offset moves what is seen and not the layout`() {
    let stage = Stage(
      TopLeading {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            box("inner", 2).offset(y: 1)
            box("beside", 1)
          }
          .offset(CGSize(width: 10, height: 0.5))
          box("b", 1)
        }
      })
    let picture = stage.at(0)
    #expect(picture.frames("inner") == [rect(10, 1.5, 2, 1)])
    #expect(picture.frames("beside") == [rect(12, 0.5, 1, 1)])
    #expect(picture.frames("b") == [rect(3, 0, 1, 1)])
  }

  @Test func `what is inside of an offset moves with it as one`() {
    let (stage, remote) = Remote.stage(0.0) { shift in
      TopLeading {
        HStack(spacing: 0) {
          Color.clear.frame(width: shift, height: 1)
          HStack(spacing: 0) {
            box("a", 2)
            box("b", 3)
          }
          .offset(x: shift)
        }
      }
    }
    remote.set(8, .linear(duration: 1), at: 0)
    // The place and the offset are one motion: 8 by layout and 8 by the offset.
    let half = stage.at(0.5)
    #expect(half.frames("a").map(\.x) == [8] && half.frames("b").map(\.x) == [10])
    #expect(stage.at(0.75).frames("b").map(\.x) == [14])
    #expect(stage.at(1).frames("a").map(\.x) == [16])
  }

  @Test func `opacities are multiplied and nothing is left out at 0`() {
    let (stage, remote) = Remote.stage(1.0) { opacity in
      ZStack {
        box("a", 2).opacity(0.5)
        box("b", 2).opacity(opacity)
        box("c", 2).opacity(7)
        box("d", 2).opacity(-7)
      }
      .opacity(0.5)
    }
    remote.set(0, .linear(duration: 1), at: 0)
    #expect(stage.at(0.25).all("b").map(\.opacity) == [0.375])
    let last = stage.at(1)
    #expect(["a", "b", "c", "d"].flatMap { last.all($0) }.map(\.opacity) == [0.25, 0, 0.5, 0])
  }

  @Test func `a greater zIndex is drawn later, and equal ones in the order of the views`() {
    let (stage, remote) = Remote.stage(0.0) { z in
      ZStack {
        box("a").zIndex(z)
        box("b")
        box("c").zIndex(-1)
        box("d")
      }
    }
    #expect(stage.at(0).nodes.compactMap(\.name) == ["c", "a", "b", "d"])
    remote.set(2, at: 0)
    #expect(stage.at(0).nodes.compactMap(\.name) == ["c", "b", "d", "a"])
  }

  @Test func `the topmost view takes a tap, by zIndex too`() {
    let log = Log()
    let stage = Stage(
      ZStack {
        Color.red.onTapGesture { log.note("first") }.zIndex(1)
        Color.blue.onTapGesture { log.note("second") }
      })
    _ = stage.at(0)
    stage.tap(1, 1, at: 0)
    #expect(log.entries == ["first"])
  }

  @Test func `a name goes to the view itself, or to a marker for what it arranges`() {
    let stage = Stage(
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.accessibilityIdentifier("leaf").frame(width: 2, height: 1)
          HStack(spacing: 0) { Text("ab") }.frame(width: 6).accessibilityIdentifier("frame")
          Text("cd").id("explicit")
          Text("ef").id("weaker").accessibilityIdentifier("stronger")
          Text("gh").accessibilityIdentifier("first").padding(.leading, 1)
        }
      }, rows: 6)
    let named = stage.at(0).nodes.filter { $0.name != nil }
    #expect(named.map(\.name) == ["leaf", "frame", "explicit", "stronger", "first"])
    #expect(
      named.map(\.frame)
        == [
          rect(0, 0, 2, 1), rect(0, 1, 6, 1), rect(0, 2, 2, 1), rect(0, 3, 2, 1), rect(1, 4, 2, 1),
        ])
    #expect(named.map { $0.item.payload == .marker } == [false, true, false, false, false])
    #expect(named[0].type == "Color" && named[2].type == "Text")
  }

  @Test func `the path tells where a view stands in the structure`() {
    let (stage, _) = Remote.stage(true) { isOn in
      VStack {
        if isOn { Text("a") } else { Text("b") }
        ForEach(["x", "y"], id: \.self) { Text($0) }
      }
    }
    let paths = stage.at(0).nodes.map(\.path)
    #expect(Set(paths).count == 3)
    #expect(paths[0].hasSuffix("VStack/0/true/Text"))
    #expect(paths[1].hasSuffix("VStack/1/x/Text") && paths[2].hasSuffix("VStack/1/y/Text"))
  }
}
