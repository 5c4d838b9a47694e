import Inbetween

struct PeriodPicker: View {
  @Namespace private var namespace
  @State private var selected = 0
  private let titles = ["Day", "Week", "Month"]

  var body: some View {
    HStack {
      ForEach(titles.indices, id: \.self) { index in
        Text(titles[index])
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background {
            if selected == index {
              Capsule().fill(.blue.opacity(0.2))
                .matchedGeometryEffect(id: "highlight", in: namespace)
            }
          }
          .onTapGesture {
            withAnimation(.easeInOut) { selected = index }
          }
      }
    }
  }
}
