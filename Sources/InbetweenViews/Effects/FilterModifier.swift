import InbetweenDrawing
import InbetweenMotion

/// Changes the colours of a view.
public nonisolated struct _ColorFilterEffect: ViewModifier {
  public typealias Body = Never

  let filter: ColorFilter

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ColorFilterEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> FilterElement {
    FilterElement(node: node, child: child, kind: .filter)
  }

  @MainActor func apply(to element: FilterElement) { element.setFilter(filter) }
}

/// Multiplies the colours of a view by another one.
public nonisolated struct _ColorMultiplyEffect: ViewModifier {
  public typealias Body = Never

  let color: Color

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _ColorMultiplyEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> FilterElement {
    FilterElement(node: node, child: child, kind: .filter)
  }

  @MainActor func apply(to element: FilterElement) {
    let color = color.resolve(in: element.environmentValues)
    element.setFilter(.multiply(RGBA(linear: color.attribute)))
  }
}

/// Draws its child in other colours.
final class FilterElement: ScopeEffectElement {
  private var filter: ColorFilter?

  func setFilter(_ filter: ColorFilter) {
    if let old = self.filter, !old.isLike(filter) { graph.setNeedsRebuild() }
    self.filter = filter
    setEffect(filter.numbers)
  }

  override func makeScope(in parent: Int32) -> DisplayScope {
    DisplayScope(parent: parent, filter: filter)
  }
}

extension ColorFilter {
  /// The numbers as they are animated, each times 128 so that they settle in time.
  var numbers: SIMD4<Double> {
    switch self {
    case .hueRotation(let amount), .saturation(let amount), .brightness(let amount),
      .contrast(let amount), .grayscale(let amount):
      return SIMD4(amount.isFinite ? amount * 128 : 0, 0, 0, 0)
    case .invert, .luminanceToAlpha: return .zero
    case .multiply(let color):
      return SIMD4(
        Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)) * 128
    }
  }

  /// Returns the filter with other numbers.
  func showing(_ numbers: SIMD4<Double>) -> ColorFilter {
    let first = numbers[0] / 128
    switch self {
    case .hueRotation: return .hueRotation(first)
    case .saturation: return .saturation(first)
    case .brightness: return .brightness(first)
    case .contrast: return .contrast(first)
    case .grayscale: return .grayscale(first)
    case .invert, .luminanceToAlpha: return self
    case .multiply:
      return .multiply(
        RGBA(
          red: Float(first), green: Float(numbers[1] / 128), blue: Float(numbers[2] / 128),
          alpha: Float(numbers[3] / 128)))
    }
  }

  /// Whether the numbers of two filters mean the same.
  fileprivate func isLike(_ other: ColorFilter) -> Bool {
    showing(.zero) == other.showing(.zero)
  }
}

extension View {
  /// Turns the hues of the view by an angle.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorFilterEffect(filter: .hueRotation(angle.radians)))
  }

  /// Makes the view less colourful (0 is grey) or more (above 1).
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(_ColorFilterEffect(filter: .saturation(amount)))
  }

  /// Makes the view brighter (1 is white) or darker (-1 is black).
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(_ColorFilterEffect(filter: .brightness(amount)))
  }

  /// Makes the colours of the view differ less (0 is grey) or more (above 1).
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_ColorFilterEffect(filter: .contrast(amount)))
  }

  /// Takes a part of the view's colour away, from 0 (nothing) to 1 (all of it).
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(_ColorFilterEffect(filter: .grayscale(amount)))
  }

  /// Gives the view the opposite colours.
  nonisolated public func colorInvert() -> some View {
    modifier(_ColorFilterEffect(filter: .invert))
  }

  /// Multiplies the colours of the view by another one.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Makes the view black, and the more opaque the brighter it was: a mask from a picture.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(_ColorFilterEffect(filter: .luminanceToAlpha))
  }
}
