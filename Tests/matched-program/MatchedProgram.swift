import Inbetween

/// Prints what a scene with many ids and namespaces shows, warns of and completes, from two runs of it; with the
/// argument `coincidence` what two animations at one time show.
@main
struct MatchedProgram {
  static func main() async throws {
    guard CommandLine.arguments.dropFirst() != ["coincidence"] else {
      return print(try await coincidence(), terminator: "")
    }
    let first = try await dump()
    let second = try await dump()
    print(first == second ? "the same twice" : "not the same twice")
    print(first)
  }

  @MainActor
  private static func coincidence() async throws -> String {
    let sequence = try await FrameSequence.record(
      ViewHost(Coincidence(), describesNodes: true), scene: "coincidence",
      script: InputScript("wait 0.5; key a; key b"), size: GridSize(columns: 20, rows: 2), fps: 2,
      duration: 2.5)
    return String(decoding: LayoutFrameFormat().bytes(of: sequence), as: UTF8.self)
  }

  @MainActor
  private static func dump() async throws -> String {
    let ends = Ends()
    let host = ViewHost(Bands(ends: ends), describesNodes: true)
    let sequence = try await FrameSequence.record(
      host, scene: "bands", script: InputScript("wait 0.1; key g; wait 0.2; key g"),
      size: GridSize(columns: 60, rows: 20), fps: 10, duration: 1.2)
    let frames = LayoutFrameFormat().bytes(of: sequence) + FilmFormat().bytes(of: sequence)
    let ended = ends.names.joined(separator: " ")
    return ([String(decoding: frames, as: UTF8.self)] + host.warnings + [ended])
      .joined(separator: "\n")
  }
}

/// Which animations are over, in that order.
@MainActor
private final class Ends {
  var names: [String] = []
}

/// Twenty namespaces, one a row; ten of the rows lose a view at once, and get it back.
private struct Bands: View {
  let ends: Ends
  @State private var isWhole = [Bool](repeating: true, count: 20)

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<20, id: \.self) { Band(index: $0, isWhole: isWhole[$0]) }
    }
    .focusable()
    .onKeyPress("g") {
      for index in 0..<10 {
        withAnimation(.easeInOut(duration: index.isMultiple(of: 2) ? 0.3 : 0.5)) {
          isWhole[index].toggle()
        } completion: {
          ends.names.append("\(index)")
        }
      }
      return .handled
    }
  }
}

private struct Band: View {
  /// An id as a database might give one.
  private struct RecordID: Hashable, CustomStringConvertible {
    let high: UInt64
    let low: UInt64
    var description: String { "\(high)-\(low)" }
  }

  let index: Int
  let isWhole: Bool
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 8) {
      switch index % 3 {
      case 0: views(id: index)
      case 1: views(id: "row \(index)")
      default: views(id: RecordID(high: UInt64(index) &* 0x9E37_79B9_7F4A_7C15, low: 7))
      }
    }
    .frame(height: 16)
  }

  @ViewBuilder
  private func views<ID: Hashable>(id: ID) -> some View {
    if isWhole {
      Color.red.frame(width: 64).matchedGeometryEffect(id: id, in: namespace)
        .transition(.move(edge: .leading).combined(with: .opacity))
    }
    // In the first row both want to lead, and a warning says so.
    Color.blue.matchedGeometryEffect(id: id, in: namespace, isSource: !isWhole || index == 0)
      .frame(width: 96)
    if index.isMultiple(of: 2) { Text("\(index)") }
  }
}
