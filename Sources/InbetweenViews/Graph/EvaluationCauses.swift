/// Why a view is evaluated: what `_printChanges()` tells.
struct EvaluationCauses {
  /// Whether the view is evaluated for the first time.
  private var isFirst = true
  /// Whether its description is another one.
  private var isOther = true
  /// What has changed of what it read; nil stands for a property of an observable object.
  private var changed: [ObjectIdentifier?] = []

  mutating func noteOther() { isOther = true }

  mutating func note(_ changed: ObjectIdentifier?) {
    if !self.changed.contains(changed) { self.changed.append(changed) }
  }

  /// Forgets all, since the view has been evaluated.
  mutating func clear() {
    isFirst = false
    isOther = false
    changed.removeAll(keepingCapacity: true)
  }

  /// Returns the names of what has changed, with those of properties as they are stored.
  @MainActor
  func names(_ plan: FieldPlan, storage: [AnyObject?], of pointer: UnsafeRawPointer) -> [String] {
    var names: [String] = []
    if isOther { names.append("@self") }
    if isFirst { names.append("@identity") }
    if changed.contains(nil) { names.append("@dependencies") }
    guard !isFirst else { return names + plan.propertyNames }
    let known = changed.compactMap { $0 }
    return names + plan.changedProperties(of: pointer, storage: storage, by: known)
  }
}
