import InbetweenMotion

/// The environment of a part of the tree, and who reads which of its values.
@MainActor
final class EnvironmentScope: EnvironmentObserver {
  private let parent: EnvironmentScope?
  // Set once. Tasks may hold the scope, and read from it when its host has gone.
  private let link: GraphLink
  private var transform: (inout EnvironmentValues) -> Void
  /// The values, with nobody to note who reads them: that would be the scope, which would hold itself.
  private var stored = EnvironmentValues()
  private var readers: [ObjectIdentifier: Dependency] = [:]
  private var children: [WeakScope] = []
  /// Whether what is inside is shown without motion.
  private(set) var reducesMotion = false

  /// The keys that are being read, where it is asked what reads what.
  private var noted: [ObjectIdentifier]?

  private struct WeakScope {
    weak var scope: EnvironmentScope?
  }

  init(
    parent: EnvironmentScope?, graph: ViewGraph,
    transform: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.parent = parent
    link = graph.link
    self.transform = transform
    parent?.adopt(self)
    recompute()
  }

  private func adopt(_ child: EnvironmentScope) {
    // Those that have gone are cleared away whenever the array would have to grow.
    if children.count == children.capacity { children.removeAll { $0.scope == nil } }
    children.append(WeakScope(scope: child))
  }

  /// The values, which note who reads them.
  var values: EnvironmentValues {
    var values = stored
    values.observer = self
    return values
  }

  /// Sets the values anew, and has those evaluated who read one that changed.
  func update(transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
    recompute()
  }

  nonisolated func environmentDidRead(_ key: ObjectIdentifier) {
    // A copy of the values may be read anywhere; only bodies depend on what they read.
    guard link.isRunning else { return }
    MainActor.assumeIsolated {
      guard noted == nil else {
        noted?.append(key)
        return
      }
      guard let reader = link.reader else { return }
      let dependency = readers[key] ?? Dependency()
      readers[key] = dependency
      dependency.didRead(by: reader)
    }
  }

  /// Whether one of the values that are read in a closure is among what has changed.
  func isChanged(
    by causes: [ObjectIdentifier], _ read: (EnvironmentValues) -> Void
  ) -> Bool {
    noted = []
    read(values)
    defer { noted = nil }
    return (noted ?? []).contains { key in
      readers[key].map { causes.contains(ObjectIdentifier($0)) } ?? false
    }
  }

  private func recompute() {
    let old = stored
    var values = parent?.stored ?? EnvironmentValues()
    transform(&values)
    // The transform may have put the values of another scope in their place.
    values.observer = nil
    reducesMotion = values.accessibilityReduceMotion
    stored = values
    let changed = values.changedKeys(from: old)
    guard !changed.isEmpty else { return }
    for key in changed { readers[key]?.didChange() }
    children.removeAll { $0.scope == nil }
    for child in children { child.scope?.recompute() }
  }
}
