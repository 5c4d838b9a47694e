import Inbetween

/// The view of workload W2: a view for each box, which two endless animations move.
struct Movers: View {
  let count: Int

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<count, id: \.self) { MovingBox(mover: Mover(number: $0)) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A box on its way between the edges of the window.
private struct MovingBox: View {
  let mover: Mover
  @State private var isMoved = false

  var body: some View {
    Box(mover: mover)
      .offset(x: isMoved ? Double(Mover.limit.column) * CellMetrics.terminal.width : 0)
      .animation(
        Self.motion(Mover.limit.column, mover.speed.column, mover.start.column), value: isMoved
      )
      .offset(y: isMoved ? Double(Mover.limit.row) * CellMetrics.terminal.height : 0)
      .animation(Self.motion(Mover.limit.row, mover.speed.row, mover.start.row), value: isMoved)
      .onAppear { isMoved = true }
  }

  /// Back and forth at so many cells in a sixtieth of a second, begun long enough ago to have come to `start`.
  private static func motion(_ limit: Int, _ speed: Int, _ start: Int) -> Animation {
    let speed = 60 * Double(speed)
    return .linear(duration: Double(limit) / speed).repeatForever(autoreverses: true)
      .delay(-Double(start) / speed)
  }
}

/// What moves: two cells of a colour.
private struct Box: View {
  let mover: Mover

  var body: some View {
    Rectangle().fill(mover.color)
      .frame(width: 2 * CellMetrics.terminal.width, height: CellMetrics.terminal.height)
  }
}

/// The same boxes, but where they stand is state that changes in each frame.
struct SteppedMovers: View {
  let count: Int
  @State private var frame = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<count, id: \.self) { number in
        let mover = Mover(number: number)
        Box(mover: mover).offset(
          x: Double(mover.column(inFrame: frame)) * CellMetrics.terminal.width,
          y: Double(mover.row(inFrame: frame)) * CellMetrics.terminal.height)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .focusable()
    .onKeyPress(.space) {
      frame += 1
      return .handled
    }
  }
}
