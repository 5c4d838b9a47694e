import Foundation

/// What an alignment of an author's own is called, and where it is in a view that says nothing of it.
public protocol AlignmentID {
  /// Returns where the alignment is in a view, in points from its left or its upper side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
