import InbetweenMotion

/// Whether a view has the keyboard focus, or which of several: `focused(_:)` and `focused(_:equals:)` bind views to it.
///
/// A write moves the focus, once the update that the write is part of is done. A value that no view is bound to
/// gives way to false or nil.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var location: FocusLocation<Value>?

  /// Creates a state of one view, which does not have the focus at first.
  public nonisolated init() where Value == Bool { none = false }

  /// Creates a state of several views, none of which has the focus at first.
  public nonisolated init<Name: Hashable>() where Value == Name? { none = nil }

  /// Whether the view has the focus, or which one.
  public var wrappedValue: Value {
    get { location?.state.value ?? none }
    nonmutating set { location?.request(newValue) }
  }

  /// A binding to the state.
  public var projectedValue: Binding { Binding(location: location, none: none) }

  /// Reads and writes a focus state.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    let none: Value

    /// Whether the view has the focus, or which one.
    public var wrappedValue: Value {
      get { location?.state.value ?? none }
      nonmutating set { location?.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: BindableProperty {
  static var isOwnedByNode: Bool { true }

  mutating func bind(to storage: inout AnyObject?, node: _Node) {
    let made = storage as? FocusLocation<Value> ?? FocusLocation(none, graph: node.graph)
    location = made
    storage = made
  }

  func isChanged(by causes: [ObjectIdentifier], storage: AnyObject?) -> Bool {
    guard let location = storage as? FocusLocation<Value> else { return false }
    return causes.contains(ObjectIdentifier(location.state))
  }

  func isSame(as other: FocusState<Value>) -> Bool { true }
}

/// Where a focus state lives.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  let state: StateLocation<Value>
  private let none: Value
  private let link: GraphLink

  @MainActor
  init(_ none: Value, graph: ViewGraph) {
    self.none = none
    link = graph.link
    state = StateLocation(none, graph: graph)
  }

  /// Sets the value, and has the focus follow it.
  func request(_ value: Value) {
    state.set(value)
    let boxed = Unchecked(self)
    if link.isRunning {
      MainActor.assumeIsolated { boxed.value.follow() }
    } else {
      Task { @MainActor in boxed.value.follow() }
    }
  }

  @MainActor
  private func follow() {
    link.graph?.afterEvent { [weak self] in
      guard let self, let graph = self.link.graph else { return }
      let value = self.state.value
      let isFollowed = graph.followFocus?(self) ?? false
      if !isFollowed, value != self.none { self.state.set(self.none) }
    }
  }

  /// Whether a view that is bound to a value is to have the focus.
  @MainActor
  func wants(_ value: Value) -> Bool { value != none && state.value == value }

  /// Notes that the view that is bound to a value has the focus, or has it no more.
  @MainActor
  func note(_ value: Value, isFocused: Bool) {
    if isFocused {
      if state.value != value { state.set(value) }
    } else if state.value == value {
      state.set(none)
    }
  }
}
