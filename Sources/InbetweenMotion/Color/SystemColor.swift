/// The colours that have a name, light and dark: one table.
///
/// Source: Apple's Human Interface Guidelines, "Color", the iOS system colours.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, white, black, clear, primary, secondary

  /// Bytes of red, green and blue, in light and in dark.
  private var bytes: (light: (Int, Int, Int), dark: (Int, Int, Int)) {
    switch self {
    case .red: ((255, 59, 48), (255, 69, 58))
    case .orange: ((255, 149, 0), (255, 159, 10))
    case .yellow: ((255, 204, 0), (255, 214, 10))
    case .green: ((52, 199, 89), (48, 209, 88))
    case .mint: ((0, 199, 190), (102, 212, 207))
    case .teal: ((48, 176, 199), (64, 200, 224))
    case .cyan: ((50, 173, 230), (100, 210, 255))
    case .blue: ((0, 122, 255), (10, 132, 255))
    case .indigo: ((88, 86, 214), (94, 92, 230))
    case .purple: ((175, 82, 222), (191, 90, 242))
    case .pink: ((255, 45, 85), (255, 55, 95))
    case .brown: ((162, 132, 94), (172, 142, 104))
    case .gray: ((142, 142, 147), (142, 142, 147))
    case .white: ((255, 255, 255), (255, 255, 255))
    case .black, .clear: ((0, 0, 0), (0, 0, 0))
    case .primary: ((0, 0, 0), (255, 255, 255))
    case .secondary: ((60, 60, 67), (235, 235, 245))
    }
  }

  func resolved(in scheme: ColorScheme) -> Color.Resolved {
    let (red, green, blue) = scheme == .light ? bytes.light : bytes.dark
    let opacity: Float =
      switch self {
      case .clear: 0
      case .secondary: 0.6
      default: 1
      }
    return Color.Resolved(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
  }
}

extension Color {
  /// A red that suits the colour scheme.
  public static let red = Color(SystemColor.red)
  /// An orange that suits the colour scheme.
  public static let orange = Color(SystemColor.orange)
  /// A yellow that suits the colour scheme.
  public static let yellow = Color(SystemColor.yellow)
  /// A green that suits the colour scheme.
  public static let green = Color(SystemColor.green)
  /// A mint that suits the colour scheme.
  public static let mint = Color(SystemColor.mint)
  /// A teal that suits the colour scheme.
  public static let teal = Color(SystemColor.teal)
  /// A cyan that suits the colour scheme.
  public static let cyan = Color(SystemColor.cyan)
  /// A blue that suits the colour scheme.
  public static let blue = Color(SystemColor.blue)
  /// An indigo that suits the colour scheme.
  public static let indigo = Color(SystemColor.indigo)
  /// A purple that suits the colour scheme.
  public static let purple = Color(SystemColor.purple)
  /// A pink that suits the colour scheme.
  public static let pink = Color(SystemColor.pink)
  /// A brown that suits the colour scheme.
  public static let brown = Color(SystemColor.brown)
  /// A grey.
  public static let gray = Color(SystemColor.gray)
  /// White.
  public static let white = Color(SystemColor.white)
  /// Black.
  public static let black = Color(SystemColor.black)
  /// Nothing at all.
  public static let clear = Color(SystemColor.clear)
  /// The colour of text.
  public static let primary = Color(SystemColor.primary)
  /// The colour of text that matters less.
  public static let secondary = Color(SystemColor.secondary)
  /// The colour of what can be acted on: blue.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(SystemColor.blue)
}
