import Inbetween

extension NamedCurve {
  /// Returns the curve with a name, written as in Swift or as in CSS: `easeInOut`, `ease-in-out`.
  ///
  /// Errors: throws for a name that none has, with the nearest one.
  static func named(_ name: String) throws -> NamedCurve {
    let letters = name.lowercased().replacing("-", with: "")
    if let curve = all.first(where: { $0.name.lowercased() == letters }) { return curve }
    let near = nearestName(to: letters, in: all.map(\.name)).map { "; did you mean \($0)?" } ?? "."
    throw UsageError("unknown curve \"\(name)\"\(near) List them with: inbetween list curves")
  }
}
