import Inbetween
import Testing

/// A text that changes and stays as large leaves what is around alone.
@MainActor @Suite struct SameSizeTests {
  private func stage() -> (stage: Stage, remote: Remote<String>) {
    let (stage, remote) = Remote.stage("one", columns: 20, rows: 4) { text in
      VStack(alignment: .leading, spacing: 0) {
        Text(text)
        Text("below").padding(.leading, 2)
      }
    }
    stage.host.counters.reset()
    return (stage, remote)
  }

  @Test func `another text of the same size is shown, and measures itself alone`() {
    let (stage, remote) = stage()
    remote.set("two", at: 0)
    // 7 columns are widest, in the middle of 20: 6.5, rounded up.
    #expect(stage.at(0).text("two") == rect(7, 1, 3, 1))
    #expect(stage.host.counters.layouts.keys.sorted() == ["Text"])
  }

  @Test func `a text of another size moves what is around`() {
    let (stage, remote) = stage()
    remote.set("three words", at: 0)
    // 11 columns are widest now, in the middle of 20: 4.5, rounded up.
    #expect(stage.at(0).text("three words") == rect(5, 1, 11, 1))
    #expect(stage.at(0).text("below") == rect(7, 2, 5, 1))
  }

  @Test func `lines that break elsewhere in the same size are shown`() {
    let (stage, remote) = Remote.stage("ab cde", columns: 20, rows: 4) { text in
      TopLeading { Text(text).frame(width: 4, height: 2, alignment: .topLeading) }
    }
    #expect(stage.at(0).texts.map(\.text) == ["ab/cde"])
    stage.host.counters.reset()
    remote.set("abc de", at: 0)
    #expect(stage.at(0).texts.map(\.text) == ["abc/de"])
    #expect(stage.at(0).text("abc/de") == rect(0, 0, 3, 2))
  }
}
