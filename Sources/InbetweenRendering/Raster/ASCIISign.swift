import InbetweenDrawing

/// The characters of ASCII that stand for others of one cell where a terminal shows nothing else.
enum ASCIISign {
  /// What stands for a character that nothing is like.
  private static let unknown = UInt32(UInt8(ascii: "?"))

  /// Returns the character of ASCII that is nearest to a grapheme: its first letter without marks, a sign of
  /// the same look, or a question mark.
  static func nearest(to number: UInt32, clusters: ClusterTable) -> UInt32 {
    let scalar = clusters.base(of: number).value
    switch scalar {
    case 0x20..<0x7F: return scalar
    case 0xA0...0x17F: return letters[Int(scalar - 0xA0)]
    case 0x2000...0x200A, 0x202F, 0x205F: return Cell.space
    default: break
    }
    if let sign = signs[scalar] { return sign }
    // Corners and crossings of lines.
    return (0x250C...0x257F).contains(scalar) ? UInt32(UInt8(ascii: "+")) : unknown
  }

  /// Latin-1 from its spaces on, and Latin Extended-A.
  private static let letters: [UInt32] = [
    " !cL?Y|?\"ca<--r-o+23'uP.,1o>????",
    "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty",
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL",
    "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs",
  ].flatMap { $0.unicodeScalars.map(\.value) }

  private static let signs: [UInt32: UInt32] = {
    var signs: [UInt32: UInt32] = [:]
    for (sign, others) in looks {
      for other in others.unicodeScalars { signs[other.value] = sign.value }
    }
    return signs
  }()

  private static let looks: [(sign: Unicode.Scalar, others: String)] = [
    ("\"", "“”„‟″❝❞"),
    ("'", "‘’‚‛′"),
    (".", "․‥…⋯•‧∙⋅░"),
    ("-", "‐‑‒–—―−⊖⊟─━┄┅┈┉╌╍╴╶╸╺╼╾═▔⁃"),
    ("|", "‖│┃┆┇┊┋╎╏╵╷╹╻╽╿║▏▎▍❘"),
    ("=", "≡≣"),
    ("+", "⊕⊞✚✜"),
    ("/", "⁄∕╱"),
    ("\\", "∖╲"),
    ("x", "✕✖✗✘⊗⊠⌧╳⨯"),
    ("v", "✓✔☑∨▼▽▾▿↓⇓⇩↧⌄"),
    ("^", "∧▲△▴▵↑⇑⇧⇪↥⌃⏏"),
    ("<", "←⇐⇦◀◁◂◃◄◅‹⌫↶↩❮⟨⟵↵⏎"),
    (">", "→⇒⇨▶▷▸▹►▻›⌦↷↪❯➢➤⟩⟶➜"),
    ("~", "∼≈≋∿≃"),
    ("*", "★☆✦✧✱∗●◉◆♦♥⚙☀☼❄"),
    ("o", "○◌◎◯⊙⊚∘◦"),
    ("#", "□■▢▣▤▥▦▧▨▩▪▫▬▭▮▯▓█▇▆▅▄▌▐▀▋▊▉◼◻◾◽"),
    (":", "▒"),
    ("_", "▁▂▃"),
    ("!", "⚠"),
  ]
}
