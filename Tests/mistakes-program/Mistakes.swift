import Foundation
import Inbetween

/// Two sources of one matched id, elements with one id, and ids that are others whenever the space bar is hit.
struct Mistakes: View {
  @State private var count = 0
  // No two have a letter in common, so that a terminal is sent the whole word.
  private static let words = ["abc", "def", "ghi"]

  var body: some View {
    VStack {
      Text(Self.words[count % Self.words.count])
      Rivals()
      Twins()
      Forgetful(count: count)
    }
    .focusable()
    .onKeyPress(.space) {
      count += 1
      return .handled
    }
  }
}

private struct Rivals: View {
  @Namespace private var namespace

  var body: some View {
    Text("one").matchedGeometryEffect(id: "crown", in: namespace)
    Text("two").matchedGeometryEffect(id: "crown", in: namespace)
  }
}

private struct Twins: View {
  var body: some View { ForEach(["twin", "twin"], id: \.self) { Text($0) } }
}

private struct Forgetful: View {
  private struct Item: Identifiable {
    let id = UUID()
    let name: String
  }

  let count: Int

  var body: some View { ForEach(["a", "b"].map { Item(name: $0) }) { Text("\($0.name)\(count)") } }
}
