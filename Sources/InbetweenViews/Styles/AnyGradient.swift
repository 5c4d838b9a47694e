import InbetweenDrawing
import InbetweenMotion

/// A gradient with the space in which its colours are mixed.
///
/// As a style it goes from the top to the bottom of what is drawn.
public nonisolated struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private let gradient: Gradient
  private let space: Gradient.ColorSpace

  /// Creates a gradient whose colours are mixed by their sRGB components.
  public init(_ gradient: Gradient) { self.init(gradient, space: .device) }

  init(_ gradient: Gradient, space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  /// Returns the gradient with its colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient, space: space)
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    paint(.linear(start: .top, end: .bottom), in: environment)
  }

  /// Returns the gradient along a geometry. Edges: stops at places that are no number are left out.
  func paint(
    _ geometry: GradientPaint.Geometry, in environment: EnvironmentValues
  ) -> _StylePaint {
    let stops = gradient.stops.filter { $0.location.isFinite }.map {
      _StylePaint.Stop(color: $0.color.resolve(in: environment), location: Double($0.location))
    }
    return _StylePaint(space == .device ? stops : AnyGradient.refined(stops), geometry)
  }

  /// Puts stops between two that are mixed as they are seen, since what draws mixes in sRGB.
  private static func refined(_ stops: [_StylePaint.Stop]) -> [_StylePaint.Stop] {
    let count = 8
    return stops.prefix(1)
      + zip(stops, stops.dropFirst()).flatMap { start, end in
        (1...count).map { step in
          let fraction = Double(step) / Double(count)
          return _StylePaint.Stop(
            color: start.color.mixed(with: end.color, by: fraction, in: .perceptual),
            location: start.location + (end.location - start.location) * fraction)
        }
      }
  }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint {
    AnyGradient(self)._paint(in: environment)
  }

  /// Returns the gradient with its colours mixed in a space.
  public nonisolated func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self, space: space)
  }
}

extension Color {
  /// A gentle gradient from a lighter tone of the colour at the top to the colour itself.
  ///
  /// The lighter tone has a quarter of white in it; which one SwiftUI takes is not documented.
  public nonisolated var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.25, in: .device), self]))
  }
}
