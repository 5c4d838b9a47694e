/// Straight lines between points, as a function of x.
///
/// Shape: x never falls from a point to the next; of several points at one x the last counts there. Source:
/// CSS Easing Functions Level 2, the linear easing function.
struct Polyline: Hashable, Sendable {
  /// A corner.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  /// The corners, one at least.
  let points: [Point]

  /// Creates lines through points whose x never falls.
  init(points: [Point]) { self.points = points }

  /// Creates lines through stops, one at least, some of which have no place.
  init(_ stops: [UnitCurve.LinearStop]) {
    var places: [Double?] = []
    var heights: [Double] = []
    for stop in stops {
      let height = stop.value.isNaN ? 0 : min(1e9, max(-1e9, stop.value))
      let ends = [stop.position, stop.endPosition].compactMap { $0 }.filter(\.isFinite)
      for place in ends.isEmpty ? [nil] : ends.map(Optional.some) {
        places.append(place)
        heights.append(height)
      }
    }
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    points = zip(Polyline.filled(places), heights).map { Point(x: $0, y: $1) }
  }

  /// Returns places that never fall, with even ones where there are none; the first and the last are known.
  private static func filled(_ places: [Double?]) -> [Double] {
    var filled: [Double] = []
    for place in places {
      guard let place else { continue }
      let last = filled.last ?? place
      let next = max(place, last)
      let missing = places[filled.count...].prefix { $0 == nil }.count
      for index in 0..<missing {
        filled.append(last + (next - last) * Double(index + 1) / Double(missing + 1))
      }
      filled.append(next)
    }
    return filled
  }

  /// Returns the height at a place.
  func y(atX x: Double) -> Double {
    let index = lastIndex(notAfter: x)
    let nearest = points[max(0, index)]
    guard nearest.x != x, let (start, end) = line(from: index) else { return nearest.y }
    return start.y + (end.y - start.y) * ((x - start.x) / (end.x - start.x))
  }

  /// Returns the steepness of the line that begins at a place or runs through it.
  func slope(atX x: Double) -> Double {
    line(from: lastIndex(notAfter: x)).map { ($1.y - $0.y) / ($1.x - $0.x) } ?? 0
  }

  /// The lines with x and y exchanged: for each height the place where they first go beyond it.
  var inverse: Polyline {
    var rising = [Point(x: points[0].y, y: points[0].x)]
    var highest = points[0].y
    for (start, end) in zip(points, points.dropFirst()) where end.y > highest {
      let share = (highest - start.y) / (end.y - start.y)
      let leaving = start.x + share * (end.x - start.x)
      if leaving > rising[rising.count - 1].y { rising.append(Point(x: highest, y: leaving)) }
      rising.append(Point(x: end.y, y: end.x))
      highest = end.y
    }
    return Polyline(points: rising)
  }

  private func lastIndex(notAfter x: Double) -> Int {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if points[middle].x > x { high = middle } else { low = middle + 1 }
    }
    return low - 1
  }

  /// Returns the line that begins at a point, else the first or the last; nil where that has no length.
  private func line(from index: Int) -> (Point, Point)? {
    let begin = min(max(0, index), points.count - 2)
    guard begin >= 0, points[begin + 1].x > points[begin].x else { return nil }
    return (points[begin], points[begin + 1])
  }
}
