import Foundation

/// A JSON document as one list of values, in the order of the text: a container precedes what it holds.
final class ResponseDocument {
  /// The kind of a value.
  enum Kind {
    case null, list, object
    case boolean(Bool)
    case number(String)
    case text(String)
  }

  /// A value and its place.
  struct Element {
    var kind: Kind
    /// The index of the container; -1 for the outermost value.
    let parent: Int
    /// The key of a member of an object.
    let key: String?
    /// The position among the values of the container.
    let position: Int
    /// The index after the last value in this one.
    var end: Int
  }

  var elements: [Element] = []
  /// The values whose key precedes in the same object already.
  var repeated: [Int] = []
  /// The parts that are passed over, since they break the contract.
  var dropped: Set<Int> = []
  /// Those among them that are kept as they were sent, since this code does not know them.
  var unrecognized: Set<Int> = []
  /// The text, and the range of each value in it, where texts are kept.
  var text: (bytes: [UInt8], ranges: [Range<Int>])?

  /// The document of which this one is an arrangement, and the index there of each value.
  private let source: ResponseDocument?
  private var origins: [Int] = []

  init() { source = nil }

  /// An arrangement of another document, in which everything is added with its origin.
  init(arranging source: ResponseDocument) { self.source = source }

  /// Says where the value that was added last is in the document that is arranged.
  func addOrigin(_ index: Int) { origins.append(index) }

  /// The values of the document that is arranged that are in this one.
  var arrangedValues: Set<Int> { Set(origins) }

  /// The value in the document as it was sent.
  func sentNode(of node: ResponseNode) -> ResponseNode {
    source.map { ResponseNode(document: $0, index: origins[node.index]) } ?? node
  }

  var root: ResponseNode { ResponseNode(document: self, index: 0) }

  /// Adds a value without what it holds, and returns its index.
  func append(_ kind: Kind, in parent: Int, key: String? = nil, at position: Int = 0) -> Int {
    elements.append(Element(kind: kind, parent: parent, key: key, position: position, end: elements.count + 1))
    return elements.count - 1
  }

  /// Ends a container after what it holds.
  func close(_ container: Int) { elements[container].end = elements.count }

  /// Whether a value is in a part that is passed over.
  func isDropped(_ index: Int) -> Bool {
    var index = index
    while index >= 0 {
      if dropped.contains(index) { return true }
      index = elements[index].parent
    }
    return false
  }

  func drop(_ parts: Set<Int>) { dropped.formUnion(parts) }

  /// The text of a value, where texts are kept.
  func text(of index: Int) -> String? { text.map { String(decoding: $0.bytes[$0.ranges[index]], as: UTF8.self) } }
}

/// A value of a document.
struct ResponseNode {
  let document: ResponseDocument
  let index: Int
  /// A key that is no field: that of the name of a case beside its data.
  var hiddenKey: String?

  var kind: ResponseDocument.Kind { document.elements[index].kind }
  var key: String { document.elements[index].key ?? "" }

  /// Whether this code does not know the part, and keeps it as it was sent.
  var isUnrecognized: Bool { document.unrecognized.contains(index) }
  var isNull: Bool { if case .null = kind { true } else { false } }
  var isList: Bool { if case .list = kind { true } else { false } }
  var isObject: Bool { if case .object = kind { true } else { false } }
  var boolean: Bool? { if case .boolean(let value) = kind { value } else { nil } }
  var number: String? { if case .number(let text) = kind { text } else { nil } }
  var text: String? { if case .text(let text) = kind { text } else { nil } }
  /// The digits of an identity, from a number or a text.
  var digits: String? { (number ?? text).flatMap { $0.isWholeNumber ? $0 : nil } }

  /// The elements of a list, or the values of an object, without parts that are passed over.
  var children: ResponseNodes { ResponseNodes(of: self) }

  /// The value of a key; of a repeated key, the first one.
  subscript(key: String) -> ResponseNode? { isObject ? children.first { $0.key.isExactly(key) } : nil }

  /// The value at the end of some keys; `nil` if they lead nowhere.
  func value(at path: [String]) -> ResponseNode? { path.reduce(self) { node, key in node?[key] } }

  /// The JSON pointer (RFC 6901).
  var pointer: String {
    let sent = document.sentNode(of: self)
    return sent.document === document ? ownPointer : sent.ownPointer
  }

  /// The pointer in this document.
  private var ownPointer: String {
    var steps: [String] = []
    var index = index
    while document.elements[index].parent >= 0 {
      let element = document.elements[index]
      let key = element.key?.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
      steps.append("/" + (key ?? String(element.position)))
      index = element.parent
    }
    return steps.reversed().joined()
  }

  var value: JSONValue {
    switch kind {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let text): .number(text)
    case .text(let text): .text(text)
    case .list: .list(children.map { $0.value })
    case .object: .object(Dictionary(children.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}

/// The values in a container.
struct ResponseNodes: Sequence, IteratorProtocol {
  private let document: ResponseDocument
  private let end: Int
  private let includesUnrecognized: Bool
  private var index: Int

  /// - Parameter includesUnrecognized: Whether parts that are kept as they were sent are among the values.
  init(of node: ResponseNode, includesUnrecognized: Bool = false) {
    document = node.document
    self.includesUnrecognized = includesUnrecognized
    end = document.elements[node.index].end
    index = node.index + 1
  }

  mutating func next() -> ResponseNode? {
    while index < end {
      let node = ResponseNode(document: document, index: index)
      index = document.elements[index].end
      if document.dropped.isEmpty || !document.dropped.contains(node.index) { return node }
      if includesUnrecognized, document.unrecognized.contains(node.index) { return node }
    }
    return nil
  }
}

extension String {
  /// Whether two texts have the same code points. `==` also holds if accents are written in another way.
  func isExactly(_ other: String) -> Bool { utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8) }

  /// Whether the text is a whole number as JSON writes it, of at most 2,048 characters.
  var isWholeNumber: Bool {
    let digits = utf8.drop { $0 == UInt8(ascii: "-") }
    guard let first = digits.first, utf8.count <= 2_048, utf8.count - digits.count <= 1 else { return false }
    let isZero = first == UInt8(ascii: "0")
    return isZero ? utf8.count == 1 : digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
