import SDUIIR

/// The items of a section one by one.
struct StoredItems: Sendable {
  /// The cells, in the order of the data.
  private(set) var frames: [Frame]
  /// The unit of each item.
  let units: [UInt32]
  /// The reach of the numbers in the cells.
  let reach: FrameReach?
  /// The index of items by part of the section; `nil` if all are tested.
  private let blocks: ItemBlocks?

  /// The columns of a waterfall; `nil` for every other kind.
  let columns: FilledColumns?

  /// - Parameter isStrip: Whether the items are searched along the section's width; else along its height.
  init(_ frames: [Frame], units: [UInt32], isStrip: Bool = false, in columns: FilledColumns? = nil) {
    (self.frames, self.units, self.columns) = (frames, units, columns)
    reach = try? Self.reach(of: frames)
    blocks = frames.count > 2 * ItemBlocks.size ? try? ItemBlocks(frames, isStrip: isStrip) : nil
  }

  /// The items among which those in a region are.
  func candidates(in region: Region) -> Range<Int> { blocks?.candidates(in: region) ?? 0..<frames.count }

  /// The cells, which are to be put back changed: nothing else holds them then, and none is copied.
  mutating func takeFrames() -> [Frame] {
    defer { frames = [] }
    return frames
  }

  private static func reach(of frames: [Frame]) throws(ArithmeticError) -> FrameReach {
    var reach = FrameReach()
    for frame in frames { try reach.cover(frame) }
    return reach
  }
}

/// The items of a section in blocks of some, by where they begin and end along one axis. For each block it is known
/// how far all up to it reach, and where all from it on begin: both only grow, whatever the order of the items within
/// the section, and so are searched by halving.
private struct ItemBlocks: Sendable {
  /// Items in a block: so the index takes 2 bytes an item.
  static let size = 16
  private let isStrip: Bool
  private let itemCount: Int
  /// The greatest end of the items up to the end of each block.
  private var ends: [Rational] = []
  /// The least beginning of the items from each block on.
  private var starts: [Rational] = []

  init(_ frames: [Frame], isStrip: Bool) throws(ArithmeticError) {
    self.isStrip = isStrip
    itemCount = frames.count
    let blockCount = (itemCount + Self.size - 1) / Self.size
    ends.reserveCapacity(blockCount)
    starts.reserveCapacity(blockCount)
    for first in stride(from: 0, to: itemCount, by: Self.size) {
      let block = first..<min(first + Self.size, itemCount)
      let (start, end) = try Self.extent(frames, block, isStrip)
      starts.append(start)
      ends.append(max(end, ends.last ?? end))
    }
    for block in starts.indices.dropLast().reversed() { starts[block] = min(starts[block], starts[block + 1]) }
  }

  /// Returns the extent of a block's items.
  private static func extent(
    _ frames: [Frame], _ block: Range<Int>, _ isStrip: Bool
  ) throws(ArithmeticError) -> (Rational, Rational) {
    var last = frames[block.lowerBound]
    var start = isStrip ? last.x : last.y
    var end = try isStrip ? last.x + last.width : last.y + last.height
    for index in block.dropFirst() {
      let frame = frames[index]
      // Neighbours in a row begin and end alike.
      if !isStrip, frame.y == last.y, frame.height == last.height { continue }
      start = min(start, isStrip ? frame.x : frame.y)
      end = max(end, try isStrip ? frame.x + frame.width : frame.y + frame.height)
      last = frame
    }
    return (start, end)
  }

  func candidates(in region: Region) -> Range<Int> {
    let (least, most) = isStrip ? (region.left, region.right) : (region.top, region.bottom)
    let first = ends.partitioningIndex { $0 > least }
    let behind = starts.partitioningIndex { $0 >= most }
    let lower = min(first * Self.size, itemCount)
    return lower..<max(lower, min(behind * Self.size, itemCount))
  }
}

extension RandomAccessCollection {
  /// Returns the first index of an element that passes a test, if all later ones do; the end, if none does.
  func partitioningIndex(where passes: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if passes(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
