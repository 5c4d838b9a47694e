import InbetweenMotion

/// Numbers of an element that move when they change, and that the element shows in its own way.
///
/// They go by fours through the animator's pool, which writes them nowhere: the element asks for them.
@MainActor
final class AnimatedNumbers {
  /// Four of the numbers.
  private final class Part: AttributeOwner {
    var attribute = AnimatedAttribute(.part)
    private unowned let element: Element

    init(_ element: Element) { self.element = element }

    var environmentValues: EnvironmentValues { element.environmentValues }

    func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
      attribute.slot = -1
      element.graph.setNeedsPatch(element)
    }
  }

  private unowned let element: Element
  private var parts: [Part] = []
  /// The model values, each a finite number.
  private(set) var values: [Double] = []

  init(of element: Element) { self.element = element }

  /// Whether any number is under way.
  var isActive: Bool { parts.contains { $0.attribute.isActive } }

  /// Gives the numbers new values as the current transaction asks, and has the element patched where they jump.
  ///
  /// Edges: the first values do not animate, nor do those that are more or fewer than before.
  func set(_ values: [Double]) {
    let values = values.map { $0.isFinite ? $0 : 0 }
    guard values != self.values || parts.isEmpty else { return }
    if values.count != self.values.count {
      drop()
      parts = (0..<(values.count + 3) / 4).map { _ in Part(element) }
    }
    self.values = values
    let (graph, transaction) = (element.graph, element.transaction)
    for (index, part) in parts.enumerated() {
      var four = SIMD4<Double>.zero
      for place in 0..<min(4, values.count - 4 * index) { four[place] = values[4 * index + place] }
      _ = graph.animator.set(
        &part.attribute, to: four, owner: part, target: -1, transaction: transaction,
        pass: graph.passSerial, at: graph.now)
    }
    graph.setNeedsPatch(element)
  }

  /// Returns what is shown at a time.
  func presentation(at time: Double) -> [Double] {
    guard isActive else { return values }
    let fours = parts.map { element.graph.animator.presentation(of: $0.attribute, at: time) }
    return values.indices.map { fours[$0 / 4][$0 % 4] }
  }

  /// Stops the numbers at their model values.
  func drop() {
    for part in parts { element.graph.animator.drop(&part.attribute) }
  }
}
