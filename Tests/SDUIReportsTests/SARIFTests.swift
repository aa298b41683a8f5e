import Foundation
import SDUIReports
import SDUISyntax
import Testing

/// `check --format sarif`.
@Suite struct SARIFTests {
  private func log(_ diagnostics: [Diagnostic], _ sources: [SourceFile]) throws -> [String: Any] {
    let findings = diagnostics.map { SourcedDiagnostic($0, in: sources) }
    let bytes = encodeSARIF(findings, toolVersion: "1.2.3")
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func run(_ diagnostics: [Diagnostic], _ sources: [SourceFile]) throws -> [String: Any] {
    let log = try log(diagnostics, sources)
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func rulesAreTheCatalogue() throws {
    let run = try run([], [])
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "sduic")
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == DiagnosticCode.allCases.map(\.rawValue))
    for (rule, code) in zip(rules, DiagnosticCode.allCases) {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try #require((rule[key] as? [String: String])?["text"])
        #expect(text.count > 10 && ".?`".contains(text.last ?? " "), "\(code): \(key): \(text)")
      }
      #expect((rule["defaultConfiguration"] as? [String: String]) == ["level": code.severity.rawValue])
    }
  }

  @Test func aResultHasPlacesLabelsAndFixes() throws {
    let text = "\u{FEFF}let 👢 = {\n  colums: 2\n}\n"
    let source = SourceFile(path: "./a b/ü#1.sdui", text: text)
    let bytes = Array(text.utf8)
    let word = try #require(bytes.firstIndex(of: UInt8(ascii: "c")))
    let range = SourceRange(file: FileID(0), word..<word + 6)
    let brace = try #require(bytes.firstIndex(of: UInt8(ascii: "{")))
    let label = Label("a {0} begins here", at: SourceRange(file: FileID(0), brace..<brace + 1))
    let diagnostic = Diagnostic(
      .unknownProperty, "a `{` has no property `colums`", at: range, labels: [label], remedy: "did you mean `columns`?",
      fixes: [.replace(range, with: "columns")])
    let result = try #require(try (run([diagnostic], [source])["results"] as? [[String: Any]])?.first)
    #expect(NSDictionary(dictionary: result) == Self.expectedResult, "\(result)")
  }

  private static var expectedResult: NSDictionary {
    let place = [
      "artifactLocation": ["uri": "a%20b/%C3%BC%231.sdui", "uriBaseId": "%SRCROOT%"],
      "region": ["startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 9],
    ]
    return [
      "ruleId": "unknown-property", "level": "error",
      "ruleIndex": DiagnosticCode.allCases.firstIndex(of: .unknownProperty) ?? -1,
      "message": ["text": "A `{{` has no property `colums`. Did you mean `columns`?"],
      "locations": [["physicalLocation": place]],
      "relatedLocations": [
        [
          "id": 1, "message": ["text": "A {{0}} begins here."],
          "physicalLocation": [
            "artifactLocation": place["artifactLocation"] as Any,
            "region": ["startLine": 1, "startColumn": 10, "endLine": 1, "endColumn": 11],
          ],
        ]
      ],
      "fixes": [
        [
          "description": ["text": "Replace with `columns`."],
          "artifactChanges": [
            [
              "artifactLocation": place["artifactLocation"] as Any,
              "replacements": [
                ["deletedRegion": place["region"] as Any, "insertedContent": ["text": "columns"]]
              ],
            ]
          ],
        ]
      ],
    ]
  }

  /// After the last line break there is no line to name: the standard counts on, on the last one.
  @Test(arguments: [("a\n", 1, 3), ("a\nbc\r\n", 2, 5), ("a", 1, 2), ("", 1, 1), ("\n", 1, 2)])
  func theEndOfAFile(text: String, line: Int, column: Int) throws {
    let end = SourceRange(file: FileID(0), text.utf8.count..<text.utf8.count)
    let run = try run([Diagnostic(.missingToken, "`}` is missing", at: end)], [SourceFile(path: "a.sdui", text: text)])
    let location = try #require(((run["results"] as? [[String: Any]])?.first?["locations"] as? [[String: Any]])?.first)
    let region = (location["physicalLocation"] as? [String: Any])?["region"] as? NSDictionary
    #expect(region == ["startLine": line, "startColumn": column, "endLine": line, "endColumn": column])
  }

  @Test(arguments: [
    ("home.sdui", "home.sdui", true), ("./x//y.sdui", "x/y.sdui", true), ("../x.sdui", "../x.sdui", false),
    ("/tmp/a b.sdui", "file:///tmp/a%20b.sdui", false), ("a:b.sdui", "a%3Ab.sdui", true),
    ("100%.sdui", "100%25.sdui", true),
  ])
  func filesAreNamedByReference(path: String, uri: String, isBelow: Bool) throws {
    let diagnostic = Diagnostic(.missingToken, "x", at: SourceRange(file: FileID(0), 0..<0))
    let run = try run([diagnostic], [SourceFile(path: path, text: "")])
    let location = try #require(((run["results"] as? [[String: Any]])?.first?["locations"] as? [[String: Any]])?.first)
    let artifact = (location["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: String]
    #expect(artifact == (isBelow ? ["uri": uri, "uriBaseId": "%SRCROOT%"] : ["uri": uri]))
  }

  @Test func aFindingWithoutASourceHasNoPlace() throws {
    let run = try run([Diagnostic(.noScreen, "x", at: SourceRange(file: FileID(7), 0..<0))], [])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect((result["locations"] as? [Any])?.isEmpty == true)
  }
}
