import Foundation

/// What a container offers to a view: for each length a number of points, or nil for the ideal one.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width that is offered.
  public var width: CGFloat?
  /// The height that is offered.
  public var height: CGFloat?

  /// An offer of nothing: the view answers with its least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No offer: the view answers with its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// An offer without end: the view answers with its greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates an offer of two lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    (self.width, self.height) = (width, height)
  }

  /// Creates an offer of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the size that is offered, with the lengths of another one where nothing is.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}

extension Proposal {
  /// Creates a proposal of an author's; what is no number counts as none, what is negative as nothing.
  init(_ proposal: ProposedViewSize) {
    self.init(width: offered(proposal.width), height: offered(proposal.height))
  }
}

/// Returns a length that can be offered.
private func offered(_ length: CGFloat?) -> Double? {
  guard let length, !length.isNaN else { return nil }
  if length == .infinity { return .infinity }
  return min(lengthLimit, max(0, Double(length)))
}
