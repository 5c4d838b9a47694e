import Foundation
import InbetweenDrawing

/// Gives the colours of an item that has more than one.
struct Sampler: Sendable {
  private enum Source {
    /// The stops' colours are multiplied by their opacity.
    case gradient(stops: [(color: SIMD4<Float>, location: Double)], Geometry)
    case image(PixelImage, filter: ColorMatrix?, tint: SIMD4<Float>)
  }

  private enum Geometry {
    /// The fraction of the way is along x.
    case linear
    /// The distance from the origin, from a start over a length.
    case radial(start: Double, length: Double)
    /// The angle about the origin, from a start over a length.
    case angular(start: Double, length: Double)
    /// The way across the edge of a round box about the origin, from outside to inside.
    case box(half: SIMD2<Double>, cornerRadius: Double, blur: Double)
  }

  private let source: Source
  /// From eighths of cells to where the source is simple.
  private let map: ScopeMap
  private let alpha: Float
  /// How many places across and down are looked at in a picture for one colour of a smooth one.
  private var grain = SIMD2(1, 1)

  /// Creates the colours of a gradient in a frame.
  ///
  /// `toFrame` leads from eighths in the window to points from the frame's origin.
  init?(
    _ gradient: GradientPaint, size: SIMD2<Double>, toFrame: ScopeMap, filter: ColorMatrix?,
    alpha: Float
  ) {
    guard !gradient.stops.isEmpty else { return nil }
    let stops = gradient.stops.map { stop in
      var color = stop.color.vector
      if let filter { color = filter.applied(to: color).clamped }
      return (color: Sampler.premultiplied(color), location: stop.location)
    }
    var map = toFrame
    let geometry: Geometry
    switch gradient.geometry {
    case .linear(let start, let end):
      let from = SIMD2(Double(start.x), Double(start.y)) * size
      let way = SIMD2(Double(end.x), Double(end.y)) * size - from
      let square = (way * way).sum()
      // Without a way all is behind its end, as with two stops at one place.
      let scale = square > 0 && square.isFinite ? way / square : .zero
      let shift = square > 0 && square.isFinite ? -(from * scale).sum() : 2
      map = toFrame.followed(by: ScopeMap(row: scale, shift: shift))
      geometry = .linear
    case .radial(let center, let start, let end):
      map.origin -= SIMD2(Double(center.x), Double(center.y)) * size
      geometry = .radial(start: start, length: end - start)
    case .elliptical(let center, let start, let end):
      guard size.x > 0, size.y > 0 else { return nil }
      map.origin -= SIMD2(Double(center.x), Double(center.y)) * size
      map.right /= size
      map.down /= size
      map.origin /= size
      geometry = .radial(start: start, length: end - start)
    case .angular(let center, let start, let end):
      map.origin -= SIMD2(Double(center.x), Double(center.y)) * size
      geometry = .angular(start: start, length: end - start)
    case .box(let x, let y, let width, let height, let cornerRadius, let blur):
      let half = SIMD2(width, height) / 2
      map.origin -= SIMD2(x, y) + half
      geometry = .box(half: half, cornerRadius: cornerRadius, blur: blur)
    }
    source = .gradient(stops: stops, geometry)
    self.map = map
    self.alpha = alpha
  }

  /// Creates the colours of a picture that is stretched over a frame.
  init?(
    _ image: PixelImage, size: SIMD2<Double>, toFrame: ScopeMap, filter: ColorMatrix?,
    paint: SIMD4<Float>
  ) {
    guard image.columns > 0, image.rows > 0, size.x > 0, size.y > 0 else { return nil }
    let scale = SIMD2(Double(image.columns), Double(image.rows)) / size
    var map = toFrame
    map.right *= scale
    map.down *= scale
    map.origin *= scale
    self.map = map
    source = .image(image, filter: filter, tint: SIMD4(paint.x, paint.y, paint.z, 1))
    alpha = paint.w
    // A sample stands for a cell's width and half its height, and the picture is turned at will.
    func count(_ extent: Double) -> Int {
      image.isSmooth && extent.isFinite ? min(4, max(1, Int(extent.rounded(.up)))) : 1
    }
    grain = SIMD2(
      count(abs(map.right.x) * 8 + abs(map.down.x) * 4),
      count(abs(map.right.y) * 8 + abs(map.down.y) * 4))
  }

  /// Returns the colour at a place in eighths of cells.
  func color(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let place = map.point(x, y)
    var color: SIMD4<Float>
    switch source {
    case .gradient(let stops, let geometry):
      color = Sampler.color(at: Sampler.fraction(of: place, geometry), stops)
    case .image(let image, let filter, let tint):
      color = (image.isSmooth ? smooth(image, x, y) : image.color(at: place)) * tint
      if let filter { color = filter.applied(to: color).clamped }
    }
    color.w *= alpha
    return color
  }

  /// The mean of the colours around a place in eighths of cells, weighted by opacity.
  private func smooth(_ image: PixelImage, _ x: Double, _ y: Double) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for row in 0..<grain.y {
      for column in 0..<grain.x {
        let dx = ((Double(column) + 0.5) / Double(grain.x) - 0.5) * 8
        let dy = ((Double(row) + 0.5) / Double(grain.y) - 0.5) * 4
        sum += Sampler.premultiplied(image.mixedColor(at: map.point(x + dx, y + dy)))
      }
    }
    return Sampler.unpremultiplied(sum / Float(grain.x * grain.y))
  }

  private static func fraction(of place: SIMD2<Double>, _ geometry: Geometry) -> Double {
    switch geometry {
    case .linear: return Rounding.steady(place.x)
    case .radial(let start, let length):
      let distance = (place * place).sum().squareRoot()
      guard length != 0 else { return distance < start ? -1 : 2 }
      return Rounding.steady((distance - start) / length)
    case .box(let half, let radius, let blur):
      return wayInside(place, half: half, cornerRadius: radius, blur: blur)
    case .angular(let start, let length):
      let turn = 2 * Double.pi
      guard length != 0, length.isFinite, start.isFinite else { return 0 }
      var angle = (atan2(place.y, place.x) - start).remainder(dividingBy: turn)
      // What is before the beginning of a turn belongs to its end, half of the gap to each side.
      if length > 0 {
        if angle < 0 { angle += turn }
        let gap = turn - length
        if gap > 0, angle > length + gap / 2 { angle -= turn }
      } else {
        if angle > 0 { angle -= turn }
        let gap = turn + length
        if gap > 0, angle < length - gap / 2 { angle += turn }
      }
      return Rounding.steady(angle / length)
    }
  }

  /// How far inside of a round box about the origin a place is: 0…1 across the edge, slowly at both ends.
  private static func wayInside(
    _ place: SIMD2<Double>, half: SIMD2<Double>, cornerRadius: Double, blur: Double
  ) -> Double {
    // The distance from the edge, negative inside.
    let beyond = SIMD2(abs(place.x), abs(place.y)) - half + cornerRadius
    let outside = SIMD2(max(0, beyond.x), max(0, beyond.y))
    let distance =
      (outside * outside).sum().squareRoot() + min(0, max(beyond.x, beyond.y)) - cornerRadius
    guard blur > 0 else { return distance <= 0 ? 1 : 0 }
    let way = min(1, max(0, (blur - distance) / (2 * blur)))
    return Rounding.steady(way * way * (3 - 2 * way))
  }

  private static func color(
    at fraction: Double, _ stops: [(color: SIMD4<Float>, location: Double)]
  ) -> SIMD4<Float> {
    guard fraction >= stops[0].location else { return unpremultiplied(stops[0].color) }
    var index = 1
    while index < stops.count, stops[index].location <= fraction { index += 1 }
    guard index < stops.count else { return unpremultiplied(stops[stops.count - 1].color) }
    let from = stops[index - 1]
    let to = stops[index]
    let part = Float((fraction - from.location) / (to.location - from.location))
    return unpremultiplied(from.color + (to.color - from.color) * part)
  }

  fileprivate static func premultiplied(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }

  fileprivate static func unpremultiplied(_ color: SIMD4<Float>) -> SIMD4<Float> {
    if color.w == 1 { return color }
    guard color.w > 0 else { return .zero }
    return SIMD4(color.x / color.w, color.y / color.w, color.z / color.w, color.w)
  }
}

extension PixelImage {
  /// The colour of the pixel at a place.
  fileprivate func color(at place: SIMD2<Double>) -> SIMD4<Float> {
    func index(_ value: Double, _ count: Int) -> Int {
      let steady = Rounding.steady(value)
      return steady > 0 ? min(count - 1, Int(min(steady, 1e9))) : 0
    }
    return pixels[index(place.y, rows) * columns + index(place.x, columns)].vector
  }

  /// The colours of the four pixels whose middles are around a place, mixed by how near they are.
  fileprivate func mixedColor(at place: SIMD2<Double>) -> SIMD4<Float> {
    let corner = place - 0.5
    let x = Float(Rounding.steady(corner.x - corner.x.rounded(.down)))
    let y = Float(Rounding.steady(corner.y - corner.y.rounded(.down)))
    func color(_ dx: Double, _ dy: Double) -> SIMD4<Float> {
      Sampler.premultiplied(self.color(at: place + SIMD2(dx, dy)))
    }
    let upper = color(-0.5, -0.5) * (1 - x) + color(0.5, -0.5) * x
    let lower = color(-0.5, 0.5) * (1 - x) + color(0.5, 0.5) * x
    return Sampler.unpremultiplied(upper * (1 - y) + lower * y)
  }
}

extension SIMD4<Float> {
  /// Each component within 0…1; what is not a number is 0.
  var clamped: SIMD4<Float> {
    func clamp(_ value: Float) -> Float { value > 0 ? Swift.min(1, value) : 0 }
    return SIMD4(clamp(x), clamp(y), clamp(z), clamp(w))
  }
}

extension ScopeMap {
  /// Creates the map to the sum of a row times the place and a shift, along x alone.
  fileprivate init(row: SIMD2<Double>, shift: Double) {
    self.init()
    right = SIMD2(row.x, 0)
    down = SIMD2(row.y, 0)
    origin = SIMD2(shift, 0)
  }
}
