import InbetweenDrawing
import InbetweenMotion

/// What a style draws with where it is used: a colour, or colours that change from place to place.
///
/// Not in SwiftUI.
public nonisolated struct _StylePaint: Hashable, Sendable {
  /// A colour at a place of a gradient.
  struct Stop: Hashable {
    var color: Color.Resolved
    /// The place from 0 to 1.
    var location: Double
  }

  enum Source: Hashable {
    case color(Color.Resolved)
    case gradient([Stop], GradientPaint.Geometry)
  }

  /// A shadow under what is drawn; lengths are points.
  struct Shadow: Hashable {
    var color: Color.Resolved
    var radius: Double
    var x: Double
    var y: Double
  }

  let source: Source
  /// By what the opacity of all colours is multiplied, 0…1.
  var opacity = 1.0
  /// How the colours are put over those below; nil for the usual way.
  var blendMode: BlendMode?
  /// The shadows, the uppermost first.
  var shadows: [Shadow] = []

  init(_ color: Color.Resolved) { source = .color(color) }

  init(_ stops: [Stop], _ geometry: GradientPaint.Geometry) {
    source = .gradient(stops, geometry)
  }

  /// Nothing at all.
  static let clear = _StylePaint(
    Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))

  /// Returns the paint with its opacity multiplied by a number 0…1; what is no number changes nothing.
  func faded(by fraction: Double) -> _StylePaint {
    guard !fraction.isNaN else { return self }
    var paint = self
    paint.opacity *= min(1, max(0, fraction))
    return paint
  }

  /// The colour, or the first one of a gradient.
  var leadingColor: Color.Resolved {
    var color =
      switch source {
      case .color(let color): color
      case .gradient(let stops, _): stops.first?.color ?? Color.Resolved(red: 0, green: 0, blue: 0)
      }
    color.opacity *= Float(opacity)
    return color
  }
}
