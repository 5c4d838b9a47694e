/// Returns a text as one line without what a terminal would obey: control characters and marks of direction.
///
/// Edges: line ends and tabs become spaces; what comes after `limit` scalars is left out.
func cleanText(_ text: String, limit: Int = 256) -> String {
  var clean = String.UnicodeScalarView()
  for scalar in text.unicodeScalars.prefix(limit) {
    switch scalar.properties.generalCategory {
    case .control: if ["\n", "\r", "\t"].contains(scalar) { clean.append(" ") }
    case .lineSeparator, .paragraphSeparator: clean.append(" ")
    // Of the invisible marks only the one that joins emoji is kept.
    case .format where scalar != "\u{200D}": break
    default: clean.append(scalar)
    }
  }
  return String(clean)
}
