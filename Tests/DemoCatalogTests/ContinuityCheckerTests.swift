import Inbetween
import InbetweenTesting
import Testing

/// That the checker sees what breaks a law.
@MainActor
@Suite struct ContinuityCheckerTests {
  /// A box that goes right by a key, with an animation or without.
  private struct Mover: View {
    let animation: Animation?
    @State private var x = 0.0

    var body: some View {
      Color.red
        .frame(width: 16, height: 16)
        .accessibilityIdentifier("box")
        .padding(.leading, x)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .focusable()
        .onKeyPress(.rightArrow) {
          withAnimation(animation) { x = 80 }
          return .handled
        }
    }
  }

  private func checker(_ animation: Animation?) -> ContinuityChecker {
    ContinuityChecker(size: GridSize(columns: 40, rows: 5)) {
      ViewHost(Mover(animation: animation), describesNodes: true)
    }
  }

  @Test func `a change without an animation is a jump, unless it may be one`() throws {
    let strict = checker(nil)
    try strict.send(.key(KeyPress(.rightArrow)), at: 1)
    #expect(strict.violations.count == 1)
    #expect(strict.violations.first?.contains("box (0.0, 0.0, 2.0, 1.0)") == true)
    #expect(strict.violations.first?.contains("jumped to box (10.0, 0.0, 2.0, 1.0)") == true)
    let lenient = checker(nil)
    try lenient.send(.key(KeyPress(.rightArrow)), at: 1, mayJump: true)
    lenient.settle(after: 1)
    #expect(lenient.violations.isEmpty)
  }

  @Test func `a motion that arrives breaks no law`() throws {
    let checker = checker(.linear(duration: 1))
    try checker.send(.key(KeyPress(.rightArrow)), at: 1)
    checker.look(at: 1.5)
    #expect(checker.settle(after: 1.5) == 6.5)
    #expect(checker.violations.isEmpty)
  }

  @Test func `a step in the middle of a motion is a jump`() throws {
    // Ten cells in a thousandth of a second: a tenth of a cell in a moment.
    let checker = checker(.linear(duration: 0.001))
    try checker.send(.key(KeyPress(.rightArrow)), at: 1)
    checker.look(at: 1.0005)
    #expect(checker.violations.count == 1)
  }

  @Test func `what has not settled is not where the model is`() throws {
    let checker = checker(.linear(duration: 10))
    try checker.send(.key(KeyPress(.rightArrow)), at: 1)
    checker.settle(after: 1)
    #expect(checker.violations.count == 2)
    #expect(checker.violations.first == "at 6.0: it has not settled")
    #expect(checker.violations.last?.contains("is not the model") == true)
  }

  /// Goes half of the way in a second, and the rest at once.
  private struct HalfWay: CustomAnimation {
    nonisolated func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: time / 2) : nil
    }
  }

  @Test func `a motion that ends with a step is a jump`() throws {
    let checker = checker(Animation(HalfWay()))
    try checker.send(.key(KeyPress(.rightArrow)), at: 1)
    #expect(checker.watch(from: 1) == 2)
    #expect(checker.violations.count == 1)
    #expect(checker.violations.first?.contains("jumped to box (10.0, 0.0, 2.0, 1.0)") == true)
  }

  @Test(arguments: [Animation.linear(duration: 0.2), .bouncy, .easeOut.delay(0.3)])
  func `a fast motion is no jump`(animation: Animation) throws {
    let checker = checker(animation)
    try checker.send(.key(KeyPress(.rightArrow)), at: 1)
    checker.watch(from: 1)
    #expect(checker.violations.isEmpty)
  }

  @Test func `another colour is another picture`() {
    var colors = [Color.red, .blue]
    let checker = ContinuityChecker(size: GridSize(columns: 40, rows: 5)) {
      ViewHost(colors.removeFirst(), describesNodes: true)
    }
    checker.settle(after: 0)
    #expect(checker.violations == ["at 5.0: what has settled is not the picture of the model"])
  }

  /// Has one view more by each key, of which nothing is seen.
  private struct Hoard: View {
    @State private var count = 0

    var body: some View {
      ZStack {
        Color.red
        ForEach(0..<count, id: \.self) { _ in EmptyView() }
      }
      .focusable()
      .onKeyPress(.space) {
        count += 1
        return .handled
      }
    }
  }

  @Test func `what is not seen any more but still there is left over`() throws {
    let checker = ContinuityChecker(size: GridSize(columns: 40, rows: 5)) {
      ViewHost(Hoard(), describesNodes: true)
    }
    let time = checker.settle(after: 0)
    #expect(checker.violations.isEmpty)
    try checker.send(.key(KeyPress(.space)), at: time)
    checker.settle(after: time)
    #expect(checker.violations.count == 1)
    #expect(checker.violations.first?.hasPrefix("at 10.0: there are ") == true)
  }

  @Test func `a checker that is alone sees jumps, and whether something settles`() throws {
    let checker = ContinuityChecker(size: GridSize(columns: 40, rows: 5), isAlone: true) {
      ViewHost(Mover(animation: .linear(duration: 10)), describesNodes: true)
    }
    try checker.send(.key(KeyPress(.rightArrow)), at: 1)
    checker.settle(after: 1)
    // It has not settled; but there is no other view that would be elsewhere.
    #expect(checker.violations == ["at 6.0: it has not settled"])
    try checker.send(.key(KeyPress(.rightArrow)), at: 20)
    checker.settle(after: 20)
    #expect(checker.violations.count == 1)
  }

  @Test func `in a window of another size all may stand elsewhere, and counts are of each size`()
    throws
  {
    let checker = ContinuityChecker(size: GridSize(columns: 40, rows: 5)) {
      ViewHost(
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 240, height: 16).accessibilityIdentifier("box")
          Color.red.frame(width: 16, height: 16).accessibilityIdentifier("box")
        }, describesNodes: true)
    }
    var time = checker.settle(after: 0)
    for columns in [20, 40, 20] {
      try checker.resize(to: GridSize(columns: columns, rows: 5), at: time)
      time = checker.settle(after: time)
    }
    #expect(checker.violations.isEmpty)
  }
}
