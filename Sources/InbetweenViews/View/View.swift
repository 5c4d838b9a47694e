import InbetweenMotion

/// A part of a picture: a description that Inbetween turns into nodes, frames and cells.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that holds a view of this type. Not for authors: every view has the default.
  @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    CompositeNode(view, in: context)
  }
}

extension View where Body == Never {
  /// Never asked for: the view draws itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view and has no body")
  }
}

extension Never: View {
  public typealias Body = Never
}
