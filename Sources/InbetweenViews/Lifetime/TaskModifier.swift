/// Runs a task for as long as a view is there.
public nonisolated struct _TaskModifier<ID: Equatable>: ViewModifier {
  public typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) @Sendable () async -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TaskNode(view, in: context)
  }
}

/// The node of a view with a task.
final class TaskNode<Content: View, ID: Equatable>: ContextModifierNode<Content, _TaskModifier<ID>>
{
  private var modifier: _TaskModifier<ID>
  private var task: OwnedTask?

  init(_ view: ModifiedContent<Content, _TaskModifier<ID>>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(in: context)
    makeChild(view.content, in: self.context())
    startAfterUpdate()
  }

  override func update(_ view: ModifiedContent<Content, _TaskModifier<ID>>) {
    super.update(view)
    let old = modifier.id
    modifier = view.modifier
    if old != modifier.id { startAfterUpdate() }
  }

  override func unmount() {
    super.unmount()
    task = nil
  }

  private func startAfterUpdate() {
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      // The one before is cancelled first.
      task = nil
      task = OwnedTask(priority: modifier.priority, modifier.action)
    }
  }
}

/// A task that is cancelled when nobody holds it any more.
private final class OwnedTask {
  private let task: Task<Void, Never>

  init(priority: TaskPriority, _ action: @escaping @isolated(any) @Sendable () async -> Void) {
    task = Task(priority: priority, operation: action)
  }

  deinit { task.cancel() }
}

extension View {
  /// Runs a task from when the view has come, and cancels it when the view has gone: when its transition
  /// is over, or when the host is dropped.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task from when the view has come, and cancels it when the view has gone; whenever an id
  /// changes, cancels it too and runs it anew.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: id, priority: priority, action: action))
  }
}
