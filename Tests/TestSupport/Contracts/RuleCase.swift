/// One pair of programs with the changes between them: a case of a file in `Rules`.
public struct RuleCase: Sendable, CustomStringConvertible {
  /// The name of the rule of which it is the example, or words of its own.
  public let name: String
  /// The program of the old version; empty if the screen is new.
  public let before: String
  /// The program of the new version; empty if the screen is removed.
  public let after: String
  /// The changes, as the file has them.
  public let expected: String

  /// The name.
  public var description: String { name }
}

/// A file of cases.
public struct RuleFile: Sendable, CustomStringConvertible {
  /// The path in the project.
  public let path: String
  /// The cases in their order.
  public let cases: [RuleCase]

  /// The path.
  public var description: String { path }

  /// All files in the order of their names.
  public static let all: [RuleFile] = Repository.files(in: "Tests/SDUICompatibilityTests/Rules", withExtension: "rules")
    .compactMap { try? RuleFile("Tests/SDUICompatibilityTests/Rules/" + $0) }

  /// All cases of all files.
  public static let cases: [RuleCase] = all.flatMap { $0.cases }

  /// Reads a file.
  public init(_ path: String) throws {
    self.path = path
    var cases: [RuleCase] = []
    var (name, part) = ("", "")
    var parts: [String: String] = [:]
    func end() {
      guard !name.isEmpty else { return }
      cases.append(
        RuleCase(
          name: name, before: parts["before"] ?? "", after: parts["after"] ?? "", expected: parts["changes"] ?? ""))
      parts = [:]
    }
    for line in try Repository.read(path).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        end()
        name = String(line.dropFirst(4).dropLast(4))
      } else if line.hasPrefix("=== ") {
        part = String(line.dropFirst(4))
      } else {
        parts[part, default: ""] += line + "\n"
      }
    }
    // The last line break ends the last line, and begins no other.
    parts[part]?.removeLast()
    end()
    self.cases = cases
  }
}
