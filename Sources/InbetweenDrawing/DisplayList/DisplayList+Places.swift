import Foundation

extension DisplayList {
  /// Returns where the origin of a scope stands in the window.
  public func origin(ofScope index: Int32) -> (x: Double, y: Double) {
    let origin = map(ofScope: index).origin
    return (origin.x, origin.y)
  }

  /// Returns where the places of a scope are in the window.
  package func map(ofScope index: Int32) -> ScopeMap {
    var map = ScopeMap()
    var current = index
    while current >= 0 {
      let scope = scopes[Int(current)]
      map = map.followed(by: scope.map(metrics))
      if scope.isAbsolute { break }
      current = scope.parent
    }
    return map
  }

  /// Returns where an item stands in the window, clipped by nothing: the box around it where it is turned.
  public func windowFrame(of item: DisplayItem) -> CellRect {
    map(ofScope: item.scope).box(around: item.frame)
  }

  /// Returns what may be drawn of a scope, in window cells.
  public func windowClip(ofScope index: Int32) -> CellRect {
    var clip = CellRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    var current = index
    while current >= 0 {
      if let own = scopes[Int(current)].clip {
        clip = clip.intersection(map(ofScope: current).box(around: own))
      }
      current = scopes[Int(current)].parent
    }
    return clip
  }

  /// Returns where an item stands in a scope that is around it, or elsewhere in the window.
  package func frame(of item: DisplayItem, inScope index: Int32) -> CellRect {
    guard item.scope != index else { return item.frame }
    let frame = windowFrame(of: item)
    return map(ofScope: index).inverse?.box(around: frame) ?? frame
  }

  /// Returns the product of the opacities from a scope up to one around it, without that.
  package func opacity(ofScope index: Int32, inScope outer: Int32) -> Double {
    var opacity = 1.0
    var current = index
    while current >= 0, current != outer {
      opacity *= scopes[Int(current)].opacity
      current = scopes[Int(current)].parent
    }
    return opacity
  }

  /// Returns by how much the edges in a scope are blurred, in points.
  func blur(ofScope index: Int32) -> Double {
    var square = 0.0
    var current = index
    while current >= 0 {
      let scope = scopes[Int(current)]
      square += scope.blur * scope.blur
      current = scope.parent
    }
    return square.squareRoot()
  }

  func windowBounds(of item: DisplayItem) -> CellRect {
    var frame = item.frame
    switch item.payload {
    case .stroke(.path(let path), let lineWidth):
      frame = frame.around(paths[Int(path)], metrics).grown(by: lineWidth, metrics)
    case .stroke(_, let lineWidth): frame = frame.grown(by: lineWidth, metrics)
    case .line(let shape, let stroke):
      if case .path(let path) = shape { frame = frame.around(paths[Int(path)], metrics) }
      // A mitred corner reaches further than the line is wide.
      let style = strokes[Int(stroke)]
      let reach = style.lineJoin == .miter ? max(1, Double(style.miterLimit)) : 2
      frame = frame.grown(by: Double(style.lineWidth) * reach, metrics)
    case .fill(.path(let path)), .evenOddFill(let path):
      frame = frame.around(paths[Int(path)], metrics)
    // Text stands at the nearest cell, and what cuts it is rounded too.
    case .text:
      frame = CellRect(
        x: frame.x - 1, y: frame.y - 1, width: frame.width + 2, height: frame.height + 2)
    default: break
    }
    let map = map(ofScope: item.scope)
    // Soft edges are drawn in whole cells.
    let blur = blur(ofScope: item.scope)
    if blur > 0 { frame = frame.grown(by: 2 * blur, metrics).wholeCells }
    return map.box(around: frame).intersection(windowClip(ofScope: item.scope))
  }
}

extension CellRect {
  func grown(by lineWidth: Double, _ metrics: CellMetrics) -> CellRect {
    let dx = lineWidth / metrics.width / 2
    let dy = lineWidth / metrics.height / 2
    return CellRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  /// The box around a path whose origin is the rectangle's.
  fileprivate func around(_ path: Path, _ metrics: CellMetrics) -> CellRect {
    path.bounds(in: metrics).offsetBy(x: x, y: y)
  }
}
