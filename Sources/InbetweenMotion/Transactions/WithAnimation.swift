/// Makes state changes that are shown with an animation.
///
/// Each state write in `body` carries the animation; nil shows the changes at once, also inside another
/// `withAnimation`. Errors: what `body` throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes state changes that are shown with an animation, and tells when they have been.
///
/// Edges: `completion` is called once; right after the update where nothing had to move, and never while
/// an animation that repeats for ever runs. Errors: what `body` throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Makes state changes that carry a transaction.
///
/// What the transaction sets wins over the transaction around it; the rest is inherited. Errors: what
/// `body` throws.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try CurrentTransaction.with(transaction, body)
  // Nobody changed any state in there, so there is nothing to wait for.
  for completion in transaction.completions where !completion.isClaimed { completion.fire() }
  return result
}

/// Makes state changes with one value of the transaction set.
///
/// Errors: what `body` throws.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
