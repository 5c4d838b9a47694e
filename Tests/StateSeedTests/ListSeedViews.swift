import Inbetween
import Observation

// Views as SwiftUI authors write them, in which many rows are shown.

struct Track: Identifiable, Sendable {
  let id: Int
  var name: String
  var isLiked = false

  /// What stays the same, whatever else is changed in a track.
  var code: String { "T\(id)" }
}

protocol TrackSource: Sendable {
  func tracks() async throws -> [Track]
}

struct NoTracks: TrackSource {
  struct Offline: Error {}

  func tracks() async throws -> [Track] { throw Offline() }
}

/// Has tracks once it is opened.
struct Records: TrackSource {
  let names: [String]
  private let gate: AsyncStream<Void>
  private let key: AsyncStream<Void>.Continuation

  init(_ names: [String]) {
    self.names = names
    (gate, key) = AsyncStream<Void>.makeStream()
  }

  func open() { key.finish() }

  func tracks() async throws -> [Track] {
    for await _ in gate {}
    return names.enumerated().map { Track(id: $0, name: $1) }
  }
}

@Observable
final class PlaylistModel {
  private(set) var tracks: [Track] = []
  private(set) var isLoading = false

  private let source: any TrackSource

  init(source: any TrackSource = NoTracks()) {
    self.source = source
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    tracks = (try? await source.tracks()) ?? []
  }

  func like(_ id: Track.ID) {
    for index in tracks.indices where tracks[index].id == id { tracks[index].isLiked.toggle() }
  }
}

struct TrackRow: View {
  let track: Track
  let model: PlaylistModel

  var body: some View {
    Text(track.isLiked ? "\(track.name) +" : track.name)
      .onTapGesture { model.like(track.id) }
  }
}

struct Playlist: View {
  @State private var model: PlaylistModel

  init(model: PlaylistModel = PlaylistModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    List(model.tracks) { track in
      TrackRow(track: track, model: model)
    }
    .overlay { if model.isLoading { Text("loading") } }
    .task { await model.load() }
  }
}

struct Chooser: View {
  @State private var chosen: Track.ID?
  let tracks = [Track(id: 1, name: "One"), Track(id: 2, name: "Two")]

  var body: some View {
    VStack(spacing: 0) {
      Text("chosen \(chosen.map { "\($0)" } ?? "-")")
      List(selection: $chosen) {
        Section("All") {
          ForEach(tracks) { track in
            Text(track.name)
          }
        }
      }
      .listStyle(.plain)
    }
  }
}

struct Feed: View {
  let tracks = (0..<10_000).map { Track(id: $0, name: "post \($0)") }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(tracks) { track in
          FeedRow(track: track)
        }
      }
    }
  }
}

struct FeedRow: View {
  let track: Track
  @State private var count = 0

  var body: some View {
    Text(count == 0 ? track.name : "\(track.name): \(count)").onTapGesture { count += 1 }
  }
}

struct Queue: View {
  @State private var tracks = ["a", "b", "c"].enumerated().map { Track(id: $0, name: $1) }

  var body: some View {
    VStack(spacing: 0) {
      Text("turn").onTapGesture { tracks.reverse() }
      ForEach(tracks, id: \.code) { track in
        FeedRow(track: track)
      }
    }
  }
}

struct CardModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .background(.regularMaterial)
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

extension View {
  func cardStyle() -> some View {
    modifier(CardModifier())
  }
}

struct CardPage: View {
  @State private var name = "card"

  var body: some View {
    Text(name).cardStyle().onTapGesture { name = "taken" }
  }
}
