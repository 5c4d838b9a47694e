/// What is said of mistakes in the views.
extension ViewGraph {
  /// The mistakes that were found, each once.
  var warnings: [String] { mistakes.warnings }

  /// Notes a mistake in the views, once.
  func warn(_ warning: String) { mistakes.note(warning) }

  /// Notes a mistake in a view, once for the subject: more of the same would tell nothing new.
  func warn(_ warning: String, about subject: String) { mistakes.note(warning, about: subject) }

  /// Warns of matched groups that several views lead.
  func warnOfContestedGroups() {
    for (name, places) in matcher.contested {
      warn(
        "several views in \(places.joined(separator: ", ")) are the source of the matched geometry \"\(name)\", "
          + "and the one inserted last leads; pass isSource: false to the others")
    }
  }

  /// Warns of a state that was changed while a view was evaluated.
  func warnOfChange(inBodyOf node: _Node) {
    let place = node.placeName
    warn(
      "\(place) changed a state while its body was evaluated; change state in a handler, not in a body",
      about: "change in \(place)")
  }

  /// Warns of an update without an end, whose last part was done for a node.
  func warnOfEndlessUpdate(at node: _Node?) {
    // Of a body that changes what it reads enough was said.
    if let node, mistakes.concern("change in \(node.placeName)") { return }
    warn(
      "an update did not come to an end and goes on in the next frame: each change causes another, last "
        + "in \(node?.path ?? "a completion"); change state in a handler, not in a body")
  }
}
