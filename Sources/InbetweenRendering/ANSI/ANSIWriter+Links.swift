import InbetweenDrawing

extension ANSIWriter {
  /// Begins or ends a link, where another one is in force.
  @inline(__always)
  mutating func setLink(_ wanted: UInt16, clusters: ClusterTable) {
    guard link != wanted, features.contains(.links) else { return }
    changeLink(to: wanted, clusters: clusters)
  }

  /// Cells of one link have one identity, so that a terminal lights up all of them.
  ///
  /// Source: "Hyperlinks in terminal emulators", by Egmont Koblinger.
  private mutating func changeLink(to wanted: UInt16, clusters: ClusterTable) {
    let address = clusters.address(ofLink: wanted)
    buffer.reserve(address.count + 160)
    buffer.put("\u{1B}]8;")
    if !address.isEmpty {
      buffer.put("id=")
      buffer.put(number: Int(wanted))
    }
    buffer.put(UInt8(ascii: ";"))
    for byte in address { buffer.put(byte) }
    buffer.put("\u{1B}\\")
    link = wanted
  }
}
