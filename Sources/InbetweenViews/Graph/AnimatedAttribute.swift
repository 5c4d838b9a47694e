/// Up to four numbers of an element that move when they change.
///
/// A slot of the animation pool is taken only while they move.
struct AnimatedAttribute {
  /// Which numbers they are, and so what of the display list they drive.
  enum Kind: UInt8 {
    /// An item's frame: x, y, width and height in points.
    case frame
    /// An item's place: x and y in points.
    case origin
    /// A scope's offset in points.
    case offset
    /// A scope's opacity.
    case opacity
    /// An item's colour: red, green and blue proportional to light and the opacity, each times 128.
    case paint
    /// The shared geometry of a matched group, which the group itself reads.
    case group
    /// A scope's offset and the size of its clip: x, y, width and height in points.
    case window
    /// A scope's clip: x, y, width and height in points.
    case clip
    /// By how much a scope is blurred, in points.
    case blur
    /// The numbers of a scope's filter.
    case filter
    /// Some of the numbers that an element shows in its own way.
    case part

    /// Whether layout gives the numbers.
    var isPlace: Bool { self == .frame || self == .origin || self == .window }

    var width: Int {
      switch self {
      case .frame, .paint, .group, .window, .clip, .filter, .part: 4
      case .origin, .offset: 2
      case .opacity, .blur: 1
      }
    }
  }

  let kind: Kind
  /// The model value.
  var value: SIMD4<Double>
  /// Whether there is a value that a change can be animated from.
  var isSet: Bool
  /// The slot that moves the numbers; -1 at rest.
  var slot: Int32 = -1

  /// Creates an attribute without a value: the first one does not animate.
  init(_ kind: Kind) {
    self.kind = kind
    value = .zero
    isSet = false
  }

  /// Creates an attribute with a value.
  init(_ kind: Kind, _ value: SIMD4<Double>) {
    self.kind = kind
    self.value = value
    isSet = true
  }

  var isActive: Bool { slot >= 0 }
}
