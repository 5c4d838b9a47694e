import Foundation
import InbetweenMotion

/// A window on content that may be larger than what it is offered.
///
/// Along its axes the content has its ideal length, and the view takes all it is offered; across it is as wide as
/// the content. Several views in it stand one after the other along the axis, downwards if there are two.
///
/// The wheel turns by three rows a notch (six columns across: with Shift, with a wheel that turns sideways, or where
/// there is nothing to scroll downwards). Keys scroll the view that the focused view is in, else the first one that can:
/// arrows by a row or two columns, Page Up, Page Down and the space bar by a window less one row, Home and End to the
/// ends. A drag carries the content along, beyond an edge with growing resistance; let go, it runs on as a critically
/// damped spring towards where it would come to rest. At rest the content stands on whole cells.
///
/// While there is more than the window shows, thin indicators stand at the right and lower edges, with the
/// parts of cells that their length asks for.
public nonisolated struct ScrollView<Content> {
  /// The views inside.
  public var content: Content
  /// The directions in which the content can be scrolled.
  public var axes: Axis.Set
  /// Whether indicators are shown.
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  public typealias Body = Never

  /// Creates a scroll view.
  ///
  /// Edges: without an axis nothing scrolls, and the content is cut off.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: ScrollView<Content>, in context: _NodeContext
  ) -> _ViewNode<ScrollView<Content>> {
    ScrollNode(view, in: context)
  }
}

/// The node of a scroll view: what the modifiers around it ask for reaches its element alone.
final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>> {
  private var view: ScrollView<Content>
  private var element: ScrollElement?
  private var child: _ViewNode<Content>?

  init(_ view: ScrollView<Content>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    let element = ScrollElement(node: self, typeName: "ScrollView")
    self.element = element
    refresh()
    let inner = EnvironmentScope(parent: environment, graph: graph) {
      $0.scrollSettings = $0.scrollSettings.inherited
    }
    child = Content._makeNode(view.content, in: self.context(environment: inner))
    element.setChildren(child?.elements ?? [])
  }

  override func update(_ view: ScrollView<Content>) {
    self.view = view
    refresh()
    child?.update(view.content)
  }

  override func refresh() {
    evaluate {
      var settings = environmentValues.scrollSettings
      if !view.showsIndicators { settings.hiddenIndicators = [.horizontal, .vertical] }
      element?.apply(
        axes: view.axes, settings: settings,
        color: Color.primary.resolve(in: environmentValues))
    }
  }

  override var elements: [Element] { element.map { [$0] } ?? [] }

  override var pathComponent: String? { "ScrollView" }

  override func childElementsDidChange(_ child: _Node) { element?.setChildren(child.elements) }

  override func unmount() {
    super.unmount()
    child?.unmount()
    element?.unmount()
  }
}
