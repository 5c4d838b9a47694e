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

    /// Creates a cluster.
    @inlinable
    public init(number: UInt32, width: UInt8) {
      self.number = number
      self.width = width
    }
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
}
