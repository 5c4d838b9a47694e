/// What can be wrong with a request of the compiler, apart from the author's source.
package enum PluginError: Error, Equatable {
  /// The stream ended within a message.
  case truncated(expected: Int, received: Int)
  /// A length that no request has.
  case tooLong(UInt64)
  /// The message is no request as the compiler makes them.
  case malformed(String)
  /// A macro that this plugin does not have.
  case unknownMacro(String)
  /// A macro in a place where it makes nothing.
  case unknownRole(String, macro: String)
  /// The compiler wants a library loaded, which only its own plugin server does.
  case loadsNoLibraries
}

extension PluginError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .truncated(let expected, let received):
      "the stream from the compiler ended early: expected \(expected) bytes, got \(received)"
    case .tooLong(let length):
      "a request has at most \(MessageChannel.maximumLength) bytes, got a length of \(length)"
    case .malformed(let problem):
      "the compiler sent a request that cannot be read: \(problem)"
    case .unknownMacro(let name):
      "unknown macro '\(name)'; this plugin has: EntryMacro"
    case .unknownRole(let role, let macro):
      "'\(macro)' has no role '\(role)'; its roles are: accessor, peer"
    case .loadsNoLibraries:
      "this plugin loads no libraries"
    }
  }
}
