/// Turns text into lines of grapheme clusters with their widths.
///
/// Not in SwiftUI. Text is made harmless first (``TextSanitizer``), and stays in logical order: right-to-left
/// text is the terminal's business.
public enum TextShaper {
  /// The distance between two tab stops, in cells.
  static let tabStop = 8

  /// How many scalars of one cluster are kept: more than any emoji needs, and a bound for piles of marks.
  static let clusterLimit = 32

  /// Returns the lines of a text, one for each line break and one more.
  ///
  /// Shape: a tab becomes spaces up to the next multiple of 8 cells. Edges: an empty text is one empty
  /// line; a mark that follows nothing stands on a blank, the inner part of a Hangul syllable becomes
  /// U+FFFD, and a joiner or selector that follows nothing is left out.
  public static func shape(_ text: String, in clusters: inout ClusterTable) -> [ShapedLine] {
    shape([StyledPart(text)], in: &clusters)
  }

  /// Returns the lines of a text in several styles, as above.
  ///
  /// Edges: a grapheme that two parts make together has the style of its beginning.
  public static func shape(
    _ parts: [StyledPart], in clusters: inout ClusterTable
  ) -> [ShapedLine] {
    if parts.count == 1, TextSanitizer.isPlain(parts[0].text) { return shapePlain(parts[0]) }
    var text = ""
    var ends: [Int] = []
    for part in parts {
      text += TextSanitizer.sanitized(part.text)
      ends.append(text.utf8.count)
    }
    var lines: [ShapedLine] = []
    var line: [ShapedLine.Cluster] = []
    var width = 0
    var place = 0
    var part = 0
    for character in text {
      while part < ends.count - 1, place >= ends[part] { part += 1 }
      place += character.utf8.count
      let style = parts[part].style
      if character == "\n" {
        lines.append(ShapedLine(clusters: line))
        line = []
        width = 0
      } else if character == "\t" {
        let count = tabStop - width % tabStop
        let space = ShapedLine.Cluster(number: 0x20, width: 1, style: style)
        line.append(contentsOf: repeatElement(space, count: count))
        width += count
      } else if let cluster = cluster(of: character, style, in: &clusters) {
        line.append(cluster)
        width += Int(cluster.width)
      }
    }
    lines.append(ShapedLine(clusters: line))
    return lines
  }

  /// Shapes printable ASCII, where a byte is a cell.
  private static func shapePlain(_ part: StyledPart) -> [ShapedLine] {
    part.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { bytes in
      ShapedLine(
        clusters: bytes.map {
          ShapedLine.Cluster(number: UInt32($0), width: 1, style: part.style)
        })
    }
  }

  private static func cluster(
    of character: Character, _ style: UInt16, in clusters: inout ClusterTable
  ) -> ShapedLine.Cluster? {
    var character = character
    if character.unicodeScalars.count > clusterLimit {
      character = Character(scalars: character.unicodeScalars.prefix(clusterLimit))
    }
    let width = CharacterWidth.cells(of: character)
    if width > 0 {
      return ShapedLine.Cluster(
        number: clusters.number(for: character), width: UInt8(width), style: style)
    }
    let visible = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard !visible.isEmpty else { return nil }
    let based = Character(scalars: [" "] + visible)
    return ShapedLine.Cluster(number: clusters.number(for: based), width: 1, style: style)
  }
}

extension Character {
  /// The cluster that scalars make together; U+FFFD if they make none or several.
  fileprivate init(scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    let text = String(view)
    self = text.count == 1 ? Character(text) : "\u{FFFD}"
  }
}
