import Inbetween

/// Workload W1: 60 columns of labels in a window of 80 x 24, and a slide every 21 frames.
package struct PeriodBarWorkload: PictureWorkload {
  package let name = "W1"
  package let window: GridSize = Self.window
  package let frames: Int = Self.frames
  private let labels: PeriodBarFloor.Labels

  /// Creates the workload; other labels than the views' are for tests.
  package init(labels: PeriodBarFloor.Labels = .gray) { self.labels = labels }

  package func views() -> PictureViews {
    let player = PeriodBarPlayer()
    return PictureViews(host: player.host) { try player.frame($0) }
  }

  package func floor() -> any PictureFloor { PeriodBarPictureFloor(labels) }

  nonisolated package static let window = GridSize(columns: 80, rows: 24)
  nonisolated static let titles = ["Day", "Week", "Month"]
  /// The columns of one label, and of the highlight.
  nonisolated static let labelWidth = 20
  /// Where the first label begins.
  nonisolated static let column = 10
  nonisolated static let row = 11

  nonisolated static let framesPerSecond = 60.0
  nonisolated static let framesPerSelection = 21
  /// 200 selections.
  nonisolated package static let frames = 200 * framesPerSelection

  /// How far a title stands from the left of its label; what is left over is on the right.
  nonisolated static func indent(of title: some Collection) -> Int {
    (labelWidth - title.count) / 2
  }
}

/// The floor of W1, as the others are used.
private final class PeriodBarPictureFloor: PictureFloor {
  private var floor: PeriodBarFloor

  init(_ labels: PeriodBarFloor.Labels) { floor = PeriodBarFloor(labels: labels) }

  func write(frame number: Int, _ take: (UnsafeRawBufferPointer) -> Void) {
    floor.write(frame: number, take)
  }
}
