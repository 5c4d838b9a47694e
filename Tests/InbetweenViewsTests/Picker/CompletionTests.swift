import Inbetween
import Testing

/// What follows from the end of an animation.
@MainActor @Suite struct CompletionTests {
  /// A box whose motion starts the next one when it is complete, up to three.
  private struct Chain: View {
    let log: Log
    @State private var x = 0.0
    @State private var marks = 0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.frame(width: 1, height: 1).accessibilityIdentifier("box").offset(x: x)
        Color.blue.frame(width: 1, height: 1).accessibilityIdentifier("end")
          .offset(x: Double(marks) * 10)
      }
      .focusable()
      .onKeyPress("n") {
        step(1)
        return .handled
      }
    }

    private func step(_ number: Int) {
      withAnimation(.linear(duration: 0.3 * Double(number))) {
        x += 10
      } completion: {
        log.note("\(number)")
        if number < 3 {
          step(number + 1)
        } else {
          withAnimation(.linear(duration: 0.1)) { marks = 1 }
        }
      }
    }
  }

  @Test(arguments: [7.0, 30, 60])
  func `a chain of completions ends at the same times at any frame rate`(fps: Double) {
    let log = Log()
    let stage = Stage(Chain(log: log), columns: 100)
    _ = stage.at(0)
    stage.key("n", at: 0.05)
    // The three motions take 0.3, 0.6 and 0.9 seconds, the mark 0.1 more: they end at 0.35, 0.95, 1.85.
    func box(_ time: Double) -> Double {
      switch time {
      case ..<0.05: 0
      case ..<0.35: (time - 0.05) / 0.3 * 10
      case ..<0.95: 10 + (time - 0.35) / 0.6 * 10
      case ..<1.85: 20 + (time - 0.95) / 0.9 * 10
      default: 30
      }
    }
    var frame = 1
    while Double(frame) / fps < 2.2 {
      let time = Double(frame) / fps
      let picture = stage.at(time)
      #expect(near(picture.all("box")[0].x, box(time), 1e-9), "at \(time)")
      #expect(near(picture.all("end")[0].x, min(10, max(0, (time - 1.85) * 100)), 1e-9))
      #expect(log.entries.count == [0.35, 0.95, 1.85].filter { $0 <= time + 1e-9 }.count)
      frame += 1
    }
    #expect(log.entries == ["1", "2", "3"])
    #expect(stage.at(2.2).nextUpdate == nil)
  }
}
