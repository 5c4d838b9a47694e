import Inbetween

/// A picture of many parts that a model changes in many ways.
struct Garden: View {
  struct Model: Equatable {
    var rows = [1, 2, 3]
    var wide: Set<Int> = []
    var selected = 1
    var shift = 0.0
    var opacity = 1.0
    var isColumn = true
    var isLeading = true
    var hasBadge = false
    var hasFooter = true
    var isSmall = false
    var isRed = true
    var inset = 1.0
    var order = 0.0
    var edition = 0
    var title = "title"

    /// Changes one or more parts.
    mutating func change(using random: inout Seeded) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0..<15, using: &random) {
        case 0: rows = (1...6).filter { _ in random.chance(0.5) }.shuffled(using: &random)
        case 1: rows.shuffle(using: &random)
        case 2: wide.formSymmetricDifference([Int.random(in: 1...6, using: &random)])
        case 3: selected = Int.random(in: 1...6, using: &random)
        case 4: shift = Double(Int.random(in: -3...9, using: &random))
        case 5: opacity = [0, 0.25, 1][Int.random(in: 0..<3, using: &random)]
        case 6: isColumn.toggle()
        case 7: isLeading.toggle()
        case 8: hasBadge.toggle()
        case 9: hasFooter.toggle()
        case 10: isSmall.toggle()
        case 11: isRed.toggle()
        case 12: inset = Double(Int.random(in: 0...3, using: &random))
        case 13: order = Double(Int.random(in: -1...1, using: &random))
        default:
          edition += random.chance(0.5) ? 1 : 0
          title = ["title", "a longer title of many words", ""][edition % 3]
        }
      }
    }
  }

  let model: Model
  @Namespace private var namespace

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if model.isColumn {
        VStack(alignment: model.isLeading ? .leading : .trailing, spacing: 0) { content }
      } else {
        HStack(alignment: .top, spacing: 1) { content }
      }
    }
  }

  @ViewBuilder private var content: some View {
    Text(model.title).frame(width: 12).id(model.edition / 2).transition(.blurReplace)
    ForEach(model.rows, id: \.self) { row($0) }
      .padding(.leading, model.inset)
    Group {
      if model.hasFooter {
        // While the footer is there its transition may become one of another type.
        box("footer", 6).offset(x: model.shift)
          .transition(model.isRed ? .push(from: .bottom) : .offset(x: model.shift))
      }
    }
    .opacity(model.opacity)
    ZStack {
      box("back", 5, 2)
        .animation(.linear(duration: 0.3)) { $0.opacity(model.isRed ? 1 : 0.5) }
        .zIndex(model.order)
      Circle().fill(model.isRed ? .red : .blue).sized("front", 3, 1)
      Ellipse().matchedGeometryEffect(id: "icon", in: namespace, isSource: false)
        .frame(width: 1, height: 1)
      if model.hasBadge {
        Text("badge").transition(.opacity).animation(.linear(duration: 0.2), value: model.shift)
      }
    }
    card
  }

  private func row(_ number: Int) -> some View {
    Text(number == 3 ? "row three wraps" : "row \(number)")
      .frame(width: model.wide.contains(number) ? 14 : 7, alignment: .leading)
      .background {
        if model.selected == number {
          Capsule().fill(.blue).matchedGeometryEffect(id: "selection", in: namespace)
        }
      }
      .offset(x: number == 2 ? model.shift : 0)
      .transition(number.isMultiple(of: 2) ? .slide.combined(with: .opacity) : rowTransition)
  }

  private var rowTransition: AnyTransition {
    .asymmetric(
      insertion: .move(edge: model.isLeading ? .leading : .top),
      removal: .scale(scale: 0.5).animation(.easeIn(duration: 0.2)))
  }

  @ViewBuilder private var card: some View {
    if model.isSmall {
      cardContent.frame(width: 9, height: 2)
    } else {
      cardContent.frame(width: 16, height: 4).padding(.leading, 3)
    }
  }

  private var cardContent: some View {
    HStack(spacing: 1) {
      Color.green.matchedGeometryEffect(id: "icon", in: namespace).frame(width: 2)
      Text("in the card")
    }
    .matchedGeometryEffect(id: "card", in: namespace)
  }
}
