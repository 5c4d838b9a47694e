extension TextShaper {
  /// Which part of a line gives way to an ellipsis.
  public enum Truncation: Hashable, Sendable {
    /// The end.
    case tail
    /// The middle.
    case middle
    /// The beginning.
    case head
  }

  /// Returns a line shortened to at most `columns` cells, with `…` for what was cut out.
  ///
  /// Units: cells. Edges: a line that fits is returned as it is; below 1 column nothing is left; spaces
  /// beside the ellipsis are dropped; where a wide grapheme does not fit the result is a cell narrower.
  public static func truncate(
    _ line: ShapedLine, columns: Int, mode: Truncation = .tail
  ) -> ShapedLine {
    line.width > columns ? shorten(line, line, columns: columns, mode: mode) : line
  }

  /// Returns what fits of the beginning of one line and of the end of another one, with `…` between.
  static func shorten(
    _ beginning: ShapedLine, _ ending: ShapedLine, columns: Int, mode: Truncation
  ) -> ShapedLine {
    guard columns > 0 else { return ShapedLine(clusters: []) }
    let room = columns - 1
    let share =
      switch mode {
      case .tail: room
      case .middle: room - room / 2
      case .head: 0
      }
    let head = prefix(of: beginning.clusters[...], columns: share).droppingTrailingSpaces
    let headWidth = head.reduce(0) { $0 + Int($1.width) }
    let tail =
      mode == .tail
      ? [] : suffix(of: ending.clusters[...], columns: room - headWidth).drop(while: \.isSpace)
    // The ellipsis looks as what it stands beside.
    let style = (head.last ?? tail.first ?? beginning.clusters.first)?.style ?? 0
    let ellipsis = ShapedLine.Cluster(number: 0x2026, width: 1, style: style)
    return ShapedLine(clusters: Array(head) + [ellipsis] + tail)
  }

  private static func prefix(
    of clusters: ArraySlice<ShapedLine.Cluster>, columns: Int
  ) -> ArraySlice<ShapedLine.Cluster> {
    var width = 0
    return clusters.prefix { cluster in
      width += Int(cluster.width)
      return width <= columns
    }
  }

  private static func suffix(
    of clusters: ArraySlice<ShapedLine.Cluster>, columns: Int
  ) -> ArraySlice<ShapedLine.Cluster> {
    var width = 0
    var start = clusters.endIndex
    while start > clusters.startIndex {
      width += Int(clusters[start - 1].width)
      guard width <= columns else { break }
      start -= 1
    }
    return clusters[start...]
  }
}
