import Foundation

/// How often a process was woken, what timers it has armed, and which signals it catches. Linux only.
package struct IdleReport: Hashable, Sendable {
  /// How often each thread gave up the processor and came back.
  package let switches: [String: Int]
  /// The timers that are armed, as the kernel describes them. One that was given up stays here until its time,
  /// although nobody waits for it any more.
  package let armedTimers: [String]
  /// The numbers of the signals that it has handlers for.
  package let caughtSignals: Set<Int32>

  /// Reads a report about a process.
  package init(process: Int32) throws {
    let files = FileManager.default
    var switches: [String: Int] = [:]
    for thread in try files.contentsOfDirectory(atPath: "/proc/\(process)/task") {
      let status = try Self.lines("/proc/\(process)/task/\(thread)/status")
      for line in status where line.hasPrefix("voluntary_ctxt_switches:") {
        switches[thread] = Int(line.split(separator: "\t").last ?? "")
      }
    }
    self.switches = switches
    var armed: [String] = []
    for descriptor in try files.contentsOfDirectory(atPath: "/proc/\(process)/fdinfo") {
      let info = try Self.lines("/proc/\(process)/fdinfo/\(descriptor)")
      armed += info.filter { $0.hasPrefix("it_value:") && $0 != "it_value: (0, 0)" }
    }
    armedTimers = armed
    let mask = try Self.lines("/proc/\(process)/status").first { $0.hasPrefix("SigCgt:") }
    let bits = UInt64(mask?.split(separator: "\t").last ?? "", radix: 16) ?? 0
    caughtSignals = Set((1...64).filter { bits >> UInt64($0 - 1) & 1 == 1 })
  }

  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
