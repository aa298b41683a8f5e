/// Elements added one after another, in memory that becomes an array without being copied.
///
/// An `Array` checks at every write that nobody else holds it, and copies itself when it grows; for a table of millions
/// that takes longer than finding out what to write. All unsafe writes of this target are in this file: indices are
/// checked, and the memory lives as long as the body that ``Swift/Array/init(expecting:_:)`` calls.
struct TableWriter<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of elements.
  private(set) var count = 0
  /// Whether there were more than expected, and the elements have moved to memory of their own.
  fileprivate private(set) var hasMoved = false

  /// An empty table; what it expects is the size of `room`.
  fileprivate init?(_ room: UnsafeMutableBufferPointer<Element>) {
    guard let base = room.baseAddress else { return nil }
    self.base = base
    capacity = room.count
  }

  /// One element.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return base[index]
    }
    @inline(__always) set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      base[index] = newValue
    }
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count &+= 1
  }

  /// Puts an element before another one. What moves is a single operand nearly always.
  @inline(__always)
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var place = count &- 1
    while place > index, place > 0 {
      base[place] = base[place &- 1]
      place &-= 1
    }
    base[place] = element
  }

  /// Removes the last element.
  mutating func removeLast() {
    precondition(count > 0)
    count -= 1
  }

  @inline(never)
  private mutating func grow() {
    let room = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2 + 16)
    room.update(from: base, count: count)
    if hasMoved { base.deallocate() }
    base = room
    capacity = capacity * 2 + 16
    hasMoved = true
  }

  /// The elements that have moved, whose memory is given back.
  fileprivate func takeMoved() -> [Element] {
    defer { base.deallocate() }
    return Array(UnsafeBufferPointer(start: base, count: count))
  }
}

extension Array where Element: BitwiseCopyable {
  /// Creates a table from the elements that `body` adds. It is copied once if there is more than expected; room that is
  /// never used is never touched, so expecting much costs nothing.
  init(expecting count: Int, _ body: (inout TableWriter<Element>) -> Void) {
    var moved: TableWriter<Element>?
    self.init(unsafeUninitializedCapacity: Swift.max(count, 1)) { room, initializedCount in
      guard var table = TableWriter(room) else { return }
      body(&table)
      if table.hasMoved { moved = table } else { initializedCount = table.count }
    }
    if let moved { self = moved.takeMoved() }
  }
}
