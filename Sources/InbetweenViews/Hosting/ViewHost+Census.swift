extension ViewHost {
  /// How many nodes the tree has, those included that are being removed.
  package var nodeCount: Int { graph.nodeCount }

  /// How many groups of matched views have members.
  package var matchedGroupCount: Int { graph.matcher.groupCount }

  /// Called at the end of each stage of an update and of a frame; what came before belongs to that stage.
  package var stageDidEnd: ((UpdateStage) -> Void)? {
    get { graph.stageDidEnd }
    set { graph.stageDidEnd = newValue }
  }

  /// Has the next frame's picture built from the views, whatever the last one was.
  package func forgetPicture() { graph.setNeedsRebuild() }

  /// Whether every change is shown at once: what is shown then is the model.
  package var disablesAnimations: Bool {
    get { graph.disablesAnimations }
    set { graph.disablesAnimations = newValue }
  }
}
