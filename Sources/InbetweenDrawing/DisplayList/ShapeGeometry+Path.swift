import Foundation

extension ShapeGeometry {
  /// Returns the outline in a size in points; `paths` are those of the display list.
  package func path(in size: CGSize, paths: [Path]) -> Path {
    let rect = CGRect(origin: .zero, size: size)
    switch self {
    case .rectangle: return Path(rect)
    case .roundedRectangle(let width, let height):
      return Path(
        roundedRect: rect, cornerSize: CGSize(width: width, height: height), style: .circular)
    case .capsule:
      let radius = min(size.width, size.height) / 2
      return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    case .circle:
      let side = min(size.width, size.height)
      return Path(
        ellipseIn: CGRect(
          x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side))
    case .ellipse: return Path(ellipseIn: rect)
    case .path(let index): return paths[Int(index)]
    }
  }
}
