import InbetweenDrawing
import InbetweenMotion

/// How far the content is scrolled, and how that changes.
extension ScrollElement {
  /// How far the content can be scrolled along an axis, in points.
  func limit(_ axis: Axis) -> Double {
    guard axes.contains(Axis.Set(axis)) else { return 0 }
    return axis == .horizontal
      ? max(0, contentSize.width - rect.width) : max(0, contentSize.height - rect.height)
  }

  /// How far the content is scrolled along an axis, or will be once it is at rest.
  func offset(_ axis: Axis) -> Double { -origin.value[axis.index] }

  /// How far the content is seen scrolled along an axis at a time.
  func shownOffset(_ axis: Axis, at time: Double) -> Double {
    -graph.animator.presentation(of: origin, at: time)[axis.index]
  }

  /// The offset within what there is to see.
  func limited(_ offset: LayoutPoint) -> LayoutPoint {
    LayoutPoint(
      x: min(max(0, offset.x), limit(.horizontal)), y: min(max(0, offset.y), limit(.vertical)))
  }

  /// The offset that the content has at rest.
  var modelOffset: LayoutPoint { LayoutPoint(x: -origin.value[0], y: -origin.value[1]) }

  /// Scrolls by a step of the keys, the wheel or the focus; returns whether anything moves.
  ///
  /// Of a long way only the end is shown: what flies by faster than a window a frame is not seen anyway.
  @discardableResult
  func step(to offset: LayoutPoint) -> Bool {
    let target = limited(grid.nearest(offset))
    func start(_ target: Double, _ axis: Axis) -> Double {
      let (here, window) = (self.offset(axis), length(axis))
      guard abs(target - here) > 8 * window else { return here }
      return target + (here < target ? -2 : 2) * window
    }
    let start = LayoutPoint(x: start(target.x, .horizontal), y: start(target.y, .vertical))
    if limited(start) != modelOffset, start != modelOffset {
      setOffset(limited(start), by: Transaction())
    }
    return scroll(to: target, by: Self.step)
  }

  /// Scrolls to an offset, which is brought to a whole cell within what there is to see; returns whether that is another.
  @discardableResult
  func scroll(to offset: LayoutPoint, by transaction: Transaction) -> Bool {
    pursuit = nil
    let target = limited(grid.nearest(offset))
    guard target != modelOffset else { return false }
    setOffset(target, by: transaction)
    settings.position?.didScroll(self)
    return true
  }

  /// Shows an offset, whatever there is to see.
  func setOffset(_ offset: LayoutPoint, by transaction: Transaction) {
    let value = SIMD4(-offset.x, -offset.y, 0, 0)
    let isChanged = graph.change(
      &origin, to: value, owner: self, target: target(of: .offset), by: transaction)
    guard isChanged else { return }
    if !origin.isActive { graph.setNeedsPatch(self) }
    graph.follow(self)
    graph.setNeedsRows()
    graph.didScroll(by: transaction)
  }

  /// Stops the content where it is seen.
  func halt() {
    guard origin.isActive else { return }
    let shown = graph.animator.presentation(of: origin, at: graph.now)
    graph.animator.drop(&origin)
    setOffset(LayoutPoint(x: -shown[0], y: -shown[1]), by: Transaction())
    graph.setNeedsPatch(self)
  }

  // MARK: Layout

  /// Whether the content is scrolled to where its anchor wants it, and stays there as it grows.
  var isAtAnchor: Bool {
    guard origin.isSet else { return true }
    guard settings.anchor != nil else { return false }
    return modelOffset == anchoredOffset
  }

  /// Where content begins that has an anchor.
  private var anchoredOffset: LayoutPoint {
    let anchor = settings.anchor ?? .topLeading
    return grid.nearest(
      LayoutPoint(
        x: limit(.horizontal) * Double(anchor.x).unit,
        y: limit(.vertical) * Double(anchor.y).unit))
  }

  /// Has the offset be one of those that there are now.
  func layoutDidChange(keepsAnchor: Bool) {
    graph.follow(self)
    defer { pursue() }
    if !origin.isSet {
      let start = goal(of: wish).map { limited(grid.nearest($0)) } ?? anchoredOffset
      _ = graph.change(
        &origin, to: SIMD4(-start.x, -start.y, 0, 0), owner: self, target: -1, by: Transaction())
      return
    }
    guard !isHeld else { return }
    let target = keepsAnchor ? anchoredOffset : limited(modelOffset)
    guard target != modelOffset else { return }
    guard origin.isActive, transaction.animation == nil else {
      animate(&origin, to: SIMD4(-target.x, -target.y, 0, 0))
      return
    }
    // Content that is under way to what is not there any more ends at the new edge, without a jump if it can.
    let shown = LayoutPoint(
      x: shownOffset(.horizontal, at: graph.now), y: shownOffset(.vertical, at: graph.now))
    if limited(shown) == shown {
      let spring = ScrollPhysics.spring(frequency: ScrollPhysics.returnFrequency)
      setOffset(target, by: Transaction(animation: spring))
    } else {
      graph.animator.drop(&origin)
      setOffset(target, by: Transaction())
      graph.setNeedsPatch(self)
    }
  }

  /// Moves the content and its goal by a distance without anything being seen to move.
  func rebase(by distance: Double, _ axis: Axis) {
    guard distance != 0, origin.isSet else { return }
    var value = origin.value
    value[axis.index] -= distance
    // In the middle of a pass: what moves there keeps its transaction.
    _ = graph.animator.set(
      &origin, to: value, owner: self, target: target(of: .offset), transaction: Transaction(),
      pass: graph.passSerial, at: graph.now)
    if !origin.isActive { graph.setNeedsPatch(self) }
    graph.follow(self)
    if axis == .horizontal { rebased.x += distance } else { rebased.y += distance }
  }

  // MARK: Steps

  /// What a notch of the wheel, a key or a view that wants to be seen animates with.
  static var step: Transaction {
    Transaction(animation: .spring(duration: ScrollPhysics.stepDuration, bounce: 0))
  }

  /// Scrolls by lines of one row or two columns; returns whether anything moves.
  func scroll(lines: Double, _ axis: Axis) -> Bool {
    guard !settings.isDisabled, limit(axis) > 0, lines.isFinite, lines != 0 else { return false }
    if let next = nextStop(axis, forward: lines > 0) { return step(to: next) }
    let line = grid.cell(axis) * (axis == .horizontal ? 2 : 1)
    return scroll(by: lines * line, axis)
  }

  /// Scrolls by windows less one row; returns whether anything moves.
  func scroll(pages: Double, _ axis: Axis) -> Bool {
    guard !settings.isDisabled, limit(axis) > 0 else { return false }
    let length = axis == .horizontal ? rect.width : rect.height
    let kept = grid.cell(axis) * (axis == .horizontal ? 2 : 1)
    let isWhole = settings.targetBehavior != nil
    return scroll(by: pages * (isWhole ? length : max(grid.cell(axis), length - kept)), axis)
  }

  /// Scrolls to the first end (-1) or the last (1); returns whether anything moves.
  func scroll(toEnd end: Double, _ axis: Axis) -> Bool {
    guard !settings.isDisabled, limit(axis) > 0 else { return false }
    var target = modelOffset
    if axis == .horizontal {
      target.x = end < 0 ? 0 : limit(axis)
    } else {
      target.y = end < 0 ? 0 : limit(axis)
    }
    return step(to: target)
  }

  private func scroll(by distance: Double, _ axis: Axis) -> Bool {
    var target = modelOffset
    if axis == .horizontal { target.x += distance } else { target.y += distance }
    if settings.targetBehavior != nil { target = settled(at: target, velocity: .zero) }
    return step(to: target)
  }

  /// Scrolls as far as it takes to see a rectangle of the content, or to bring an anchor of it to the window's; returns whether anything moves.
  @discardableResult
  func reveal(_ place: LayoutRect, anchor: UnitPoint? = nil, by transaction: Transaction) -> Bool {
    scroll(to: offset(showing: place, anchor: anchor), by: transaction)
  }

  /// Returns the offset that shows a rectangle of the content, the nearest one or with an anchor.
  func offset(showing place: LayoutRect, anchor: UnitPoint?) -> LayoutPoint {
    func target(_ start: Double, _ length: Double, _ axis: Axis, _ fraction: Double?) -> Double {
      let window = axis == .horizontal ? rect.width : rect.height
      let margin = margin(axis)
      if let fraction {
        let room = window - margin.start - margin.end - length
        return start - margin.start - room * fraction.unit
      }
      let offset = offset(axis)
      if start < offset + margin.start || length > window { return start - margin.start }
      return max(offset, start + length + margin.end - window)
    }
    return LayoutPoint(
      x: target(place.x, place.width, .horizontal, anchor.map { Double($0.x) }),
      y: target(place.y, place.height, .vertical, anchor.map { Double($0.y) }))
  }

  /// Where an element of the content stands in it once all is at rest, in points from the content's corner.
  func place(of element: Element) -> LayoutRect {
    let own = element.originInWindow(at: nil)
    let base = originInWindow(at: nil)
    let inner = scopeOrigin(at: nil) ?? .zero
    return LayoutRect(
      x: own.x - base.x - inner.x + element.rect.x, y: own.y - base.y - inner.y + element.rect.y,
      width: element.rect.width, height: element.rect.height)
  }
}

extension Axis {
  /// The place of the axis in a pair of numbers.
  var index: Int { self == .horizontal ? 0 : 1 }
}
