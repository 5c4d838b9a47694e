import Inbetween

/// The picker of the README with an animation of the test's choice, and views that have nothing to do with it.
struct Picker: View {
  let animation: Animation
  let siblings: Int
  @State private var selected = 0

  init(animation: Animation = .easeInOut, siblings: Int = 0) {
    self.animation = animation
    self.siblings = siblings
  }

  var body: some View {
    VStack {
      Tabs(animation: animation, selected: $selected)
      Footer(selected: $selected)
      ForEach(0..<siblings, id: \.self) { Sibling(number: $0) }
    }
  }
}

/// Three tabs and a highlight.
struct Tabs: View {
  let animation: Animation
  @Binding var selected: Int
  @Namespace private var namespace
  private let titles = ["Day", "Week", "Month"]

  var body: some View {
    HStack {
      ForEach(titles.indices, id: \.self) { index in
        Tab(title: titles[index], isSelected: selected == index, namespace: namespace)
          .onTapGesture { withAnimation(animation) { selected = index } }
      }
    }
  }
}

/// One tab.
struct Tab: View {
  let title: String
  let isSelected: Bool
  let namespace: Namespace.ID

  var body: some View {
    Title(text: title)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background {
        if isSelected {
          Capsule()
            .fill(.blue.opacity(0.2))
            .matchedGeometryEffect(id: "highlight", in: namespace)
        }
      }
  }
}

/// A view under the tabs that reads what is selected.
struct Footer: View {
  @Binding var selected: Int

  var body: some View { Color.gray.frame(width: CGFloat(8 * (selected + 1)), height: 16) }
}

/// A view that does not read what is selected.
struct Title: View {
  let text: String

  var body: some View { Text(text) }
}

/// A view beside the picker.
struct Sibling: View {
  let number: Int

  var body: some View { Text("row \(number)").padding(.horizontal, 8) }
}
