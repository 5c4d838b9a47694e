import Foundation
import Inbetween
import Testing

/// Drags, at one point a cell.
@MainActor @Suite struct DragTests {
  private func note(_ value: DragGesture.Value) -> String {
    func text(_ x: CGFloat, _ y: CGFloat) -> String { "\(Int(x.rounded())),\(Int(y.rounded()))" }
    return "at \(text(value.location.x, value.location.y)) "
      + "by \(text(value.translation.width, value.translation.height))"
  }

  private func dragged<Content: View>(
    _ content: Content, _ log: Log, distance: CGFloat = 3
  ) -> some View {
    content.gesture(
      DragGesture(minimumDistance: distance)
        .onChanged { log.note(note($0)) }
        .onEnded { log.note("end " + note($0)) })
  }

  @Test func `a drag begins after its least distance, and tells places in the view`() {
    let log = Log()
    let stage = Stage(TopLeading { dragged(box("a", 10, 2), log).padding(.leading, 5) })
    _ = stage.at(0)
    stage.mouse(.press, 6, 1, at: 0)
    stage.mouse(.move, 8, 1, at: 0.1)
    #expect(log.entries == [])
    stage.mouse(.move, 9, 1, at: 0.2)
    stage.mouse(.move, 9, 1, at: 0.25)
    stage.mouse(.move, 25, 2, at: 0.3)
    stage.mouse(.release, 25, 2, at: 0.4)
    stage.mouse(.move, 28, 2, at: 0.5)
    // The view begins at column 5. The second event at 9 differs in its time and its velocity.
    #expect(
      log.entries == ["at 4,1 by 3,0", "at 4,1 by 3,0", "at 20,2 by 19,1", "end at 20,2 by 19,1"])
  }

  @Test func `a press that is not moved far enough is no drag`() {
    let log = Log()
    let stage = Stage(dragged(Color.red, log))
    _ = stage.at(0)
    stage.mouse(.press, 5, at: 0)
    stage.mouse(.move, 7, at: 0.1)
    stage.mouse(.release, 7, at: 0.2)
    #expect(log.entries == [])
  }

  @Test func `a drag without a least distance begins with the press`() {
    let log = Log()
    let stage = Stage(dragged(Color.red, log, distance: 0))
    _ = stage.at(0)
    #expect(stage.mouse(.press, 5, at: 0) == .handled)
    #expect(stage.mouse(.release, 5, at: 0.2) == .handled)
    #expect(log.entries == ["at 5,0 by 0,0", "end at 5,0 by 0,0"])
  }

  /// 20 columns a second for long enough: a quarter of a second further on are 5 columns.
  @Test func `a drag predicts its end from the velocity`() throws {
    var values: [DragGesture.Value] = []
    let stage = Stage(
      Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { values.append($0) }))
    _ = stage.at(0)
    stage.mouse(.press, 2, at: 1)
    for step in 1...4 { stage.mouse(.move, 2 + 2 * Double(step), at: 1 + 0.1 * Double(step)) }
    stage.mouse(.release, 10, at: 1.4)
    let value = try #require(values.first)
    #expect(near(Double(value.velocity.width), 20))
    #expect(near(Double(value.predictedEndLocation.x), 15))
    #expect(near(Double(value.predictedEndTranslation.width), 13))
    #expect(value.velocity.height == 0)
    #expect(near(value.time.timeIntervalSinceReferenceDate, 1.4))
  }

  /// 0.998 to the power of 1000 milliseconds is 0.1351.
  @Test func `a hand that rests before it lets go throws nothing far`() throws {
    var values: [DragGesture.Value] = []
    let stage = Stage(
      Color.red.gesture(DragGesture(minimumDistance: 0).onEnded { values.append($0) }))
    _ = stage.at(0)
    stage.mouse(.press, 2, at: 0)
    stage.mouse(.move, 12, at: 0.1)
    stage.mouse(.release, 12, at: 1.1)
    #expect(near(Double(try #require(values.first).velocity.width), 13.51, 0.01))
  }

  @Test func `places may be told in the window's space, or in that of a view around`() {
    let log = Log()
    let stage = Stage(
      TopLeading {
        HStack(spacing: 0) {
          box("a", 4)
          box("b", 4)
            .gesture(
              DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onEnded { log.note("global \(note($0))") })
          box("c", 4)
            .gesture(
              DragGesture(minimumDistance: 0, coordinateSpace: .named("row"))
                .onEnded { log.note("named \(note($0))") })
        }
        .coordinateSpace(.named("row"))
        .padding(.leading, 2)
      })
    _ = stage.at(0)
    for column in [7.0, 11] {
      stage.mouse(.press, column, at: 0)
      stage.mouse(.release, column + 2, at: 0)
    }
    #expect(log.entries == ["global at 9,0 by 2,0", "named at 11,0 by 2,0"])
  }

  /// A view that follows the mouse tells the same distance, whether its offset is inside or outside of the gesture.
  private struct Follower: View {
    let isInside: Bool
    @State private var distance = 0.0

    var body: some View {
      TopLeading {
        if isInside {
          box("box", 4).offset(x: distance).gesture(drag)
        } else {
          box("box", 4).gesture(drag).offset(x: distance)
        }
      }
    }

    private var drag: some Gesture {
      DragGesture(minimumDistance: 1).onChanged { distance = Double($0.translation.width) }
    }
  }

  @Test(arguments: [true, false])
  func `a view that is moved by its own drag stays under the mouse`(isInside: Bool) {
    let stage = Stage(Follower(isInside: isInside))
    _ = stage.at(0)
    stage.mouse(.press, 1, at: 0)
    var places: [Double] = []
    for column in [4.0, 9, 6, 20] {
      stage.mouse(.move, column, at: column)
      places += stage.at(column).frames("box").map(\.x)
    }
    #expect(places == [3, 8, 5, 19])
  }

  @Test func `what makes no sense is no place`() {
    let log = Log()
    let stage = Stage(dragged(Color.red, log, distance: .nan))
    _ = stage.at(0)
    stage.mouse(.press, 5, at: 0)
    #expect(stage.mouse(.move, .nan, at: 0.1) == .ignored)
    #expect(stage.mouse(.move, 7, .infinity, at: 0.2) == .ignored)
    stage.mouse(.release, 7, at: 0.3)
    #expect(log.entries == [])
  }
}
