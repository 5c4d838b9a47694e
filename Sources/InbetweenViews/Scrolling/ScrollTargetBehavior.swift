import Foundation
import InbetweenMotion

/// Where content that was let go comes to rest.
public protocol ScrollTargetBehavior: Sendable {
  /// Changes where the content would come to rest by itself.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// The part of the content that is to be seen.
public nonisolated struct ScrollTarget: Hashable, Sendable {
  /// The part in points from the content's corner.
  public var rect: CGRect
  /// The point of the part that is brought to the same point of the window; nil for the corner.
  public var anchor: UnitPoint?

  /// Creates a target. Not in SwiftUI.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a target behaviour knows of the scroll view.
public nonisolated struct ScrollTargetBehaviorContext: Sendable {
  /// The part that was seen before.
  public let originalTarget: ScrollTarget
  /// How fast the content was let go, in points a second; towards the end is positive.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the window.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  /// Where the views of target layouts begin along an axis, those near an offset at least.
  let stops: @MainActor @Sendable (Axis, Double) -> [Double]
}

/// Content that comes to rest at whole windows, at most one from where it was.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ offset: CGFloat, _ old: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let current = (old / length).rounded()
      return min(current + 1, max(current - 1, (offset / length).rounded())) * length
    }
    let old = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, old.minX, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, old.minY, context.containerSize.height)
    }
  }
}

/// Content that comes to rest where a view of a target layout begins.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far a drag may go.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind { case always, never }
    let kind: Kind

    /// By one view in narrow windows on a phone; here a drag goes as far as it would by itself.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .never) }
    /// By one view at most.
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    /// As far as it would go by itself.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    /// By one view at most.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .always) }
  }

  let limitBehavior: LimitBehavior

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let old = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = aligned(target.rect.minX, old.minX, .horizontal, context)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = aligned(target.rect.minY, old.minY, .vertical, context)
    }
  }

  private func aligned(
    _ offset: CGFloat, _ old: CGFloat, _ axis: Axis, _ context: TargetContext
  ) -> CGFloat {
    // Behaviours are asked by scroll views alone, on the main actor.
    let stops = MainActor.assumeIsolated { context.stops(axis, offset).sorted() }
    guard let nearest = nearest(to: offset, in: stops) else { return offset }
    guard limitBehavior.kind == .always, let start = self.nearest(to: old, in: stops) else {
      return stops[nearest]
    }
    return stops[min(start + 1, max(start - 1, nearest))]
  }

  private func nearest(to offset: CGFloat, in stops: [Double]) -> Int? {
    stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Content that comes to rest at whole windows.
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Content that comes to rest where a view of a target layout begins.
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Content that comes to rest where a view of a target layout begins.
  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// A target behaviour that scroll views can compare: two of one type that are not equatable count as the same.
nonisolated struct ScrollTargetBehaviorBox: Equatable {
  let behavior: any ScrollTargetBehavior

  var restsAtViews: Bool { behavior is ViewAlignedScrollTargetBehavior }

  func update(_ target: inout ScrollTarget, _ context: ScrollTargetBehaviorContext) {
    behavior.updateTarget(&target, context: context)
  }

  static func == (lhs: Self, rhs: Self) -> Bool { isSame(lhs.behavior, rhs.behavior) }
}

extension View {
  /// Has scroll views inside come to rest where a behaviour says.
  nonisolated public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View {
    scrollSettings { $0.targetBehavior = ScrollTargetBehaviorBox(behavior: behavior) }
  }
}
