/// Returns elements from the bottom to the top of the picture.
@MainActor
func paintOrder(of elements: [Element]) -> [Element] {
  guard elements.contains(where: { $0.zIndex != 0 }) else { return elements }
  return elements.enumerated()
    .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    .map(\.element)
}
