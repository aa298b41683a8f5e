/// Items that wait for a row: a queue for each box, since those of one box fit alike. So taking one costs as much as
/// there are boxes, however many wait.
struct WaitingItems {
  private var queues: [[Int]]
  private var heads: [Int]
  private var count = 0

  init(boxCount: Int) {
    queues = Array(repeating: [], count: boxCount)
    heads = Array(repeating: 0, count: boxCount)
  }

  var isEmpty: Bool { count == 0 }

  mutating func add(_ item: Int, box: Int) {
    queues[box].append(item)
    count += 1
  }

  /// Takes the first item, in the order of the data, of a box that fits.
  mutating func next(where fits: (Int) -> Bool) -> Int? {
    guard count > 0 else { return nil }
    var best: (box: Int, item: Int)?
    for box in queues.indices where heads[box] < queues[box].count && fits(box) {
      let item = queues[box][heads[box]]
      if best.map({ item < $0.item }) ?? true { best = (box, item) }
    }
    guard let best else { return nil }
    heads[best.box] += 1
    count -= 1
    return best.item
  }
}
