/// Which rows of a list are selected, wherever that is kept.
nonisolated enum ListSelection<Value: Hashable> {
  case optional(Binding<Value?>)
  case one(Binding<Value>)
  case several(Binding<Set<Value>>)
}

extension ListSelection {
  /// Whether more than one row may be selected.
  var allowsSeveral: Bool {
    if case .several = self { true } else { false }
  }

  /// The selected rows, in no particular order.
  @MainActor var values: Set<Value> {
    switch self {
    case .optional(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .one(let binding): [binding.wrappedValue]
    case .several(let binding): binding.wrappedValue
    }
  }

  /// Whether a row with an id is selected.
  @MainActor func contains(_ id: AnyHashable) -> Bool {
    guard let value = id.base as? Value else { return false }
    switch self {
    case .optional(let binding): return binding.wrappedValue == value
    case .one(let binding): return binding.wrappedValue == value
    case .several(let binding): return binding.wrappedValue.contains(value)
    }
  }

  /// Selects rows and no others; of several ones where only one may be selected, the last.
  @MainActor func select(_ values: [Value]) {
    guard let last = values.last else { return }
    switch self {
    case .optional(let binding): if binding.wrappedValue != last { binding.wrappedValue = last }
    case .one(let binding): if binding.wrappedValue != last { binding.wrappedValue = last }
    case .several(let binding):
      let all = Set(values)
      if binding.wrappedValue != all { binding.wrappedValue = all }
    }
  }

  /// Selects a row; one of several that is selected already is taken out.
  @MainActor func toggle(_ value: Value) {
    guard case .several(let binding) = self else { return select([value]) }
    var all = binding.wrappedValue
    if all.remove(value) == nil { all.insert(value) }
    binding.wrappedValue = all
  }
}
