import Foundation

/// How a change of state is to be shown: with which animation, if any.
///
/// A transaction is current while the body of ``withTransaction(_:_:)`` or
/// ``withAnimation(_:_:)`` runs; each state write in there carries it. Values that were set explicitly win
/// over those of the transaction around it; the others are inherited.
public struct Transaction {
  private var animationSetting: Animation??
  private var flags: [Flag: Bool] = [:]
  private var custom: [ObjectIdentifier: Entry] = [:]
  /// What wants to be told when the animations that this transaction begins are over.
  package var completions: [AnimationCompletion] = []

  private enum Flag: Hashable {
    case disablesAnimations
    case isContinuous
    case tracksVelocity
  }

  private struct Entry {
    let value: Any
    let isEqual: (Any) -> Bool
  }

  /// Creates a transaction in which nothing is set.
  public init() {}

  /// Creates a transaction with an animation; nil means none, whatever is set around it.
  public init(animation: Animation?) { animationSetting = .some(animation) }

  /// The animation of the changes; nil shows them at once.
  public var animation: Animation? {
    get { animationSetting ?? nil }
    set { animationSetting = .some(newValue) }
  }

  /// Whether `animation(_:value:)` modifiers further down have no effect.
  ///
  /// It does not clear the transaction's own animation.
  public var disablesAnimations: Bool {
    get { flags[.disablesAnimations] ?? false }
    set { flags[.disablesAnimations] = newValue }
  }

  /// Whether the change is one of many, as from a drag.
  public var isContinuous: Bool {
    get { flags[.isContinuous] ?? false }
    set { flags[.isContinuous] = newValue }
  }

  /// Whether values remember how fast they change, for a spring that follows.
  public var tracksVelocity: Bool {
    get { flags[.tracksVelocity] ?? false }
    set { flags[.tracksVelocity] = newValue }
  }

  /// A value of the author's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
    set {
      custom[ObjectIdentifier(key)] = Entry(value: newValue) { other in
        (other as? K.Value).map { K._valuesEqual($0, newValue) } ?? false
      }
    }
  }

  /// Calls a closure once the animations that this transaction begins are over.
  ///
  /// Edges: with nothing to animate it is called right after the update.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// Returns this transaction with another one inside it: what the inner one sets wins.
  package func merging(_ inner: Transaction) -> Transaction {
    var merged = self
    if let setting = inner.animationSetting { merged.animationSetting = .some(setting) }
    merged.flags.merge(inner.flags) { $1 }
    merged.custom.merge(inner.custom) { $1 }
    if !inner.completions.isEmpty { merged.completions += inner.completions }
    return merged
  }

  /// Whether two state writes with these transactions belong to one update.
  package func isGrouped(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && completions.elementsEqual(other.completions, by: ===)
      && custom.count == other.custom.count
      && custom.allSatisfy { key, entry in
        other.custom[key].map { entry.isEqual($0.value) } ?? false
      }
  }
}

/// A key for a value of one's own in a ``Transaction``.
public protocol TransactionKey {
  /// What the value is.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// Whether two values count as the same. The default compares equatable values, and no others.
  static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension TransactionKey {
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { false }
}

extension TransactionKey where Value: Equatable {
  public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}
