/// A part of a program that has a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The scene's content.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes the host that runs the scene. Not for authors: every scene has the default.
  static func _makeHost(_ scene: Self) -> ViewHost
}

extension Scene {
  public static func _makeHost(_ scene: Self) -> ViewHost { Body._makeHost(scene.body) }
}

extension Never: Scene {
  public static func _makeHost(_ scene: Never) -> ViewHost {}
}
