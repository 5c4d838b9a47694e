import Foundation
import Inbetween
import Testing

/// Views that ask how large they are and where they stand.
@MainActor @Suite struct GeometryReaderTests {
  @Test func `it takes what it is offered and puts its views into the corner`() {
    let cells = frames(["behind", "view"], columns: 20, rows: 6) {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width))x\(Int(proxy.size.height))").accessibilityIdentifier("view")
      }
      .background { fill("behind") }
      .padding(2)
    }
    // 16 x 2 is written in four cells.
    #expect(cells == [rect(2, 2, 16, 2), rect(2, 2, 4, 1)])
  }

  @Test func `a third of the width is a third of the width`() {
    let cells = frames(["view"], columns: 30, rows: 2) {
      GeometryReader { proxy in fill("view").frame(width: proxy.size.width / 3) }
    }
    #expect(cells == [rect(0, 0, 10, 2)])
  }

  @Test func `without an offer it is ten points in both directions`() {
    let cells = frames(["view"]) {
      TopLeading { GeometryReader { _ in Text("") }.background { fill("view") }.fixedSize() }
    }
    #expect(cells == [rect(0, 0, 10, 10)])
  }

  @Test func `it knows its frame in the window, in itself and in a space with a name`() {
    let noted = Noted<[CGRect]>([])
    _ = frames([], columns: 20, rows: 8) {
      VStack(spacing: 0) {
        box("head", 1, 2)
        HStack(spacing: 0) {
          box("left", 3, 1)
          GeometryReader { proxy in
            note(
              [
                proxy.frame(in: .global), proxy.frame(in: .local),
                proxy.frame(in: .named("column")),
              ], in: noted)
          }
        }
        .coordinateSpace(name: "column")
      }
    }
    #expect(
      noted.value == [
        CGRect(x: 3, y: 2, width: 17, height: 6), CGRect(x: 0, y: 0, width: 17, height: 6),
        CGRect(x: 3, y: 0, width: 17, height: 6),
      ])
  }

  private func note(_ rects: [CGRect], in noted: Noted<[CGRect]>) -> some View {
    noted.value = rects
    return Color.clear
  }

  @Test func `another window gives another size`() {
    let stage = Stage(
      GeometryReader { Text("\(Int($0.size.width))") }, columns: 12, rows: 2)
    #expect(stage.at(0).text("12") != nil)
    let size = GridSize(columns: 7, rows: 2)
    stage.send(.resize(size), at: 1)
    #expect(Picture(stage.host.frame(at: 1, in: size)).text("7") != nil)
  }

  @Test func `a view may be as wide as its container, or a part of it`() {
    let cells = frames(["all", "two"], columns: 26, rows: 4) {
      TopLeading {
        VStack(alignment: .leading, spacing: 0) {
          fill("all").containerRelativeFrame(.horizontal).frame(height: 1)
          fill("two").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 2)
            .frame(height: 1)
        }
      }
    }
    // (26 - 3 * 2) / 4 = 5 columns each; two of them and the space between take 12.
    #expect(cells == [rect(0, 0, 26, 1), rect(0, 1, 12, 1)])
  }

  @Test func `a scroll view is a container`() {
    let cells = frames(["card"], columns: 20, rows: 5) {
      TopLeading {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<4, id: \.self) { _ in
              fill("card").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            }
          }
        }
        .frame(width: 12, height: 3)
      }
    }
    #expect(cells[0].width == 6)
  }
}
