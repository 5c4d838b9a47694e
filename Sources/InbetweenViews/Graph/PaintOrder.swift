/// Returns elements from the bottom to the top of the picture.
@MainActor
func paintOrder(of elements: [Element]) -> [Element] {
  for element in elements where element.zIndex != 0 {
    return elements.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }
  return elements
}
