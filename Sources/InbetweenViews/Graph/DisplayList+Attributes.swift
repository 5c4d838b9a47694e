import InbetweenDrawing
import InbetweenMotion

extension DisplayList {
  /// Shows the numbers of an attribute.
  mutating func show(_ value: SIMD4<Double>, kind: AnimatedAttribute.Kind, at target: Int32) {
    let (x, y) = (value[0] / metrics.width, value[1] / metrics.height)
    switch kind {
    case .frame:
      setFrame(
        CellRect(
          x: x, y: y, width: value[2] / metrics.width, height: value[3] / metrics.height),
        ofItem: target)
    case .origin:
      let old = items[Int(target)].frame
      setFrame(CellRect(x: x, y: y, width: old.width, height: old.height), ofItem: target)
    case .offset: setOffset(x: x, y: y, ofScope: target)
    case .opacity: setOpacity(value[0], ofScope: target)
    case .paint: setPaint(RGBA(linear: value), ofItem: target)
    case .group, .part: break
    case .blur: setBlur(max(0, value[0]), ofScope: target)
    case .filter: setFilter(scopes[Int(target)].filter?.showing(value), ofScope: target)
    case .clip:
      let (width, height) = (value[2] / metrics.width, value[3] / metrics.height)
      setClip(CellRect(x: x, y: y, width: width, height: height), ofScope: target)
    case .window:
      setOffset(x: x, y: y, ofScope: target)
      guard scopes[Int(target)].clip != nil else { return }
      let (width, height) = (value[2] / metrics.width, value[3] / metrics.height)
      setClip(CellRect(x: 0, y: 0, width: width, height: height), ofScope: target)
    }
  }
}

extension RGBA {
  /// Creates a colour from components proportional to light and an opacity, each times 128.
  init(linear value: SIMD4<Double>) {
    func encoded(_ component: Double) -> Float {
      Float(min(1, max(0, gammaEncoded(component / 128))))
    }
    self.init(
      red: encoded(value[0]), green: encoded(value[1]), blue: encoded(value[2]),
      alpha: Float(min(1, max(0, value[3] / 128))))
  }
}

extension Color.Resolved {
  /// The components as a ``AnimatedAttribute/Kind/paint`` attribute keeps them.
  var attribute: SIMD4<Double> {
    func finite(_ component: Float) -> Double { component.isFinite ? Double(component) * 128 : 0 }
    return SIMD4(finite(linearRed), finite(linearGreen), finite(linearBlue), finite(opacity))
  }
}
