import InbetweenDrawing
import InbetweenMotion

/// Puts the views of a lazy grid into tracks, one after the other, line after line.
///
/// Headers and footers of sections have lines of their own. Rows that have not been made count as one view each.
@MainActor
struct LazyGridArranger {
  typealias Line = LazyStackElement.Line

  private let axis: Axis
  private let alignment: AlignmentKey
  private let spacing: Double
  private let grid: LayoutGrid
  private let tracks: [GridTrack]
  /// The length across the axis.
  private let breadth: Double
  /// Where the first track begins across the axis.
  private let shift: Double
  /// The sources whose first view a view is.
  private let firsts: [ObjectIdentifier: [ObjectIdentifier]]
  /// The views so far, with their places.
  private(set) var lines: [Line] = []
  /// How the rows of each source stand in lines.
  private(set) var rowLines: [ObjectIdentifier: RowLines] = [:]
  /// The views of the line that has been begun, by their place among all, each with its track.
  private var begun: [(index: Int, track: GridTrack)] = []
  private var column = 0
  private var start = 0.0
  private var depth = 0.0
  private var end = 0.0

  init(
    _ items: [GridItem], of stack: LazyStackElement, alignment: AlignmentKey, spacing: Double,
    proposal: Proposal
  ) {
    (axis, self.alignment, self.spacing, grid) = (stack.axis, alignment, spacing, stack.grid)
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let (tracks, taken) = items.tracks(in: proposal[across], across, grid: grid)
    self.tracks = tracks
    breadth = proposal[across].map { $0.isFinite ? max($0, taken) : taken } ?? taken
    shift =
      alignment.defaultValue(in: LayoutSize(width: breadth, height: breadth))
      - alignment.defaultValue(in: LayoutSize(width: taken, height: taken))
    var firsts: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    for source in stack.liveSources {
      guard let first = source.elements.first(where: { !$0.isRemoved }),
        let child = stack.child(around: first)
      else { continue }
      firsts[ObjectIdentifier(child), default: []].append(ObjectIdentifier(source))
    }
    self.firsts = firsts
  }

  /// What all views take.
  var size: LayoutSize { grid.up(size(breadth, max(0, end))).bounded }

  /// Adds views behind those that are there, and ends the last line.
  mutating func add(_ children: [Element]) {
    guard !tracks.isEmpty else { return addWithoutTracks(children) }
    for child in children {
      if child.sectionEdge != nil { close() }
      for source in firsts[ObjectIdentifier(child)] ?? [] {
        rowLines[source] = RowLines(length: tracks.count, skipped: column)
      }
      if let gap = child as? RowGapElement {
        add(gap)
      } else if child.sectionEdge != nil {
        addEdge(child)
      } else {
        addView(child)
      }
    }
    close()
  }

  private mutating func addView(_ child: Element) {
    let track = tracks[column]
    let offered = proposal(track.length)
    let size = grid.up(child.sizeThatFits(offered)).bounded
    depth = max(depth, size[axis])
    begun.append((lines.count, track))
    lines.append(Line(child: child, size: size, start: start, extent: 0, offered: offered))
    column += 1
    if column == tracks.count { close() }
  }

  private mutating func addEdge(_ child: Element) {
    let offered = proposal(breadth)
    let size = grid.up(child.sizeThatFits(offered)).bounded
    let guide = child.guide(alignment, size: size, proposal: offered)
    let across = alignment.defaultValue(in: self.size(breadth, size[axis])) - guide
    lines.append(
      Line(
        child: child, size: size, start: start, extent: size[axis] + spacing, offered: offered,
        place: point(start, across)))
    end = start + size[axis]
    start = end + spacing
  }

  private mutating func add(_ gap: RowGapElement) {
    guard let source = gap.source else { return }
    let known = rowLines[ObjectIdentifier(source)] ?? source.rowLines
    let rowLines = RowLines(length: tracks.count, skipped: min(known.skipped, tracks.count - 1))
    if rowLines.column(of: gap.rows.lowerBound) != column { close() }
    let whole = gap.wholeLines(rowLines)
    let rest = rowLines.column(of: gap.rows.upperBound - 1) + 1
    if column > 0 {
      guard !whole.isEmpty || rest == tracks.count else {
        // The rows have room in the line that was begun before, and leave some.
        column = rest
        return append(gap, length: 0)
      }
      close()
    }
    let isLastBegun = !whole.isEmpty && rest < tracks.count
    let full = isLastBegun ? whole.dropLast() : whole
    let length = gap.length(of: full, rowLines)
    append(gap, length: gap.length(of: whole, rowLines))
    if !full.isEmpty { end = start + length - spacing }
    start += length
    guard isLastBegun else { return }
    column = rest
    depth = max(0, gap.length(of: full.upperBound..<whole.upperBound, rowLines) - spacing)
  }

  private mutating func append(_ gap: RowGapElement, length: Double) {
    lines.append(
      Line(
        child: gap, size: size(0, length), start: start, extent: length,
        offered: proposal(breadth), place: point(start, 0)))
  }

  /// Ends the line that has been begun: how deep it is decides where its views stand.
  private mutating func close() {
    guard column > 0 else { return }
    for (index, track) in begun {
      let along = start
      let cell =
        axis == .vertical
        ? LayoutRect(x: shift + track.start, y: along, width: track.length, height: depth)
        : LayoutRect(x: along, y: shift + track.start, width: depth, height: track.length)
      let child = lines[index].child
      // What is drawn below the cell fills its cell of the grid.
      if child.isFractional {
        lines[index].offered = Proposal(cell.size)
        lines[index].size = grid.up(child.sizeThatFits(lines[index].offered)).bounded
      }
      lines[index].extent = depth + spacing
      lines[index].place = child.origin(
        track.alignment, size: lines[index].size, proposal: lines[index].offered, in: cell)
    }
    end = start + depth
    start = end + spacing
    begun = []
    (column, depth) = (0, 0)
  }

  private mutating func addWithoutTracks(_ children: [Element]) {
    lines = children.map {
      Line(
        child: $0, size: .zero, start: 0, extent: 0, offered: Proposal(LayoutSize.zero),
        place: .zero)
    }
  }

  private func proposal(_ across: Double) -> Proposal {
    axis == .vertical
      ? Proposal(width: across, height: nil) : Proposal(width: nil, height: across)
  }

  private func size(_ across: Double, _ along: Double) -> LayoutSize {
    axis == .vertical
      ? LayoutSize(width: across, height: along) : LayoutSize(width: along, height: across)
  }

  private func point(_ along: Double, _ across: Double) -> LayoutPoint {
    axis == .vertical ? LayoutPoint(x: across, y: along) : LayoutPoint(x: along, y: across)
  }
}
