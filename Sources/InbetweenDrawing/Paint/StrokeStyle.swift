import Foundation
import InbetweenMotion

/// How the outline of a shape is drawn: its width, its ends, its corners and its dashes.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points.
  public var lineWidth: CGFloat
  /// How the ends of lines and dashes look.
  public var lineCap: CGLineCap
  /// How lines are joined.
  public var lineJoin: CGLineJoin
  /// The longest a mitred corner may be, in line widths, before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points, by turns; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  ///
  /// Edges: a width that is not above 0 draws nothing; dashes of which one is negative or no number, or of
  /// which all are 0, are left out, and an odd number of lengths is taken twice.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Whether the line is one that a width alone describes.
  package var isPlain: Bool {
    lineCap == .butt && lineJoin == .miter && miterLimit == 10 && dash.isEmpty
  }

  /// The lengths of dashes and gaps, an even number of them; nil for a line without gaps.
  package var pattern: [Double]? {
    let lengths = dash.map { Double($0) }
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.reduce(0, +) > 0 else {
      return nil
    }
    return lengths.count % 2 == 0 ? lengths : lengths + lengths
  }
}

extension StrokeStyle: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The width, the limit of mitred corners, and how far into the dashes the line begins.
  public var animatableData: AnimatableData {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
