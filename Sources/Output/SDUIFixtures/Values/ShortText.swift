/// Puts a text together from parts without making a text of each of them: most values are made so.
struct ShortText {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// A text of at most so many bytes, of the parts that a function appends.
  static func text(atMost capacity: Int, _ parts: (inout ShortText) -> Void) -> String {
    String(unsafeUninitializedCapacity: capacity) { bytes in
      var text = ShortText(bytes: bytes)
      parts(&text)
      return text.count
    }
  }

  private init(bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  /// Appends as much of a text as fits.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { source in
      let part = source.prefix(bytes.count - count)
      _ = bytes[count...].update(fromContentsOf: part)
      count += part.count
    }
  }

  /// Appends a number with at least so many digits.
  mutating func append(_ number: UInt64, digits: Int = 1) {
    var count = 1
    var rest = number
    while rest >= 10 || count < digits {
      rest /= 10
      count += 1
    }
    let end = min(self.count + count, bytes.count)
    rest = number
    for index in stride(from: end - 1, through: self.count, by: -1) {
      bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    self.count = end
  }
}

extension String {
  /// A text with a number in it, such as an address.
  init(_ prefix: String, _ number: UInt64, _ ending: String = "") {
    self = ShortText.text(atMost: prefix.utf8.count + 20 + ending.utf8.count) { text in
      text.append(prefix)
      text.append(number)
      text.append(ending)
    }
  }
}
