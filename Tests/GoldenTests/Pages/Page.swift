import TestSupport

/// A page of documentation in Markdown: its fences, and the parts of it that tests write.
struct Page {
  let path: String
  /// Without their line breaks.
  var lines: [String]

  init(path: String) throws {
    self.path = path
    lines = try Repository.read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The page as it is written.
  var text: String { lines.joined(separator: "\n") }

  /// The pages that may show programs. `Grammar/DIAGNOSTICS.md` is written whole, from pages that have tests of their own.
  static let paths =
    ["README.md", "CONTRIBUTING.md"]
    + ["Examples", "Grammar", "Sources", "Tests"].flatMap { folder in
      Repository.files(in: folder, withExtension: "md").map { "\(folder)/\($0)" }
    }.filter { $0 != "Grammar/DIAGNOSTICS.md" }
}

/// What stands between two lines of three backquotes.
struct Fence {
  /// What stands behind the opening backquotes, word by word.
  let words: [String]
  /// The lines between, as indices of the page's lines.
  let range: Range<Int>
  let lines: [String]

  /// What stands between, each line with its line break.
  var text: String { lines.map { $0 + "\n" }.joined() }
}

extension Page {
  /// All fences from top to bottom.
  var fences: [Fence] {
    var result: [Fence] = []
    var opening: (line: Int, words: [String])?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let fence = opening {
        let range = fence.line + 1..<index
        result.append(Fence(words: fence.words, range: range, lines: Array(lines[range])))
        opening = nil
      } else {
        opening = (index, line.dropFirst(3).split(separator: " ").map(String.init))
      }
    }
    return result
  }

  /// Replaces what stands between the two comments of a part.
  ///
  /// - Throws: Where the page lacks one of them.
  mutating func replacePart(_ name: String, with text: String) throws {
    let opening = "<!-- \(name): written by SDUIC_UPDATE=1 swift test -->"
    guard let start = lines.firstIndex(of: opening), let end = lines.firstIndex(of: "<!-- /\(name) -->"), start < end
    else { throw PageError(message: "\(path) has no part `\(name)`") }
    lines.replaceSubrange(
      start + 1..<end, with: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}

/// Why a page could not be read.
struct PageError: Error {
  let message: String
}
