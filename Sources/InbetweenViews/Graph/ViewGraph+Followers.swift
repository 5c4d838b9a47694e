/// What has to be done anew for each frame while something moves in it: a body, or a layout.
@MainActor
protocol FrameFollower: AnyObject {
  /// Whether something moves.
  var needsFrames: Bool { get }
  /// Has what moves evaluated or laid out for the present.
  func showFrame()
}

extension ViewGraph {
  /// Has a follower asked for each frame as long as it needs that.
  func follow(_ follower: any FrameFollower) {
    if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
  }

  /// Has the followers show the present, before a frame is drawn.
  func showFollowers() {
    guard !followers.isEmpty else { return }
    followers.removeAll { !$0.needsFrames }
    for follower in followers { follower.showFrame() }
    flush()
  }
}
