import InbetweenDrawing

/// Builds a display list from elements, in paint order.
@MainActor
final class PictureBuilder {
  /// The picture so far.
  var list: DisplayList
  /// Whether nodes are described, for a dump.
  let describesNodes: Bool
  /// The scope that items are added to.
  private(set) var scope: Int32 = 0
  /// Where the views being added are in their life.
  private(set) var phase = DisplayNode.Phase.present
  /// Whether the views being added belong to the focused one, and that is to be seen.
  private(set) var isFocused = false
  private var pendingName: PendingName?
  /// The shapes that may look otherwise in each frame.
  private(set) var shapes: [ShapeElement] = []
  /// The elements with an effect on how they are shown.
  private(set) var effects: [GeometryEffectElement] = []
  /// The elements that are painted with gradients.
  private(set) var gradientOwners: [DrawingElement] = []
  /// The shadows.
  private(set) var shadows: [ShadowLayer] = []
  /// What is kept in sight of sections.
  private(set) var pins: [SectionPin] = []

  private struct PendingName {
    let name: String
    let rank: NameRank
  }

  /// How strong a name is; the strongest one of those around a view wins.
  enum NameRank: Int {
    case explicitID
    case accessibilityIdentifier
    case matchedID
  }

  init(list: DisplayList, describesNodes: Bool) {
    self.list = list
    self.describesNodes = describesNodes
  }

  // MARK: Items

  /// Adds an item that an element draws, and returns its index.
  func add(
    _ payload: DisplayItem.Payload, frame: CellRect, paint: RGBA, gradient: Int32 = -1,
    of element: Element
  ) -> Int32 {
    let node = describe(element, name: takeName())
    return list.append(
      DisplayItem(
        frame: frame, scope: scope, node: node, payload: payload, paint: paint, gradient: gradient))
  }

  /// Notes an element that is painted with a gradient, so that it is asked in each frame how that is then.
  func addGradientOwner(_ element: DrawingElement) { gradientOwners.append(element) }

  /// Adds an item that belongs to no node, and returns its index.
  func addUnnamed(
    _ payload: DisplayItem.Payload, frame: CellRect = .zero, paint: RGBA = .clear,
    gradient: Int32 = -1
  ) -> Int32 {
    list.append(
      DisplayItem(
        frame: frame, scope: scope, node: -1, payload: payload, paint: paint, gradient: gradient))
  }

  /// Notes shadows, so that they are asked in each frame where they are then.
  func addShadow(_ layer: ShadowLayer) { shadows.append(layer) }

  /// Notes what is kept in sight, so that it is asked in each frame where it is then.
  func addPin(_ pin: SectionPin) { pins.append(pin) }

  /// Notes a shape whose outline moves, or depends on its size, so that it is asked in each frame for it.
  func addShape(_ element: ShapeElement) { shapes.append(element) }

  /// Notes an element with an effect, so that it is asked in each frame how it is shown then.
  func addEffect(_ element: GeometryEffectElement) { effects.append(element) }

  /// Adds a marker for an element that arranges others, if it bears a name; returns its index or -1.
  func addMarker(frame: CellRect, of element: Element) -> Int32 {
    guard describesNodes, let name = takeName() else { return -1 }
    let node = describe(element, name: name)
    return list.append(DisplayItem(frame: frame, scope: scope, node: node, payload: .marker))
  }

  /// Gives the views being added a name, unless a stronger one is around them.
  func withName(_ name: String?, rank: NameRank, _ body: () -> Void) {
    guard describesNodes, let name, rank.rawValue >= pendingName?.rank.rawValue ?? -1 else {
      return body()
    }
    pendingName = PendingName(name: name, rank: rank)
    body()
    pendingName = nil
  }

  private func takeName() -> String? {
    defer { pendingName = nil }
    return pendingName?.name
  }

  private func describe(_ element: Element, name: String?) -> Int32 {
    guard describesNodes else { return -1 }
    list.nodes.append(
      DisplayNode(
        name: name, type: element.typeName, path: element.node.path, phase: phase))
    return Int32(list.nodes.count - 1)
  }

  // MARK: Scopes

  /// Adds what `body` adds in a scope of its own, and returns the scope's index.
  func withScope(
    x: Double = 0, y: Double = 0, opacity: Double = 1, clip: CellRect? = nil, _ body: () -> Void
  ) -> Int32 {
    withScope(
      DisplayScope(parent: scope, x: x, y: y, opacity: opacity, clip: clip), body)
  }

  /// Adds what `body` adds in a scope whose parent is the current one, and returns the scope's index.
  func withScope(_ inner: DisplayScope, _ body: () -> Void) -> Int32 {
    let outer = scope
    let index = list.openScope(inner)
    scope = index
    body()
    list.closeScope(index)
    scope = outer
    return index
  }

  func withPhase(_ phase: DisplayNode.Phase, _ body: () -> Void) {
    let outer = self.phase
    if outer == .present { self.phase = phase }
    body()
    self.phase = outer
  }

  func withFocus(_ body: () -> Void) {
    let outer = isFocused
    isFocused = true
    body()
    isFocused = outer
  }
}
