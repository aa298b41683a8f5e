import SDUISyntax
import TestSupport

/// Programs with one thing done to each that a slip of the hand does.
struct DamagedPrograms {
  private let programs: [String]
  private var random: RandomSource

  /// - Parameter programs: What is damaged; none is empty.
  init(of programs: [String], seed: UInt64) {
    self.programs = programs
    random = RandomSource(seed: seed)
  }

  /// Damages programs, each anywhere.
  mutating func programs(_ count: Int) -> [JudgedProgram] {
    (0..<count).map { number in
      let index = random.number(0...programs.count - 1)
      let bytes = Array(programs[index].utf8)
      let damaged = random.chance(70) ? withTokenDamaged(bytes) : withByteDamaged(bytes)
      return JudgedProgram(accepting: "damaged \(number)", String(decoding: damaged, as: UTF8.self))
    }
  }

  private static let others = #"""
    { } ( ) [ ] , : . ? = == + - and or not as at on case open enum let layout component section essential unit item
    header content when require since until deprecated because drop name Name 7 1.5 20sp 16:9 1, ... "x" #FF8800
    """#.split { $0 == " " || $0 == "\n" }

  /// Deletes, doubles, replaces or swaps a token, or ends a line before it or no more.
  private mutating func withTokenDamaged(_ bytes: [UInt8]) -> [UInt8] {
    let tokens = parse(SourceFile(path: "a.sdui", bytes: bytes), file: FileID(0)).tokens.dropLast()
    guard let token = tokens.isEmpty ? nil : random.pick(Array(tokens)) else { return bytes }
    let (before, word, after) = (bytes[..<token.range.lowerBound], bytes[token.range], bytes[token.range.upperBound...])
    let blank: [UInt8] = [random.chance(70) ? 0x20 : 0x0A]
    switch random.number(0...5) {
    case 0: return Array(before + after)
    case 1: return Array(before + word + blank + word + after)
    case 2: return Array(before) + blank + Array(random.pick(Self.others).utf8) + blank + Array(after)
    case 3: return Array(before) + Array(random.pick(Self.others).utf8) + blank + Array(word + after)
    case 4: return Array(before) + [0x0A] + Array(word + after)
    default:
      let start = before.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
      return Array(before[..<start]) + [0x20] + Array(word + after)
    }
  }

  /// Adds or removes a character, or cuts the text off.
  private mutating func withByteDamaged(_ bytes: [UInt8]) -> [UInt8] {
    let place = random.number(0...bytes.count - 1)
    guard bytes[place] < 0x80 else { return bytes }
    switch random.number(0...2) {
    case 0: return Array(bytes[..<place] + bytes[(place + 1)...])
    case 1: return Array(bytes[..<place])
    default:
      let character = random.pick(Array(#"{}()[],:.?=!"\/#+-*<>;'%_ax07 "#.utf8) + [0x0A, 0x0D, 0x09])
      return Array(bytes[..<place]) + [character] + Array(bytes[place...])
    }
  }
}
