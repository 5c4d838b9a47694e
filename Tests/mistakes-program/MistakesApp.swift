import Inbetween

/// A program whose views have one mistake of each kind, to see where and when it tells of them.
@main
struct MistakesApp: App {
  var body: some Scene { WindowGroup { Mistakes() } }
}
