import Foundation
import Inbetween

/// A shape, an effect and a style as authors write them.
struct Wedge: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    path.addLine(to: tip(of: rect))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }

  private func tip(of rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + fraction * rect.width, y: rect.midY)
  }
}

struct Shake: GeometryEffect {
  var distance: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: shift, y: 0))
  }

  private var shift: CGFloat { 2 * distance }
}

struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

struct Gallery: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Wedge(fraction: isOn ? 1 : 0).fill(.red).frame(width: 80, height: 32)
      Wedge(fraction: 0.5).trim(from: 0, to: 0.5).stroke(.blue, style: StrokeStyle(dash: [2]))
      Label("Shapes", systemImage: "circle.fill").labelStyle(Stacked())
        .modifier(Shake(distance: isOn ? 8 : 0))
      AnyShape(isOn ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8)))
    }
    .contentShape(.rect)
    .onTapGesture { withAnimation { isOn.toggle() } }
  }
}
