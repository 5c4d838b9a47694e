import Foundation
import InbetweenMotion

/// Takes down where a custom layout wants its views.
@MainActor
final class LayoutPlacer {
  struct Placement {
    let position: CGPoint
    let anchor: UnitPoint
    let proposal: ProposedViewSize
  }

  private(set) var placements: [Placement?]

  init(count: Int) { placements = [Placement?](repeating: nil, count: count) }

  func place(_ index: Int, _ placement: Placement) { placements[index] = placement }
}
