import SDUILanguageServer
import SDUISyntax
import TestSupport
import Testing

/// A program with one typical mistake, and the quick fix that people expect: an entry of `Tests/Golden/mistakes.txt`.
struct Mistake: CustomTestStringConvertible, Sendable {
  /// A few words about the mistake.
  let name: String
  /// The title of the quick fix.
  let title: String
  /// Whether something else may have been meant, so that "fix all" leaves it alone.
  let isOpen: Bool
  /// The text with the mistake.
  let wrong: String
  /// The text after the quick fix.
  let right: String
  /// The other files by their paths.
  let others: [String: String]

  var testDescription: String { name }

  static let all: [Mistake] = {
    let text = (try? Repository.read("Tests/Golden/mistakes.txt")) ?? ""
    return text.components(of: "=== ").dropFirst().map { Mistake(entry: $0) }
  }()

  /// Reads an entry: its name, the title, and `open` if something else may be meant; then the program. `⟦before→after⟧` is what the quick fix changes, and
  /// `--- path` begins another file.
  private init(entry: String) {
    var files = entry.components(of: "--- ")
    var main = files.removeFirst()
    let head = main.prefix { $0 != "\n" }.components(of: " | ")
    main = String(main.drop { $0 != "\n" }.dropFirst())
    (name, title) = (head[0], head.count > 1 ? head[1] : "")
    isOpen = head.count > 2 && head[2] == "open"
    var (before, after) = ("", "")
    var side = 0
    for character in main {
      switch character {
      case "⟦": side = 1
      case "→" where side == 1: side = 2
      case "⟧": side = 0
      default:
        if side != 2 { before.append(character) }
        if side != 1 { after.append(character) }
      }
    }
    (wrong, right) = (before, after)
    others = Dictionary(
      uniqueKeysWithValues: files.map { file in
        (String(file.prefix { $0 != "\n" }), String(file.drop { $0 != "\n" }.dropFirst()))
      })
  }

  /// The files that `main.sdui` could import.
  var importable: [ImportableFile] {
    others.sorted { $0.key < $1.key }.map { path, text in
      ImportableFile(path: path, exports: Exports(of: SourceFile(path: path, text: text)))
    }
  }

  /// Reads a text of `main.sdui`.
  func analysis(of text: String) throws -> Analysis {
    try Analysis(of: "main.sdui", root: "", from: MemoryFileProvider(others.merging(["main.sdui": text]) { $1 }))
  }
}

extension StringProtocol {
  /// The parts between occurrences of a separator.
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}
