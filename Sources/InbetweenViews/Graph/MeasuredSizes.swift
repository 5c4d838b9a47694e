/// The sizes that an element was found to have, by what it was offered.
struct MeasuredSizes {
  private var sizes: [Key: LayoutSize] = [:]

  private struct Key: Hashable {
    let proposal: Proposal
    let isContinuous: Bool
  }

  /// How many sizes are remembered: stacks in stacks ask for a least, a greatest, an ideal and a final
  /// length along both axes, and one that forgot some would be asked again at each depth.
  private static let limit = 64

  var isEmpty: Bool { sizes.isEmpty }

  func size(for proposal: Proposal, isContinuous: Bool) -> LayoutSize? {
    sizes[Key(proposal: proposal, isContinuous: isContinuous)]
  }

  mutating func note(_ size: LayoutSize, for proposal: Proposal, isContinuous: Bool) {
    if sizes.count >= MeasuredSizes.limit { forget() }
    sizes[Key(proposal: proposal, isContinuous: isContinuous)] = size
  }

  mutating func forget() { sizes.removeAll(keepingCapacity: true) }

  /// Whether all sizes are those that are found now, in a layout of one kind.
  func areAll(isContinuous: Bool, _ size: (Proposal) -> LayoutSize) -> Bool {
    sizes.allSatisfy { $0.key.isContinuous == isContinuous && size($0.key.proposal) == $0.value }
  }
}
