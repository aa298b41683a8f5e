/// Values that a host refers to by a number. A number is never used again, so that a handle cannot reach another value
/// after it was closed.
struct HandleTable<Value> {
  /// A value, whatever its size: the code of the table is the same for all.
  private final class Box {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var boxes: [Int32: Box] = [:]
  private var last: Int32 = 0

  /// Keeps a value, and gives its handle.
  mutating func open(_ value: Value) -> Int32 {
    last += 1
    boxes[last] = Box(value)
    return last
  }

  /// Lets go of a value. A handle that is closed already is no failure: a host may close in its cleaning up.
  mutating func close(_ handle: Int32) { boxes[handle] = nil }

  /// The value of a handle.
  ///
  /// - Throws: That it was closed.
  func value(_ handle: Int32, _ noun: String) throws(Failure) -> Value {
    guard let box = boxes[handle] else { throw Failure(.closed, "the \(noun) was closed") }
    return box.value
  }

  /// Changes the value of a handle in place.
  mutating func replace(_ handle: Int32, by value: Value) { boxes[handle] = Box(value) }
}
