import Inbetween
import Testing

/// The structural paths of views that stand behind or in front of others.
@MainActor @Suite struct PathTests {
  private func paths(_ view: some View) -> [String] {
    Stage(view).at(0).nodes.map(\.path)
  }

  @Test func `each overlay of a view has a path of its own`() {
    let paths = paths(
      Text("a").overlay { Color.red }.padding(1).overlay { Color.blue }.background { Color.green })
    // In paint order; of two that are called the same the one further in has a number.
    #expect(
      paths == ["background/Color", "Text", "overlay[1]/Color", "overlay/Color"])
  }

  @Test func `masks and insets of one view are told apart as well`() {
    let paths = paths(
      Color.red.mask { Text("a") }.mask { Text("b") }
        .safeAreaInset(edge: .top) { Text("c") }.safeAreaInset(edge: .bottom) { Text("d") })
    #expect(Set(paths).count == 5)
  }

  @Test func `a background of several views has a path for each`() {
    let paths = paths(
      VStack {
        Group {
          Text("a")
          ForEach([7, 8], id: \.self) { _ in Text("b") }
        }
        .background { Color.red }
      })
    #expect(Set(paths).count == 6)
    #expect(
      paths.filter { $0.hasSuffix("Color") } == [
        "VStack/0/background/Color", "VStack/1/7/background/Color",
        "VStack/1/8/background/Color",
      ])
  }

  @Test func `a view of the author's parts what is inside from what is around`() {
    let paths = paths(Badge().overlay { Color.blue })
    #expect(paths == ["Badge/Text", "Badge/overlay/Color", "overlay/Color"])
  }

  private struct Badge: View {
    var body: some View { Text("a").overlay { Color.red } }
  }
}
