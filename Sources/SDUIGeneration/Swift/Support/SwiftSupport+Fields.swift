extension SwiftSupport {
  /// The reader of fields.
  static let fields = #"""
    // MARK: - Reading fields

    /// Reads one response. It collects faults instead of throwing them, so that one fault does not hide another.
    final class ResponseReader {
      let document: ResponseDocument
      let format: ScreenFormat
      /// Where an identity was found first.
      var sectionIDs: Set<String> = []
      private(set) var faults: [(code: ResponseFault.Code, node: ResponseNode, message: String)] = []
      /// The sections, units, headers, footers and bars, which a client could do without.
      private var parts: Set<Int> = []

      init(_ document: ResponseDocument, _ format: ScreenFormat = ScreenFormat("")) {
        self.document = document
        self.format = format
      }

      func report(_ code: ResponseFault.Code, at node: ResponseNode, _ message: String) {
        faults.append((code, node, message))
      }

      /// Marks a value as one that a client could do without.
      func addPart(_ node: ResponseNode) { parts.insert(node.index) }

      /// Reports every repeated key.
      func reportRepeatedKeys() {
        for index in document.repeated where !document.isDropped(document.elements[index].parent) {
          let node = ResponseNode(document: document, index: index)
          report(.duplicateKey, at: node, "the key `\(node.key)` is repeated")
        }
      }

      /// The faults in the order of the text.
      var sortedFaults: [ResponseFault] {
        faults.sorted { $0.node.index < $1.node.index }.map {
          ResponseFault(code: $0.code, pointer: $0.node.pointer, message: $0.message)
        }
      }

      /// Passes over the innermost parts that have faults from now on.
      ///
      /// - Returns: `false` if a fault is in no part, or if the screen must not lose it.
      func dropFaultyParts() -> Bool {
        var dropped: Set<Int> = []
        for fault in faults {
          let part = innermostPart(around: fault.node, of: fault.code)
          guard let part, format.drops(fault.code) else { return false }
          dropped.insert(part)
        }
        document.drop(dropped)
        return true
      }

      /// A repeated key belongs to its object, even if its value is a part.
      private func innermostPart(around node: ResponseNode, of code: ResponseFault.Code) -> Int? {
        var index = code == .duplicateKey ? document.elements[node.index].parent : node.index
        while index >= 0 {
          if parts.contains(index) { return index }
          index = document.elements[index].parent
        }
        return nil
      }
    }

    /// The rule of the values of a field.
    struct FieldRule<Value> {
      /// Whether `null` is read as any other value is.
      var readsNull = false
      /// Reads a value, and reports faults.
      let read: (ResponseNode, ResponseReader) -> Value?

      func value(_ node: ResponseNode, _ reader: ResponseReader) -> Value? {
        if readsNull || !node.isNull { return read(node, reader) }
        reader.report(.null, at: node, "`null` is no value of this field")
        return nil
      }
    }

    /// Reads the fields of an object.
    final class FieldReader {
      let reader: ResponseReader
      let node: ResponseNode
      let members: [(key: String, node: ResponseNode)]
      /// Whether all values of a repeated key are checked, and not only the first one.
      private let checksRepeatedKeys: Bool
      /// The index of the member after the last one that was found, since most objects have their keys in one order.
      private var next = 0

      /// Reads the members of an object.
      ///
      /// - Parameter hiddenKey: A key that is not a field.
      init(
        _ node: ResponseNode, _ reader: ResponseReader, hiddenKey: String? = nil, checksRepeatedKeys: Bool = true
      ) {
        self.reader = reader
        self.node = node
        self.checksRepeatedKeys = checksRepeatedKeys && !node.document.repeated.isEmpty
        members = node.children.map { ($0.key, $0) }.filter { member in !(hiddenKey.map(member.0.isExactly) ?? false) }
      }

      /// Reads data that are one value. Its key is `.`.
      init(value: ResponseNode?, in node: ResponseNode, _ reader: ResponseReader) {
        self.reader = reader
        self.node = node
        checksRepeatedKeys = false
        members = value.map { [(".", $0)] } ?? []
      }

      /// The value of a field that must be sent.
      func required<Value>(_ key: String, _ rule: FieldRule<Value>) -> Value? {
        guard let index = index(of: key) else {
          reader.report(.missingField, at: node, "the field `\(key)` is missing")
          return nil
        }
        return value(at: index, rule)
      }

      /// The value of a field that may be missing or `null`.
      func optional<Value>(_ key: String, _ rule: FieldRule<Value>) -> Value? {
        guard let index = index(of: key) else { return nil }
        return value(at: index, .nullable(rule)) ?? nil
      }

      /// The value of a field that may be missing, but not `null`.
      func unlessMissing<Value>(_ key: String, _ rule: FieldRule<Value>) -> Value? {
        index(of: key).flatMap { value(at: $0, rule) }
      }

      private func index(of key: String) -> Int? {
        for index in [next..<members.count, 0..<next].joined() where members[index].key.isExactly(key) {
          next = index + 1
          return index
        }
        return nil
      }

      private func value<Value>(at index: Int, _ rule: FieldRule<Value>) -> Value? {
        let (key, first) = members[index]
        if checksRepeatedKeys {
          for (other, node) in members where node.index != first.index && other.isExactly(key) {
            _ = rule.value(node, reader)
          }
        }
        return rule.value(first, reader)
      }
    }

    /// Reads an action, or a case with data: an object with a `type` and a `payload`.
    struct TaggedReader {
      let reader: ResponseReader
      let node: ResponseNode
      /// The name of the case or action.
      let type: String

      /// The payload as it was sent.
      var anyPayload: JSONValue? { node["payload"]?.value }

      /// The data of a case.
      func payload<Value>(_ rule: FieldRule<Value>) -> Value? {
        if let payload = node["payload"] { return rule.value(payload, reader) }
        reader.report(.missingField, at: node, "the `payload` of this case is missing")
        return nil
      }

      /// The fields of an action.
      func payload<Object: ResponseObject>(_: Object.Type) -> Object? {
        guard let payload = node["payload"] else { return nil }
        return FieldRule.record(Object.self).read(payload, reader)
      }
    }
    """#
}
