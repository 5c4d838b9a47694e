import Foundation

/// A shape that is made of another one, and takes as much room as that.
///
/// Not in SwiftUI.
@MainActor @preconcurrency
public protocol _DerivedShape: Shape {
  /// The type of the other shape.
  associatedtype Content: Shape

  /// The other shape.
  var shape: Content { get }

  /// Whether it is drawn as the other shape is.
  var _isUnchanged: Bool { get }
}

extension _DerivedShape {
  public static var role: ShapeRole { Content.role }

  public nonisolated static var _typeName: String { Content._typeName }

  public var _outline: _ShapeOutline {
    _isUnchanged ? shape._outline : _ShapeOutline { path(in: $0) }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
