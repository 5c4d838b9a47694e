import Foundation
import InbetweenTerminal

// The program that the tests of the terminal run. `--greedy` as the first word: no key leaves.
// With PROBE_SAYS_END set it prints its exit code at the end.
// With PROBE_HANDLES set fatal signals have a handler before the session does.
if ProcessInfo.processInfo.environment["PROBE_HANDLES"] != nil {
  for number in [SIGSEGV, SIGQUIT, SIGILL, SIGTRAP] {
    signal(number) { number in
      // Nothing in here may allocate: the signal may have met the program while it did.
      let report: StaticString = "the earlier handler\n"
      write(2, report.utf8Start, report.utf8CodeUnitCount)
      // A trap happens again where its handler returns.
      if number == SIGILL || number == SIGTRAP { signal(number, SIG_DFL) }
    }
  }
}
var arguments = CommandLine.arguments
let isGreedy = arguments.count > 1 && arguments[1] == "--greedy"
if isGreedy { arguments.remove(at: 1) }
let code = TerminalProgram.main(arguments: arguments) { options in
  let source = ProbeSource(takesAll: isGreedy)
  let renderer = ProbeRenderer(source: source)
  return try TerminalProgram.run(
    source, options: options, renderer: renderer, text: renderer.text)
}
if ProcessInfo.processInfo.environment["PROBE_SAYS_END"] != nil { print("ended with \(code)") }
exit(code)
