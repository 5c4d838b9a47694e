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
}
