import Inbetween

/// Returns where named views stand in a window; what is not shown is at (-1, -1).
@MainActor
func frames<Content: View>(
  _ names: [String], columns: Int = 30, rows: Int = 10, metrics: CellMetrics = .unit,
  @ViewBuilder of content: () -> Content
) -> [CellRect] {
  let picture = Stage(content(), columns: columns, rows: rows, metrics: metrics).at(0)
  return names.map { picture.frames($0).first ?? rect(-1, -1, -1, -1) }
}

/// Returns a coloured view that takes what it is offered, with a name.
@MainActor
func fill(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }
