import Inbetween
import InbetweenTesting

/// Whether the views and the floor of a workload show the same on a terminal.
@MainActor
package enum PictureCheck {
  /// The two differ: the measurement would compare different work.
  struct Difference: Error, CustomStringConvertible {
    let name: String
    let frame: Int
    let place: String

    var description: String { "\(name) and its floor differ in frame \(frame): \(place)" }
  }

  /// Feeds the bytes of both to two emulators, and compares what these show in every tenth frame.
  ///
  /// Errors: throws the first difference.
  package static func run(_ workload: any PictureWorkload, frames: Int) throws {
    let views = workload.views()
    let renderer = ScreenRenderer(edges: .cell, colors: .trueColor)
    let floor = workload.floor()
    var seen = ScreenEmulator(size: workload.window)
    var wanted = ScreenEmulator(size: workload.window)
    for number in 0..<frames {
      renderer.render(try views.frame(number), fullRepaint: number == 0) { seen.feed($0) }
      floor.write(frame: number) { wanted.feed($0) }
      guard number % 10 == 0, let place = firstDifference(seen, wanted) else { continue }
      throw Difference(name: workload.name, frame: number, place: place)
    }
  }

  private static func firstDifference(_ seen: ScreenEmulator, _ wanted: ScreenEmulator) -> String? {
    let columns = seen.size.columns
    for index in seen.cells.indices {
      let (one, other) = (visible(seen.cells[index]), visible(wanted.cells[index]))
      guard inOwnInk(one) != inOwnInk(other) else { continue }
      return "column \(index % columns), row \(index / columns) shows \(one), the floor \(other)"
    }
    return nil
  }

  /// A cell in the terminal's own ink if it is white: floors leave plain text in that, where views write the white
  /// that it is taken to be.
  private static func inOwnInk(_ cell: ScreenEmulator.Cell) -> ScreenEmulator.Cell {
    var cell = cell
    if cell.ink == CellColor(red: 255, green: 255, blue: 255) { cell.ink = .standard }
    return cell
  }

  /// A cell without the ink that a space does not show.
  private static func visible(_ cell: ScreenEmulator.Cell) -> ScreenEmulator.Cell {
    guard cell.text == " ", cell.attributes.isEmpty else { return cell }
    return ScreenEmulator.Cell(background: cell.background)
  }
}
