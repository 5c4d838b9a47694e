import InbetweenDrawing

/// How a colour is put over another one.
enum Blend: UInt8 {
  case normal
  case multiply
  case screen
  case plusLighter

  init(_ mode: BlendMode) {
    switch mode {
    case .multiply: self = .multiply
    case .screen: self = .screen
    case .plusLighter: self = .plusLighter
    default: self = .normal
    }
  }

  /// Returns what a colour becomes over another one. Source: W3C Compositing and Blending Level 1, section 10.
  @inline(__always)
  func mixed(_ paint: SIMD4<Float>, over below: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .normal: paint
    case .multiply: paint * below
    case .screen: paint + below - paint * below
    case .plusLighter: pointwiseMin(paint + below, SIMD4(repeating: 1))
    }
  }
}
