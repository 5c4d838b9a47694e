extension View {
  /// Prints why the body that calls this is evaluated.
  ///
  /// Shape: the view's type, and what changed: `@self` is the view's description, `@identity` that the view is
  /// new, `@dependencies` a property of an observable object; others are the names of properties. In a
  /// terminal it is shown when the program ends; ``ViewHost/printedChanges`` has it too. Edges: outside of a body
  /// nothing is printed.
  @MainActor
  public static func _printChanges() { ViewGraph.current?.printChanges(of: Self.self) }
}

extension ViewModifier {
  /// Prints why the body that calls this is evaluated, as a view's does.
  @MainActor
  public static func _printChanges() { ViewGraph.current?.printChanges(of: Self.self) }
}

extension ViewGraph {
  fileprivate func printChanges(of type: Any.Type) {
    var node = reader
    while let current = node {
      if let names = current.changedNames {
        let what = names.isEmpty ? "unchanged" : names.joined(separator: ", ") + " changed"
        return note("\(typeName(type)): \(what).")
      }
      node = current.parent
    }
  }

  private func note(_ line: String) {
    print(line)
    if printedChanges.count >= ViewGraph.printedLimit { printedChanges.removeFirst() }
    printedChanges.append(line)
  }

  /// How many of the printed lines are kept.
  private static let printedLimit = 1000
}

extension ViewHost {
  /// What `_printChanges()` has printed for this host's views, the last 1000 lines.
  ///
  /// Not in SwiftUI.
  public var printedChanges: [String] { graph.printedChanges }
}
