import Foundation
import Inbetween
import Testing

/// Lengths and numbers that make no sense, everywhere where an author can write one.
@MainActor @Suite struct SensibleLengthTests {
  private nonisolated static let values: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, -1, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  private struct Everything: View {
    let value: Double
    @Namespace private var namespace

    var body: some View {
      VStack(spacing: value) {
        HStack(spacing: value) {
          Text("padding").padding(value)
          Text("edges").padding(EdgeInsets(top: value, leading: 1, bottom: value, trailing: 2))
          Spacer(minLength: value)
        }
        ZStack {
          Color.red.frame(width: value, height: value)
          Text("least").frame(minWidth: value, minHeight: value)
          Text("most").frame(maxWidth: value, maxHeight: value)
          Text("ideal").frame(idealWidth: value, idealHeight: value)
          Text("offset").offset(x: value, y: value).offset(CGSize(width: value, height: value))
          Text("opacity").opacity(value).zIndex(value).layoutPriority(value)
        }
        HStack {
          RoundedRectangle(cornerRadius: value).stroke(.red, lineWidth: value)
          RoundedRectangle(cornerSize: CGSize(width: value, height: value)).fill(.red)
          Color(red: value, green: value, blue: value, opacity: value)
          Color(hue: 0.5, saturation: 1, brightness: 1).opacity(value)
        }
        Color.blue.matchedGeometryEffect(
          id: 1, in: namespace, anchor: UnitPoint(x: value, y: value))
        Color.blue.matchedGeometryEffect(
          id: 1, in: namespace, anchor: UnitPoint(x: value, y: value), isSource: false)
      }
    }
  }

  private func isSane(_ picture: Picture) -> Bool {
    let limit = 1e8
    return picture.nodes.allSatisfy { node in
      let numbers = [node.x, node.y, node.width, node.height]
      let paint = node.item.paint
      return numbers.allSatisfy { $0.isFinite && abs($0) <= limit }
        && (0...1).contains(node.opacity)
        && [paint.red, paint.green, paint.blue, paint.alpha].allSatisfy { (0...1).contains($0) }
    }
  }

  @Test(arguments: values)
  func `a length that makes no sense is laid out and shown without harm`(value: Double) {
    let stage = Stage(Everything(value: value), metrics: .terminal)
    let picture = stage.at(0)
    #expect(picture.texts.count == 7)
    #expect(isSane(picture), "\(picture.nodes)")
    stage.tap(value, value, at: 0.1)
  }

  @Test(arguments: values)
  func `a length that makes no sense is animated to and from without harm`(value: Double) {
    let (stage, remote) = Remote.stage(3.0, metrics: .terminal) { Everything(value: $0) }
    remote.set(value, .linear(duration: 1), at: 0)
    #expect(isSane(stage.at(0.5)), "\(stage.at(0.5).nodes)")
    remote.set(3, .spring, at: 0.5)
    #expect(isSane(stage.at(0.6)), "\(stage.at(0.6).nodes)")
    let last = stage.at(30)
    #expect(isSane(last))
    #expect(last.nextUpdate == nil)
    #expect(
      last.nodes.map(\.frame)
        == Stage(Everything(value: 3), metrics: .terminal).at(0).nodes.map(\.frame))
  }

  @Test(arguments: values)
  func `the layout of what makes no sense can be dumped`(value: Double) async throws {
    let host = ViewHost(Everything(value: value), describesNodes: true)
    let size = GridSize(columns: 30, rows: 10)
    let film = try await FrameSequence.record(host, size: size, frames: 1)
    let lines = LayoutFrameFormat().bytes(of: film)
    #expect(lines.count > 1000)
  }
}
