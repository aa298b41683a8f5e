import SDUIIDE
import SDUISource
import TestSupport

/// A program whose text marks places: `⟦gap⟧` a range, `¦` a cursor. The file `main.sdui` is the one that is asked about.
struct MarkedProgram {
  let analysis: Analysis
  /// The marked ranges of each file, in order; the first file is `main.sdui`.
  let marks: [[Range<Int>]]
  /// Where `¦` stands in `main.sdui`.
  let cursors: [Int]

  init(_ text: String, _ others: [(path: String, text: String)] = []) throws {
    let read = ([("main.sdui", text)] + others).map { path, text in (path, Self.read(text)) }
    marks = read.map(\.1.marks)
    cursors = read[0].1.cursors
    var files = MemoryFileProvider([:])
    for (path, marked) in read { files.files[path] = marked.bytes }
    analysis = try Analysis(of: "main.sdui", root: "", from: files)
  }

  /// The text of a range of `main.sdui`.
  func text(_ range: Range<Int>) -> String { analysis.sources[0].text(in: range) }

  private static func read(_ text: String) -> (bytes: [UInt8], marks: [Range<Int>], cursors: [Int]) {
    var bytes: [UInt8] = []
    var marks: [Range<Int>] = []
    var cursors: [Int] = []
    var open: [Int] = []
    for character in text {
      switch character {
      case "⟦": open.append(bytes.count)
      case "⟧": if let start = open.popLast() { marks.append(start..<bytes.count) }
      case "¦": cursors.append(bytes.count)
      default: bytes += Array(String(character).utf8)
      }
    }
    return (bytes, marks, cursors)
  }
}

extension Analysis {
  /// The text of the file after an action.
  func text(after action: CodeAction) -> String {
    var bytes = sources[0].bytes
    for edit in action.edits.sorted(by: { $0.range > $1.range }) {
      bytes.replaceSubrange(edit.range.bytes, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The programs in `Examples`, read from disk.
enum Examples {
  static let paths = Repository.files(in: "Examples", withExtension: "sdui")

  static func files() throws -> MemoryFileProvider {
    var files = MemoryFileProvider([:])
    for path in paths { files.files[path] = try Repository.bytes("Examples/" + path) }
    return files
  }

  static func analysis(of path: String) throws -> Analysis { try Analysis(of: path, root: "", from: files()) }
}
