import InbetweenDrawing
import InbetweenMotion

/// Keeps the header or the footer of a section in sight while the stack is scrolled that it stands in.
///
/// It is shown moved, in a scope of its own and above the rows: to the window's edge, but not out of its section, so
/// that the next header pushes it away. Neither bodies nor layout run for that.
@MainActor
final class SectionPin {
  private weak var stack: LazyStackElement?
  private let isHeader: Bool
  /// What header or footer take, and the section, from the stack's start along its axis.
  private var place = 0.0..<0
  private var section = 0.0..<0
  private var scope: Int32 = -1
  private var shown = LayoutPoint.zero

  init(in stack: LazyStackElement, isHeader: Bool) {
    (self.stack, self.isHeader) = (stack, isHeader)
  }

  /// Takes over where layout has put header or footer, and the whole section.
  func lie(at place: Range<Double>, in section: Range<Double>) {
    (self.place, self.section) = (place, section)
  }

  /// How far it is shown from where layout put it, at a time.
  func shift(at time: Double) -> LayoutPoint {
    let distance = distance(at: time)
    return stack?.axis == .horizontal
      ? LayoutPoint(x: distance, y: 0) : LayoutPoint(x: 0, y: distance)
  }

  private func distance(at time: Double) -> Double {
    guard let window = stack?.pinnedWindow(at: time) else { return 0 }
    if isHeader {
      return min(
        max(0, window.start - place.lowerBound), max(0, section.upperBound - place.upperBound))
    }
    return -min(
      max(0, place.upperBound - window.end), max(0, place.lowerBound - section.lowerBound))
  }

  /// Draws header or footer where it is shown now.
  func draw(into builder: PictureBuilder, _ body: () -> Void) {
    guard let stack else { return body() }
    let shift = shift(at: stack.graph.now)
    shown = shift
    let moved = stack.grid.cells(LayoutRect(x: shift.x, y: shift.y, width: 0, height: 0))
    scope = builder.withScope(x: moved.x, y: moved.y, body)
    builder.addPin(self)
  }

  /// Moves it in a picture to where it is shown now.
  func show(in list: inout DisplayList) {
    guard let stack, Int(scope) < list.scopes.count else { return }
    let shift = shift(at: stack.graph.now)
    guard shift != shown else { return }
    shown = shift
    list.show(SIMD4(shift.x, shift.y, 0, 0), kind: .offset, at: scope)
  }
}

/// An element that may be kept in sight with all that is inside.
@MainActor
protocol PinnableElement: UnaryElement {
  var pin: SectionPin? { get set }
}

extension PinnableElement {
  /// Where the element stands in paint order: one that is kept in sight is above the rows.
  var pinnedZIndex: Double { pin == nil ? child.zIndex : child.zIndex + 1e6 }

  /// The origin of the scope that it is moved in; layout knows nothing of that.
  func pinnedOrigin(at time: Double?) -> LayoutPoint? {
    guard let pin, let time else { return nil }
    return pin.shift(at: time)
  }
}
