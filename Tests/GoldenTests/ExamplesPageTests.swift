import Foundation
import TestSupport
import Testing

/// `Examples/README.md` lists the place of each concept of the five systems. The file and the text are written by hand,
/// the line is found.
@Suite("Examples/README.md") struct ExamplesPageTests {
  private static let page = "Examples/README.md"
  /// A row: a concept, the file with its line, and the text there.
  private static var row: Regex<(Substring, concept: Substring, file: Substring, text: Substring)> {
    /\| (?<concept>.+?) \| \[(?<file>[^\]]+):\d+\]\([^)]*\) \| `(?<text>.+)` \|/
  }

  @Test("every concept is on the line that the page names (SDUIC_UPDATE=1 writes the lines)")
  func linesAreCurrent() throws {
    if Repository.updates { return try Repository.update(expectCurrentLines) }
    try expectCurrentLines()
  }

  private func expectCurrentLines() throws {
    var lines = try Repository.read(Self.page).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var rows = 0
    for index in lines.indices {
      guard let match = lines[index].wholeMatch(of: Self.row) else { continue }
      rows += 1
      let (file, text) = (String(match.file), String(match.text))
      let source = try Repository.read("Examples/" + file).split(separator: "\n", omittingEmptySubsequences: false)
      guard let place = source.firstIndex(where: { $0.contains(text) }) else {
        Issue.record("\(file) does not say `\(text)`")
        continue
      }
      let expected = "| \(match.concept) | [\(file):\(place + 1)](\(file)#L\(place + 1)) | `\(text)` |"
      if Repository.updates { lines[index] = expected }
      #expect(lines[index] == expected)
    }
    #expect(rows >= 80)
    if Repository.updates { try Repository.write(lines.joined(separator: "\n"), to: Self.page) }
  }

  @Test("every system has its part, and every folder its row")
  func isWhole() throws {
    let text = try Repository.read(Self.page)
    for system in 1...5 { #expect(text.contains("\n### \(system). ")) }
    let folders = Set(Repository.files(in: "Examples", withExtension: "sdui").map { $0.prefix { $0 != "/" } })
    for folder in folders { #expect(text.contains("| [`\(folder)`](\(folder)) |"), "\(folder)") }
  }
}
