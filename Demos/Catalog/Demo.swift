import Inbetween

/// A scene that can be played, dumped and tested by its name.
public struct Demo: Sendable {
  /// What the command line calls the scene.
  public let name: String
  /// What the scene shows, in one line.
  public let summary: String
  /// What the scene plays by itself, over and over.
  public let autoplay: String
  private let makeHost: @MainActor @Sendable (Bool) -> ViewHost

  init<Content: View>(
    _ name: String, _ summary: String, autoplay: String,
    content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.summary = summary
    self.autoplay = autoplay
    makeHost = { ViewHost(content(), describesNodes: $0) }
  }

  /// Makes a host that runs the scene from its beginning.
  ///
  /// `describesNodes` has the frames tell names, types and paths of what they show.
  @MainActor
  public func host(describesNodes: Bool = false) -> ViewHost { makeHost(describesNodes) }

  /// Runs the scene in the terminal, from a command line without the program's name, and returns the exit code.
  ///
  /// Errors: throws for a bad command line, and if the terminal cannot be used.
  @MainActor
  public func run(options: TerminalOptions) throws -> Int32 {
    let host = host()
    host.reducesMotion = options.reducesMotion
    let code = try TerminalProgram.run(
      host, options: options, autoplay: InputScript(autoplay))
    try TerminalProgram.report(host.warnings)
    return code
  }

  /// All scenes, by name.
  public static let all: [Demo] = [
    Demo(
      "period-picker", "three tabs and a highlight that slides between them",
      autoplay: """
        wait 1; tap "Week"; wait 1; tap "Month"; wait 1; tap "Day"
        """
    ) { PeriodPicker() },
    Demo(
      "profile", "a page that scrolls, by the wheel, keys or a drag",
      autoplay: """
        wait 1; key page-down; wait 1; key down; key down; wait 1; key end; wait 1; key home
        """
    ) { Profile() },
    Demo(
      "carousel", "cards in a row that snap to its edge",
      autoplay: """
        wait 1; key right; wait 1; key right; wait 1; key end; wait 1; key home
        """
    ) { Carousel() },
    Demo(
      "equal-width", "buttons as wide as the widest, beside an ordinary row",
      autoplay: """
        wait 1; key right; wait 1; key tab; key return; wait 0.5; key right; wait 1; key right
        """
    ) { EqualWidth() },
    Demo(
      "reorder", "a playlist that is shuffled, with tracks that come and go",
      autoplay: """
        wait 1; key space; wait 1; key left; wait 0.6; key left; wait 1; key space; wait 0.2; key right; wait 1; key right
        """
    ) { Reorder() },
    Demo(
      "cards", "cards of one style, which one look changes for all of them",
      autoplay: """
        wait 1; key right; wait 1; key space; wait 1; key left; wait 1; key space; wait 1; key space
        """
    ) { Cards() },
    Demo(
      "hero", "a picture that grows into the whole window, and back",
      autoplay: """
        wait 1; key right; key return; wait 0.3; key escape; wait 1; key right; key return; wait 1.5; key right; \
        wait 1; key return
        """
    ) { Hero() },
    Demo(
      "orders", "an order whose header, lines and total count how often they are evaluated",
      autoplay: """
        wait 1; key down; wait 0.6; key right; wait 0.6; key right; wait 1; key s; wait 1; key t; wait 1; key s; \
        key up; key left; key left
        """
    ) { Orders() },
    Demo(
      "rows", "a list of 100,000 rows, with a selection and jumps",
      autoplay: """
        wait 1; key down; key down; key page-down; wait 1; type "54321"; key return; wait 1; key end; wait 1; key home
        """
    ) { Rows() },
    Demo(
      "race", "every curve and spring side by side, all turned round at any time",
      autoplay: """
        wait 1; key space; wait 2.5; key space; wait 0.4; key space; wait 0.4; key space; wait 2
        """
    ) { Race() },
    Demo(
      "layouts", "the months as a grid, a circle and a stack, between which they fly",
      autoplay: """
        wait 1; key 2; wait 1.5; key 3; wait 1.5; key 1; wait 0.3; key 2; wait 1.5; key left
        """
    ) { Layouts() },
    Demo(
      "deck", "cards that are dragged and thrown with the mouse, or with the arrow keys",
      autoplay: """
        wait 1; key right; wait 0.6; key left; wait 0.2; key right; wait 1; key down; wait 1; key space
        """
    ) { Deck() },
  ]

  /// Returns the scene with a name; nil if there is none.
  public static func named(_ name: String) -> Demo? { all.first { $0.name == name } }
}
