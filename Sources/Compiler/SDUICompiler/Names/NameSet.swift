import SDUISyntax

/// Names that are looked for among the tokens of files. Another name may be taken for one of them, by a chance of one to
/// many millions.
struct NameSet {
  private var hashes: Set<UInt64> = []
  private var shapes = NameShapes()
  /// Whether there is one that may be written in several ways, as only one in quotes can be.
  private var hasOthers = false

  /// The number of names.
  var count: Int { hashes.count }

  /// Adds a name.
  mutating func insert(_ name: String) {
    hashes.insert(NameShapes.hash(name.utf8))
    shapes.insert(name.utf8)
    if !name.utf8.allSatisfy({ $0 < 0x80 }) { hasOthers = true }
  }

  /// Whether one of them is among some tokens of a file. One in quotes names something, too, though it should not.
  func occur(in range: Range<Int>, of tree: SyntaxTree) -> Bool {
    if hashes.isEmpty { return false }
    return tree.source.bytes.withUnsafeBufferPointer { text in
      tree.tokens[range].contains { token in
        var name = token.range
        switch token.kind {
        case .name: break
        case .string where name.count >= 2:
          name = name.lowerBound + 1..<name.upperBound - 1
          if hasOthers, !text[name].allSatisfy({ $0 < 0x80 }) { return true }
        default: return false
        }
        return shapes.mayHold(text[name]) && hashes.contains(NameShapes.hash(text[name]))
      }
    }
  }
}

/// Of which lengths and first letters some names are: hardly any other token has to be hashed.
struct NameShapes {
  private var isSought = Array(repeating: false, count: 64 * 64)

  /// Adds a name.
  mutating func insert(_ name: some Collection<UInt8>) {
    if let first = name.first { isSought[Self.shape(name.count, first)] = true }
  }

  /// Whether some bytes may be one of the names.
  func mayHold(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.first.map { isSought[Self.shape(bytes.count, $0)] } ?? false
  }

  private static func shape(_ count: Int, _ first: UInt8) -> Int { min(count, 63) * 64 + Int(first & 63) }

  /// FNV-1a.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
