import DemoCatalog
import Inbetween

// The headline demo as a program of its own.
exit(
  TerminalProgram.main { options in
    guard let demo = Demo.named("period-picker") else {
      preconditionFailure("the catalog holds the period picker")
    }
    return try demo.run(options: options)
  })
