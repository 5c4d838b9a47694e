import Foundation
import InbetweenMotion

/// An effect that shows a view elsewhere, turned or stretched, without a change of its layout.
///
/// Shapes and colours are turned below the cell; glyphs stand at the cells nearest to where they would be, and
/// are neither turned nor stretched. Taps reach what is shown. What the effect names as its animatable data moves
/// when it changes, and the effect is asked in each frame.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the map of a view of a size in points, from its upper left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect as it is: what asks for geometry is told what layout gave, without effects.
  public nonisolated func ignoredByLayout() -> Self { self }

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    GeometryEffectNode(view, in: context)
  }
}

/// The node of a view with an effect on how it is shown.
final class GeometryEffectNode<Content: View, Effect: GeometryEffect>:
  _ViewNode<ModifiedContent<Content, Effect>>
{
  private var effect: Effect
  private let plan = FieldPlan.plan(for: Effect.self)
  private var storage: [AnyObject?]
  private var child: _ViewNode<Content>?
  private var wrappers: [GeometryEffectElement] = []

  init(_ view: ModifiedContent<Content, Effect>, in context: _NodeContext) {
    effect = view.modifier
    storage = plan.makeStorage()
    super.init(in: context)
    plan.bind(&effect, storage: &storage, node: self)
    child = Content._makeNode(view.content, in: self.context())
    syncWrappers()
  }

  override func update(_ view: ModifiedContent<Content, Effect>) {
    if !plan.isSame(effect, view.modifier) {
      effect = view.modifier
      plan.bind(&effect, storage: &storage, node: self)
      refresh()
    }
    child?.update(view.content)
  }

  override func refresh() {
    evaluate {
      var prepared = effect
      plan.prepare(&prepared)
      for wrapper in wrappers { wrapper.show(prepared) }
    }
  }

  override var elements: [Element] { wrappers }

  override func childElementsDidChange(_ child: _Node) {
    syncWrappers()
    elementsDidChange()
  }

  override func unmount() {
    super.unmount()
    child?.unmount()
    for wrapper in wrappers { wrapper.unmount() }
  }

  private func syncWrappers() {
    let new = syncedWrappers(&wrappers, of: child?.elements ?? []) {
      GeometryEffectElement(node: self, child: $0)
    }
    if !new.isEmpty { refresh() }
  }
}
