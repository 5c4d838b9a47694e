import Foundation

/// Slots in motion that lie one after the other in memory and move alike.
struct Stretch {
  /// The run that moves them; below 0 an animation of an author's own, and then there is one slot.
  let run: Int32
  let width: Int
  let rows: Int
  /// Where in `active` they begin.
  let start: Int
  /// Where in the numbers the first block begins.
  let offset: Int
  /// How far apart the blocks are.
  let stride: Int
  var count = 1
  /// When the first of them is over.
  var end: TimeInterval
}

extension AnimationPool {
  /// Computes what all slots in motion show at a time, in the order of ``active``.
  ///
  /// Shape: values of up to four components; the missing ones are 0. Slots that began together are a single
  /// stream of multiplications and additions.
  package mutating func presentActive(
    at time: TimeInterval, into shown: inout [SIMD4<Double>]
  ) {
    if isRearranged { arrange() }
    if shown.count != active.count {
      shown = [SIMD4<Double>](repeating: .zero, count: active.count)
    }
    for stretch in stretches {
      if stretch.run < 0 || isDue(stretch.end, at: time) {
        for place in stretch.start..<(stretch.start + stretch.count) {
          var value = SIMD4<Double>.zero
          present(active[place], at: time) { value[$0] = $1 }
          shown[place] = value
        }
      } else {
        let first = runs.coefficients(of: stretch.run, at: time)
        stretch.present(numbers, runs.store, from: first, into: &shown)
      }
    }
  }

  /// Finds the stretches anew.
  private mutating func arrange() {
    isRearranged = false
    stretches.removeAll(keepingCapacity: true)
    for (place, index) in active.enumerated() {
      let slot = slots[Int(index)]
      if var last = stretches.last, last.run >= 0, last.run == slot.run,
        last.width == Int(slot.width), last.stride == Int(slot.capacity),
        last.offset + last.count * last.stride == Int(slot.offset)
      {
        last.count += 1
        last.end = min(last.end, slot.end)
        stretches[stretches.count - 1] = last
        continue
      }
      stretches.append(
        Stretch(
          run: slot.run, width: Int(slot.width), rows: Int(slot.rows), start: place,
          offset: Int(slot.offset), stride: Int(slot.capacity), end: slot.end))
    }
  }
}

extension Stretch {
  /// Adds up the rows of each block; their coefficients begin at `first` of the store.
  func present(
    _ numbers: [Double], _ store: [Double], from first: Int, into shown: inout [SIMD4<Double>]
  ) {
    assert(width <= 4, "a value that is presented with others has at most four components")
    numbers.withUnsafeBufferPointer { numbers in
      store.withUnsafeBufferPointer { store in
        let coefficients = UnsafeBufferPointer(rebasing: store[first..<(first + rows)])
        shown.withUnsafeMutableBufferPointer { shown in
          // Neither is empty where there is a slot in motion.
          guard let numbers = numbers.baseAddress, let shown = shown.baseAddress else { return }
          let (block, output) = (numbers + offset, shown + start)
          switch (width, rows) {
          case (4, 1): presentQuadruples(block, coefficients[0], output)
          case (4, _): presentQuadruples(block, coefficients, output)
          default: presentFewer(block, coefficients, output)
          }
        }
      }
    }
  }

  private func presentQuadruples(
    _ block: UnsafePointer<Double>, _ coefficient: Double,
    _ output: UnsafeMutablePointer<SIMD4<Double>>
  ) {
    for index in 0..<count {
      let place = UnsafeRawPointer(block + index * stride)
      let model = place.loadUnaligned(as: SIMD4<Double>.self)
      let target = place.loadUnaligned(fromByteOffset: 32, as: SIMD4<Double>.self)
      output[index] = model + target * coefficient
    }
  }

  private func presentQuadruples(
    _ block: UnsafePointer<Double>, _ coefficients: UnsafeBufferPointer<Double>,
    _ output: UnsafeMutablePointer<SIMD4<Double>>
  ) {
    for index in 0..<count {
      let place = UnsafeRawPointer(block + index * stride)
      var value = place.loadUnaligned(as: SIMD4<Double>.self)
      for row in 0..<rows {
        let numbers = place.loadUnaligned(
          fromByteOffset: 32 * (row + 1), as: SIMD4<Double>.self)
        value += numbers * coefficients[row]
      }
      output[index] = value
    }
  }

  private func presentFewer(
    _ block: UnsafePointer<Double>, _ coefficients: UnsafeBufferPointer<Double>,
    _ output: UnsafeMutablePointer<SIMD4<Double>>
  ) {
    for index in 0..<count {
      let place = block + index * stride
      var value = SIMD4<Double>.zero
      for component in 0..<width {
        var sum = place[component]
        for row in 0..<rows { sum += coefficients[row] * place[(row + 1) * width + component] }
        value[component] = sum
      }
      output[index] = value
    }
  }
}
