import Inbetween

/// A deck of words: a card that is let go with enough speed flies off, else it springs back.
///
/// Drag the upper card to the right if you know the word, else to the left. The arrow keys throw it as well; the
/// lower arrow brings the last one back, and the space bar or Return all of them. A card can be caught in flight.
public struct Deck: View {
  @State private var verdicts = [Verdict?](repeating: nil, count: Word.all.count)
  @State private var drag: Drag?
  private let animation: Animation

  /// Creates the deck; `animation` throws cards and brings them back.
  public init(animation: Animation = .spring(duration: 0.5, bounce: 0.2)) {
    self.animation = animation
  }

  public var body: some View {
    GeometryReader { proxy in
      let isSmall = proxy.size.height < 224
      VStack(spacing: 0) {
        if !isSmall { Text("Throw known words to the right") }
        pile(in: proxy.size, isSmall: isSmall)
        if !isSmall { score }
      }
    }
    .focusable()
    .onKeyPress(.rightArrow) { throwTop(.known) }
    .onKeyPress(.leftArrow) { throwTop(.unknown) }
    .onKeyPress(.downArrow) { takeBack() }
    .onKeyPress(.space) { takeAllBack() }
    .onKeyPress(.return) { takeAllBack() }
  }

  private func pile(in size: CGSize, isSmall: Bool) -> some View {
    ZStack {
      Text("That was all. Space deals anew.").lineLimit(2).multilineTextAlignment(.center)
        .opacity(top == nil ? 0.6 : 0)
      ForEach(Word.all.indices, id: \.self) { index in
        WordCard(word: Word.all[index], lean: lean(of: index), isSmall: isSmall)
          .frame(width: min(size.width, 304), height: isSmall ? size.height : 144)
          .gesture(dragging(index))
          .offset(offset(of: index, in: size, isSmall: isSmall))
          .zIndex(-Double(index))
      }
    }
    // The cards below are seen under the upper one.
    .padding(.bottom, isSmall ? 0 : 48)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var score: some View {
    HStack(spacing: 0) {
      Text("◂ \(verdicts.count { $0 == .unknown }) to learn").onTapGesture { throwTop(.unknown) }
      Spacer()
      Text("Deal").opacity(0.6).onTapGesture { takeAllBack() }
      Spacer()
      Text("\(verdicts.count { $0 == .known }) known ▸").onTapGesture { throwTop(.known) }
    }
    .padding(.horizontal, 16)
  }
}

extension Deck {
  /// What somebody said of a word, by the side to which they threw it.
  private enum Verdict { case known, unknown }

  private struct Drag {
    let index: Int
    var translation: CGSize
  }

  /// The upper card; nil if there is none.
  private var top: Int? { verdicts.firstIndex { $0 == nil } }

  // MARK: Where cards are

  private func offset(of index: Int, in size: CGSize, isSmall: Bool) -> CGSize {
    if let drag, drag.index == index { return drag.translation }
    switch verdicts[index] {
    case .known: return CGSize(width: size.width, height: 32)
    case .unknown: return CGSize(width: -size.width, height: 32)
    case nil:
      // Three cards are seen below the upper one.
      let depth = min(3, index - (top ?? index))
      return CGSize(width: 0, height: isSmall ? 0 : CGFloat(depth) * 16)
    }
  }

  /// How far a card leans to one side or the other, from -1 to 1.
  private func lean(of index: Int) -> Double {
    guard let drag, drag.index == index else { return 0 }
    return max(-1, min(1, drag.translation.width / Self.reach))
  }

  // MARK: What happens to them

  /// How far a card has to go, in points, to be thrown.
  private static let reach: CGFloat = 120

  private func dragging(_ index: Int) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        guard drag?.index == index || verdicts[index] != nil || index == top else { return }
        // A mouse goes by cells, the card in between.
        withAnimation(.interactiveSpring) {
          verdicts[index] = nil
          drag = Drag(index: index, translation: value.translation)
        }
      }
      .onEnded { value in
        guard drag?.index == index else { return }
        withAnimation(animation) {
          drag = nil
          let end = value.predictedEndTranslation.width
          if abs(end) > Self.reach { verdicts[index] = end > 0 ? .known : .unknown }
        }
      }
  }

  @discardableResult
  private func throwTop(_ verdict: Verdict) -> KeyPress.Result {
    guard let top else { return .handled }
    withAnimation(animation) {
      drag = nil
      verdicts[top] = verdict
    }
    return .handled
  }

  private func takeBack() -> KeyPress.Result {
    let last = (top ?? verdicts.count) - 1
    guard last >= 0 else { return .handled }
    withAnimation(animation) { verdicts[last] = nil }
    return .handled
  }

  @discardableResult
  private func takeAllBack() -> KeyPress.Result {
    withAnimation(animation) { verdicts = verdicts.map { _ in nil } }
    return .handled
  }
}

/// A word that few people know.
private struct Word {
  let name: String
  let meaning: String
  let color: Color

  private init(_ name: String, _ meaning: String, hue: Double) {
    (self.name, self.meaning) = (name, meaning)
    color = Color(hue: hue, saturation: 0.65, brightness: 0.55)
  }

  static let all = [
    Word("petrichor", "the smell of rain on dry ground", hue: 0.5),
    Word("apricity", "the warmth of the sun in winter", hue: 0.08),
    Word("defenestrate", "to throw somebody out of a window", hue: 0.98),
    Word("sonder", "that every passer-by has a life as rich as one's own", hue: 0.78),
    Word("zarf", "a holder for a hot cup", hue: 0.12),
    Word("limerence", "to be in love beyond all reason", hue: 0.9),
    Word("psithurism", "the sound of wind in the trees", hue: 0.35),
    Word("griffonage", "handwriting that nobody can read", hue: 0.65),
  ]
}

private struct WordCard: View {
  let word: Word
  let lean: Double
  let isSmall: Bool

  var body: some View {
    VStack(spacing: 0) {
      Text(word.name).bold().lineLimit(1)
      if !isSmall {
        Text(word.meaning).multilineTextAlignment(.center).padding(.top, 16)
      }
    }
    .padding(isSmall ? 0 : 16)
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .overlay(alignment: .top) {
      HStack(spacing: 0) {
        stamp("◂ to learn", opacity: -lean)
        Spacer(minLength: 0)
        stamp("known ▸", opacity: lean)
      }
    }
    .foregroundStyle(.white)
    .background {
      RoundedRectangle(cornerRadius: 8)
        .fill(word.color)
        .accessibilityIdentifier(word.name)
    }
  }

  private func stamp(_ text: String, opacity: Double) -> some View {
    Text(text).lineLimit(1).padding(.horizontal, 8).opacity(max(0, opacity))
  }
}
