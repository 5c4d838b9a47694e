/// The views that share one geometry, and which of them leads.
@MainActor
struct MatchedMembers {
  private(set) var elements: [MatchedElement] = []
  private var insertions = 0
  /// Whether several live members wanted to lead when the source was chosen last.
  private(set) var areContested = false

  var isEmpty: Bool { elements.isEmpty }

  mutating func add(_ element: MatchedElement) {
    element.insertion = nil
    elements.append(element)
  }

  mutating func remove(_ element: MatchedElement) { elements.removeAll { $0 === element } }

  /// Returns the live source that was inserted last, or the one before while it is being removed; nil if none
  /// wants to lead.
  mutating func chooseSource(after current: MatchedElement?) -> MatchedElement? {
    for element in elements {
      if !element.isLive {
        element.insertion = nil
      } else if element.insertion == nil {
        insertions += 1
        element.insertion = insertions
      }
    }
    let sources = liveSources
    areContested = sources.count > 1
    return sources.max { ($0.insertion ?? 0) < ($1.insertion ?? 0) }
      ?? elements.first { $0 === current && $0.isSource }
  }

  private var liveSources: [MatchedElement] {
    elements.filter { $0.insertion != nil && $0.isSource }
  }

  /// What warnings call the views by that the members stand in which want to lead.
  var sourcePlaces: [String] {
    liveSources.reduce(into: []) { places, element in
      let place = element.node.placeName
      if !places.contains(place) { places.append(place) }
    }
  }
}
