import InbetweenDrawing
import InbetweenMotion
import InbetweenRendering

/// How a program runs in the terminal, from its command line.
///
/// Not in SwiftUI.
public struct TerminalOptions: Hashable, Sendable {
  /// The most frames in a second, 1...240.
  public var frameRate = 60
  /// The most of the window that is drawn in; nil, all of it. Without a terminal, the size of the picture.
  public var size: GridSize?
  /// Whether the program hears of the mouse, which the terminal then does not use to select text.
  public var usesMouse = true
  /// How shapes end that do not fill whole cells.
  public var edges = EdgeStyle.subcell
  /// Which glyphs the parts of cells are drawn with; nil, those that the environment speaks for.
  public var glyphs: GlyphSet?
  /// How many colours are written; nil, as many as the terminal has by its environment.
  public var colors: ColorMode?
  /// Whether the program shows what changes without motion.
  public var reducesMotion = false
  /// Whether the program plays by itself.
  public var autoplays = false
  /// Whether to print the help instead of running.
  public var showsHelp = false

  /// Creates the options of a program that was given none.
  public init() {}

  /// Creates options from a command line, without the program's name.
  ///
  /// Edges: `--fps=30` is as good as `--fps 30`; a flag may be repeated.
  /// Errors: throws for what is no option, for a value that is missing or makes no sense, and for
  /// an option with a value that is given twice.
  public init(arguments: [String]) throws(TerminalOptionsError) {
    var rest = arguments[...]
    var given: Set<Option> = []
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard argument.hasPrefix("-") else { throw .unexpectedArgument(argument) }
      guard let option = Option(name) else {
        throw .unknownOption(name, suggestion: nearestName(to: name, in: Option.names))
      }
      var value = parts.count > 1 ? String(parts[1]) : nil
      if option.takesValue {
        value = value ?? rest.popFirst()
        guard given.insert(option).inserted else { throw .repeatedOption(option.rawValue) }
        guard value != nil else { throw .missingValue(option.rawValue, expected: option.expected) }
      } else if let value {
        throw .unexpectedValue(option.rawValue, value: value)
      }
      try set(option, to: value ?? "")
    }
  }

  private mutating func set(_ option: Option, to value: String) throws(TerminalOptionsError) {
    switch option {
    case .frameRate:
      guard let number = Int(value), (1...240).contains(number) else {
        throw .badValue(option.rawValue, value: value, expected: option.expected)
      }
      frameRate = number
    case .size:
      guard let size = Self.size(value) else {
        throw .badValue(option.rawValue, value: value, expected: option.expected)
      }
      self.size = size
    case .edges: edges = try Self.choice(value, for: option) ?? .subcell
    case .glyphs: glyphs = try Self.choice(value, for: option)
    case .colors: colors = try Self.choice(value, for: option)
    case .noMouse: usesMouse = false
    case .reduceMotion: reducesMotion = true
    case .autoplay: autoplays = true
    case .help: showsHelp = true
    }
  }

  /// Returns what a name stands for; nil for `auto`.
  ///
  /// Errors: throws for a name that is none of those there are.
  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, for option: Option
  ) throws(TerminalOptionsError) -> Value? {
    guard name != "auto" else { return nil }
    guard let value = Value(rawValue: name) else {
      let names = ["auto"] + Value.allCases.map(\.rawValue)
      throw .badValue(
        option.rawValue, value: name, expected: option.expected,
        suggestion: nearestName(to: name, in: names))
    }
    return value
  }

  /// Returns columns and rows from 1 to 1000 as they are typed, such as 80x24; nil for anything else.
  package static func size(_ text: String) -> GridSize? {
    let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isWholeNumber) ? Int($0) ?? 0 : 0 }
    guard numbers.count == 2, numbers.allSatisfy((1...1000).contains) else { return nil }
    return GridSize(columns: numbers[0], rows: numbers[1])
  }

  /// An option, by what is typed for it.
  private enum Option: String, CaseIterable {
    case frameRate = "--fps"
    case size = "--size"
    case noMouse = "--no-mouse"
    case edges = "--edges"
    case glyphs = "--glyphs"
    case colors = "--colors"
    case reduceMotion = "--reduce-motion"
    case autoplay = "--autoplay"
    case help = "--help"

    init?(_ name: String) {
      guard name != "-h" else {
        self = .help
        return
      }
      self.init(rawValue: name)
    }

    static var names: [String] { allCases.map(\.rawValue) }

    var takesValue: Bool { !expected.isEmpty }

    /// What its value must be; empty, it takes none.
    var expected: String {
      switch self {
      case .frameRate: "a whole number from 1 to 240, such as 60"
      case .size: "columns x rows from 1 to 1000, such as 80x24"
      case .edges: "auto, subcell or cell"
      case .glyphs: "auto, octant, sextant, block, half or ascii"
      case .colors: "auto, truecolor, 256, 16 or none"
      case .noMouse, .reduceMotion, .autoplay, .help: ""
      }
    }
  }
}
