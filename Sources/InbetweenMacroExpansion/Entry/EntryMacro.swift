/// What `@Entry` stands for: a key with the default value, and accessors that use it.
struct EntryMacro {
  /// What the compiler can ask for.
  enum Role: String {
    case accessor
    case peer
  }

  private let declaration: EntryDeclaration
  private let container: EntryContainer

  /// Reads the declaration that the macro is attached to, and what that stands in.
  init(declaration: String, context: String?) throws(EntryError) {
    let scope = context.map(EntryScope.init)
    self.declaration = try EntryDeclaration(
      source: declaration, isolation: scope?.isolation ?? .unspecified)
    guard let container = scope?.container else {
      let problem = EntryError.Problem.place(name: self.declaration.name, container: scope?.title)
      throw EntryError(problem: problem, offset: self.declaration.nameOffset)
    }
    self.container = container
  }

  /// Returns the source to add.
  func source(for role: Role) -> String {
    switch role {
    case .accessor:
      """
      get { self[\(key).self] }
      set { self[\(key).self] = newValue }
      """
    case .peer:
      """
      \(attributes)struct \(key): \(conformance) {
      \(defaultValue)
      }
      """
    }
  }

  /// In backticks, since a name may have been in need of them.
  private var key: String { "`__Key_\(declaration.name)`" }

  private var attributes: String {
    switch declaration.isolation {
    case .unspecified: "private "
    case .nonisolated: "private nonisolated "
    case .mainActor: "@MainActor private "
    }
  }

  private var conformance: String {
    (declaration.isolation == .mainActor ? "@MainActor " : "") + container.keyProtocol
  }

  /// With its type written, the value is made anew for each read, so that it need not be sendable;
  /// else only a constant can take its type from the value.
  private var defaultValue: String {
    let value = declaration.value ?? "nil"
    guard let type = declaration.type else { return "static let defaultValue = \(value)" }
    return """
      typealias Value = \(type)
      static var defaultValue: Value {
      return \(value)
      }
      """
  }
}
