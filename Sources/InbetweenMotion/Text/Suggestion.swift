/// Returns the name that someone most likely meant, or nil if none is near.
///
/// Nearness is the number of letters to insert, drop, change or swap with the next, upper and lower case
/// being the same; a name is near if that is at most a third of the longer name's length, and always if it
/// is 1 and something is left. Of equally near names the first counts.
/// Source: the Damerau-Levenshtein distance in its form with each letter edited once.
package func nearestName(to name: String, in names: [String]) -> String? {
  let wanted = Array(name.lowercased())
  var best: (name: String, distance: Int)?
  for candidate in names {
    let letters = Array(candidate.lowercased())
    let length = max(wanted.count, letters.count)
    let limit = min(max(1, length / 3), length - 1)
    let distance = editDistance(wanted, letters)
    guard distance <= limit, distance < best?.distance ?? .max else { continue }
    best = (candidate, distance)
  }
  return best?.name
}

private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var twoBefore: [Int] = []
  var before = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let change = before[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(change, before[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, twoBefore[column - 1] + 1)
      }
      current.append(distance)
    }
    twoBefore = before
    before = current
  }
  return before[right.count]
}
