import Foundation
import InbetweenMotion

/// Opens an address.
///
/// A terminal opens none by itself: without a handler nothing happens, and the address counts as not taken.
public struct OpenURLAction: Sendable {
  /// What a handler has done with an address.
  public struct Result: Sendable {
    fileprivate enum Kind {
      case handled, discarded
      case system(URL?)
    }
    fileprivate let kind: Kind

    /// It has been opened.
    public static let handled = Result(kind: .handled)
    /// It is not to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it, which a terminal does not.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another one, which a terminal does not.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor @Sendable (URL) -> Result)?

  /// Creates an action that opens addresses itself.
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

  fileprivate init() { handler = nil }

  /// Opens an address.
  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens an address, and tells whether it was opened.
  @MainActor public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    if case .handled = handler?(url).kind { completion(true) } else { completion(false) }
  }

  fileprivate static let none = OpenURLAction()
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { .none }
}

private enum TextLinkKey: EnvironmentKey {
  static var defaultValue: URL? { nil }
}

extension EnvironmentValues {
  /// Opens addresses; nothing does where nothing else is set.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Where text leads to.
  var textLink: URL? {
    get { self[TextLinkKey.self] }
    set { self[TextLinkKey.self] = newValue }
  }
}
