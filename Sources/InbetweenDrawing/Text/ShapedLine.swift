/// One line of text as grapheme clusters with their widths.
///
/// Not in SwiftUI. A renderer never sees a string: a cluster is a number in the host's ``ClusterTable``.
public struct ShapedLine: Hashable, Sendable {
  /// One grapheme cluster.
  @frozen
  public struct Cluster: Hashable, Sendable {
    /// Its number: a Unicode scalar's value, or an entry of the cluster table from 0x110000 on.
    public let number: UInt32
    /// How many cells it takes: 1 or 2.
    public let width: UInt8
    /// Its style: 0 for that of the whole text, else one more than an index into ``TextBlock/styles``.
    public let style: UInt16

    /// Creates a cluster.
    @inlinable
    public init(number: UInt32, width: UInt8, style: UInt16 = 0) {
      self.number = number
      self.width = width
      self.style = style
    }

    static let space = Cluster(number: 0x20, width: 1)

    /// Whether a line may break here and the cluster be dropped.
    var isSpace: Bool { number == 0x20 }
  }

  /// The clusters from left to right.
  public let clusters: [Cluster]
  /// How many cells they take together.
  public let width: Int

  /// Creates a line of clusters.
  public init(clusters: [Cluster]) {
    self.clusters = clusters
    self.width = clusters.reduce(0) { $0 + Int($1.width) }
  }

  /// Returns the line as text, by the table that it was shaped in.
  public func text(in table: ClusterTable) -> String {
    var text = ""
    for cluster in clusters { text += table.string(for: cluster.number) }
    return text
  }
}
