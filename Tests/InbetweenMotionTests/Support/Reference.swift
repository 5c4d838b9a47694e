import Foundation

/// The reference numbers of the folder of that name, by file.
enum Reference {
  /// One entry of a reference file.
  struct Entry: Decodable, Sendable {
    let name: String
    let kind: String
    let parameters: JSON
    let inputs: JSON
    let expected: JSON
    let tolerance: JSON
    let settling: Double?
    let logicalCompletion: Double?
    let finishesBetween: [Double]?

    private enum CodingKeys: String, CodingKey {
      case name, kind, parameters, inputs, expected, tolerance, settling
      case logicalCompletion = "logical_completion"
      case finishesBetween = "finishes_between"
    }
  }

  private struct File: Decodable {
    let entries: [Entry]
  }

  /// The names of the files that there are.
  static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Returns what a file says.
  static func data(of file: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(file))
  }

  /// Returns the entries of a file's text.
  static func entries(in data: Data) throws -> [Entry] {
    try JSONDecoder().decode(File.self, from: data).entries
  }

  private static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("Reference") }
}

/// Whether two numbers differ by no more than a tolerance, or are the same infinity.
func isClose(_ lhs: Double, _ rhs: Double, within tolerance: Double) -> Bool {
  lhs == rhs || (lhs - rhs).magnitude <= tolerance
}
