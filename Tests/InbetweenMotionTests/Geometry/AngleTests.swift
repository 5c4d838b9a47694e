import InbetweenMotion
import Testing

struct AngleTests {
  @Test func `degrees and radians are two names of one angle`() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle() == .zero)
    var angle = Angle.zero
    angle.degrees = -90
    #expect(angle == .radians(-.pi / 2))
  }

  @Test func `angles add, scale and compare without wrapping`() {
    #expect(Angle.degrees(270) + .degrees(180) == .degrees(450))
    #expect(Angle.degrees(90) - .degrees(270) == .degrees(-180))
    #expect(-Angle.degrees(90) == .degrees(-90))
    #expect(Angle.degrees(90) * 4 == .degrees(360))
    #expect(Angle.degrees(360) / 4 == .degrees(90))
    #expect(Angle.degrees(10) < .degrees(20))
    var angle = Angle.degrees(90)
    angle += .degrees(90)
    angle *= 2
    angle -= .degrees(180)
    angle /= 3
    #expect(angle == .degrees(60))
  }

  @Test @MainActor func `animatable data is the radians times 128`() {
    var angle = Angle.radians(2)
    #expect(angle.animatableData == 256)
    angle.animatableData = 64
    #expect(angle.radians == 0.5)
  }
}
