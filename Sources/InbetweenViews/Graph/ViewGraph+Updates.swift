/// Updates: all that has to be done before the views show what was written.
extension ViewGraph {
  /// Whether an update has something to do.
  var needsFlush: Bool {
    !writes.isEmpty || !dirtyNodes.isEmpty || needsArranging || scroll != nil
      || aftermath.hasActions || !animator.finished.isEmpty || preferences.isWaiting
  }

  /// Has the views evaluated for the first time: what they change by that waits for the update that follows.
  func mount(_ body: () -> Void) {
    isFlushing = true
    body()
    isFlushing = false
    flush()
  }

  /// Does all that has to be done, one pass for each transaction.
  ///
  /// Changes that cause changes without end are left to another time after so many of them.
  func flush() {
    guard !isFlushing, interruption != now else { return }
    isFlushing = true
    defer { isFlushing = false }
    if needsFlush { matcher.arrange(at: now) }
    let first = passSerial
    var link = 0
    repeat {
      link += 1
      applyWrites(link: &link)
      if !dirtyNodes.isEmpty || needsArranging || preferences.isWaiting { runPass([]) }
      if let scroll { runPass([], by: scroll) }
      runAfterwards()
    } while needsFlush && link < ViewGraph.chainLimit
    for scroll in scrolling where !scroll.isMoving { scroll.pursuit = nil }
    if passSerial != first { warnOfContestedGroups() }
    interruption = needsFlush ? now : nil
    if needsFlush { warnOfEndlessUpdate(at: refreshed?.object) }
  }

  /// Applies what was written, and what is written meanwhile as further links of the chain.
  private func applyWrites(link: inout Int) {
    var known = writes.count
    while !writes.isEmpty {
      if known == 0 {
        guard link < ViewGraph.chainLimit else { return }
        link += 1
        known = writes.count
      }
      let applied = writes.takeFirst()
      known = max(0, known - applied.count)
      runPass(applied)
    }
  }

  /// The most changes of one update of which each causes the next: some views never come to an end.
  private static let chainLimit = 20
}
