/// Writes one JSON document in its compact form: no white space, and commas and colons put in by the writer.
///
/// Calls must come in the order of the document: in an object every value after its key, and an `end` for every
/// `begin`. The writer does not check this, nor that keys are different.
@frozen
package struct JSONWriter: Sendable {
  /// The bytes written so far, followed by up to some hundred zeros, so that most writes need only store.
  private var storage: [UInt8] = []

  /// The number of bytes written.
  private var count = 0

  /// Whether a comma must come before the next key or value.
  private var needsComma = false

  /// Makes a writer of an empty document.
  ///
  /// - Parameter capacity: how many bytes to have room for at once; there is no need to know.
  package init(capacity: Int = 0) {
    storage.reserveCapacity(capacity)
  }

  /// The bytes written so far, in UTF-8.
  package var bytes: [UInt8] { Array(storage[..<count]) }

  /// Returns the bytes written.
  package consuming func finish() -> [UInt8] {
    storage.removeLast(storage.count - count)
    return storage
  }

  /// Starts an object, whose keys and values follow until `endObject()`.
  package mutating func beginObject() {
    beginContainer(.leftBrace)
  }

  /// Writes a key, whose value must follow.
  @inline(never)
  package mutating func key(_ name: String) {
    appendQuoted(name, followedByColon: true)
    needsComma = false
  }

  /// Writes a key that needs no escapes, faster than `key(_:)`.
  @inline(never)
  package mutating func key(plain name: StaticString) {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    write(atMost: name.count &+ 11) { (storage, start) -> Int in
      storage[start] = .quotationMark
      let end = JSONStringScanner.copy(name, to: storage, at: start &+ 1)
      storage[end] = .quotationMark
      storage[end &+ 1] = .colon
      return end &+ 2
    }
    needsComma = false
  }

  /// Ends the innermost container, which must be an object.
  package mutating func endObject() {
    endContainer(.rightBrace)
  }

  /// Starts an array, whose elements follow until `endArray()`.
  package mutating func beginArray() {
    beginContainer(.leftBracket)
  }

  /// Ends the innermost container, which must be an array.
  package mutating func endArray() {
    endContainer(.rightBracket)
  }

  /// Writes a string, escaping only what RFC 8259 requires: `"`, `\` and the control characters below U+0020.
  @inline(never)
  package mutating func string(_ text: String) {
    appendQuoted(text, followedByColon: false)
  }

  /// Writes an integer in decimal.
  package mutating func integer(_ value: Int64) {
    write(atMost: 20) { (storage, start) -> Int in
      storage[start] = .minusSign
      let firstDigit = start &+ (value < 0 ? 1 : 0)
      var end = firstDigit &+ 1
      var rest = value.magnitude
      while rest >= 10 {
        rest /= 10
        end &+= 1
      }
      var index = end
      rest = value.magnitude
      while index > firstDigit {
        index &-= 1
        storage[index] = .digitZero &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return end
    }
  }

  /// Writes a number unchanged.
  ///
  /// - Parameter text: the text of a JSON number, such as `JSONDocument.numberText(of:)` or `doubleText(_:)` gives. It
  ///   is not checked.
  package mutating func rawNumber(_ text: String) {
    var text = text
    text.withUTF8 { (text) in appendWord(text) }
  }

  /// Writes a value that is JSON already.
  ///
  /// - Parameter value: the bytes of one JSON value, without white space around it. They are not checked.
  package mutating func json(_ value: some Sequence<UInt8>) {
    if value.withContiguousStorageIfAvailable({ appendWord($0) }) == nil { json(Array(value)) }
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    appendWord(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    appendWord("null")
  }
}

extension JSONWriter {
  /// Writes a value, or a key without its colon: a comma if there must be one, then what `body` stores.
  ///
  /// - Parameters:
  ///   - length: how many bytes `body` stores at most.
  ///   - body: stores bytes from an index on and returns the index after the last that counts.
  @inline(__always)
  mutating func write(atMost length: Int, _ body: (UnsafeMutableBufferPointer<UInt8>, Int) -> Int) {
    if storage.count &- count <= length { makeRoom(for: length) }
    let start = count
    let commaLength = needsComma ? 1 : 0
    count = storage.withUnsafeMutableBufferPointer { (storage) -> Int in
      storage[start] = .comma
      return body(storage, start &+ commaLength)
    }
    needsComma = true
  }

  /// The zeros that are appended to the storage to make room.
  private static let zeros: [UInt8] = Array(repeating: 0, count: 1024)

  @inline(never)
  private mutating func makeRoom(for length: Int) {
    repeat { storage.append(contentsOf: JSONWriter.zeros) } while storage.count &- count <= length
  }

  @inline(__always)
  private mutating func beginContainer(_ bracket: UInt8) {
    write(atMost: 1) { (storage, start) -> Int in
      storage[start] = bracket
      return start &+ 1
    }
    needsComma = false
  }

  @inline(__always)
  private mutating func endContainer(_ bracket: UInt8) {
    needsComma = false
    write(atMost: 1) { (storage, start) -> Int in
      storage[start] = bracket
      return start &+ 1
    }
  }

  private mutating func appendWord(_ word: StaticString) {
    appendWord(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private mutating func appendWord(_ word: UnsafeBufferPointer<UInt8>) {
    write(atMost: word.count &+ 8) { (storage, start) -> Int in JSONStringScanner.copy(word, to: storage, at: start) }
  }
}
