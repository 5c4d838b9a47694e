extension TextShaper {
  /// Returns a line broken into lines that are at most `columns` cells wide.
  ///
  /// Shape: breaks between words (after spaces and hyphens, beside East Asian characters and emoji), and
  /// between graphemes where a word is longer than a line; spaces at a break are dropped. Units: cells.
  /// Edges: an empty line is one empty line; below 1 column there is one empty line; in 1 column a wide
  /// grapheme is a blank.
  public static func wrap(
    _ line: ShapedLine, columns: Int, clusters table: ClusterTable
  ) -> [ShapedLine] {
    wrap([line], columns: columns, limit: .max, clusters: table)
  }

  /// Returns the lines of a text broken into at most `limit` lines that are at most `columns` cells wide.
  ///
  /// Shape: as above; where there are more lines than that, the last one has an ellipsis for what is left
  /// out: at its end, before the text's end (``Truncation/head``), or between the two. Edges: there is
  /// always one line.
  public static func wrap(
    _ text: [ShapedLine], columns: Int, limit: Int, mode: Truncation = .tail,
    clusters table: ClusterTable
  ) -> [ShapedLine] {
    var lines: [ShapedLine] = []
    for (index, line) in text.enumerated() {
      let isLast = index == text.count - 1
      if columns > 0, line.width <= columns, isLast || lines.count + 1 < limit {
        lines.append(line)
        continue
      }
      var breaker = LineBreaker(line, columns: columns, table)
      while breaker.hasMore {
        let part = breaker.next()
        if lines.count + 1 >= limit, breaker.hasMore || !isLast {
          let rest = ShapedLine(clusters: Array(line.clusters[part.range.lowerBound...]))
          let end = isLast ? rest : text[text.count - 1]
          return lines + [shorten(rest, end, columns: columns, mode: mode)]
        }
        lines.append(
          ShapedLine(clusters: part.isBlank ? [.space] : Array(line.clusters[part.range])))
      }
    }
    return lines
  }
}
