import Foundation
import InbetweenDrawing
import InbetweenMotion

extension View {
  /// Shows the view by effects that follow from its geometry; its layout stays.
  ///
  /// Shape: what `effect` is told is what layout gave, which is where animations and scrolling end. What it makes
  /// of that moves as the change does that caused it.
  ///
  ///     .visualEffect { content, proxy in
  ///       content.opacity(proxy.frame(in: .global).minY < 0 ? 0.5 : 1)
  ///     }
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._operations })
  }
}

/// Shows a view by effects that follow from its geometry.
public nonisolated struct _VisualEffectModifier: ViewModifier {
  public typealias Body = Never

  let operations: @Sendable (GeometryProxy) -> [_VisualOperation]

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    makeModifierNode(view, in: context)
  }
}

extension _VisualEffectModifier: ElementModifier {
  @MainActor func makeElement(for child: Element, node: _Node) -> VisualEffectElement {
    let element = VisualEffectElement(node: node, child: child)
    element.graph.surroundings.add(element)
    return element
  }

  @MainActor func apply(to element: VisualEffectElement) { element.operations = operations }
}

/// Shows its child by effects that follow from where layout put it.
final class VisualEffectElement: GeometryEffectElement, GeometrySource {
  var readPlaces = ReadPlaces()
  var operations: (@Sendable (GeometryProxy) -> [_VisualOperation])? {
    didSet {
      // Another closure may make something else of it: it is asked after layout.
      evaluatedSize = nil
      graph.setNeedsLayout()
    }
  }
  private var evaluatedSize: LayoutSize?
  private var hasPlace = false

  override func didPlace(proposal: Proposal) {
    super.didPlace(proposal: proposal)
    hasPlace = true
  }

  func noteMove() {
    guard isMounted, hasPlace, let operations else { return }
    guard evaluatedSize != rect.size || hasMoved else { return }
    evaluatedSize = rect.size
    renewReadPlaces()
    show(VisualOperations(operations: operations(GeometryProxy(self, size: rect.size))))
  }
}

/// The effects of a view as one map, and their opacities as one.
nonisolated struct VisualOperations: GeometryEffect, FadingEffect {
  var operations: [_VisualOperation]

  /// The numbers of the effects; where there are more or fewer than before, or others, they jump.
  @MainActor var animatableData: VisualNumbers {
    get { VisualNumbers(kinds: operations.map(\.kind), values: operations.flatMap(\.numbers)) }
    set {
      var rest = newValue.values[...]
      for index in operations.indices {
        let count = operations[index].numbers.count
        guard rest.count >= count else { return }
        operations[index] = operations[index].showing(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
    }
  }

  var opacity: Double {
    operations.reduce(1) { product, operation in
      guard case .opacity(let opacity) = operation, !opacity.isNaN else { return product }
      return product * min(1, max(0, opacity))
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let bounds = CGRect(origin: .zero, size: size)
    var map = CGAffineTransform.identity
    for operation in operations {
      switch operation {
      case .offset(let offset):
        map = map.concatenating(
          CGAffineTransform(
            translationX: CGFloat(bounded(offset.width) ?? 0),
            y: CGFloat(bounded(offset.height) ?? 0)))
      case .scale(let scale, let anchor):
        map = map.concatenating(.scaling(by: scale).about(anchor, in: bounds))
      case .rotation(let angle, let anchor):
        map = map.concatenating(.rotation(by: angle).about(anchor, in: bounds))
      case .transform(let transform): map = map.concatenating(transform)
      case .opacity: break
      }
    }
    return ProjectionTransform(map)
  }
}

extension _VisualOperation {
  fileprivate var kind: Int {
    switch self {
    case .offset: 0
    case .scale: 1
    case .rotation: 2
    case .transform: 3
    case .opacity: 4
    }
  }

  /// What of the effect is animated.
  fileprivate var numbers: [Double] {
    switch self {
    case .offset(let offset): [Double(offset.width), Double(offset.height)]
    case .scale(let scale, let anchor):
      [Double(scale.width), Double(scale.height), anchor.x * 128, anchor.y * 128]
        .map { Double($0) }
    case .rotation(let angle, let anchor):
      [angle.radians * 128, Double(anchor.x) * 128, Double(anchor.y) * 128]
    case .transform(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }
    case .opacity(let opacity): [opacity]
    }
  }

  fileprivate func showing(_ numbers: [Double]) -> _VisualOperation {
    switch self {
    case .offset: .offset(CGSize(width: numbers[0], height: numbers[1]))
    case .scale:
      .scale(
        CGSize(width: numbers[0], height: numbers[1]),
        UnitPoint(x: CGFloat(numbers[2] / 128), y: CGFloat(numbers[3] / 128)))
    case .rotation:
      .rotation(
        .radians(numbers[0] / 128),
        UnitPoint(x: CGFloat(numbers[1] / 128), y: CGFloat(numbers[2] / 128)))
    case .transform:
      .transform(
        CGAffineTransform(
          a: CGFloat(numbers[0]), b: CGFloat(numbers[1]), c: CGFloat(numbers[2]),
          d: CGFloat(numbers[3]), tx: CGFloat(numbers[4]), ty: CGFloat(numbers[5])))
    case .opacity: .opacity(numbers[0])
    }
  }
}

/// The numbers of effects of some kinds. Edges: what is done to numbers of other kinds gives no numbers.
struct VisualNumbers: VectorArithmetic {
  fileprivate let kinds: [Int]
  fileprivate var values: [Double]

  static var zero: VisualNumbers { VisualNumbers(kinds: [], values: []) }

  private var isZero: Bool { values.allSatisfy { $0 == 0 } }

  static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.kinds == rhs.kinds { return lhs.values == rhs.values }
    return (lhs.kinds.isEmpty || rhs.kinds.isEmpty) && lhs.isZero && rhs.isZero
  }

  static func + (lhs: Self, rhs: Self) -> Self { lhs.adding(rhs, 1) }

  static func - (lhs: Self, rhs: Self) -> Self { lhs.adding(rhs, -1) }

  private func adding(_ other: Self, _ factor: Double) -> Self {
    if other.kinds.isEmpty { return self }
    if kinds.isEmpty { return other.scaled(by: factor) }
    let sums = zip(values, other.values).map { $0 + factor * $1 }
    return VisualNumbers(kinds: kinds, values: kinds == other.kinds ? sums : [.nan])
  }

  mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
