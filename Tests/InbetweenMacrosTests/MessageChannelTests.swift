import Foundation
import InbetweenMacroExpansion
import Testing

struct MessageChannelTests {
  /// Has bytes served, answering each message with the same message twice over.
  private func serve(_ bytes: [UInt8]) throws -> (output: [UInt8], error: PluginError?) {
    let toPlugin = Pipe()
    let fromPlugin = Pipe()
    try toPlugin.fileHandleForWriting.write(contentsOf: Data(bytes))
    try toPlugin.fileHandleForWriting.close()
    let channel = MessageChannel(
      input: toPlugin.fileHandleForReading, output: fromPlugin.fileHandleForWriting)
    var failure: PluginError?
    do {
      try channel.serve { $0 + $0 }
    } catch let error as PluginError {
      failure = error
    }
    try fromPlugin.fileHandleForWriting.close()
    return (Array(try fromPlugin.fileHandleForReading.readToEnd() ?? Data()), failure)
  }

  @Test func `messages are answered in turn until the stream ends`() throws {
    let (output, error) = try serve([
      2, 0, 0, 0, 0, 0, 0, 0, 65, 66, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 67,
    ])
    #expect(
      output == [
        4, 0, 0, 0, 0, 0, 0, 0, 65, 66, 65, 66, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 67,
        67,
      ])
    #expect(error == nil)
  }

  @Test func `a length is read with its lowest byte first`() throws {
    let (output, error) = try serve([0, 1, 0, 0, 0, 0, 0, 0] + Array(repeating: 9, count: 256))
    #expect(output == [0, 2, 0, 0, 0, 0, 0, 0] + Array(repeating: 9, count: 512))
    #expect(error == nil)
  }

  @Test(arguments: [
    ([1, 2, 3], PluginError.truncated(expected: 8, received: 3)),
    ([5, 0, 0, 0, 0, 0, 0, 0, 65], PluginError.truncated(expected: 5, received: 1)),
    ([255, 255, 255, 255, 255, 255, 255, 255], PluginError.tooLong(.max)),
    ([1, 0, 0, 16, 0, 0, 0, 0], PluginError.tooLong(0x1000_0001)),
  ])
  func `a broken stream is told to the compiler and ends the service`(
    bytes: [UInt8], expected: PluginError
  ) throws {
    let (output, error) = try serve(bytes)
    #expect(error == expected)
    let message = String(decoding: output.dropFirst(8), as: UTF8.self)
    #expect(message.contains(#""message":"\#(expected)""#))
  }
}
