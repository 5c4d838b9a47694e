import Foundation
import Inbetween
import Testing

/// Ids that tell nothing apart, and ids that do not last.
@MainActor @Suite struct ForEachMistakeTests {
  private struct Item: Identifiable {
    let id: UUID
    var name: String
  }

  private struct Shelf: View {
    let names: [String]
    var body: some View { VStack { ForEach(names, id: \.self) { Text($0) } } }
  }

  @Test func `elements with one id give one warning, with the view and the id`() {
    let (stage, remote) = Remote.stage(["a", "b", "a", "b"]) { Shelf(names: $0) }
    #expect(stage.host.warnings.count == 1)
    #expect(stage.host.warnings[0].contains("ForEach in Shelf"))
    #expect(stage.host.warnings[0].contains("the id \"a\""))
    remote.set(["b", "b"], at: 1)
    #expect(stage.host.warnings.count == 1)
  }

  @Test func `each view with such elements is named`() {
    struct Other: View {
      var body: some View { ForEach([1, 1], id: \.self) { Text("\($0)") } }
    }
    let stage = Stage(
      VStack {
        Shelf(names: ["x", "x"])
        Other()
      })
    _ = stage.at(0)
    #expect(stage.host.warnings.map { $0.contains("in Other") } == [false, true])
  }

  @Test func `ids that are made anew with each update give one warning`() {
    struct Forgetful: View {
      let count: Int
      var body: some View {
        let items = ["a", "b"].map { Item(id: UUID(), name: $0) }
        VStack { ForEach(items) { Text("\($0.name)\(count)") } }
      }
    }
    let (stage, remote) = Remote.stage(0) { Forgetful(count: $0) }
    #expect(stage.host.warnings.isEmpty)
    remote.set(1, at: 0)
    remote.set(2, at: 0)
    #expect(stage.host.warnings.count == 1)
    #expect(stage.host.warnings[0].contains("the ids of a ForEach in Forgetful change"))
  }

  @Test func `an id that is another one whenever it is asked for gives a warning`() {
    struct Dice: Identifiable {
      var id: UUID { UUID() }
    }
    let (stage, remote) = Remote.stage(0) { count in
      VStack { ForEach([Dice()]) { _ in Text("\(count)") } }
    }
    remote.set(1, at: 0)
    #expect(stage.host.warnings.count == 1)
  }

  @Test func `other elements with other ids give no warning`() {
    let pages = (0..<3).map { page in
      (0..<2).map { Item(id: UUID(), name: "\(page)-\($0)") }
    }
    let (stage, remote) = Remote.stage(0) { page in
      VStack { ForEach(pages[page]) { Text($0.name) } }
    }
    for page in [1, 2, 0] { remote.set(page, at: Double(page)) }
    #expect(stage.at(5).text("0-1") != nil)
    #expect(stage.host.warnings.isEmpty)
  }

  @Test func `bindings to other elements give no warning`() {
    struct Pages: View {
      @State private var items = [Item(id: UUID(), name: "a"), Item(id: UUID(), name: "b")]
      var body: some View {
        VStack { ForEach($items) { $item in Text(item.name) } }
          .onTapGesture {
            items = [Item(id: UUID(), name: "c"), Item(id: UUID(), name: "d")]
          }
      }
    }
    let stage = Stage(Pages())
    stage.send(.tapNamed("a"), at: 0)
    #expect(stage.at(1).texts.map(\.text) == ["c", "d"])
    #expect(stage.host.warnings.isEmpty)
  }
}
