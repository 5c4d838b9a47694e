import Inbetween
import Testing

/// How a view's colours are changed, and put over those below.
@MainActor @Suite struct FilterTests {
  private static let white = Color(white: 1)
  private static let grey = Color(white: 0.5)
  private static let red = Color(red: 1, green: 0, blue: 0)

  private func color<Content: View>(@ViewBuilder _ content: () -> Content) -> [Int] {
    Screen(Stage(ZStack { content() }, columns: 1, rows: 1).at(0)).background(0, 0)
  }

  @Test func `each filter changes colours as its numbers say`() {
    // Luminance is 21.26 % of red, 71.52 % of green and 7.22 % of blue; a component is rounded of 255.
    #expect(color { FilterTests.red.grayscale(1) } == [54, 54, 54])
    #expect(color { FilterTests.red.saturation(0.5) } == [155, 27, 27])
    #expect(color { FilterTests.red.brightness(0.5) } == [255, 128, 128])
    #expect(color { FilterTests.red.brightness(-0.5) } == [128, 0, 0])
    #expect(color { FilterTests.red.contrast(0) } == [128, 128, 128])
    #expect(color { FilterTests.red.colorInvert() } == [0, 255, 255])
    #expect(
      color { FilterTests.white.colorMultiply(Color(red: 0, green: 1, blue: 0.5)) } == [
        0, 255, 128,
      ])
    #expect(color { FilterTests.red.hueRotation(.zero) } == [255, 0, 0])
  }

  @Test func `a hue that is turned keeps its luminance`() {
    // At a half turn red is twice its grey less itself: 2 * 0.2126 - 1, cut at 0, and 2 * 0.2126.
    #expect(color { FilterTests.red.hueRotation(.degrees(180)) } == [0, 108, 108])
  }

  @Test func `luminance makes a mask of a picture`() {
    // Black covers white by the luminance of green: 28.48 % are left.
    #expect(
      color {
        FilterTests.white
        Color(red: 0, green: 1, blue: 0).luminanceToAlpha()
      } == [73, 73, 73])
    // What leaves only black does not depend on what comes before that is constant.
    #expect(
      color {
        FilterTests.white
        FilterTests.white.luminanceToAlpha().brightness(1)
      } == [255, 255, 255])
  }

  @Test func `filters of a group apply to all inside, the inner ones first`() {
    #expect(color { FilterTests.white.brightness(-1).colorInvert() } == [255, 255, 255])
    #expect(color { FilterTests.white.colorInvert().brightness(-1) } == [0, 0, 0])
  }

  @Test func `blend modes put colours over those below`() {
    func blended(_ mode: BlendMode) -> Int {
      color {
        FilterTests.grey
        FilterTests.grey.blendMode(mode)
      }[0]
    }
    // 0.5 * 0.5, 1 - 0.5 * 0.5, and 0.5 + 0.5, of 255.
    #expect(blended(.multiply) == 64)
    #expect(blended(.screen) == 191)
    #expect(blended(.plusLighter) == 255)
    #expect(blended(.normal) == 128)
    #expect(blended(.hue) == 128)
  }

  @Test func `filters are animated`() {
    let (stage, remote) = Remote.stage(false, columns: 1, rows: 1) { isOn in
      FilterTests.red.saturation(isOn ? 0 : 1)
    }
    remote.set(true, .linear(duration: 1), at: 0)
    #expect(Screen(stage.at(0.5)).background(0, 0) == [155, 27, 27])
    #expect(stage.at(1).nextUpdate == nil)
  }

  @Test func `filters without sense change nothing`() {
    #expect(color { FilterTests.red.brightness(.nan).contrast(1) } == [255, 0, 0])
    #expect(color { FilterTests.red.hueRotation(.radians(.infinity)) } == [255, 0, 0])
  }
}
