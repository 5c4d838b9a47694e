/// Has a node evaluated again whenever an object is about to change.
@MainActor
final class ObjectSubscription {
  let object: AnyObject
  private let publisher: ObservableObjectPublisher
  private let number: Int

  init<Object: ObservableObject>(to object: Object, node: _Node) {
    self.object = object
    let publisher = object.objectWillChange
    self.publisher = publisher
    let cause = ObjectIdentifier(object)
    number = publisher.listen { [weak node, weak graph = node.graph] in
      guard let node, let graph else { return }
      graph.enqueueRefresh(of: node, cause: cause)
    }
  }

  deinit { publisher.endListening(number) }
}
