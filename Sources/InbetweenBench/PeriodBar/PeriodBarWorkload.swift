import Inbetween

/// The numbers of workload W1: 60 columns of labels in a window of 80 x 24, and a slide every 21 frames.
package enum PeriodBarWorkload {
  package static let window = GridSize(columns: 80, rows: 24)
  static let titles = ["Day", "Week", "Month"]
  /// The columns of one label, and of the highlight.
  static let labelWidth = 20
  /// Where the first label begins.
  static let column = 10
  static let row = 11

  static let framesPerSecond = 60.0
  static let framesPerSelection = 21
  /// 200 selections.
  package static let frames = 200 * framesPerSelection

  /// How far a title stands from the left of its label; what is left over is on the right.
  static func indent(of title: some Collection) -> Int { (labelWidth - title.count) / 2 }
}
