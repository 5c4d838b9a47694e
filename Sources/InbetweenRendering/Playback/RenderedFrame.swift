import Foundation
import InbetweenDrawing

/// One frame of a recording as cells.
///
/// Not in SwiftUI.
public struct RenderedFrame: Sendable {
  /// Its number, as in ``RecordedFrame/number``.
  public let number: Int
  /// Its time since the run began, in seconds.
  public let time: TimeInterval
  /// The cells.
  public let cells: CellBuffer
  /// The grapheme clusters that the cells' numbers stand for.
  public let clusters: ClusterTable

  /// Creates a frame.
  public init(number: Int, time: TimeInterval, cells: CellBuffer, clusters: ClusterTable) {
    self.number = number
    self.time = time
    self.cells = cells
    self.clusters = clusters
  }
}
