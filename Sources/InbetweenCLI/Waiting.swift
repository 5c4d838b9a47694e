import Foundation

/// Runs something asynchronous on the main actor, and waits for it in the main run loop.
@MainActor
func waiting<Success: Sendable>(
  for operation: @escaping @MainActor () async throws -> Success
) throws -> Success {
  var outcome: Result<Success, any Error>?
  Task { @MainActor in
    do {
      outcome = .success(try await operation())
    } catch {
      outcome = .failure(error)
    }
    // Something on the main queue ends the run loop's turn.
    DispatchQueue.main.async {}
  }
  while true {
    if let outcome { return try outcome.get() }
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
}
