import Foundation
import InbetweenDrawing

/// What a shape's outline is: one that renderers know, or a path that depends on the size.
enum ShapeOutline {
  case known(ShapeGeometry)
  case path((CGRect) -> Path)

  init<Content: Shape>(_ shape: Content) {
    self = shape._geometry.map { .known($0) } ?? .path { shape.path(in: $0) }
  }
}

/// The element of a shape: it takes whatever it is offered, and draws below the cell.
final class ShapeElement: DrawingElement {
  private let name: String
  private var outline = ShapeOutline.known(.rectangle)
  private var lineWidth: Double?
  /// Its place in the display list's paths; -1 for an outline that needs none.
  private var path: Int32 = -1
  private var pathSize: LayoutSize?

  init(node: _Node, typeName: String) {
    name = typeName
    super.init(node: node)
  }

  override var typeName: String { name }
  override var isFractional: Bool { true }

  /// Takes over the outline, and the width of its line in points; nil fills it.
  func setOutline(_ outline: ShapeOutline, lineWidth: Double?) {
    if case .known(let old) = self.outline, case .known(let new) = outline, old == new,
      lineWidth == self.lineWidth
    {
      return
    }
    let isOtherKind = isPath || isPath(outline)
    (self.outline, self.lineWidth) = (outline, lineWidth)
    if isOtherKind { graph.setNeedsRebuild() } else { graph.setNeedsPatch(self) }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  override func payload(in builder: PictureBuilder) -> DisplayItem.Payload {
    path = -1
    if case .path(let make) = outline {
      pathSize = rect.size
      path = builder.addPath(make(bounds(rect.size)), of: self)
    }
    return payload
  }

  override func patch(_ list: inout DisplayList) {
    super.patch(&list)
    guard item >= 0, Int(item) < list.items.count, path < 0 else { return }
    list.setPayload(payload, ofItem: item)
  }

  /// Asks for the path again if the shape is shown in another size than before.
  func showPath(in list: inout DisplayList) {
    guard case .path(let make) = outline, item >= 0, Int(item) < list.items.count else { return }
    let frame = list.items[Int(item)].frame
    let size = LayoutSize(
      width: frame.width * grid.metrics.width, height: frame.height * grid.metrics.height)
    guard size != pathSize else { return }
    pathSize = size
    list.setPath(make(bounds(size)), at: path, ofItem: item)
  }

  private var payload: DisplayItem.Payload {
    let geometry: ShapeGeometry =
      switch outline {
      case .known(let known): known
      case .path: .path(path)
      }
    return lineWidth.map { .stroke(geometry, lineWidth: $0) } ?? .fill(geometry)
  }

  private var isPath: Bool { isPath(outline) }

  private func isPath(_ outline: ShapeOutline) -> Bool {
    if case .path = outline { return true }
    return false
  }

  private func bounds(_ size: LayoutSize) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
