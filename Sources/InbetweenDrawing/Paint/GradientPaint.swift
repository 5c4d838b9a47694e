import InbetweenMotion

/// Colours that change from place to place in an item's frame.
///
/// Not in SwiftUI. Shape: places are fractions of the frame, distances points; colours between two stops are
/// mixed by their sRGB components weighted by opacity, so that a way to nothing keeps its colour.
public struct GradientPaint: Hashable, Sendable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: RGBA
    /// The place.
    public var location: Double

    /// Creates a stop.
    public init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Along what the colours change.
  public enum Geometry: Hashable, Sendable {
    /// Along a line between two points.
    case linear(start: UnitPoint, end: UnitPoint)
    /// With the distance from a point, in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// With the distance from a point, as a fraction of the frame's width and height.
    case elliptical(center: UnitPoint, startFraction: Double, endFraction: Double)
    /// With the direction from a point, clockwise from the right, in radians.
    case angular(center: UnitPoint, start: Double, end: Double)
    /// Across the edge of a box with round corners, given in points from the frame's corner: 0 a blur's
    /// length outside and 1 as far inside, slowly at both ends.
    case box(
      x: Double, y: Double, width: Double, height: Double, cornerRadius: Double, blur: Double)
  }

  /// The colours, in the order of their places.
  public let stops: [Stop]
  /// Along what the colours change.
  public let geometry: Geometry

  /// Creates a gradient.
  ///
  /// Edges: stops at places that are no number are left out; stops in disorder are sorted, those at one place
  /// stay in their order and make an edge; without stops nothing is drawn.
  public init(stops: [Stop], geometry: Geometry) {
    let known = stops.filter { $0.location.isFinite }
    let isSorted = zip(known, known.dropFirst()).allSatisfy { $0.location <= $1.location }
    self.stops =
      isSorted
      ? known
      : known.enumerated()
        .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
        .map(\.element)
    self.geometry = geometry
  }
}
