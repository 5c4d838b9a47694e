/// The views that a custom layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias SubSequence = LayoutSubviews

  private let subviews: [LayoutSubview]

  init(_ elements: [InbetweenViews.Element], placer: LayoutPlacer? = nil) {
    subviews = elements.enumerated().map {
      LayoutSubview(element: $0.element, index: $0.offset, placer: placer)
    }
  }

  private init(subviews: [LayoutSubview]) { self.subviews = subviews }

  /// The direction in which people read.
  public var layoutDirection: LayoutDirection { .leftToRight }

  public var startIndex: Int { 0 }

  public var endIndex: Int { subviews.count }

  /// The view at a place in the order of the views.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views in a range; they are counted from 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews: Array(subviews[bounds]))
  }

  /// The views at several places; they are counted from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(subviews: indices.map { subviews[$0] })
  }

  var elements: [InbetweenViews.Element] { subviews.map(\.element) }
}
