import InbetweenDrawing

extension Element {
  /// What a tap by name calls the element: its text as it is shown, or its accessibility label; nil inside of what is
  /// hidden from people who go by labels. There is nothing in it that a terminal would obey.
  var spokenName: String? {
    let name = (self as? TextElement)?.content ?? (self as? AccessibilityElement)?.label
    guard let name else { return nil }
    var element: Element? = self
    while let current = element {
      if (current as? AccessibilityElement)?.isSilent == true { return nil }
      element = current.parent
    }
    return TextSanitizer.sanitized(name)
  }
}
