import Foundation
import TestSupport
import Testing

/// The texts of the repository: well formed, finished, and the same on every machine.
@Suite struct TextTests {
  /// The files that people write, as opposed to golden files, which hold the tool's output.
  private static let written = Repository.paths.filter { path in
    guard !generated.contains(path) else { return false }
    let endings = [".swift", ".md", ".ebnf", ".py", ".sh", ".yml", ".yaml", ".html", ".json", ".swift-format"]
    let isExample = path.hasPrefix("Examples/") || path.hasPrefix("Grammar/")
    return endings.contains { path.hasSuffix($0) } || path.hasPrefix(".ci/") || isExample && path.hasSuffix(".sdui")
  }

  /// The output of another program, megabytes of it; sums compare it with its source.
  private static let generated: Set<String> = [
    "Grammar/tree-sitter-sdui/src/parser.c", "Grammar/tree-sitter-sdui/src/grammar.json",
    "Grammar/tree-sitter-sdui/src/node-types.json", "Grammar/tree-sitter-sdui/src/tree_sitter/parser.h",
  ]

  /// Files that hold bytes and no text.
  private static let binary = [".png", ".gz", ".zip", ".bin"]

  @Test func filesAreTextThatEndsWithOneLineBreak() {
    #expect(Self.written.count > 100)
    for path in Repository.paths where !Self.binary.contains(where: { path.hasSuffix($0) }) {
      let text = Repository.text(path)
      #expect(!text.isEmpty, "\(path) is empty or no UTF-8")
      #expect(text.utf8.last == 0x0A && !text.hasSuffix("\n\n"), "\(path): the end of the file")
    }
  }

  @Test func linesHoldNoTabsAndEndWithoutBlanks() {
    for path in Self.written {
      for (index, line) in Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let isClean = line.utf8.last != 0x20 && line.utf8.last != 0x0D
        // A string in Swift may hold a tab, where a test is about tabs.
        let hasTab = !path.hasSuffix(".swift") && line.utf8.contains(0x09)
        if !isClean || hasTab { Issue.record("\(path):\(index + 1): a tab, or a blank at the end") }
      }
    }
    for file in Repository.swift {
      for (index, line) in file.code.enumerated() where line.utf8.contains(0x09) {
        Issue.record("\(file.place(index)): a tab")
      }
    }
  }

  /// Words are put together here, so that this file does not hold them.
  private static let unwanted: [(word: String, why: String)] = [
    ("TO" + "DO", "unfinished"), ("FIX" + "ME", "unfinished"), ("XX" + "X ", "unfinished"),
    ("/wo" + "rk/", "a path of one machine"), ("/ro" + "ot/", "a path of one machine"),
    ("/op" + "t/", "a path of one machine"), ("/Us" + "ers/", "a path of one machine"),
    ("/ho" + "me/", "a path of one machine"), ("clau" + "de", "how it was made"), ("anth" + "ropic", "how it was made"),
    ("chat" + "gpt", "how it was made"), ("copi" + "lot", "how it was made"),
    ("language mo" + "del", "how it was made"),
    ("sub" + "agent", "how it was made"), ("this ses" + "sion", "how it was made"),
  ]

  @Test func nothingIsUnfinishedOrBoundToAMachine() {
    for path in Repository.paths where !Self.generated.contains(path) {
      let text = Repository.text(path)
      for (word, why) in Self.unwanted {
        let isName = word.first?.isUppercase == true || word.hasPrefix("/")
        guard isName ? text.contains(word) : text.lowercased().contains(word) else { continue }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          let found = isName ? line.contains(word) : line.lowercased().contains(word)
          #expect(!found, "\(path):\(index + 1): \(why): \(line.prefix(120))")
        }
      }
    }
  }
}
