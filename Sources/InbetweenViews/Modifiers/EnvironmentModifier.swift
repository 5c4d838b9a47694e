import InbetweenMotion
import Observation

/// Changes the environment of a view.
public nonisolated struct _EnvironmentModifier: ViewModifier {
  public typealias Body = Never

  let transform: (inout EnvironmentValues) -> Void

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentNode(view, in: context)
  }
}

/// The node of a view with an environment of its own.
final class EnvironmentNode<Content: View>: ContextModifierNode<Content, _EnvironmentModifier> {
  private let scope: EnvironmentScope

  init(_ view: ModifiedContent<Content, _EnvironmentModifier>, in context: _NodeContext) {
    scope = EnvironmentScope(
      parent: context.environment, graph: context.graph, transform: view.modifier.transform)
    super.init(in: context)
    makeChild(view.content, in: self.context(environment: scope))
  }

  override func update(_ view: ModifiedContent<Content, _EnvironmentModifier>) {
    scope.update(transform: view.modifier.transform)
    super.update(view)
  }
}

extension View {
  /// Sets a value of the environment for the view and all inside.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for the view and all inside.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Gives the view and all inside an observable object, which they find by its type; nil takes it away.
  nonisolated public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(_EnvironmentModifier { $0[optional: EnvironmentObjectName<Object>()] = object })
  }
}
