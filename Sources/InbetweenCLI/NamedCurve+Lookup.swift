import Inbetween

extension NamedCurve {
  /// CSS functions with arguments as they could be, for the list.
  static let functions = [
    (name: "ease", summary: "as in CSS, like step-start and step-end"),
    (name: "cubic-bezier(0.68,-0.6,0.32,1.6)", summary: "as in CSS; heights may leave 0 to 1"),
    (name: "linear(0,0.3,1)", summary: "as in CSS, with percentages too"),
    (name: "steps(4,jump-end)", summary: "as in CSS"),
    (name: "spring(duration:0.5,bounce:0.3)", summary: "a spring, with labels as in Swift"),
  ]

  private static let words =
    all.map(\.name) + [
      "ease", "step-start", "step-end", "cubic-bezier", "steps", "interactive-spring",
    ]

  /// Returns the curve with a name, written as in Swift or as in CSS: `easeInOut`, `ease-in-out`; or the one that
  /// a CSS text describes.
  ///
  /// Errors: throws for a name that none has, with the nearest one, and for a text that is wrong, with the place.
  static func named(_ name: String) throws -> NamedCurve {
    let letters = name.lowercased().replacing("-", with: "")
    if let curve = all.first(where: { $0.name.lowercased() == letters }) { return curve }
    do {
      return try NamedCurve(css: name)
    } catch {
      guard error.found == name || name.isEmpty else {
        throw UsageError(
          "cannot read a curve, \(error)", excerpt: Excerpt(of: name, column: error.column))
      }
      let near = nearestName(to: letters, in: words).map { "; did you mean \($0)?" } ?? "."
      throw UsageError("unknown curve \"\(name)\"\(near) List them with: inbetween list curves")
    }
  }
}
