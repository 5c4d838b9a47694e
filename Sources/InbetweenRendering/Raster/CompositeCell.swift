import InbetweenDrawing

/// A cell while it is composed, in floating point.
struct CompositeCell {
  enum Kind: UInt8 {
    /// Background alone.
    case empty
    /// A part covered in `ink`, by `mask`.
    case mask
    /// A grapheme.
    case text
    /// The left half of a wide grapheme, whose style both halves have.
    case leading
    /// The right half of a wide grapheme.
    case trailing

    var isText: Bool { rawValue >= Kind.text.rawValue }
  }

  var background: SIMD4<Float>
  var ink: SIMD4<Float>
  var mask: UInt64 = 0
  var glyph: UInt32 = 0
  var kind = Kind.empty
  var attributes: TextAttributes = []
  /// Where the grapheme leads, or 0.
  var link: UInt16 = 0
  /// Whether anything was painted behind the glyph; else the terminal's own background shows.
  var hasBackground = false
  /// Whether the mask is part of a stroke.
  var isLine = false
  /// Whether the mask is the upper half of a cell that is covered as a whole.
  var isHalved = false

  init(background: SIMD4<Float>) {
    self.background = background
    ink = background
  }
}

extension CompositeCell {
  /// Makes what a mask covers part of the background.
  @inline(__always)
  mutating func foldMask() {
    guard kind == .mask else { return }
    background = mix(background, ink, Float(mask.nonzeroBitCount) / 64)
    hasBackground = true
    kind = .empty
  }

  /// Lays paint over the background and the ink.
  @inline(__always)
  mutating func blend(_ paint: SIMD4<Float>, _ alpha: Float) {
    background = mix(background, paint, alpha)
    ink = mix(ink, paint, alpha)
    hasBackground = true
  }

  /// Covers a part of the cell; the mask is neither empty nor full.
  mutating func coverPart(_ part: UInt64, _ paint: SIMD4<Float>, _ alpha: Float, isLine: Bool) {
    let coverage = Float(part.nonzeroBitCount) / 64
    switch kind {
    case .text, .leading, .trailing:
      blend(paint, alpha * coverage)
      return
    case .mask where (mask ^ part).nonzeroBitCount <= 8:
      ink = mix(ink, paint, alpha)
      return
    // What has an edge is worth more than the halves of a gradient.
    case .mask where coverage < 0.5 && !isHalved:
      blend(paint, alpha * coverage)
      return
    // A line that is seen through a translucent colour stays a line.
    case .mask where self.isLine && alpha < 1:
      blend(paint, alpha * coverage)
      return
    case .mask: foldMask()
    case .empty: break
    }
    kind = .mask
    mask = part
    isHalved = false
    self.isLine = isLine
    ink = mix(background, paint, alpha)
  }
}

/// Returns a colour a fraction of the way to another one, and exactly the other one at 1.
@inline(__always)
func mix(_ from: SIMD4<Float>, _ to: SIMD4<Float>, _ fraction: Float) -> SIMD4<Float> {
  fraction == 1 ? to : from + (to - from) * fraction
}
