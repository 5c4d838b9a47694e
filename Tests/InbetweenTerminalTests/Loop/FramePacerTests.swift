import Testing

@testable import InbetweenTerminal

@Suite struct FramePacerTests {
  @Test func `the first frame is due at once`() {
    #expect(FramePacer(frameRate: 10).due(wanted: 0) == 0)
  }

  @Test func `frames are due on a grid, however late each comes`() {
    var pacer = FramePacer(frameRate: 10)
    var due: [Int] = []
    for late in [0.0, 0.01, 0.09, 0.0, 0.03] {
      let time = pacer.due(wanted: 0)
      due.append(Int((time * 1000).rounded()))
      pacer.showed(at: time + late)
    }
    #expect(due == [0, 100, 200, 300, 400])
  }

  @Test func `frames that were missed are dropped`() {
    var pacer = FramePacer(frameRate: 10)
    pacer.showed(at: 0)
    pacer.showed(at: 0.35)
    #expect(abs(pacer.due(wanted: 0.35) - 0.45) < 1e-9)
  }

  @Test func `after a rest a frame is due when it is wanted, and the grid begins anew there`() {
    var pacer = FramePacer(frameRate: 10)
    pacer.showed(at: 0)
    #expect(pacer.due(wanted: 7.03) == 7.03)
    pacer.showed(at: 7.03)
    #expect(abs(pacer.due(wanted: 7.03) - 7.13) < 1e-9)
  }

  @Test func `a frame wanted later than the next place is not shown before`() {
    var pacer = FramePacer(frameRate: 10)
    pacer.showed(at: 0)
    #expect(pacer.due(wanted: 0.27) == 0.27)
  }
}
