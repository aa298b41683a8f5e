/// The words of a text, with their lines: for searches of phrases that may continue on the next line.
struct Prose {
  struct Word {
    let text: Substring
    /// The index of its line.
    let line: Int
  }

  let words: [Word]

  /// The indices of each word.
  private let indices: [Substring: [Int]]

  /// The words of all lines. A hyphen is a part of its word: `stand-in` is one.
  init(lines: [String]) {
    words = lines.enumerated().flatMap { index, line in
      line.lowercased().split { !$0.isLetter && $0 != "-" }.map { Word(text: $0, line: index) }
    }
    indices = Dictionary(grouping: words.indices) { [words] in words[$0].text }
  }

  /// The words of the comments and string literals of a Swift file.
  init(of file: SwiftFile) {
    self.init(
      lines: zip(file.lines, file.code).map { line, code in
        let bytes = zip(line.utf8, code.utf8).map { $0 == $1 ? UInt8(ascii: " ") : $0 }
        return String(decoding: bytes, as: UTF8.self)
      })
  }

  /// The lines on which a phrase begins, except where it is a part of one of some longer phrases.
  func lines(of phrase: String, except allowed: [String]) -> [Int] {
    let (wanted, longer) = (Self.split(phrase), allowed.map(Self.split))
    return (wanted.first.flatMap { indices[$0] } ?? []).filter { index in
      occurs(wanted, at: index)
        && !longer.contains { other in
          (0..<other.count).contains { offset in
            other[offset...].starts(with: wanted) && occurs(other, at: index - offset)
          }
        }
    }.map { words[$0].line }
  }

  private static func split(_ phrase: String) -> [Substring] { phrase.split(separator: " ") }

  private func occurs(_ phrase: [Substring], at index: Int) -> Bool {
    index >= 0 && index + phrase.count <= words.count
      && phrase.indices.allSatisfy { words[index + $0].text == phrase[$0] }
  }
}
