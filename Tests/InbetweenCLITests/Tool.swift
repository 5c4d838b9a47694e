import Foundation

/// The command line tool as it was built beside the tests.
enum Tool {
  struct Result {
    let status: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the tool to its end.
  static func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
    try run(arguments, environment: environment)
  }

  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
    let process = try start(arguments, environment: environment)
    return try process.wait()
  }

  /// A run that has begun.
  struct Run {
    fileprivate let process: Process
    fileprivate let output: URL
    fileprivate let errors: URL

    /// Waits for the end.
    func wait() throws -> Result {
      process.waitUntilExit()
      defer { try? FileManager.default.removeItem(at: output.deletingLastPathComponent()) }
      return Result(
        status: process.terminationStatus, output: try Data(contentsOf: output),
        errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
  }

  /// Begins a run, whose output goes to files: a pipe that is full would stop it.
  ///
  /// `takingErrors` takes the place of the file for what is said on standard error.
  static func start(
    _ arguments: [String], of program: String = "inbetween", environment: [String: String] = [:],
    errors takingErrors: FileHandle? = nil
  ) throws -> Run {
    let folder = try temporaryFolder()
    let (output, errors) = (folder.appending(path: "out"), folder.appending(path: "err"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = try executable(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try takingErrors ?? FileHandle(forWritingTo: errors)
    try process.run()
    return Run(process: process, output: output, errors: errors)
  }

  /// Makes a folder of its own for a test.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "inbetween-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The product stands beside the test bundle, or beside the folder that holds it.
  static func executable(_ name: String) throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL
    }
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      let file = folder.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw MissingTool(name: name)
  }

  struct MissingTool: Error, CustomStringConvertible {
    let name: String

    var description: String {
      "there is no `\(name)` beside the tests: build it with swift build"
    }
  }
}
