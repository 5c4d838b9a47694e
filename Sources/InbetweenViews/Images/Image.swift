import Foundation
import InbetweenDrawing
import InbetweenMotion

/// A picture: a symbol by its name, a picture by its name or from pixels.
///
/// A symbol is drawn as a character of one cell, in the foreground style. A picture is drawn half cell by
/// half cell; as large as it has pixels, a point each, unless it is ``resizable(capInsets:resizingMode:)``.
/// Where no picture has the name, a placeholder that bears it takes 96 x 64 points.
public nonisolated struct Image: View, Hashable, Sendable {
  /// What is shown.
  enum Source: Hashable, Sendable {
    case symbol(String)
    case named(String, Bundle?)
    case pixels(PixelImage, scale: Double)
  }

  let source: Source
  /// What people and scripts call the picture; nil for one that only decorates.
  var label: String?
  var isResizable = false
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium

  init(_ source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// Creates the picture of a symbol, such as `heart.fill`.
  ///
  /// A symbol that is not known is a plain mark.
  public init(systemName: String) { self.init(.symbol(systemName), label: systemName) }

  /// Creates the picture of a symbol with a value from 0 to 1, which a character cannot show.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates a picture by the name of a file in a bundle's resources, without its extension.
  ///
  /// The file is `name.ppm`, `.pgm`, `.pnm` or `.bmp` (see ``PixelImage/init(contentsOf:)``). Edges: without
  /// such a file, or where no bundle is given, a placeholder with the name is shown.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), label: name)
  }

  /// Creates a picture by the name of a file in a bundle's resources, and says what it shows.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle), label: label.plainString)
  }

  /// Creates a picture by the name of a file in a bundle's resources that only decorates.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), label: nil)
  }

  /// Creates a picture from pixels, and says what it shows.
  ///
  /// Not in SwiftUI, which has Core Graphics for it. `scale` is the number of pixels a point.
  public init(_ pixels: PixelImage, scale: CGFloat = 1, label: Text) {
    self.init(.pixels(pixels, scale: Image.sensible(scale)), label: label.plainString)
  }

  /// Creates a picture from pixels that only decorates.
  ///
  /// Not in SwiftUI, which has Core Graphics for it. `scale` is the number of pixels a point.
  public init(decorative pixels: PixelImage, scale: CGFloat = 1) {
    self.init(.pixels(pixels, scale: Image.sensible(scale)), label: nil)
  }

  private static func sensible(_ scale: CGFloat) -> Double {
    scale.isFinite && scale > 0 ? Double(scale) : 1
  }

  /// The picture, drawn.
  @MainActor public var body: some View {
    content.accessibilityHidden(true)
      .modifier(_AccessibilityModifier(identifier: nil, label: label))
  }

  @ViewBuilder @MainActor private var content: some View {
    switch source {
    case .symbol(let name): SymbolView(name: name, isResizable: isResizable)
    case .named(let name, let bundle):
      NamedPicture(name: name, bundle: bundle, options: self)
    case .pixels(let pixels, let scale):
      PixelView(pixels: pixels, size: .points(scale: scale), options: self)
    }
  }
}
