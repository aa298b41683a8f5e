/// Items that wait for a row: a queue for each unit, since those of one unit fit alike. So taking one costs as much as
/// there are units, however many wait.
struct WaitingItems {
  private var queues: [[Int]]
  private var heads: [Int]
  private var count = 0

  init(unitCount: Int) {
    queues = Array(repeating: [], count: unitCount)
    heads = Array(repeating: 0, count: unitCount)
  }

  var isEmpty: Bool { count == 0 }

  mutating func add(_ item: Int, unit: Int) {
    queues[unit].append(item)
    count += 1
  }

  /// Takes the first item, in the order of the data, of a unit that fits.
  mutating func next(where fits: (Int) -> Bool) -> Int? {
    guard count > 0 else { return nil }
    var best: (unit: Int, item: Int)?
    for unit in queues.indices where heads[unit] < queues[unit].count && fits(unit) {
      let item = queues[unit][heads[unit]]
      if best.map({ item < $0.item }) ?? true { best = (unit, item) }
    }
    guard let best else { return nil }
    heads[best.unit] += 1
    count -= 1
    return best.item
  }
}
