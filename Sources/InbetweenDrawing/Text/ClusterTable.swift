/// The grapheme clusters of a host's texts that are more than one Unicode scalar, by number.
///
/// Not in SwiftUI. Numbers below 0x110000 are Unicode scalars and need no entry; a cluster of several
/// scalars gets the next number from 0x110000 on, and keeps it. Entries are never removed.
public struct ClusterTable: Sendable {
  /// The first number that is not a scalar's value.
  public static let firstNumber: UInt32 = 0x11_0000

  private var entries: [[UInt8]] = []
  private var numbers: [Character: UInt32] = [:]

  /// Creates a table without entries.
  public init() {}

  /// Returns the number of a grapheme cluster, adding an entry where it has none.
  public mutating func number(for cluster: Character) -> UInt32 {
    let scalars = cluster.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return scalar.value }
    if let known = numbers[cluster] { return known }
    let number = ClusterTable.firstNumber + UInt32(entries.count)
    entries.append(Array(String(cluster).utf8))
    numbers[cluster] = number
    return number
  }

  /// Returns the UTF-8 bytes of an entry; the number must be from 0x110000 on and known.
  public func utf8(ofEntry number: UInt32) -> [UInt8] {
    entries[Int(number - ClusterTable.firstNumber)]
  }

  /// Returns the first scalar of a cluster; an unknown number gives the replacement character.
  func base(of number: UInt32) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(number) { return scalar }
    return string(for: number).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Returns a cluster as text; an unknown number gives the replacement character.
  public func string(for number: UInt32) -> String {
    if let scalar = Unicode.Scalar(number) { return String(Character(scalar)) }
    let index = Int(number) - Int(ClusterTable.firstNumber)
    guard entries.indices.contains(index) else { return "\u{FFFD}" }
    return String(decoding: entries[index], as: UTF8.self)
  }
}
