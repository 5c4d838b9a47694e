import InbetweenMotion
import Testing

struct ColorTests {
  @Test func `a mixture by sRGB components has their means`() {
    let mixture = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
      .mix(with: Color(red: 0, green: 0.5, blue: 1), by: 0.25, in: .device)
      .resolve(in: EnvironmentValues())
    let expected: [Float] = [0.75, 0.125, 0.25, 0.625]
    for (component, number) in zip(
      [mixture.red, mixture.green, mixture.blue, mixture.opacity], expected)
    {
      #expect((component - number).magnitude < 1e-6)
    }
  }

  // White has lightness 1 in Oklab, so half of it has 0.5, and a light of 0.5 cubed.
  @Test func `black and white mix to the grey that looks half as light`() {
    let grey = Color(white: 0).mix(with: Color(white: 1), by: 0.5)
      .resolve(in: EnvironmentValues())
    for component in [grey.linearRed, grey.linearGreen, grey.linearBlue] {
      #expect((component - 0.125).magnitude < 1e-6)
    }
  }

  // Lightness, a and b of sRGB red and blue from the author's own table of Oklab, halved and turned back.
  @Test func `red and blue mix to a purple`() {
    let purple = Color(red: 1, green: 0, blue: 0).mix(
      with: Color(red: 0, green: 0, blue: 1), by: 0.5
    )
    .resolve(in: EnvironmentValues())
    #expect(purple.description == "#8C53A2FF")
  }

  @Test(arguments: [Gradient.ColorSpace.device, .perceptual])
  func `a mixture by nothing or all is one of both`(space: Gradient.ColorSpace) {
    let (red, teal) = (Color.red, Color.teal)
    let environment = EnvironmentValues()
    for fraction in [0, -1, .nan, -.infinity] as [Double] {
      let mixture = red.mix(with: teal, by: fraction, in: space)
      #expect(mixture.resolve(in: environment) == red.resolve(in: environment))
    }
    for fraction in [1, 2, .infinity] as [Double] {
      let mixture = red.mix(with: teal, by: fraction, in: space)
      #expect(mixture.resolve(in: environment) == teal.resolve(in: environment))
    }
  }

  @Test func `a mixture follows the colour scheme and says what it is`() {
    let mixture = Color.red.mix(with: .blue, by: 0.25)
    var (light, dark) = (EnvironmentValues(), EnvironmentValues())
    light.colorScheme = .light
    dark.colorScheme = .dark
    #expect(mixture.resolve(in: light) != mixture.resolve(in: dark))
    #expect(mixture.description == "red mixed with 25.0% blue")
    #expect(mixture == Color.red.mix(with: .blue, by: 0.25))
    #expect(mixture != Color.red.mix(with: .blue, by: 0.25, in: .device))
  }

  @Test func `colours of a gradient stand at even distances`() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops == [Gradient.Stop(color: .red, location: 0)])
    #expect(Gradient(colors: []).stops.isEmpty)
  }
}
