import Inbetween
import Testing

/// Views that are shown elsewhere than layout puts them.
@MainActor
@Suite struct OffsetTests {
  @Test func `an offset and a place that change together are one motion`() {
    let (stage, remote) = Remote<Bool>.stage(false) { isOn in
      HStack(spacing: 0) {
        Color.red.frame(width: isOn ? 4 : 8)
        Text("moved").offset(x: isOn ? 10 : 0)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    // From 8 to 4 + 10 in a line, whichever of the two is known first.
    let x = [0, 0.25, 0.5, 0.75, 1].map { stage.at($0).text("moved")?.x ?? -1 }
    #expect(near(x, [8, 9.5, 11, 12.5, 14]))
  }

  @Test func `an offset that changes alone moves without a layout`() {
    let (stage, remote) = Remote<Bool>.stage(false) { isOn in
      Text("moved").offset(x: isOn ? 10 : 0).frame(maxWidth: .infinity, alignment: .leading)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    #expect(near([0, 0.5, 1].map { stage.at($0).text("moved")?.x ?? -1 }, [0, 5, 10]))
    remote.set(false, at: 2)
    #expect(stage.at(2).text("moved")?.x == 0)
  }
}
