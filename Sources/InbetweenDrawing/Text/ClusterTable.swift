/// The grapheme clusters of a host's texts that are more than one Unicode scalar, and its links, by number.
///
/// Not in SwiftUI. Numbers below 0x110000 are Unicode scalars and need no entry; a cluster of several
/// scalars gets the next number from 0x110000 on, and keeps it. Links have numbers of their own, from 1 on.
/// Entries are never removed.
public struct ClusterTable: Sendable {
  /// The first number that is not a scalar's value.
  public static let firstNumber: UInt32 = 0x11_0000

  private var entries: [[UInt8]] = []
  private var numbers: [Character: UInt32] = [:]
  private var links: [[UInt8]] = []
  private var linkNumbers: [[UInt8]: UInt16] = [:]

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
  package func base(of number: UInt32) -> Unicode.Scalar {
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

  // MARK: Links

  /// The most bytes that a link may have. Source: the terminals' note on hyperlinks, which allows 2083.
  public static let longestLink = 2083

  /// Returns the number of an address that texts may lead to, adding an entry where it has none.
  ///
  /// Edges: what is not printable ASCII is percent-encoded; an empty or too long address, and one more than
  /// there are numbers, give 0, which is no link.
  public mutating func linkNumber(for address: String) -> UInt16 {
    var bytes: [UInt8] = []
    for byte in address.utf8.prefix(ClusterTable.longestLink + 1) {
      if (0x21..<0x7F).contains(byte) {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += Array(("%" + (byte < 0x10 ? "0" : "") + digits).utf8)
      }
    }
    guard !bytes.isEmpty, bytes.count <= ClusterTable.longestLink else { return 0 }
    if let known = linkNumbers[bytes] { return known }
    guard links.count < Int(UInt16.max) else { return 0 }
    links.append(bytes)
    linkNumbers[bytes] = UInt16(links.count)
    return UInt16(links.count)
  }

  /// Returns the bytes of a link, all of them printable ASCII; none for 0 and for a number that is unknown.
  public func address(ofLink number: UInt16) -> [UInt8] {
    links.indices.contains(Int(number) - 1) ? links[Int(number) - 1] : []
  }
}
