import InbetweenDrawing
import InbetweenMotion

extension ViewHost {
  /// Gives the tree its environment: the host's own, in the colour scheme that a view asks for.
  var windowEnvironment: (inout EnvironmentValues) -> Void {
    let scheme = graph.preferredSchemes.scheme
    return { [environment, background] in
      $0 = environment
      $0.windowBackground = WindowBackground(color: background, scheme: environment.colorScheme)
      if let scheme { $0.colorScheme = scheme }
    }
  }

  /// Has the tree take on the colour scheme that a view asks for whenever that is another one.
  func followPreferredScheme() {
    graph.preferredSchemes.onChange = { [weak self] in
      self?.graph.afterUpdate { self?.takePreferredScheme() }
    }
  }

  private func takePreferredScheme() {
    rootScope?.update(transform: windowEnvironment)
    graph.setNeedsRebuild()
  }

  /// Fills the window where its own background is of another scheme than the tree.
  func fillWindow(in builder: PictureBuilder) {
    guard let scheme = graph.preferredSchemes.scheme, scheme != environment.colorScheme else {
      return
    }
    let frame = CellRect(x: 0, y: 0, width: Double(size.columns), height: Double(size.rows))
    _ = builder.addUnnamed(
      .fill(.rectangle), frame: frame, paint: scheme == .light ? .white : .black)
  }
}
