/// One file of `Tests/Format`: texts, and how they are written.
public struct FormatCases: Sendable, CustomStringConvertible {
  /// A text before and after.
  public struct Case: Sendable {
    /// The subject of the case.
    public let name: String
    /// The text that is formatted.
    public fileprivate(set) var before = ""
    /// The text that comes of it.
    public fileprivate(set) var after = ""
  }

  /// Below the top folder.
  public let path: String
  /// In the order of the file.
  public private(set) var cases: [Case] = []

  /// The path.
  public var description: String { path }

  /// All files.
  public static let files: [FormatCases] = Repository.files(in: "Tests/Format", withExtension: "format")
    .map { FormatCases(path: "Tests/Format/\($0)") }

  private init(path: String) {
    self.path = path
    let lines = ((try? Repository.read(path)) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    var isAfter = false
    for line in lines.dropLast() {
      if line.hasPrefix("--- "), line.hasSuffix(" ---") {
        cases.append(Case(name: String(line.dropFirst(4).dropLast(4))))
        isAfter = false
      } else if line == "===" {
        isAfter = true
      } else if let last = cases.indices.last {
        if isAfter { cases[last].after += line + "\n" } else { cases[last].before += line + "\n" }
      }
    }
  }
}
