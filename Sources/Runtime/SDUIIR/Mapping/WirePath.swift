/// The place of a value in a server's JSON: keys, and one step into each element of an array or each member of an object.
///
/// Its text is `data.blocks[]`: keys are separated by points, `[]` is each element and `{}` each member of what is before it,
/// and a point alone is the value itself. A backslash takes the next character as part of a key: `odata\.count`.
public struct WirePath: Hashable, Sendable {
  /// A step from a value to values in it.
  public enum Step: Hashable, Sendable {
    /// The value of a key.
    case key(String)
    /// Each element of an array.
    case elements
    /// Each member of an object.
    case members

    /// Whether it leads to several values.
    package var isEach: Bool {
      if case .key = self { false } else { true }
    }
  }

  /// From the outside in; none is the value itself.
  public let steps: [Step]

  /// The value itself.
  package static let whole = WirePath([])

  package init(_ steps: [Step]) { self.steps = steps }

  /// The maximum number of steps, so that what is built from paths is not nested deeper than responses may be.
  package static var maximumCount: Int { 16 }

  /// Reads the text of a path; `nil` if it has an empty key, a lone bracket or too many steps.
  public init?(_ text: String) {
    if text == "." {
      steps = []
      return
    }
    var reader = PathReader()
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      guard reader.take(byte, &bytes) else { return nil }
    }
    guard reader.end(), reader.steps.count <= Self.maximumCount else { return nil }
    steps = reader.steps
  }

  /// The text of the path, from which it can be read again.
  public var text: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + Self.escaped(key)
      case .elements: text += "[]"
      case .members: text += "{}"
      }
    }
    return text.isEmpty ? "." : text
  }

  private static func escaped(_ key: String) -> String {
    var bytes: [UInt8] = []
    for byte in key.utf8 {
      if "\\.[]{}".utf8.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number of steps that lead to several values.
  package var eachCount: Int { steps.count { $0.isEach } }

  /// The keys before the step into each element or member, or all of them if there is none.
  package var container: WirePath { WirePath(Array(steps.prefix { !$0.isEach })) }

  /// The step into each element or member; `nil` if the path leads to one value.
  package var each: Step? { steps.first { $0.isEach } }

  /// The steps after that one.
  package var suffix: WirePath {
    guard let index = steps.firstIndex(where: { $0.isEach }) else { return .whole }
    return WirePath(Array(steps[(index + 1)...]))
  }

  /// The keys, if all steps are keys.
  package var keys: [String] {
    steps.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  /// The key, if the path consists of one.
  package var onlyKey: String? {
    guard steps.count == 1, case .key(let key) = steps[0] else { return nil }
    return key
  }
}

/// The state of reading the text of a path.
private struct PathReader {
  private(set) var steps: [WirePath.Step] = []
  private var key: [UInt8] = []
  /// Whether a key follows, because the text begins or a point was before.
  private var needsKey = true

  /// Reads a byte, and those that belong to it; `false` where no path has it.
  mutating func take(_ byte: UInt8, _ bytes: inout String.UTF8View.Iterator) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"): return bytes.next().map { add($0) } ?? false
    case UInt8(ascii: "."):
      if needsKey { return false }
      endKey()
      needsKey = true
      return true
    case UInt8(ascii: "["): return addEach(.elements, closing: UInt8(ascii: "]"), &bytes)
    case UInt8(ascii: "{"): return addEach(.members, closing: UInt8(ascii: "}"), &bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return false
    default: return add(byte)
    }
  }

  /// Ends the last key; `false` if one is missing.
  mutating func end() -> Bool {
    endKey()
    return !needsKey
  }

  private mutating func add(_ byte: UInt8) -> Bool {
    guard needsKey || !key.isEmpty else { return false }
    key.append(byte)
    needsKey = false
    return true
  }

  /// Brackets follow a key or others, or begin the text.
  private mutating func addEach(
    _ step: WirePath.Step, closing: UInt8, _ bytes: inout String.UTF8View.Iterator
  ) -> Bool {
    guard !needsKey || steps.isEmpty, bytes.next() == closing else { return false }
    endKey()
    steps.append(step)
    needsKey = false
    return true
  }

  private mutating func endKey() {
    if !key.isEmpty { steps.append(.key(String(decoding: key, as: UTF8.self))) }
    key = []
  }
}
