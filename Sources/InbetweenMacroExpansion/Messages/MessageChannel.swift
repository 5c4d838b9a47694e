import Foundation

/// The pipe to the compiler: messages with their lengths before them, in both directions.
///
/// Source: `StandardIOMessageConnection` of swift-syntax: eight bytes of length, lowest first, then as
/// many bytes of JSON.
package struct MessageChannel {
  /// The longest request that is read; a larger length is taken for a broken stream.
  package static let maximumLength: UInt64 = 1 << 28

  private let input: FileHandle
  private let output: FileHandle

  /// Creates a channel between two ends that are open already.
  package init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Answers requests one after the other until the compiler closes its end.
  ///
  /// Errors: throws ``PluginError`` where the stream breaks off or gives an impossible length, once
  /// the compiler has been told, and whatever the file handles throw.
  package func serve(_ respond: (Data) throws -> Data) throws {
    do {
      while let request = try readMessage() { try writeMessage(try respond(request)) }
    } catch let error as PluginError {
      try writeMessage(try PluginResponder.failure(error))
      throw error
    }
  }

  private func readMessage() throws -> Data? {
    let header = try read(8)
    if header.isEmpty { return nil }
    guard header.count == 8 else {
      throw PluginError.truncated(expected: 8, received: header.count)
    }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.maximumLength else { throw PluginError.tooLong(length) }
    let message = try read(Int(length))
    guard message.count == Int(length) else {
      throw PluginError.truncated(expected: Int(length), received: message.count)
    }
    return message
  }

  /// Reads so many bytes, or fewer where the stream ends.
  private func read(_ count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      guard let more = try input.read(upToCount: min(count - bytes.count, 1 << 16)), !more.isEmpty
      else {
        break
      }
      bytes.append(more)
    }
    return bytes
  }

  private func writeMessage(_ message: Data) throws {
    var framed = Data()
    for shift in stride(from: 0, to: 64, by: 8) {
      framed.append(UInt8(truncatingIfNeeded: UInt64(message.count) >> UInt64(shift)))
    }
    framed.append(message)
    try output.write(contentsOf: framed)
  }
}
