extension Element {
  /// What a tap by name calls the element: its text, or its accessibility label; nil inside of what is hidden from
  /// people who go by labels.
  var spokenName: String? {
    let name = (self as? TextElement)?.content ?? (self as? AccessibilityElement)?.label
    guard let name else { return nil }
    var element: Element? = self
    while let current = element {
      if (current as? AccessibilityElement)?.isSilent == true { return nil }
      element = current.parent
    }
    return name
  }
}
