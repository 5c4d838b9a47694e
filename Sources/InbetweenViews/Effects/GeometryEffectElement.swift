import Foundation
import InbetweenDrawing
import InbetweenMotion

/// Shows its child by an effect, in a scope of its own.
///
/// The place and the size that layout gave move as one, and what is inside stands still in the scope.
class GeometryEffectElement: UnaryElement {
  private var motion: EffectMotion?
  private var frame = AnimatedAttribute(.part)
  private var scope: Int32 = -1

  /// Takes over the effect; its animatable data move as the current transaction asks.
  final func show<Effect: GeometryEffect>(_ effect: Effect) {
    if let known = motion as? TypedEffectMotion<Effect> {
      known.set(effect)
    } else {
      motion?.drop()
      motion = TypedEffectMotion(effect, of: self)
    }
    graph.setNeedsPatch(self)
  }

  override func didPlace(proposal: Proposal) {
    animate(&frame, to: SIMD4(rect.x, rect.y, rect.width, rect.height), isPlace: true)
    child.place(at: .zero, proposal: proposal)
  }

  override func resetFrames() {
    super.resetFrames()
    graph.animator.drop(&frame)
    frame.isSet = false
  }

  override func scopeOrigin(at time: Double?) -> LayoutPoint? {
    let value = frameValue(at: time)
    return LayoutPoint(x: value[0], y: value[1])
  }

  override func scopeTransform(at time: Double?) -> CGAffineTransform {
    let value = frameValue(at: time)
    let size = CGSize(width: value[2], height: value[3])
    return motion?.transform(of: size, at: time) ?? .identity
  }

  override func shift(at time: Double) -> LayoutPoint {
    let value = frameValue(at: time)
    return LayoutPoint(x: value[0] - rect.x, y: value[1] - rect.y)
  }

  override func shownRect(at time: Double) -> LayoutRect {
    let value = frameValue(at: time)
    let size = LayoutSize(width: value[2], height: value[3])
    return LayoutRect(.zero, size).box(mappedBy: scopeTransform(at: time))
      .offset(by: LayoutPoint(x: value[0], y: value[1]))
  }

  override func drawParts(into builder: PictureBuilder) {
    scope = builder.withScope { child.draw(into: builder) }
    builder.addEffect(self)
    showEffect(in: &builder.list)
  }

  override func patch(_ list: inout DisplayList) { showEffect(in: &list) }

  /// Whether the effect, or the place of what it is applied to, changes from frame to frame.
  var isMoving: Bool { frame.isActive || motion?.isActive == true }

  /// Shows the effect as it is now.
  func showEffect(in list: inout DisplayList) {
    guard scope >= 0, Int(scope) < list.scopes.count else { return }
    let value = frameValue(at: graph.now)
    list.show(value, kind: .offset, at: scope)
    list.setTransform(scopeTransform(at: graph.now), ofScope: scope)
    if let opacity = motion?.opacity(at: graph.now) { list.setOpacity(opacity, ofScope: scope) }
  }

  override func attributeDidSettle(_ kind: AnimatedAttribute.Kind) {
    frame.slot = -1
    super.attributeDidSettle(kind)
  }

  override func willUnmount() {
    graph.animator.drop(&frame)
    motion?.drop()
    scope = -1
  }

  private func frameValue(at time: Double?) -> SIMD4<Double> {
    time.map { graph.animator.presentation(of: frame, at: $0) } ?? frame.value
  }
}
