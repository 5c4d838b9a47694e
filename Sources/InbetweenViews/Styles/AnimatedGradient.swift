import InbetweenDrawing
import InbetweenMotion

/// The gradient that an element is painted with, whose colours and places move when they change.
@MainActor
final class AnimatedGradient {
  private let numbers: AnimatedNumbers
  private var geometry: GradientPaint.Geometry?
  /// Its place in the display list's gradients; -1 before it was drawn.
  private var index: Int32 = -1

  init(of element: Element) { numbers = AnimatedNumbers(of: element) }

  /// Whether it changes from frame to frame.
  var isActive: Bool { numbers.isActive }

  /// Takes over other colours and places. Edges: another kind of gradient, or more or fewer colours, jump.
  func set(_ stops: [_StylePaint.Stop], _ geometry: GradientPaint.Geometry) {
    // Numbers of another meaning are others altogether.
    if let old = self.geometry, !old.isLike(geometry) { numbers.set([]) }
    self.geometry = geometry
    let colors = stops.flatMap { stop in
      let color = stop.color.attribute
      return [color[0], color[1], color[2], color[3], stop.location * 128]
    }
    numbers.set(geometry.numbers + colors)
  }

  /// Adds the gradient to a picture, and returns its index.
  func add(to builder: PictureBuilder, at time: Double) -> Int32 {
    index = builder.list.append(paint(at: time))
    return index
  }

  /// Shows the gradient as it is at a time on an item that is painted with it.
  func show(in list: inout DisplayList, item: Int32, at time: Double) {
    guard index >= 0, Int(index) < list.gradients.count else { return }
    list.setGradient(paint(at: time), at: index, ofItem: item)
  }

  func drop() {
    numbers.drop()
    index = -1
  }

  private func paint(at time: Double) -> GradientPaint {
    guard let geometry else {
      return GradientPaint(stops: [], geometry: .linear(start: .top, end: .bottom))
    }
    let shown = numbers.presentation(at: time)
    let count = geometry.numbers.count
    let stops = stride(from: count, to: shown.count, by: 5).map { place in
      GradientPaint.Stop(
        color: RGBA(
          linear: SIMD4(shown[place], shown[place + 1], shown[place + 2], shown[place + 3])),
        location: shown[place + 4] / 128)
    }
    return GradientPaint(stops: stops, geometry: geometry.showing(Array(shown.prefix(count))))
  }
}

extension GradientPaint.Geometry {
  /// The numbers as they are animated: fractions and angles times 128, as unit points and angles are, and
  /// radii in points.
  fileprivate var numbers: [Double] {
    switch self {
    case .linear(let start, let end):
      [start.x * 128, start.y * 128, end.x * 128, end.y * 128].map { Double($0) }
    case .radial(let center, let start, let end):
      [Double(center.x) * 128, Double(center.y) * 128, start, end]
    case .elliptical(let center, let start, let end), .angular(let center, let start, let end):
      [Double(center.x) * 128, Double(center.y) * 128, start * 128, end * 128]
    // No style gives one.
    case .box: [0, 0, 0, 0]
    }
  }

  /// Whether the numbers of two geometries mean the same.
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      true
    default: false
    }
  }

  /// Returns the geometry with other numbers.
  fileprivate func showing(_ numbers: [Double]) -> Self {
    guard numbers.count == 4 else { return self }
    let first = UnitPoint(x: numbers[0] / 128, y: numbers[1] / 128)
    switch self {
    case .linear:
      return .linear(start: first, end: UnitPoint(x: numbers[2] / 128, y: numbers[3] / 128))
    case .radial: return .radial(center: first, startRadius: numbers[2], endRadius: numbers[3])
    case .elliptical:
      return .elliptical(
        center: first, startFraction: numbers[2] / 128, endFraction: numbers[3] / 128)
    case .angular: return .angular(center: first, start: numbers[2] / 128, end: numbers[3] / 128)
    case .box: return self
    }
  }
}
