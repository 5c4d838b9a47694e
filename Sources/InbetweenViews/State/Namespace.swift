import InbetweenMotion

/// A space of names that belongs to one view, in which ids of matched geometry are looked up.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A namespace's identity.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var number = 0

  /// Creates a namespace; it gets its identity with the view that owns it.
  public nonisolated init() {}

  /// The namespace's identity.
  public var wrappedValue: ID { ID(number: number) }
}

extension Namespace: BindableProperty {
  static var isOwnedByNode: Bool { true }

  private final class Storage {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  mutating func bind(to storage: inout AnyObject?, node: _Node) {
    let known = storage as? Storage ?? Storage(node.graph.nextNamespace())
    storage = known
    number = known.number
  }

  func isSame(as other: Namespace) -> Bool { true }
}
