/// A page of documentation in Markdown: its fences, and the parts of it that tests write.
public struct Page {
  /// Relative to the project.
  public let path: String
  /// Without their line breaks.
  public var lines: [String]

  /// Reads a page.
  public init(path: String) throws {
    self.path = path
    lines = try Repository.read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text of the page.
  public var text: String { lines.joined(separator: "\n") }

  /// The pages that may show programs. `Grammar/DIAGNOSTICS.md` has tests of its own.
  public static let paths =
    ["README.md", "CONTRIBUTING.md"]
    + ["Examples", "Grammar", "Sources", "Tests"].flatMap { folder in
      Repository.files(in: folder, withExtension: "md").map { "\(folder)/\($0)" }
    }.filter { $0 != "Grammar/DIAGNOSTICS.md" }
}

/// The text between two lines of three backquotes.
public struct Fence {
  /// The words after the opening backquotes.
  public let words: [String]
  /// The lines between, as indices of the page's lines.
  public let range: Range<Int>
  /// The content, line by line.
  public let lines: [String]

  /// A fence, or what would be one with other lines.
  public init(words: [String], range: Range<Int>, lines: [String]) {
    (self.words, self.range, self.lines) = (words, range, lines)
  }

  /// The content, each line with its line break.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// Returns the value after `name=` among the words.
  public func value(of name: String) -> String? {
    words.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}

extension Page {
  /// All fences from top to bottom.
  public var fences: [Fence] {
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

  /// Replaces the text between the two comments of a part.
  ///
  /// - Throws: Where the page lacks one of them.
  public mutating func replacePart(_ name: String, with text: String) throws {
    let opening = "<!-- \(name): written by SDUIC_UPDATE=1 swift test -->"
    guard let start = lines.firstIndex(of: opening), let end = lines.firstIndex(of: "<!-- /\(name) -->"), start < end
    else { throw PageError(message: "\(path) has no part `\(name)`") }
    lines.replaceSubrange(
      start + 1..<end, with: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}

/// Why a page could not be read.
public struct PageError: Error {
  /// The missing part.
  public let message: String

  /// An error in a page.
  public init(message: String) { self.message = message }
}
