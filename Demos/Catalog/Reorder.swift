import Inbetween

/// A playlist: its tracks are shuffled, taken out and brought back.
///
/// Space or Return shuffles, the left arrow takes the selected track out, the right arrow brings the last
/// one back; the upper and the lower arrow select. A click on a track or on a word does the same.
public struct Reorder: View {
  @State private var tracks = Track.all
  @State private var removed: [Track] = []
  @State private var selected: String? = Track.all.first?.name
  @State private var deal = Deal(seed: 3)

  private let animation: Animation

  /// Creates the playlist; `animation` shows what changes.
  public init(animation: Animation = .spring(duration: 0.5, bounce: 0.2)) {
    self.animation = animation
  }

  public var body: some View {
    GeometryReader { proxy in
      let isSmall = proxy.size.width < 240 || proxy.size.height < 160
      Group {
        if isSmall { smallPlaylist } else { playlist }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .focusable()
    .onKeyPress(.space) { shuffle() }
    .onKeyPress(.return) { shuffle() }
    .onKeyPress(.leftArrow) { remove() }
    .onKeyPress(.rightArrow) { add() }
    .onKeyPress(.upArrow) { select(by: -1) }
    .onKeyPress(.downArrow) { select(by: 1) }
  }

  private var playlist: some View {
    VStack(spacing: 16) {
      Text("A playlist")
      rows(isSmall: false).frame(width: 240, height: 96, alignment: .top)
      HStack(spacing: 16) {
        Text("Shuffle").onTapGesture { shuffle() }
        Text("Remove").opacity(tracks.isEmpty ? 0.4 : 1).onTapGesture { remove() }
        Text("Add").opacity(removed.isEmpty ? 0.4 : 1).onTapGesture { add() }
      }
    }
  }

  /// The tracks alone, of which the selected one is always seen.
  private var smallPlaylist: some View {
    ScrollViewReader { proxy in
      ScrollView {
        rows(isSmall: true)
      }
      .onChange(of: selected) { showSelected(proxy) }
      .onChange(of: tracks.map(\.name)) { showSelected(proxy) }
    }
  }

  private func showSelected(_ proxy: ScrollViewProxy) {
    guard let selected else { return }
    withAnimation(animation) { proxy.scrollTo(selected) }
  }

  private func rows(isSmall: Bool) -> some View {
    VStack(spacing: 0) {
      ForEach(tracks) { track in
        Row(track: track, isSelected: track.name == selected, isSmall: isSmall)
          .onTapGesture { selected = track.name }
          // The selected one goes over the others, the others under it.
          .zIndex(track.name == selected ? 1 : 0)
          .transition(
            .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
              .combined(with: .opacity))
      }
    }
  }

  @discardableResult
  private func shuffle() -> KeyPress.Result {
    withAnimation(animation) { tracks = deal.shuffled(tracks) }
    return .handled
  }

  @discardableResult
  private func remove() -> KeyPress.Result {
    guard let index = tracks.firstIndex(where: { $0.name == selected }) else { return .handled }
    withAnimation(animation) {
      removed.append(tracks.remove(at: index))
      selected = tracks.isEmpty ? nil : tracks[min(index, tracks.count - 1)].name
    }
    return .handled
  }

  @discardableResult
  private func add() -> KeyPress.Result {
    guard let track = removed.popLast() else { return .handled }
    withAnimation(animation) {
      tracks.insert(track, at: 0)
      selected = track.name
    }
    return .handled
  }

  private func select(by step: Int) -> KeyPress.Result {
    guard let index = tracks.firstIndex(where: { $0.name == selected }) else { return .handled }
    selected = tracks[min(tracks.count - 1, max(0, index + step))].name
    return .handled
  }
}

extension Reorder {
  private struct Track: Identifiable {
    let name: String
    let length: String
    let color: Color
    var id: String { name }

    static let all = [
      Track(name: "Aria", length: "4:06", color: .orange),
      Track(name: "Bolero", length: "14:10", color: .red),
      Track(name: "Canon", length: "5:02", color: .green),
      Track(name: "Danza", length: "3:27", color: .blue),
      Track(name: "Etude", length: "2:44", color: .purple),
      Track(name: "Fugue", length: "6:31", color: .teal),
    ]
  }

  private struct Row: View {
    let track: Track
    let isSelected: Bool
    let isSmall: Bool

    var body: some View {
      HStack(spacing: 0) {
        Text(isSelected ? "▸ \(track.name)" : "  \(track.name)").lineLimit(1)
        Spacer(minLength: 0)
        if !isSmall { Text(track.length) }
      }
      .padding(.horizontal, isSmall ? 0 : 8)
      .frame(height: 16)
      .background { Rectangle().fill(track.color.opacity(isSelected ? 0.6 : 0.25)) }
    }
  }

  /// What shuffles the tracks, the same way each time the scene is played.
  private struct Deal {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns tracks in another order: each place gets one of those that are left.
    mutating func shuffled(_ tracks: [Track]) -> [Track] {
      var tracks = tracks
      for index in tracks.indices.dropLast() {
        // Source: Knuth's MMIX generator; its upper bits are the good ones.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let other = index + Int(state >> 33) % (tracks.count - index)
        tracks.swapAt(index, other)
      }
      return tracks
    }
  }
}
