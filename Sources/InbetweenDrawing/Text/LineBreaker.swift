/// Finds where a line is broken into lines that are at most some cells wide, one after the other.
struct LineBreaker {
  /// Where a line stands, and whether there is more after it.
  struct Part {
    /// The clusters that are shown, and one wide grapheme where there is no room for it.
    let range: Range<Int>
    /// Whether the range is a wide grapheme for which there is no room.
    let isBlank: Bool
  }

  private let clusters: [ShapedLine.Cluster]
  private let columns: Int
  private let table: ClusterTable
  private var start = 0
  private var isDone = false

  /// Begins at the start of a line.
  init(_ line: ShapedLine, columns: Int, _ table: ClusterTable) {
    clusters = line.clusters
    self.columns = columns
    self.table = table
  }

  /// Whether another line follows.
  var hasMore: Bool { !isDone }

  /// Returns the next line; only to be asked for where there is one.
  mutating func next() -> Part {
    guard columns > 0, !clusters.isEmpty else {
      isDone = true
      return Part(range: 0..<0, isBlank: false)
    }
    let first = start
    var end = start
    var width = 0
    while end < clusters.count, width + Int(clusters[end].width) <= columns {
      width += Int(clusters[end].width)
      end += 1
    }
    guard end > first else {
      start += 1
      isDone = start == clusters.count
      return Part(range: first..<start, isBlank: true)
    }
    if end < clusters.count, !clusters[end].isSpace { end = lastBreak(from: first, to: end) ?? end }
    start = end
    while start < clusters.count, clusters[start].isSpace { start += 1 }
    isDone = start == clusters.count
    if end == clusters.count { return Part(range: first..<end, isBlank: false) }
    let kept = clusters[first..<end].droppingTrailingSpaces
    return Part(range: kept.startIndex..<kept.endIndex, isBlank: false)
  }

  /// Returns the last place where a line that begins at `start` may end, up to `limit`.
  private func lastBreak(from start: Int, to limit: Int) -> Int? {
    guard let firstWord = clusters[start..<limit].firstIndex(where: { !$0.isSpace }) else {
      return nil
    }
    return stride(from: limit, to: firstWord, by: -1).first { canBreak(before: $0) }
  }

  private func canBreak(before place: Int) -> Bool {
    let left = clusters[place - 1]
    let right = clusters[place]
    if right.isSpace { return false }
    if left.isSpace { return true }
    if left.isHyphen {
      return place >= 2 && !clusters[place - 2].isSpace && !(0x30...0x39).contains(right.number)
    }
    guard left.isFree(in: table) || right.isFree(in: table) else { return false }
    return !left.isOpening && !right.isClosing
  }
}

extension ArraySlice<ShapedLine.Cluster> {
  /// The slice without the spaces at its end.
  var droppingTrailingSpaces: Self {
    let end = lastIndex { !$0.isSpace }.map { $0 + 1 } ?? startIndex
    return self[startIndex..<end]
  }
}

extension ShapedLine.Cluster {
  /// Hyphen-minus, hyphen, en dash and em dash.
  fileprivate var isHyphen: Bool {
    number == 0x2D || number == 0x2010 || number == 0x2013 || number == 0x2014
  }

  /// East Asian and other brackets that no line ends with.
  fileprivate var isOpening: Bool {
    switch number {
    case 0x28, 0x5B, 0x7B, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B: true
    default: false
    }
  }

  /// East Asian and other brackets and marks that no line begins with.
  fileprivate var isClosing: Bool {
    switch number {
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x3001, 0x3002, 0x3009, 0x300B,
      0x300D, 0x300F, 0x3011, 0x3015, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B,
      0xFF1F, 0xFF3D:
      true
    default: false
    }
  }

  /// Whether lines break beside the cluster without a space: East Asian characters and emoji, not a
  /// letter that is two cells wide only together with its marks.
  fileprivate func isFree(in table: ClusterTable) -> Bool {
    guard width == 2, number >= ClusterTable.firstNumber else { return width == 2 }
    let base = table.base(of: number)
    return CharacterWidth.cells(of: base) == 2 || !base.properties.isAlphabetic
  }
}
