import Foundation
import Inbetween
import Testing

/// Which taps reach what is cut off or masked, in cells of one point.
@MainActor @Suite struct ClippedTapTests {
  /// A window of 20 x 20 with a view of 16 x 16 in the middle: from 2 to 18 on both axes.
  ///
  /// A circle in there has its middle at (10, 10) and reaches 8 from it; (3.5, 3.5) is 9.2 away.
  private func stage(
    _ log: Log, @ViewBuilder _ content: () -> some View
  ) -> Stage {
    Stage(
      ZStack {
        Color.blue.onTapGesture { log.note("behind") }
        content()
      }, columns: 20, rows: 20)
  }

  /// Taps four corners, an edge and the middle; returns who took each.
  private func taps(@ViewBuilder _ content: (@escaping () -> Void) -> some View) -> [String] {
    let log = Log()
    let stage = stage(log) { content { log.note("view") } }
    let places = [
      (3.5, 3.5), (16.5, 3.5), (3.5, 16.5), (16.5, 16.5), (10, 2.5), (10, 10),
    ]
    for (column, row) in places { stage.tap(column, row, at: 0) }
    return log.entries
  }

  private let onCircle = ["behind", "behind", "behind", "behind", "view", "view"]
  private let onAll = Array(repeating: "view", count: 6)

  @Test func `the corners that a shape cuts off take no taps`() {
    let inside = taps { act in
      Color.red.onTapGesture(perform: act).frame(width: 16, height: 16).clipShape(Circle())
    }
    #expect(inside == onCircle)
    let around = taps { act in
      Color.red.frame(width: 16, height: 16).clipShape(Circle()).onTapGesture(perform: act)
    }
    #expect(around == onCircle)
    // The views between a gesture and the shape do not matter.
    let padded = taps { act in
      Color.red.frame(width: 14, height: 14).clipShape(.circle).padding(1)
        .onTapGesture(perform: act)
    }
    #expect(padded == ["behind", "behind", "behind", "behind", "behind", "view"])
  }

  @Test func `round corners take no taps outside of the round`() {
    // Of a corner of radius 6 the middle is at (8, 8): (3.5, 3.5) is 6.4 away, (4, 4) only 5.7.
    let log = Log()
    let stage = stage(log) {
      Color.red.frame(width: 16, height: 16).cornerRadius(6).onTapGesture { log.note("view") }
    }
    for place in [3.5, 4, 10, 16, 16.5] { stage.tap(place, place, at: 0) }
    #expect(log.entries == ["behind", "view", "view", "view", "behind"])
  }

  @Test func `holes by the even-odd rule take no taps`() {
    let log = Log()
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 16, height: 16))
      path.addEllipse(in: CGRect(x: 4, y: 4, width: 8, height: 8))
    }
    let stage = stage(log) {
      Color.red.frame(width: 16, height: 16).clipShape(ring, style: FillStyle(eoFill: true))
        .onTapGesture { log.note("view") }
    }
    stage.tap(10, 10, at: 0)
    stage.tap(10, 4, at: 0)
    #expect(log.entries == ["behind", "view"])
  }

  @Test func `a mask leaves taps as they are`() {
    let masked = taps { act in
      Color.red.frame(width: 16, height: 16).mask { Circle() }.onTapGesture(perform: act)
    }
    #expect(masked == onAll)
    let shaped = taps { act in
      Color.red.frame(width: 16, height: 16).mask { Circle() }.contentShape(Circle())
        .onTapGesture(perform: act)
    }
    #expect(shaped == onCircle)
  }

  @Test func `a content shape counts on top of a cut`() {
    // What is seen is the circle in any case; the rectangle adds nothing that is not there.
    let wide = taps { act in
      Color.red.frame(width: 16, height: 16).contentShape(Rectangle()).clipShape(Circle())
        .onTapGesture(perform: act)
    }
    #expect(wide == onCircle)
    let narrow = taps { act in
      Color.red.frame(width: 16, height: 16).clipShape(Rectangle()).contentShape(Circle())
        .onTapGesture(perform: act)
    }
    #expect(narrow == onCircle)
  }

  @Test func `what is clipped to its frame takes taps there alone`() {
    let log = Log()
    let stage = stage(log) {
      Color.red.frame(width: 16, height: 16).onTapGesture { log.note("view") }
        .frame(width: 8, height: 8).clipped()
    }
    // The frame is from 6 to 14.
    for place in [5.5, 6.5, 13.5, 14.5] { stage.tap(place, 10, at: 0) }
    #expect(log.entries == ["behind", "view", "view", "behind"])
  }

  @Test func `a shape on its way takes taps where it is shown`() {
    let log = Log()
    let (stage, remote) = Remote.stage(CGFloat(16), columns: 20, rows: 20) { width in
      ZStack {
        Color.blue.onTapGesture { log.note("behind") }
        Color.red.frame(width: 16, height: 16)
          .clipShape(Rectangle().size(width: width, height: 16))
          .onTapGesture { log.note("view") }
      }
    }
    remote.set(4, .linear(duration: 1), at: 0)
    // From 2 to 18, then to 6; at half time to 12.
    stage.tap(11.5, 10, at: 0.5)
    stage.tap(12.5, 10, at: 0.5)
    stage.tap(6.5, 10, at: 1)
    #expect(log.entries == ["view", "behind", "behind"])
  }

  @Test func `the mouse hovers over what is seen of a view`() {
    let log = Log()
    let stage = stage(log) {
      Color.red.frame(width: 16, height: 16).clipShape(Circle())
        .onHover { log.note($0 ? "over" : "gone") }
    }
    stage.point(3.5, 3.5, at: 0)
    #expect(log.entries.isEmpty)
    stage.point(10, 2.5, at: 0)
    stage.point(16.5, 3.5, at: 0)
    #expect(log.entries == ["over", "gone"])
  }

  @Test func `a view that lets taps through does so also inside of a gesture`() {
    let passing = taps { act in
      Color.red.frame(width: 16, height: 16).allowsHitTesting(false).onTapGesture(perform: act)
    }
    #expect(passing == Array(repeating: "behind", count: 6))
  }

  @Test func `a tap by name goes to what is seen, and shapes without a size are never hit`() throws
  {
    let log = Log()
    let stage = stage(log) {
      HStack(spacing: 0) {
        Text("name").frame(width: 16, alignment: .leading).clipShape(Rectangle())
          .onTapGesture { log.note("view") }
        Color.red.frame(width: 4).clipShape(Path()).onTapGesture { log.note("never") }
      }
    }
    try stage.host.send(.tapNamed("name"), at: 0)
    stage.tap(18, 10, at: 0)
    #expect(log.entries == ["view", "behind"])
  }
}
