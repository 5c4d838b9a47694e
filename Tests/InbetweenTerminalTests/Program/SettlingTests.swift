import InbetweenDrawing
import Testing

@testable import InbetweenTerminal

/// A source whose picture changes until a time.
@MainActor
private final class Mover: FrameSource {
  var onInvalidate: (@MainActor () -> Double)?
  let end: Double
  let step: Double
  var times: [Double] = []

  init(until end: Double, step: Double = 0) {
    self.end = end
    self.step = step
  }

  func send(_ event: InputEvent, at time: Double) throws -> Handled { .ignored }

  func frame(at time: Double, in size: GridSize) -> Frame {
    times.append(time)
    return Frame(list: DisplayList(size: size), nextUpdate: time < end ? time + step : nil)
  }
}

@Suite @MainActor struct SettlingTests {
  private let size = GridSize(columns: 4, rows: 2)

  @Test func `a picture at rest is asked for at 0 only`() {
    let source = Mover(until: 0)
    let frame = Settling(source: source, frameRate: 60).frame(in: size)
    #expect(Set(source.times) == [0])
    #expect(frame.nextUpdate == nil && frame.list.size == size)
  }

  @Test func `a moving picture is followed frame by frame until it rests`() {
    let source = Mover(until: 1)
    let frame = Settling(source: source, frameRate: 4).frame(in: size)
    #expect(Set(source.times) == [0, 0.25, 0.5, 0.75, 1])
    #expect(frame.nextUpdate == nil)
  }

  @Test func `a picture that never rests is the one at 5 seconds`() {
    let source = Mover(until: .infinity)
    let frame = Settling(source: source, frameRate: 4).frame(in: size)
    #expect(source.times.last == 5)
    #expect(frame.nextUpdate == 5)
  }

  @Test func `far deadlines are jumped to`() {
    let source = Mover(until: 3, step: 1.5)
    _ = Settling(source: source, frameRate: 60).frame(in: size)
    #expect(Set(source.times) == [0, 1.5, 3])
  }
}
