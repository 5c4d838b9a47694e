import Inbetween
import Testing

/// What a frame costs while ten of a thousand views move, each by the same kind of change.
@MainActor @Suite struct MovingCostTests {
  enum Kind: CaseIterable, Sendable {
    case offset
    case place
    case size
    case opacity
    case colour
    case scale
    case transition
  }

  private struct Field: View {
    let kind: Kind
    let isOn: Bool

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<990) { _ in Color.gray.frame(width: 2, height: 1) }
        }
        ForEach(0..<10) { row in mover.padding(.top, Double(row)) }
      }
    }

    @ViewBuilder private var mover: some View {
      let circle = Circle().fill(kind == .colour && isOn ? .red : .blue)
        .frame(width: kind == .size && isOn ? 24 : 4, height: 1)
      switch kind {
      case .offset: circle.offset(x: isOn ? 20 : 0)
      case .place: circle.padding(.leading, isOn ? 20 : 0)
      case .opacity: circle.opacity(isOn ? 0 : 1)
      case .scale: circle.scaleEffect(isOn ? 3 : 1)
      case .transition: if !isOn { circle.transition(.move(edge: .trailing)) }
      case .size, .colour: circle
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a frame touches what moves, runs no body and lays nothing out`(kind: Kind) {
    let (stage, remote) = Remote.stage(false, columns: 40, rows: 1000) {
      Field(kind: kind, isOn: $0)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    // The first frame after a change may build the picture anew.
    #expect(stage.at(0.25).nodes.count >= 1000)
    stage.host.counters.reset()
    let frame = stage.at(0.5)
    #expect(frame.nextUpdate == 0.5)
    #expect(stage.host.counters.bodies.isEmpty)
    #expect(stage.host.counters.layouts.isEmpty)
    let touched = Set(frame.list.changes).map { frame.list.items[Int($0)] }
    // Beside some shapes the marker that a dump names their frame by is written.
    #expect(touched.filter { $0.payload != .marker }.count == 10)
    #expect(frame.list.changes.count <= 20, "\(frame.list.changes.count)")
    let end = stage.at(2)
    #expect(end.nextUpdate == nil)
    #expect(stage.at(3).list.changes.isEmpty)
  }
}
