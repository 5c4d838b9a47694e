import Inbetween
import Testing

/// How long a lazy stack is whose rows have not all been seen.
@MainActor @Suite struct RowEstimateTests {
  @Test func `rows that were never made have the mean height of those that were`() {
    let stage = Stage(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { row in
            Color.red.frame(height: row.isMultiple(of: 2) ? 3 : 1)
          }
        }
        .overlay(alignment: .topLeading) {
          GeometryReader { proxy in Text(verbatim: "height \(Int(proxy.size.height))") }
        }
      }, columns: 20, rows: 10)
    // A block of eight rows is made, four of 3 and four of 1: two each on average, also for the 992 others.
    #expect(stage.at(0).texts.map(\.text) == ["height 2000"])
    #expect(stage.at(1).texts.map(\.text) == ["height 2000"])
  }
}
