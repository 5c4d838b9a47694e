import Foundation
import InbetweenMacroExpansion
import Testing

struct PluginResponderTests {
  @Test func `the plugin speaks version seven of the protocol`() throws {
    let request = Data(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8)
    let response = try PluginResponder.response(to: request)
    #expect(
      String(decoding: response, as: UTF8.self)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test func `an error is written as the compiler reads it`() throws {
    let response = try PluginResponder.response(to: requestText("@Entry let x = 3", offset: 7))
    #expect(
      String(decoding: response, as: UTF8.self)
        == #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":"'@Entry' "#
        + #"needs a variable that can be set, got 'let x'; write 'var x'","notes":[],"position":"#
        + #"{"fileName":"/app/Values.swift","offset":18},"severity":"error"}]}}"#)
  }

  @Test(arguments: [
    ("", "the message is no valid JSON"),
    ("null", "expected Dictionary<String, Any> at the message, got null"),
    ("[1]", "expected Dictionary<String, Any> at the message"),
    ("{\"expandAttachedMacro\":", "the message is no valid JSON"),
    (
      "{\"sing\":{}}",
      "expected one of getCapability, expandAttachedMacro, expandFreestandingMacro, loadPluginLibrary"
    ),
    ("{\"expandAttachedMacro\":{}}", "'macro' is missing in 'expandAttachedMacro'"),
    (
      #"{"expandAttachedMacro":{"macro":{"typeName":3}}}"#,
      "expected String at 'expandAttachedMacro.macro.typeName'"
    ),
  ])
  func `a request that cannot be read is answered with what is wrong`(
    request: String, problem: String
  ) throws {
    let answer = try answer(to: Data(request.utf8))
    #expect(
      answer?.messages == ["the compiler sent a request that cannot be read: \(problem)"])
    #expect(answer?.source == nil)
  }

  @Test(arguments: [
    Data([0xff, 0xfe, 0x00]), Data(repeating: UInt8(ascii: "["), count: 100_000),
    Data(#"{"expandAttachedMacro":{"macro":{"typeName":1e999}}}"#.utf8),
  ])
  func `no bytes are too strange to be answered`(request: Data) throws {
    let answer = try answer(to: request)
    #expect(answer?.source == nil)
    #expect(answer?.messages.count == 1)
  }

  @Test func `unknown macros and roles are refused by name`() throws {
    #expect(
      try answer(to: requestText("var x = 3", macro: "OtherMacro"))?.messages
        == ["unknown macro 'OtherMacro'; this plugin has: EntryMacro"])
    #expect(
      try answer(to: requestText("var x = 3", role: "member"))?.messages
        == ["'EntryMacro' has no role 'member'; its roles are: accessor, peer"])
    let freestanding = #"{"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"}}}"#
    #expect(
      try answer(to: Data(freestanding.utf8))?.messages
        == ["unknown macro 'PreviewMacro'; this plugin has: EntryMacro"])
  }

  @Test func `no library is loaded`() throws {
    let request = Data(#"{"loadPluginLibrary":{"libraryPath":"/x.so","moduleName":"X"}}"#.utf8)
    let response = String(decoding: try PluginResponder.response(to: request), as: UTF8.self)
    #expect(response.hasPrefix(#"{"loadPluginLibraryResult":{"diagnostics":[{"#))
    #expect(response.hasSuffix(#""loaded":false}}"#))
  }

  @Test func `brackets without end do not exhaust the stack`() throws {
    let brackets = String(repeating: "(", count: 200_000)
    let answer = try answer(to: requestText("@A\(brackets) @Entry var x = 3"))
    #expect(answer?.messages.count == 1)
  }

  /// Changes bytes of the source and of the message, at places that a seed chooses.
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `a damaged request is answered all the same`(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var source = Array(#"@A("\(f("x"))") @Entry var `x`: D<A, B>? = """ /* */ f { [1, 2] }"#.utf8)
    for _ in 0..<4 { source[random.next(below: source.count)] = random.byte() }
    source.removeLast(random.next(below: source.count))
    var request = try requestText(String(decoding: source, as: UTF8.self))
    #expect(try answer(to: request) != nil)
    for _ in 0..<3 { request[random.next(below: request.count)] = random.byte() }
    #expect(try answer(to: request) != nil)
  }
}

/// Numbers that are the same for the same seed. Source: Steele, Lea, Flood, SplitMix64 (2014).
private struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func byte() -> UInt8 { UInt8(next(below: 256)) }
}
