import Foundation

/// The size of a view, and where its guides are in it.
///
/// Units: points from the view's upper left corner.
public struct ViewDimensions {
  private let element: Element?
  private let size: LayoutSize
  private let proposal: Proposal

  init(_ element: Element, size: LayoutSize, proposal: Proposal) {
    (self.element, self.size, self.proposal) = (element, size, proposal)
  }

  /// Creates the dimensions of a thing that has no guides of its own.
  init(_ size: LayoutSize) {
    (element, self.size, proposal) = (nil, size, .unspecified)
  }

  /// The width.
  public var width: CGFloat { CGFloat(size.width) }

  /// The height.
  public var height: CGFloat { CGFloat(size.height) }

  /// Where a guide is, by the view's own word or else by default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

  /// Where a guide is, by the view's own word or else by default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

  /// Where the view itself says that a guide is; nil if it says nothing.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where the view itself says that a guide is; nil if it says nothing.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  private func value(_ key: AlignmentKey) -> CGFloat {
    explicit(key) ?? CGFloat(key.defaultValue(in: self))
  }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let element else { return nil }
    let (size, proposal) = (size, proposal)
    return MainActor.assumeIsolated {
      element.explicitAlignment(key, size: size, proposal: proposal)
    }
    .map { CGFloat($0) }
  }
}

extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.element === rhs.element && lhs.size == rhs.size && lhs.proposal == rhs.proposal
  }
}
