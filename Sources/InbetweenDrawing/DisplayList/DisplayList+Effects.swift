import InbetweenMotion

extension DisplayList {
  // MARK: Building

  /// Adds a style of lines for items to draw, and returns its index.
  public mutating func append(_ stroke: StrokeStyle) -> Int32 {
    strokes.append(stroke)
    return Int32(strokes.count - 1)
  }

  /// Adds a gradient for items to be painted with, and returns its index.
  public mutating func append(_ gradient: GradientPaint) -> Int32 {
    gradients.append(gradient)
    return Int32(gradients.count - 1)
  }

  /// Adds a picture for items to draw, and returns its index.
  public mutating func append(_ image: PixelImage) -> Int32 {
    images.append(image)
    return Int32(images.count - 1)
  }

  // MARK: Patching

  /// Replaces the style of the line that an item draws.
  public mutating func setStroke(_ stroke: StrokeStyle, at index: Int32, ofItem item: Int32) {
    guard strokes[Int(index)] != stroke else { return }
    strokes[Int(index)] = stroke
    noteChange(item)
  }

  /// Replaces the gradient that an item is painted with.
  public mutating func setGradient(
    _ gradient: GradientPaint, at index: Int32, ofItem item: Int32
  ) {
    guard gradients[Int(index)] != gradient else { return }
    gradients[Int(index)] = gradient
    noteChange(item)
  }

  /// Replaces the picture that an item draws.
  public mutating func setImage(_ image: PixelImage, at index: Int32, ofItem item: Int32) {
    images[Int(index)] = image
    noteChange(item)
  }

  /// Turns and stretches a scope about its origin, in points.
  public mutating func setTransform(_ transform: CGAffineTransform, ofScope index: Int32) {
    guard scopes[Int(index)].transform != transform else { return }
    scopes[Int(index)].transform = transform
    noteChanges(inScope: index)
  }

  /// Changes the colours of a scope.
  public mutating func setFilter(_ filter: ColorFilter?, ofScope index: Int32) {
    guard scopes[Int(index)].filter != filter else { return }
    scopes[Int(index)].filter = filter
    noteChanges(inScope: index)
  }

  /// Blurs the edges of a scope, in points.
  public mutating func setBlur(_ blur: Double, ofScope index: Int32) {
    guard scopes[Int(index)].blur != blur else { return }
    scopes[Int(index)].blur = blur
    noteChanges(inScope: index)
  }

  /// Cuts a scope to a rectangle in its own coordinates.
  public mutating func setClip(_ clip: CellRect?, ofScope index: Int32) {
    guard scopes[Int(index)].clip != clip else { return }
    scopes[Int(index)].clip = clip
    noteChanges(inScope: index)
  }
}
