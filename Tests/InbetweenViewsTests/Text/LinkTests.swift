import Foundation
import Inbetween
import Testing

/// Views that lead to an address.
@MainActor
@Suite struct LinkTests {
  private let address = URL(fileURLWithPath: "/tmp/a")

  @Test func `a link is underlined, in the accent's colour, and keeps its address`() throws {
    let picture = Stage(Link("go **on**", destination: address), columns: 5, rows: 1).at(0)
    let screen = Screen(picture)
    #expect(screen.text(row: 0, columns: 0..<5) == "go on")
    #expect(screen.cells.allSatisfy { $0.attributes.contains(.underline) })
    #expect(
      screen.cells.map { $0.attributes.contains(.bold) } == [false, false, false, true, true])
    let block = try #require(picture.list.texts.first)
    let addresses = block.styles.map { picture.list.clusters.address(ofLink: $0.link) }
    #expect(addresses == Array(repeating: Array("file:///tmp/a".utf8), count: 2))
    #expect(screen.cells[0].ink.blue > screen.cells[0].ink.red)
  }

  @Test func `a tap hands the address to the environment`() {
    let log = Log()
    let action = OpenURLAction { url in
      log.note(url.path)
      return .handled
    }
    let link = Link(destination: address) { Text("go") }.environment(\.openURL, action)
    let stage = Stage(link, columns: 2, rows: 1)
    _ = stage.at(0)
    stage.tap(0, 0, at: 0.1)
    #expect(log.entries == ["/tmp/a"])
  }

  @Test func `without anybody to open it nothing happens`() {
    var answers: [Bool] = []
    EnvironmentValues().openURL(address) { answers.append($0) }
    OpenURLAction { _ in .discarded }(address) { answers.append($0) }
    OpenURLAction { _ in .systemAction }(address) { answers.append($0) }
    OpenURLAction { .systemAction($0) }(address) { answers.append($0) }
    #expect(answers == [false, false, false, false])
    let stage = Stage(Link("go", destination: address), columns: 2, rows: 1)
    _ = stage.at(0)
    #expect(stage.tap(0, 0, at: 0.1) == .handled)
  }
}
