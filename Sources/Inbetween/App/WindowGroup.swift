/// The window of a program: the whole terminal.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  /// Creates the window with what is in it.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never asked for: the window is a primitive scene.
  public var body: Never { preconditionFailure("a WindowGroup has no body") }

  @MainActor public static func _makeHost(_ scene: WindowGroup<Content>) -> ViewHost {
    ViewHost(scene.content)
  }
}
