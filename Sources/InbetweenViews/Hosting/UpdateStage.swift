/// The stages of an update and of a frame, in their order.
package enum UpdateStage: String, CaseIterable {
  /// Handlers run, and what falls due.
  case events
  /// Bodies are evaluated.
  case update
  /// Sizes and places are found.
  case layout
  /// Views that share a geometry are placed by it.
  case match
  /// What moves is written into the picture.
  case present
}
