/// The changes from one list to another with the fewest moves.
struct ListChanges {
  /// The elements that are gone, by their old index, in ascending order.
  private(set) var deleted: [Int] = []
  /// The elements that are new, by their new index, in ascending order.
  private(set) var inserted: [Int] = []
  /// The elements that have another place among those that stay, by ascending new index.
  private(set) var moved: [Pair] = []
  private let sources: [Int32]
  /// For each new element whether it keeps its place among those that stay.
  private let stays: [Bool]

  /// An element of both lists.
  struct Pair: Hashable {
    /// The index in the old list.
    let old: Int
    /// The index in the new list.
    let new: Int
  }

  /// The number that represents the absence of a counterpart.
  static var none: Int32 { -1 }

  /// - Parameters:
  ///   - sources: For each element of the new list its index in the old one, or ``none``. No index occurs twice.
  ///   - oldCount: The length of the old list.
  init(_ sources: [Int32], oldCount: Int) {
    self.sources = sources
    stays = Self.longestIncreasingElements(of: sources)
    var isMatched = Array(repeating: false, count: oldCount)
    for (new, old) in sources.enumerated() {
      guard old != Self.none else {
        inserted.append(new)
        continue
      }
      isMatched[Int(old)] = true
      if !stays[new] { moved.append(Pair(old: Int(old), new: new)) }
    }
    for (old, isMatched) in isMatched.enumerated() where !isMatched { deleted.append(old) }
  }

  /// The other elements that both lists have, by ascending index.
  ///
  /// - Parameter isIncluded: Whether an element of the new list is wanted, by its index.
  func kept(where isIncluded: (Int) -> Bool = { _ in true }) -> [Pair] {
    var result: [Pair] = []
    for (new, old) in sources.enumerated() where stays[new] && isIncluded(new) {
      result.append(Pair(old: Int(old), new: new))
    }
    return result
  }

  /// Whether each element belongs to a longest increasing subsequence: all others must move, and no fewer can.
  ///
  /// Patience sorting. Most elements continue the sequence, which takes constant time.
  private static func longestIncreasingElements(of sources: [Int32]) -> [Bool] {
    // The index of the element with which the best sequence of each length ends.
    var ends: [Int32] = []
    var predecessors = Array(repeating: none, count: sources.count)
    for (index, source) in sources.enumerated() where source != none {
      var length = ends.count
      if let last = ends.last, sources[Int(last)] > source {
        length = firstEnd(notBelow: source, ends, sources)
      }
      if length > 0 { predecessors[index] = ends[length - 1] }
      if length == ends.count { ends.append(Int32(index)) } else { ends[length] = Int32(index) }
    }
    var stays = Array(repeating: false, count: sources.count)
    var next = ends.last ?? none
    while next != none {
      stays[Int(next)] = true
      next = predecessors[Int(next)]
    }
    return stays
  }

  private static func firstEnd(notBelow source: Int32, _ ends: [Int32], _ sources: [Int32]) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if sources[Int(ends[middle])] < source { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
