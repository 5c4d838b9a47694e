import Foundation
import InbetweenMotion

/// Where something in a view is, to be read in the space of another view: see ``GeometryProxy``.
///
/// Shape: what layout gave, which is where animations end. Units: points.
public struct Anchor<Value>: Sendable {
  private let place: AnchoredPlace
  private let source: Source

  init(_ source: Source, at place: AnchoredPlace) {
    self.source = source
    self.place = place
  }

  /// The value as it is seen from a place in the window.
  @MainActor
  func value(from origin: LayoutPoint) -> Value {
    var bounds = place.current
    bounds.x -= origin.x
    bounds.y -= origin.y
    return source.value(CGRect(bounds))
  }

  /// What of a view an anchor stands for.
  public struct Source: Sendable {
    fileprivate let name: AnchorName
    /// Returns the value for the view's bounds.
    fileprivate let value: @Sendable (CGRect) -> Value

    fileprivate init(_ name: AnchorName, value: @escaping @Sendable (CGRect) -> Value) {
      self.name = name
      self.value = value
    }

    /// Creates a source of several values.
    public init<Part>(_ array: [Anchor<Part>.Source]) where Value == [Part] {
      self.init(.list(array.map(\.name))) { bounds in array.map { $0.value(bounds) } }
    }

    /// Creates a source of a value that may not be there.
    public init<Part>(_ anchor: Anchor<Part>.Source?) where Value == Part? {
      self.init(.list(anchor.map { [$0.name] } ?? [])) { anchor?.value($0) }
    }
  }
}

/// Where a view is in the window, and was when that was asked.
struct AnchoredPlace: Sendable {
  private weak let element: Element?
  /// Where the view was.
  let rect: LayoutRect

  @MainActor
  init(_ element: Element) {
    self.element = element
    rect = element.modelRect
  }

  /// Where the view is: in a layout that moves it, that is known before the place is asked for anew.
  @MainActor
  var current: LayoutRect {
    guard let element, element.isMounted else { return rect }
    return element.modelRect
  }
}

/// What tells sources apart.
private indirect enum AnchorName: Hashable, Sendable {
  case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  case bounds
  case point(x: CGFloat, y: CGFloat)
  case unitPoint(UnitPoint)
  case list([AnchorName])
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.place.rect == rhs.place.rect && lhs.source.name == rhs.source.name
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.name)
  }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's own space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    let name = AnchorName.rect(
      x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
    return Anchor<CGRect>.Source(name) {
      CGRect(
        origin: CGPoint(x: $0.minX + rect.origin.x, y: $0.minY + rect.origin.y), size: rect.size)
    }
  }

  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(.bounds) { $0 } }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view's own space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(.point(x: point.x, y: point.y)) {
      CGPoint(x: $0.minX + point.x, y: $0.minY + point.y)
    }
  }

  /// A place in the view's bounds.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(.unitPoint(point)) {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }

  /// The upper left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
