import InbetweenDrawing
import InbetweenMotion

extension ViewHost {
  /// Gives the tree its environment: the host's own, in the colour scheme that a view asks for.
  var windowEnvironment: (inout EnvironmentValues) -> Void {
    let scheme = graph.preferredSchemes.scheme
    return { [environment, background, foreground, link = graph.link] in
      $0 = environment
      $0.frameClock = FrameClock(link)
      $0.windowBackground = WindowBackground(color: background, scheme: environment.colorScheme)
      $0.windowForeground = foreground.map {
        WindowForeground(
          color: Color.Resolved(red: $0.red, green: $0.green, blue: $0.blue),
          scheme: environment.colorScheme)
      }
      if let scheme { $0.colorScheme = scheme }
    }
  }

  /// Takes over the terminal's own background: a light one has the light colour scheme.
  func take(background color: RGBA) -> Handled {
    guard color != background else { return .ignored }
    background = color
    // Source: ITU-R BT.709 for how bright each component looks.
    let brightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    environment.colorScheme = brightness > 0.5 ? .light : .dark
    takePreferredScheme()
    return .handled
  }

  /// Takes over the colour that the terminal gives text: it is ``Color/primary`` in the terminal's own scheme.
  func take(foreground color: RGBA) -> Handled {
    guard color != foreground else { return .ignored }
    foreground = color
    takePreferredScheme()
    return .handled
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
