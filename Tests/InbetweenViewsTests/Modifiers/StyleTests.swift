import Inbetween
import Testing

/// Shapes and what they are drawn with.
@MainActor @Suite struct StyleTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)

  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> [Picture.Node] {
    Stage(ZStack { content() }).at(0).nodes.filter { $0.item.payload != .marker }
  }

  private func isNear(_ paint: RGBA, _ other: RGBA) -> Bool {
    let pairs = [
      (paint.red, other.red), (paint.green, other.green), (paint.blue, other.blue),
      (paint.alpha, other.alpha),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.0001 }
  }

  @Test func `shapes have their outlines`() {
    let shapes = drawn {
      Rectangle()
      RoundedRectangle(cornerRadius: 5)
      Capsule()
      Circle()
      Ellipse()
      StyleTests.red
    }
    #expect(
      shapes.map(\.item.payload) == [
        .fill(.rectangle), .fill(.roundedRectangle(cornerWidth: 5, cornerHeight: 5)),
        .fill(.capsule), .fill(.circle), .fill(.ellipse), .fill(.rectangle),
      ])
    #expect(
      shapes.map(\.type) == [
        "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "Color",
      ])
  }

  @Test func `fill and stroke say how a shape is drawn`() {
    let shapes = drawn {
      Capsule().fill(StyleTests.red)
      Capsule().stroke(StyleTests.green, lineWidth: 3)
      Capsule().stroke(lineWidth: 2)
      Capsule().fill()
    }
    #expect(
      shapes.map(\.item.payload) == [
        .fill(.capsule), .stroke(.capsule, lineWidth: 3), .stroke(.capsule, lineWidth: 2),
        .fill(.capsule),
      ])
    #expect(isNear(shapes[0].item.paint, RGBA(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(isNear(shapes[1].item.paint, RGBA(red: 0, green: 1, blue: 0, alpha: 1)))
    #expect(shapes[2].item.paint == shapes[3].item.paint)
  }

  @Test func `the nearest foreground style counts, for text and shapes alike`() {
    let (stage, remote) = Remote.stage(StyleTests.red) { color in
      ZStack {
        Text("outer")
        Circle()
        Group {
          Text("inner")
          Capsule().stroke(lineWidth: 1)
          Rectangle().fill(StyleTests.green)
        }
        .foregroundStyle(StyleTests.green.opacity(0.5))
      }
      .foregroundStyle(color)
    }
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let faded = RGBA(red: 0, green: 1, blue: 0, alpha: 0.5)
    let paints = stage.at(0).nodes.map(\.item.paint)
    #expect(isNear(paints[0], red) && isNear(paints[1], red))
    #expect(isNear(paints[2], faded) && isNear(paints[3], faded))
    #expect(isNear(paints[4], RGBA(red: 0, green: 1, blue: 0, alpha: 1)))
    remote.set(StyleTests.green, at: 0)
    let later = stage.at(0).nodes.map(\.item.paint)
    #expect(isNear(later[0], RGBA(red: 0, green: 1, blue: 0, alpha: 1)))
    #expect(later[0] == later[1] && later[2] == paints[2])
  }

  @Test func `colours are animated in proportion to light`() {
    let (stage, remote) = Remote.stage(false) { isOn in
      ZStack {
        Color(white: isOn ? 1 : 0)
        Text("a").foregroundStyle(Color(red: isOn ? 1 : 0, green: 0, blue: 1))
        Rectangle().fill(StyleTests.red.opacity(isOn ? 1 : 0.5))
      }
    }
    remote.set(true, .linear(duration: 1), at: 0)
    let paints = stage.at(0.5).nodes.map(\.item.paint)
    // Half the light is 73.5 % of the encoded range: 1.055 * 0.5^(1/2.4) - 0.055.
    let half: Float = 0.735357
    #expect(isNear(paints[0], RGBA(red: half, green: half, blue: half, alpha: 1)))
    #expect(isNear(paints[1], RGBA(red: half, green: 0, blue: 1, alpha: 1)))
    #expect(isNear(paints[2], RGBA(red: 1, green: 0, blue: 0, alpha: 0.75)))
    let last = stage.at(1)
    #expect(isNear(last.nodes[0].item.paint, RGBA(red: 1, green: 1, blue: 1, alpha: 1)))
    #expect(last.nextUpdate == nil)
  }

  @Test func `the shape and the line move with the frame`() {
    let (stage, remote) = Remote.stage(4.0) { size in
      TopLeading {
        RoundedRectangle(cornerRadius: size).stroke(.red, lineWidth: size / 2).sized("r", size, 1)
      }
    }
    remote.set(8, .linear(duration: 1), at: 0)
    let half = stage.at(0.5).all("r")[0]
    #expect(half.frame == rect(0, 0, 6, 1))
    // The radius is on its way from 4 to 8 as well, and the width from 2 to 4.
    let outline = ShapeGeometry.roundedRectangle(cornerWidth: 6, cornerHeight: 6)
    #expect(half.item.payload == .stroke(outline, lineWidth: 3))
  }
}
