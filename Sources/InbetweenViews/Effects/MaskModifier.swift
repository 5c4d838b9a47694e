import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Shows of a view what lies under another one.
public nonisolated struct _MaskEffect<Mask: View>: ViewModifier {
  public typealias Body = Never

  let mask: Mask
  let alignment: Alignment

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _MaskEffect: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> MaskElement {
    let element = MaskElement(node: node, child: child, isBehind: true)
    element.decoration = Mask._makeNode(mask, in: node.partContext("mask", of: child))
    return element
  }

  @MainActor var partLabel: String? { "mask" }

  @MainActor func apply(to element: MaskElement) { element.alignment = alignment }

  @MainActor func updateViews(of element: MaskElement) {
    element.decoration?.cast(to: Mask.self).update(mask)
  }
}

/// Draws of its child what lies under its decoration, by how opaque that is.
///
/// Taps reach all of the child, as in SwiftUI: a mask changes what is seen, and cuts nothing off.
class MaskElement: DecorationElement {
  // The mask itself takes no taps.
  override var children: [Element] { [child] }

  override func resetFrames() {
    super.resetFrames()
    for layer in layers { layer.resetFrames() }
  }

  override func drawContent(into builder: PictureBuilder) {
    _ = builder.withScope(DisplayScope(parent: builder.scope, mask: .masked)) {
      _ = builder.withScope(DisplayScope(parent: builder.scope, mask: .shape)) {
        drawLayers(into: builder)
      }
      child.draw(into: builder)
    }
  }
}

extension View {
  /// Shows of the view what lies under another one, by how opaque that is there.
  ///
  /// Taps still reach all of the view; `contentShape` has them count on a shape.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskEffect(mask: mask(), alignment: alignment))
  }

  /// Shows of the view what lies under another one.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask, alignment: .center))
  }
}
