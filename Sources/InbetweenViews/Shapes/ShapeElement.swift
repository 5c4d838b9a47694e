import Foundation
import InbetweenDrawing

/// The element of a shape: it draws below the cell.
final class ShapeElement: DrawingElement {
  private let name: String
  private var motion: ShapeMotion?
  private var isEvenOdd = false
  /// What is shown.
  private var outline = _ShapeOutline(.rectangle)
  /// Its places in the display list's paths and strokes; -1 as long as it needs none.
  private var path: Int32 = -1
  private var stroke: Int32 = -1
  private var pathSize: LayoutSize?
  /// Whether it is asked in each frame how it looks then.
  private var isFollowed = false

  init(node: _Node, typeName: String) {
    name = typeName
    super.init(node: node)
  }

  override var typeName: String { name }
  override var isFractional: Bool { true }

  /// Takes over the shape; its animatable data move as the current transaction asks.
  func show<Content: Shape>(_ shape: Content, isEvenOdd: Bool = false) {
    if let known = motion as? TypedShapeMotion<Content> {
      guard known.set(shape) || isEvenOdd != self.isEvenOdd else { return }
    } else {
      motion?.drop()
      motion = TypedShapeMotion(shape, of: self)
    }
    self.isEvenOdd = isEvenOdd
    graph.setNeedsPatch(self)
    if !isFollowed, motion?.outline(at: graph.now).isKnown == false { graph.setNeedsRebuild() }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard let motion else { return .zero }
    let size = motion.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }))
    return LayoutSize(width: Double(size.width), height: Double(size.height))
  }

  override func payload(in builder: PictureBuilder) -> DisplayItem.Payload {
    (path, stroke, pathSize) = (-1, -1, nil)
    takeOutline()
    isFollowed = motion?.isAnimatable == true || !outline.isKnown
    if isFollowed { builder.addShape(self) }
    return payload(in: &builder.list, size: rect.size)
  }

  override func patch(_ list: inout DisplayList) {
    super.patch(&list)
    takeOutline()
    pathSize = nil
    showOutline(in: &list)
  }

  override func willUnmount() {
    super.willUnmount()
    motion?.drop()
  }

  /// Shows the outline as it is now, if it moves or depends on a size that is another one than before.
  func showShape(in list: inout DisplayList) {
    if motion?.isActive == true {
      takeOutline()
      pathSize = nil
    }
    showOutline(in: &list)
  }

  /// Returns the path that is shown at a time, in points from the origin of the element's scope.
  func shownPath(at time: Double) -> Path {
    let shown = shownRect(at: time)
    let bounds = CGRect(x: 0, y: 0, width: shown.width, height: shown.height)
    return (motion?.path(in: bounds, at: time) ?? Path()).offsetBy(dx: shown.x, dy: shown.y)
  }

  /// Whether what is shown at a time covers a place, in points from the origin of the element's scope.
  func covers(_ place: LayoutPoint, at time: Double) -> Bool {
    shownPath(at: time).contains(CGPoint(x: place.x, y: place.y), eoFill: isEvenOdd)
  }

  private func takeOutline() {
    guard var new = motion?.outline(at: graph.now) else { return }
    if isEvenOdd, new.isFilled { new.pen = .fill(isEvenOdd: true) }
    outline = new
  }

  private func showOutline(in list: inout DisplayList) {
    guard isDrawn(in: list) else { return }
    let frame = list.items[Int(item)].frame
    let size = LayoutSize(
      width: frame.width * grid.metrics.width, height: frame.height * grid.metrics.height)
    guard size != pathSize else { return }
    list.setPayload(payload(in: &list, size: size), ofItem: item)
  }

  /// Returns what the item draws in a size in points; paths and styles of lines get their places.
  private func payload(in list: inout DisplayList, size: LayoutSize) -> DisplayItem.Payload {
    pathSize = size
    let geometry: ShapeGeometry
    switch outline.geometry {
    case .known(let known): geometry = known
    case .path(let make):
      put(make(CGRect(x: 0, y: 0, width: size.width, height: size.height)), into: &list)
      geometry = .path(path)
    }
    switch outline.pen {
    case .fill(isEvenOdd: true) where !outline.isKnown: return .evenOddFill(path)
    case .fill: return .fill(geometry)
    case .border(let width): return .border(geometry, lineWidth: width)
    case .line(let style) where style.isPlain:
      return .stroke(geometry, lineWidth: sensible(style.lineWidth) ?? 0)
    case .line(let style):
      if stroke < 0 {
        stroke = list.append(style)
      } else {
        list.setStroke(style, at: stroke, ofItem: item)
      }
      return .line(geometry, stroke)
    }
  }

  private func put(_ new: Path, into list: inout DisplayList) {
    if path < 0 { path = list.append(new) } else { list.setPath(new, at: path, ofItem: item) }
  }
}
