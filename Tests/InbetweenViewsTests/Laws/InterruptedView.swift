import Inbetween

/// A view that goes to one of three goals, by something that moves in one of many ways.
@MainActor
final class InterruptedView {
  /// What moves the view.
  enum Way: CaseIterable {
    /// Its offset.
    case offset
    /// Its place in the layout.
    case place
    /// Its size in the layout.
    case size
    /// The geometry that it shares with the one in whose stead it comes.
    case match
    /// Its removal, and its way back.
    case removal
    /// Its insertion, and its removal.
    case insertion
    /// The scroll view that it is in.
    case scroll
  }

  let way: Way
  let log = Log()
  private let stage: Stage
  private let remote: Remote<Int>
  private let scroll = Scroll()

  /// Scrolls to a goal.
  @MainActor
  private final class Scroll {
    private(set) var action: @MainActor (Int) -> Void = { _ in }

    func take(_ proxy: ScrollViewProxy) {
      action = { proxy.scrollTo($0, anchor: .top) }
    }
  }

  /// Where the goals are, in points.
  var goals: [Double] {
    switch way {
    case .removal: [0, 100, 0]
    case .insertion: [100, 0, 100]
    default: [0, 100, 40]
    }
  }

  init(_ way: Way) {
    self.way = way
    let scroll = scroll
    (stage, remote) = Remote.stage(0, columns: 200, rows: 200) { goal in
      TopLeading { InterruptedView.content(way, goal, scroll) }
    }
  }

  @ViewBuilder
  private static func content(_ way: Way, _ goal: Int, _ scroll: Scroll) -> some View {
    let length = [0.0, 100, 40][goal]
    switch way {
    case .offset: box("view").offset(x: length)
    case .place: box("view").padding(.leading, length)
    case .size: fill("view").frame(width: length + 1, height: 1)
    case .match: Tabs(goal: goal)
    case .removal: if goal != 1 { box("view").transition(.offset(x: 100)) }
    case .insertion: if goal == 1 { box("view").transition(.offset(x: 100)) }
    case .scroll: Rows(scroll: scroll)
    }
  }

  /// Three tabs, of which one is marked: at 0, at 100 and at 40.
  private struct Tabs: View {
    let goal: Int
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        tab(0)
        tab(2).padding(.leading, 30)
        tab(1).padding(.leading, 50)
      }
    }

    private func tab(_ number: Int) -> some View {
      Color.clear.frame(width: 10, height: 1).background {
        if number == goal { Color.red.matchedGeometryEffect(id: "view", in: namespace) }
      }
    }
  }

  /// Rows at 0, at 100 and at 40 that can be scrolled to.
  private struct Rows: View {
    let scroll: Scroll

    var body: some View {
      ScrollViewReader { proxy in
        let _ = scroll.take(proxy)
        ScrollView {
          VStack(spacing: 0) {
            box("view").id(0)
            Color.clear.frame(height: 39)
            box("second").id(2)
            Color.clear.frame(height: 59)
            box("first").id(1)
            Color.clear.frame(height: 300)
          }
        }
      }
    }
  }

  /// Has the view go to a goal; `name` is noted when the animation is complete.
  func go(
    to goal: Int, _ animation: Animation, _ name: String,
    criteria: AnimationCompletionCriteria, at time: Double
  ) {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: criteria) { [log] in log.note(name) }
    remote.perform(at: time) { [remote, scroll, way] in
      withTransaction(transaction) {
        if way == .scroll { scroll.action(goal) } else { remote.model = goal }
      }
    }
  }

  /// Returns how far the view is from its place at 0; what is not there is where it would come from.
  func value(at time: Double) -> Double {
    let nodes = stage.at(time).all("view")
    switch way {
    case .size: return (nodes.first?.width ?? .nan) - 1
    case .scroll: return -(nodes.first?.y ?? .nan)
    case .removal, .insertion: return nodes.first?.x ?? 100
    default: return nodes.last?.x ?? .nan
    }
  }

  /// How many copies of the view are seen at a time.
  func count(at time: Double) -> Int { stage.at(time).all("view").count }

  func isIdle(at time: Double) -> Bool { stage.at(time).nextUpdate == nil }
}
