import InbetweenDrawing
import InbetweenMotion

/// How large a picture is by itself.
enum PixelSize: Hashable, Sendable {
  /// So many pixels are a point.
  case points(scale: Double)
  /// A pixel is a cell.
  case cells
}

/// A picture made of pixels.
struct PixelView: View {
  typealias Body = Never

  let pixels: PixelImage
  let size: PixelSize
  var isResizable = false
  var isTemplate = false
  var isSmooth = false

  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LeafNode(
      view, in: context, make: { PixelElement(node: $0, typeName: "Image") },
      apply: { view, element in
        var pixels = view.pixels
        pixels.isSmooth = view.isSmooth
        element.show(pixels, size: view.size, isResizable: view.isResizable)
        element.setPaint(
          view.isTemplate ? element.node.foregroundPaint : PixelElement.ownColors)
      })
  }
}

extension PixelView {
  /// Creates a view of pixels with the options of an image.
  init(pixels: PixelImage, size: PixelSize, options: Image) {
    self.init(
      pixels: pixels, size: size, isResizable: options.isResizable,
      isTemplate: options.renderingMode == .template, isSmooth: options.interpolation != .none)
    if isTemplate { self = asTemplate }
  }

  /// The view with white pixels, which the foreground colours.
  private var asTemplate: PixelView {
    let white = pixels.pixels.map { RGBA(red: 1, green: 1, blue: 1, alpha: $0.alpha) }
    return PixelView(
      pixels: PixelImage(columns: pixels.columns, rows: pixels.rows, pixels: white), size: size,
      isResizable: isResizable, isTemplate: true, isSmooth: isSmooth)
  }
}

/// The element of a picture made of pixels.
final class PixelElement: DrawingElement {
  /// What a picture is multiplied by that is shown in its own colours.
  static let ownColors = _StylePaint(Color.Resolved(red: 1, green: 1, blue: 1))

  private let name: String
  private var pixels = PixelImage(columns: 0, rows: 0, pixels: [])
  private var naturalSize = LayoutSize.zero
  private var isResizable = false
  /// Its place in the display list's images; -1 before it was drawn.
  private var image: Int32 = -1

  init(node: _Node, typeName: String) {
    name = typeName
    super.init(node: node)
  }

  override var typeName: String { name }
  override var isFractional: Bool { true }

  func show(_ pixels: PixelImage, size: PixelSize, isResizable: Bool) {
    let (columns, rows) = (Double(pixels.columns), Double(pixels.rows))
    let natural =
      switch size {
      case .points(let scale): LayoutSize(width: columns / scale, height: rows / scale)
      case .cells:
        LayoutSize(width: columns * grid.metrics.width, height: rows * grid.metrics.height)
      }
    if natural != naturalSize || isResizable != self.isResizable {
      (naturalSize, self.isResizable) = (natural, isResizable)
      setNeedsLayout()
    }
    guard pixels != self.pixels else { return }
    self.pixels = pixels
    graph.setNeedsPatch(self)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    guard isResizable else { return naturalSize }
    return LayoutSize(
      width: proposal.width ?? naturalSize.width, height: proposal.height ?? naturalSize.height)
  }

  override func payload(in builder: PictureBuilder) -> DisplayItem.Payload {
    image = builder.list.append(pixels)
    return .image(image)
  }

  override func patch(_ list: inout DisplayList) {
    super.patch(&list)
    guard isDrawn(in: list), Int(image) < list.images.count else { return }
    if list.images[Int(image)] != pixels { list.setImage(pixels, at: image, ofItem: item) }
  }
}
