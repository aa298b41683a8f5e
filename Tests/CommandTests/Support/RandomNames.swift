import Foundation
import TestSupport

/// Names of files that a file system accepts and that are easy to mistake: accents in two spellings, blanks, line
/// breaks, controls, marks that join the character before, other directions of writing, the syntax of git and of shells.
struct RandomNames {
  private static let pieces = [
    "é", "e\u{301}", "\u{301}", "\u{200D}", "\u{600}", "\u{202E}", "\u{FEFF}", "\u{2028}", "日本", "👩‍👩‍👧", "ß", "İ", "ſ",
    " ", "\n", "\t", "\r\n", "\u{7F}", "\u{1}", "\"", "\\", "'", "$(x)", "*", "?", "[a]", ":", "^", "~", "@{", "HEAD",
    "-",
    "--", "%", "#", "a", "Z", "0", "..", "\u{1F1E9}", "\u{10FFFF}",
  ]

  private var random: RandomSource
  private var used: Set<[UInt8]> = []

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  /// A name that was not given before.
  ///
  /// - Parameter ending: The ending of the name.
  mutating func next(_ ending: String = "") -> String {
    while true {
      let count = random.number(1...5)
      let name = (0..<count).map { _ in random.pick(Self.pieces) }.joined() + ending
      // A name that begins with a dot is hidden.
      if name.utf8.first != UInt8(ascii: "."), used.insert(Array(name.utf8)).inserted { return name }
    }
  }

  /// An element of a list.
  mutating func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }

  /// Whether something happens that is so likely, in percent.
  mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }
}

/// Files by paths of any bytes, which types of Foundation change.
enum RawFiles {
  static func makeFolder(_ path: String) throws { try check(mkdir(path, 0o777) == 0 || errno == EEXIST) }

  static func link(_ path: String, to target: String) throws { try check(symlink(target, path) == 0) }

  static func write(_ path: String, _ text: String) throws {
    let file = fopen(path, "w")
    guard let file else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    try check(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  private static func check(_ hasSucceeded: Bool) throws {
    guard hasSucceeded else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }
}
