import Inbetween

/// The view of workload W1: three labels of 20 columns each, and a highlight that slides between them.
struct PeriodBar: View {
  // On this curve x is the parameter itself, and y is t * t * (3 - 2 * t).
  private static let animation = Animation.timingCurve(1.0 / 3, 0, 2.0 / 3, 1, duration: 0.35)

  @Namespace private var namespace
  @State private var selected = 0

  var body: some View {
    HStack(spacing: 0) {
      ForEach(PeriodBarWorkload.titles.indices, id: \.self) { index in
        label(PeriodBarWorkload.titles[index])
          .background { if selected == index { highlight } }
          // The highlight slides behind all labels.
          .zIndex(selected == index ? -1 : 0)
          .onTapGesture { withAnimation(Self.animation) { selected = index } }
      }
    }
    .foregroundStyle(Color(red: 192 / 255, green: 192 / 255, blue: 192 / 255))
    .padding(.top, Self.points(rows: PeriodBarWorkload.row))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private func label(_ title: String) -> some View {
    Text(title)
      .padding(.leading, Self.points(columns: PeriodBarWorkload.indent(of: title)))
      .frame(width: Self.points(columns: PeriodBarWorkload.labelWidth), alignment: .leading)
  }

  private var highlight: some View {
    Rectangle()
      .fill(Color(red: 48 / 255, green: 80 / 255, blue: 192 / 255))
      .matchedGeometryEffect(id: "highlight", in: namespace)
      .transition(.identity)
  }

  private static func points(columns: Int) -> Double {
    Double(columns) * CellMetrics.terminal.width
  }

  private static func points(rows: Int) -> Double { Double(rows) * CellMetrics.terminal.height }
}
