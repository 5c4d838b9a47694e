/// What a dump tells of a node beside its geometry.
///
/// Not in SwiftUI.
public struct DisplayNode: Hashable, Sendable {
  /// Where a node is in its life.
  public enum Phase: String, Hashable, Sendable {
    /// It is there, with no transition running.
    case present
    /// Its insertion is being animated.
    case inserting
    /// It has been removed and stays until its transition ends.
    case removing
  }

  /// The matched id, accessibility identifier or explicit id; nil where the author gave none.
  public var name: String?
  /// The name of the view's type, without generic arguments.
  public var type: String
  /// The structural path from the root.
  public var path: String
  /// Where the node is in its life.
  public var phase: Phase

  /// Creates a description.
  public init(name: String?, type: String, path: String, phase: Phase) {
    self.name = name
    self.type = type
    self.path = path
    self.phase = phase
  }
}
