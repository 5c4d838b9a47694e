import Foundation

/// A value of a pool that an animation of an author's own moves.
struct CustomSlot {
  private let beginning: CustomMotion<VectorRow>
  /// The motion with all that is kept up to the moment last asked for.
  private var current: CustomMotion<VectorRow>
  let logicalEnd: TimeInterval
  let end: TimeInterval

  init(_ motion: CustomMotion<VectorRow>) {
    (beginning, current) = (motion, motion)
    (logicalEnd, end) = motion.span()
  }

  var motion: CustomMotion<VectorRow> { beginning }

  /// Returns how far the presented value is from the model.
  mutating func offset(at time: TimeInterval) -> VectorRow {
    if current.isAhead(of: time) { current = beginning }
    return current.advance(to: time) - current.target
  }
}

extension AnimationPool {
  mutating func presentCustom(
    _ index: Int32, at time: TimeInterval, into output: (Int, Double) -> Void
  ) {
    let offset = customs[index]?.offset(at: time) ?? .zero
    let base = Int(slots[Int(index)].offset)
    for component in 0..<Int(slots[Int(index)].width) {
      output(component, numbers[base + component] + offset[component])
    }
  }

  /// Begins an animation in which one of an author's own takes part, or which takes one over.
  mutating func retargetCustom(
    _ index: Int32, by delta: [Double], animation: Animation, in environment: MotionEnvironment,
    at time: TimeInterval
  ) {
    let delta = VectorRow(components: delta)
    let old = customs[index]?.motion
    customs[index] = nil
    if let old, let spring = animation.fluidSpring?.spring, animation.isFluidSpring {
      takeOver(old, index, by: delta, animation, spring, at: time)
      return
    }
    let motion: CustomMotion<VectorRow>
    if let old {
      motion = old.retargeted(animation, by: delta, in: environment, at: time)
    } else if let remainder = remainder(of: index) {
      motion = CustomMotion(remainder, animation, by: delta, in: environment, at: time)
    } else {
      motion = CustomMotion(animation, target: delta, in: environment, at: time)
    }
    let slot = CustomSlot(motion)
    activate(index, run: -1, rows: [])
    customs[index] = slot
    slots[Int(index)].end = slot.end
  }

  /// A bare spring goes on from place and velocity, with a run of its own.
  private mutating func takeOver(
    _ old: CustomMotion<VectorRow>, _ index: Int32, by delta: VectorRow, _ animation: Animation,
    _ spring: FluidSpring, at time: TimeInterval
  ) {
    let width = Int(slots[Int(index)].width)
    let target = (old.target + delta).padded(to: width)
    let place = old.place(at: time).padded(to: width)
    let velocity = old.velocity(at: time).padded(to: width)
    let run = AnimationRun.takingOver(animation, spring: spring, at: time)
    activate(index, run: runs.add(run), rows: place + velocity + target)
    let distance = zip(place, target).map { $0 - $1 }
    slots[Int(index)].end = run.end(
      distanceSquared: dot(distance, distance), dot: dot(distance, velocity),
      velocitySquared: dot(velocity, velocity), intervalSquared: dot(target, target))
  }

  private func remainder(of index: Int32) -> RunRemainder<VectorRow>? {
    let slot = slots[Int(index)]
    guard slot.run >= 0 else { return nil }
    let run = runs[slot.run]
    let rows = (0..<slot.rows).map { VectorRow(components: row($0 + 1, of: slot)) }
    let isTakeover = run.leadingRows > 0
    return RunRemainder(
      run: run, targets: Array(rows.dropFirst(run.leadingRows)),
      origin: isTakeover ? rows[0] : .zero, originVelocity: isTakeover ? rows[1] : .zero)
  }
}
