import InbetweenDrawing
import InbetweenMotion

/// A place in the tree of views: it keeps identity, state and what was evaluated there.
///
/// Not in SwiftUI. Nodes are made by views and held by the graph; authors never see one.
@MainActor
public class _Node {
  unowned let graph: ViewGraph
  final var parent: _Node? { outer?.object }
  private let outer: BackLink<_Node>?
  private var ownLink: BackLink<_Node>?
  /// How far from the root the node is; parents are updated before their children.
  let depth: Int
  /// The number of the node, in the order in which nodes were made.
  let serial: Int
  let environment: EnvironmentScope
  /// The nearest node above that changes transactions on their way down.
  let transactions: TransactionLink?
  /// What `transactions` was outside of each modifier around that changes transactions for itself alone.
  let outerTransactions: [TransactionLink?]
  /// The lazy stack of whose rows the views of this node are.
  unowned let lazyStack: LazyStackElement?
  /// Whether the node stands in its parent's place among the parent's siblings.
  private let isInPlace: Bool
  final let label: String
  /// What this node has read and must hear of when it changes.
  private var dependencies: [Dependency] = []
  var isQueued = false
  private(set) var isMounted = true
  /// How often the node was evaluated: what it heard for an older evaluation counts no more.
  private(set) var evaluation = 0
  /// Ends what observable objects keep for the last evaluation.
  var endOfReads: EndOfReads?

  init(in context: _NodeContext) {
    graph = context.graph
    outer = context.parent?.backLink
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    transactions = context.transactions
    outerTransactions = context.outerTransactions
    label = context.label
    lazyStack = context.lazyStack
    isInPlace = context.isInPlace
    serial = context.graph.nextNodeSerial()
  }

  deinit { ownLink?.end() }

  /// What leads back to the node from inside, and from all that tells it of changes.
  final var backLink: BackLink<_Node> {
    let link = ownLink ?? BackLink(self)
    ownLink = link
    return link
  }

  /// What is laid out for this node, in paint order, views in their removal included.
  var elements: [Element] { [] }

  /// The id that the author gave the view, if this node stands for one with such an id.
  var explicitID: AnyHashable? { nil }

  /// The names of what had the node evaluated; nil if it notes no causes.
  var changedNames: [String]? { nil }

  /// Notes what has the node evaluated; nil stands for a property of an observable object.
  func noteCause(_ cause: ObjectIdentifier?) {}

  /// Evaluates the node again, since something that it read has changed.
  func refresh() {}

  /// Takes an item out for good that was removed with a transition.
  func removeItem(_ item: ItemNode) {}

  /// Adapts to a child whose elements are others now; the default passes it on.
  func childElementsDidChange(_ child: _Node) { elementsDidChange() }

  /// Ends the life of this node and of all below.
  func unmount() {
    isMounted = false
    forgetDependencies()
    evaluation += 1
    endOfReads?.tell()
    graph.nodeDidUnmount(self)
  }

  /// Tells the node above that the elements here are others now.
  final func elementsDidChange() { parent?.childElementsDidChange(self) }

  /// The environment's values, which note that this node reads them.
  final var environmentValues: EnvironmentValues { environment.values }

  // MARK: Contexts

  /// Returns the context in which the children of this node are made.
  final func context(
    label: String = "", environment: EnvironmentScope? = nil, transactions: TransactionLink? = nil
  ) -> _NodeContext {
    _NodeContext(
      graph: graph, parent: self, environment: environment ?? self.environment,
      transactions: transactions ?? self.transactions, outerTransactions: outerTransactions,
      label: label)
  }

  /// Returns the context in which children of this node are made that stand in its place among its siblings.
  final func contentContext(
    label: String = "", environment: EnvironmentScope? = nil, transactions: TransactionLink? = nil
  ) -> _NodeContext {
    context(label: label, environment: environment, transactions: transactions).inPlace(of: self)
  }

  /// The transition that a modifier around gives to the views in this node's place, where they ask for none.
  var givenTransition: AnyTransition? { isInPlace ? parent?.givenTransition : nil }

  /// The structural path from the root.
  final var path: String {
    var components: [String] = []
    var node: _Node? = self
    while let current = node {
      if let name = current.pathComponent { components.append(name) }
      if !current.label.isEmpty { components.append(current.label) }
      node = current.parent
    }
    return components.reversed().joined(separator: "/")
  }

  /// What the node adds to the structural path; nil for nothing.
  var pathComponent: String? { nil }

  /// What the path calls views by that the node puts behind or in front of its elements; nil if it has none.
  var partLabel: String? { nil }

  /// The name of the author's view that the node stands for, if it is one.
  var viewName: String? { nil }

  /// What a warning calls the place of the node by: the author's view around it, else the outermost container.
  final var placeName: String {
    var node: _Node? = self
    var name: String?
    while let current = node {
      if let view = current.viewName { return view }
      name = current.pathComponent ?? name
      node = current.parent
    }
    return name ?? "the window"
  }

  // MARK: Dependencies

  final func evaluate<Result>(_ body: () -> Result) -> Result {
    forgetDependencies()
    isQueued = false
    evaluation += 1
    return CurrentTransaction.without {
      endOfReads?.tell()
      return reading(body)
    }
  }

  /// Evaluates something more, and goes on to depend on what was read before.
  final func evaluateFurther(_ body: () -> Void) { CurrentTransaction.without { reading(body) } }

  private func reading<Result>(_ body: () -> Result) -> Result {
    let outer = graph.reader
    graph.reader = self
    defer { graph.reader = outer }
    return observing(isNested: outer != nil, body)
  }

  final func dependsOn(_ dependency: Dependency) { dependencies.append(dependency) }

  private func forgetDependencies() {
    for dependency in dependencies { dependency.removeReader(self) }
    dependencies.removeAll(keepingCapacity: true)
  }

  /// Returns the node as one that holds views of a type that it is known to hold.
  final func cast<Content: View>(to type: Content.Type) -> _ViewNode<Content> {
    guard let node = self as? _ViewNode<Content> else {
      preconditionFailure("a node of \(Swift.type(of: self)) cannot hold a \(Content.self)")
    }
    return node
  }
}

/// A node that holds views of one type.
///
/// Not in SwiftUI.
@MainActor
public class _ViewNode<Content: View>: _Node {
  /// Takes over a new description of the view.
  func update(_ view: Content) {}
}

/// Where a node is made.
///
/// Not in SwiftUI.
@MainActor
public struct _NodeContext {
  let graph: ViewGraph
  let parent: _Node?
  let environment: EnvironmentScope
  var transactions: TransactionLink?
  var outerTransactions: [TransactionLink?] = []
  var label: String
  /// The lazy stack of whose rows the views are.
  var lazyStack: LazyStackElement?
  /// Whether the views stand in the parent's place among its siblings.
  private(set) var isInPlace = false

  func labelled(_ label: String) -> _NodeContext {
    var copy = self
    copy.label = label
    return copy
  }

  /// Returns the context for views that stand in the place of a node among its siblings.
  func inPlace(of node: _Node) -> _NodeContext {
    var context = inLazyStack(node.lazyStack)
    context.isInPlace = true
    return context
  }

  /// Returns the context for views that are among the rows of a lazy stack.
  func inLazyStack(_ stack: LazyStackElement?) -> _NodeContext {
    var context = self
    context.lazyStack = stack
    return context
  }
}
