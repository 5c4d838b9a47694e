import InbetweenMotion

/// Which form of symbols is drawn: filled, in a circle, crossed out.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  /// What is put behind a symbol's name, in this order.
  private enum Part: Int, Hashable, Sendable {
    case circle, square, rectangle, slash, fill
  }

  private var parts: Set<Part> = []

  private init(_ parts: Set<Part>) { self.parts = parts }

  /// The symbol as its name says.
  public static let none = SymbolVariants([])
  /// In a circle.
  public static let circle = SymbolVariants([.circle])
  /// In a square.
  public static let square = SymbolVariants([.square])
  /// In a rectangle.
  public static let rectangle = SymbolVariants([.rectangle])
  /// Filled.
  public static let fill = SymbolVariants([.fill])
  /// Crossed out.
  public static let slash = SymbolVariants([.slash])

  /// This form in a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// This form in a square.
  public var square: SymbolVariants { union(.square) }
  /// This form in a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// This form, filled.
  public var fill: SymbolVariants { union(.fill) }
  /// This form, crossed out.
  public var slash: SymbolVariants { union(.slash) }

  /// Whether this form has all that another one has.
  public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(parts.union(other.parts))
  }

  /// Returns the name of a symbol in this form; what the name says already is not said again.
  func applied(to name: String) -> String {
    let said = Set(name.split(separator: ".").map(String.init))
    let added = parts.sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }
      .filter { !said.contains($0) }
    guard !added.isEmpty else { return name }
    guard name.hasSuffix(".fill") else { return ([name] + added).joined(separator: ".") }
    return ([String(name.dropLast(5))] + added + ["fill"]).joined(separator: ".")
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// Which form of symbols is drawn.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Draws the symbols inside in a form, beside what is said around the view.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}
