/// Values that a host refers to by a number. A number is never used again, so that a handle cannot reach another value
/// after it was closed.
struct HandleTable<Value> {
  /// A value, whatever its size: the code of the table is the same for all.
  private final class Box {
    /// `nil` while a call has taken it.
    var value: Value?

    init(_ value: Value) { self.value = value }
  }

  /// The values by their handles, in ascending order. A dictionary would be compiled for each type of values.
  private var boxes: [(handle: Int32, box: Box)] = []
  private var last: Int32 = 0

  /// Keeps a value, and gives its handle.
  mutating func open(_ value: Value) -> Int32 {
    last += 1
    boxes.append((last, Box(value)))
    return last
  }

  /// Lets go of a value. A handle that is closed already is no failure: a host may close in its cleaning up.
  mutating func close(_ handle: Int32) {
    if let index = index(of: handle) { boxes.remove(at: index) }
  }

  /// The value of a handle.
  ///
  /// - Throws: That it was closed.
  func value(_ handle: Int32, _ noun: String) throws(Failure) -> Value {
    guard let value = box(of: handle)?.value else { throw Failure(.closed, "the \(noun) was closed") }
    return value
  }

  /// Takes a value out, so that it is changed without being copied. `replace` puts it back.
  ///
  /// - Throws: That it was closed.
  func take(_ handle: Int32, _ noun: String) throws(Failure) -> Value {
    let value = try value(handle, noun)
    box(of: handle)?.value = nil
    return value
  }

  /// Changes the value of a handle.
  func replace(_ handle: Int32, by value: Value) { box(of: handle)?.value = value }

  private func box(of handle: Int32) -> Box? { index(of: handle).map { boxes[$0].box } }

  /// The index of an open handle, by binary search.
  private func index(of handle: Int32) -> Int? {
    var range = boxes.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if boxes[middle].handle == handle { return middle }
      range = boxes[middle].handle < handle ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }
}
