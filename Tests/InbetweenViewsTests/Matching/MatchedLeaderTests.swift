import Inbetween
import Testing

/// Groups whose source goes and that have no other.
@MainActor @Suite struct MatchedLeaderTests {
  /// Two cells that lead while nothing is chosen, and a card that leads the group of the chosen one.
  private struct Grid: View {
    let chosen: Int?
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(0..<2, id: \.self) { cell in
          Rectangle().matchedGeometryEffect(id: cell, in: namespace, isSource: chosen == nil)
            .slot(rect(Double(cell) * 5, 0, 4, 1))
        }
        if let chosen {
          Ellipse().matchedGeometryEffect(id: chosen, in: namespace).slot(rect(20, 0, 10, 3))
        }
      }
    }
  }

  private func grid() -> (stage: Stage, remote: Remote<Int?>) {
    Remote.stage(nil, columns: 40) { Grid(chosen: $0) }
  }

  /// Where the two cells are seen.
  private func cells(_ stage: Stage, _ time: Double) -> [CellRect] {
    stage.at(time).ofType("Rectangle").filter { $0.item.payload != .marker }.map(\.frame)
  }

  @Test func `a group without a source forgets where the last one was`() {
    let (stage, remote) = grid()
    remote.set(0, .linear(duration: 1), at: 0)
    remote.set(1, .linear(duration: 1), at: 2)
    // Nobody leads the first cell now: it is at its own place, and stays there.
    #expect(cells(stage, 4).first == rect(0, 0, 4, 1))
    remote.set(nil, .linear(duration: 1), at: 4)
    for time in [4, 4.25, 4.5, 5] {
      #expect(cells(stage, time).first == rect(0, 0, 4, 1), "at \(time)")
    }
    #expect(cells(stage, 6).last == rect(5, 0, 4, 1))
  }

  @Test func `a view whose leader goes in mid-flight goes home from where it is seen`() {
    let (stage, remote) = grid()
    remote.set(0, .linear(duration: 1), at: 0)
    // Half of the way from 0 to 20 and from 4 to 10 wide and from 1 to 3 high.
    #expect(cells(stage, 0.5).first == rect(10, 0, 7, 2))
    #expect(stage.at(0.5).ofType("Ellipse").map(\.frame) == [rect(10, 0, 7, 2)])
    // The card leads another group from now on, and goes on with its own way.
    remote.set(1, .linear(duration: 1), at: 0.5)
    #expect(cells(stage, 0.5).first == rect(10, 0, 7, 2))
    #expect(cells(stage, 1).first == rect(5, 0, 5.5, 1.5))
    #expect(cells(stage, 1.5).first == rect(0, 0, 4, 1))
  }

  /// A follower of a view that wants to lead or does not.
  private struct Led: View {
    let leads: Bool
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Rectangle().matchedGeometryEffect(id: "l", in: namespace, isSource: leads)
          .slot(rect(10, 0, 4, 1))
        Ellipse().matchedGeometryEffect(id: "l", in: namespace, isSource: false)
          .slot(rect(0, 2, 2, 1))
      }
    }
  }

  @Test func `a view that wants to lead no more is followed no more`() {
    let (stage, remote) = Remote.stage(true, columns: 40) { Led(leads: $0) }
    func follower(_ time: Double) -> CellRect? { stage.at(time).ofType("Ellipse").first?.frame }
    #expect(follower(0) == rect(10, 0, 4, 1))
    remote.set(false, .linear(duration: 1), at: 0)
    #expect(follower(0.5) == rect(5, 1, 3, 1))
    #expect(follower(1) == rect(0, 2, 2, 1))
    remote.set(true, .linear(duration: 1), at: 2)
    #expect(follower(2.5) == rect(5, 1, 3, 1))
    #expect(follower(3) == rect(10, 0, 4, 1))
    #expect(stage.at(3).nextUpdate == nil)
  }

  /// A leader that goes from group to group, and a follower in each of the two.
  private struct Wandering: View {
    let id: Int
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Rectangle().matchedGeometryEffect(id: id, in: namespace).slot(rect(20, 0, 4, 1))
        ForEach(0..<2, id: \.self) { row in
          Ellipse().matchedGeometryEffect(id: row, in: namespace, isSource: false)
            .slot(rect(0, Double(row), 4, 1))
        }
      }
    }
  }

  @Test func `a leader that comes back to a group is followed as it was the first time`() {
    let (stage, remote) = Remote.stage(0, columns: 40) { Wandering(id: $0) }
    func follower(_ time: Double) -> Double? { stage.at(time).ofType("Ellipse").last?.frame.x }
    remote.set(1, .linear(duration: 1), at: 0)
    #expect(follower(0.5) == 10)
    remote.set(0, .linear(duration: 1), at: 2)
    #expect(follower(2.5) == 10)
    remote.set(1, .linear(duration: 1), at: 4)
    #expect(follower(4) == 0)
    #expect(follower(4.5) == 10)
    // Half way back, and away from there.
    remote.set(0, .linear(duration: 1), at: 6)
    remote.set(1, .linear(duration: 1), at: 6.5)
    #expect(follower(6.5) == 10)
    #expect(follower(7.5) == 20)
  }

  /// A view that takes the place of another, and may be called otherwise.
  private struct Renamed: View {
    let model: (isOpen: Bool, id: Int)
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.isOpen {
          Rectangle().matchedGeometryEffect(id: model.id, in: namespace).slot(rect(20, 4, 10, 3))
        } else {
          Ellipse().matchedGeometryEffect(id: 0, in: namespace).slot(rect(10, 0, 4, 1))
        }
      }
    }
  }

  @Test func `a view that changes its id in mid-flight goes on from where it is seen`() {
    let (stage, remote) = Remote.stage((isOpen: false, id: 0), columns: 40, rows: 8) {
      Renamed(model: $0)
    }
    remote.set((true, 0), .linear(duration: 1), at: 0)
    // The middle goes from (12, 0.5) to (25, 5.5), and the size from 4 x 1 to 10 x 3.
    #expect(stage.at(0.5).ofType("Rectangle").map(\.frame) == [rect(15, 2, 7, 2)])
    remote.set((true, 1), .linear(duration: 1), at: 0.5)
    #expect(stage.at(0.5).ofType("Rectangle").map(\.frame) == [rect(15, 2, 7, 2)])
    #expect(stage.at(1).ofType("Rectangle").map(\.frame) == [rect(17.5, 3, 8.5, 2.5)])
    #expect(stage.at(1.5).ofType("Rectangle").map(\.frame) == [rect(20, 4, 10, 3)])
    #expect(stage.at(1.5).nextUpdate == nil)
  }
}
