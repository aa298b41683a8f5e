import SDUILanguageServer
import SDUISyntax
import TestSupport

/// A program whose text marks places: `⟦gap⟧` a range, `¦` a cursor. The file `main.sdui` is the one that is asked about.
struct MarkedProgram {
  let analysis: Analysis
  /// The marked ranges of each file, in order; the first file is `main.sdui`.
  let marks: [[Range<Int>]]
  /// The places of `¦` in `main.sdui`.
  let cursors: [Int]

  init(_ text: String, _ others: [(path: String, text: String)] = []) throws {
    let read = ([("main.sdui", text)] + others).map { path, text in (path, MarkedText(text)) }
    marks = read.map(\.1.ranges)
    cursors = read[0].1.cursors
    var files = MemoryFileProvider([:])
    for (path, marked) in read { files.files[path] = marked.bytes }
    analysis = try Analysis(of: "main.sdui", root: "", from: files)
  }

  /// The text of a range of `main.sdui`.
  func text(_ range: Range<Int>) -> String { analysis.sources[0].text(in: range) }
}

extension Analysis {
  /// The text of the file after an action.
  func text(after action: CodeAction) -> String { text(after: action.edits) }

  /// The text of the file after some edits.
  func text(after edits: [TextEdit]) -> String { String(decoding: edits.applied(to: sources[0].bytes), as: UTF8.self) }
}

/// The programs in `Examples`, read from disk.
enum Examples {
  static let paths = Repository.files(in: "Examples", withExtension: "sdui")

  static func files() throws -> MemoryFileProvider { MemoryFileProvider(try Programs.examples()) }

  static func analysis(of path: String) throws -> Analysis { try Analysis(of: path, root: "", from: files()) }
}

extension String {
  /// Returns the text with a replacement for the first occurrence of a text.
  func replacing(_ old: String, with new: String) -> String {
    let pieces = split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    return pieces.count < 2 ? self : pieces[0] + new + pieces[1]
  }
}
