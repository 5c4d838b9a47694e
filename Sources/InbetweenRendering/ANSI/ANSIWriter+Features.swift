extension ANSIWriter {
  /// What a writer may use beside cursor moves, colours and characters, to say the same in fewer bytes.
  ///
  /// Not in SwiftUI. A terminal that lacks one shows a wrong picture with it, except for
  /// ``synchronized`` and ``links``, which it ignores. Source: ECMA-48, and xterm's "Control Sequences" (ctlseqs).
  public struct Features: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Erasing cells (ECH) and the rest of a row (EL), on the terminal's own background only.
    public static let erase = Features(rawValue: 1)
    /// Repeating a character (REP), of ASCII only.
    public static let `repeat` = Features(rawValue: 2)
    /// Moving rows up and down (SU, SD) within margins (DECSTBM); only together with ``synchronized``.
    public static let scroll = Features(rawValue: 4)
    /// Brackets around a frame that has several parts, so that none shows without the others.
    public static let synchronized = Features(rawValue: 8)

    /// Texts that lead somewhere (OSC 8).
    public static let links = Features(rawValue: 16)

    /// Everything.
    public static let all: Features = [.erase, .repeat, .scroll, .synchronized, .links]
    /// What every terminal of today has, and what leaves no trace in its history of lines.
    public static let portable: Features = [.erase, .synchronized, .links]
  }
}
