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
    number = publisher.listen { [link = node.backLink, graph = node.graph.link] in
      graph.enqueueRefresh(of: link, cause: cause)
    }
  }

  deinit { publisher.endListening(number) }
}
