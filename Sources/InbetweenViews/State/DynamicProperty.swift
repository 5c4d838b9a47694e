/// A stored property of a view that reads something from outside of it.
///
/// A structure of one's own that conforms may hold `@State`, `@Environment` and the like.
public protocol DynamicProperty {
  /// Prepares the property for the body that is about to be evaluated. The default does nothing.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that is bound to a node.
@MainActor
protocol BindableProperty: DynamicProperty {
  /// Whether the property belongs to the node, so that a new description does not replace it.
  static var isOwnedByNode: Bool { get }

  /// Binds the property to what the node keeps for it.
  mutating func bind(to storage: inout AnyObject?, node: _Node)

  /// Whether the property changed because something did that its node has read.
  func isChanged(by causes: [ObjectIdentifier], storage: AnyObject?) -> Bool

  /// Whether two descriptions of a property that the node does not own are the same.
  func isSame(as other: Self) -> Bool
}

extension BindableProperty {
  func isChanged(by causes: [ObjectIdentifier], storage: AnyObject?) -> Bool {
    storage.map { causes.contains(ObjectIdentifier($0)) } ?? false
  }
}
