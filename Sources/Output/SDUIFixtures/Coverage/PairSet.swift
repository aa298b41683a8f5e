/// Some of the pairs of one subject, by their indices; of a subject without pairs, some of its levels.
///
/// One bit each: a response has as many pairs as the square of what its data are, most of them again and again.
struct PairSet: Sendable {
  private var words: [UInt64] = []

  /// The number of pairs.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  mutating func insert(_ index: Int) {
    let word = index >> 6
    if word >= words.count { words += repeatElement(0, count: word + 1 - words.count) }
    words[word] |= 1 << UInt64(index & 63)
  }

  /// Their indices in order.
  var indices: [Int] {
    var result: [Int] = []
    for (word, bits) in words.enumerated() {
      var bits = bits
      while bits != 0 {
        result.append(word << 6 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
    return result
  }
}

/// The number of responses that have each pair of each subject.
struct PairCounts {
  private var counts: [[Int]] = []

  /// Those of some responses, each by its subjects.
  init(_ responses: [[PairSet]]) {
    for pairs in responses { for (subject, set) in pairs.enumerated() { add(set, of: subject) } }
  }

  private mutating func add(_ pairs: PairSet, of subject: Int) {
    while counts.count <= subject { counts.append([]) }
    let indices = pairs.indices
    let missing = (indices.last ?? -1) + 1 - counts[subject].count
    if missing > 0 { counts[subject] += repeatElement(0, count: missing) }
    for index in indices { counts[subject][index] += 1 }
  }

  /// Leaves one of the responses out.
  mutating func remove(_ pairs: [PairSet]) {
    for (subject, set) in pairs.enumerated() { for index in set.indices { counts[subject][index] -= 1 } }
  }

  /// Returns the number of pairs of one of the responses that no other has.
  func own(_ pairs: [PairSet]) -> Int {
    pairs.enumerated().reduce(0) { sum, entry in
      sum + entry.element.indices.count { counts[entry.offset][$0] == 1 }
    }
  }
}
