/// Workload W1 by hand: a program that knows which row changes, and draws it anew for each frame.
package struct PeriodBarFloor: ~Copyable {
  /// What the labels look like where the highlight is behind them.
  package enum Labels {
    /// As elsewhere.
    case gray
    /// White, as in the programs of other libraries.
    case whiteOnHighlight
  }

  private static let gray: UInt32 = 0xC0_C0C0
  private static let white: UInt32 = 0xFF_FFFF
  private static let blue: UInt32 = 0x30_50C0

  private var screen = FloorScreen(
    columns: PeriodBarWorkload.window.columns, rows: PeriodBarWorkload.window.rows)
  private let labels: Labels
  private let titles = PeriodBarWorkload.titles.map { Array($0.unicodeScalars.map(\.value)) }

  package init(labels: Labels) { self.labels = labels }

  /// Hands over the bytes of a frame by its number; none where nothing changes.
  package mutating func write(frame number: Int, _ take: (UnsafeRawBufferPointer) -> Void) {
    draw(highlightFrom: PeriodBarFloor.left(inFrame: number))
    screen.write(take)
  }

  /// The first column of the highlight, by the formula of the workload.
  private static func left(inFrame number: Int) -> Int {
    let selection = number / 21
    let progress = Double(number % 21 + 1) / 21
    let eased = progress * progress * (3 - 2 * progress)
    let from = Double(selection % 3)
    let to = Double((selection + 1) % 3)
    return 10 + Int(((from + (to - from) * eased) * 20).rounded())
  }

  private func draw(highlightFrom left: Int) {
    let width = PeriodBarWorkload.labelWidth
    let row = screen.cells + PeriodBarWorkload.row * screen.columns
    row.update(repeating: .blank, count: screen.columns)
    for column in left..<left + width { row[column].background = PeriodBarFloor.blue }
    for (label, title) in titles.enumerated() {
      let start =
        PeriodBarWorkload.column + width * label + PeriodBarWorkload.indent(of: title)
      for (place, glyph) in title.enumerated() {
        let cell = row + start + place
        cell.pointee.glyph = glyph
        let isLit = cell.pointee.background == PeriodBarFloor.blue
        cell.pointee.ink =
          labels == .whiteOnHighlight && isLit ? PeriodBarFloor.white : PeriodBarFloor.gray
      }
    }
  }
}
