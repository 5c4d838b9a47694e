/// What `@Entry` cannot be applied to, and where in the declaration that shows.
struct EntryError: Error, Equatable {
  enum Problem: Equatable {
    case notAVariable
    case constant(String)
    case modifier(String, name: String)
    case notOneName
    case block(name: String)
    case noValue(name: String, type: String?)
    case place(name: String, container: String?)
  }

  let problem: Problem
  /// A byte of the declaration's source.
  let offset: Int
}

extension EntryError: CustomStringConvertible {
  var description: String {
    switch problem {
    case .notAVariable:
      "'@Entry' belongs on a variable: '@Entry var name: Type = value'"
    case .constant(let name):
      "'@Entry' needs a variable that can be set, got 'let \(name)'; write 'var \(name)'"
    case .modifier(let modifier, let name):
      "'@Entry' makes '\(name)' a plain property; remove '\(modifier)'"
    case .notOneName:
      "'@Entry' belongs on a variable with one name: '@Entry var name: Type = value'"
    case .block(let name):
      "'@Entry' writes the accessors of '\(name)' itself; remove the block after it"
    case .noValue(let name, let type):
      "'\(name)' has no default value, which only an optional type can do without; "
        + "write '@Entry var \(name): \(type ?? "Type") = value'"
    case .place(let name, let container):
      "'@Entry var \(name)' belongs in an extension of "
        + EntryContainer.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        + (container.map { ", got '\($0)'" } ?? ", got the top level of a file")
    }
  }
}
