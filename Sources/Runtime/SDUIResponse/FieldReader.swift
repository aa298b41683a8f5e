import Foundation

/// The rule of the values of a field.
public struct FieldRule<Value> {
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
public final class FieldReader {
  let reader: ResponseReader
  let node: ResponseNode
  let members: [(key: String, node: ResponseNode)]
  /// Whether all values of a repeated key are checked, and not only the first one.
  private let checksRepeatedKeys: Bool
  /// The index of the member after the last one that was found, since most objects have their keys in one order.
  private var next = 0
  /// The members that were read: a bit for each of the first 64, and the others.
  private var read: (first: UInt64, others: Set<Int>) = (0, [])
  /// The unit whose data these are; `nil` if they are not in one.
  var unit: ResponseNode?

  /// Reads the members of an object.
  ///
  /// - Parameter hiddenKey: A key that is not a field.
  init(
    _ node: ResponseNode, _ reader: ResponseReader, hiddenKey: String? = nil, checksRepeatedKeys: Bool = true
  ) {
    self.reader = reader
    self.node = node
    self.checksRepeatedKeys = checksRepeatedKeys && !node.document.repeated.isEmpty
    var members: [(key: String, node: ResponseNode)] = []
    members.reserveCapacity(8)
    let hiddenKey = hiddenKey ?? node.hiddenKey
    for child in node.children {
      let key = child.key
      if let hiddenKey, hiddenKey.isExactly(key) { continue }
      members.append((key, child))
    }
    self.members = members
  }

  /// Reads data that are one value. Its key is `.`.
  init(value: ResponseNode?, in node: ResponseNode, _ reader: ResponseReader) {
    self.reader = reader
    self.node = node
    checksRepeatedKeys = false
    members = value.map { [(".", $0)] } ?? []
  }

  /// The value of a field that must be sent.
  public func required<Value>(_ key: String, _ rule: FieldRule<Value>) -> Value? {
    guard let index = index(of: key) else {
      reader.report(.missingField, at: node, "the field `\(key)` is missing")
      return nil
    }
    return value(at: index, rule)
  }

  /// The value of a field that may be missing or `null`.
  ///
  /// - Parameter absent: The texts that mean a missing value.
  public func optional<Value>(_ key: String, _ rule: FieldRule<Value>, absent: String...) -> Value? {
    guard let index = index(of: key) else { return nil }
    return value(at: index, .nullable(rule, absent: absent)) ?? nil
  }

  /// The value of a field that may be missing or `null`, and counts as missing if it breaks the contract.
  ///
  /// - Parameter absent: The texts that mean a missing value.
  public func ifValid<Value>(_ key: String, _ rule: FieldRule<Value>, absent: String...) -> Value? {
    guard let index = index(of: key) else { return nil }
    let node = members[index].node
    let count = reader.faults.count
    let value = value(at: index, .nullable(rule, absent: absent)) ?? nil
    // Repeated keys are reported before anything is read.
    if reader.faults.count > count || !node.document.repeated.isEmpty { reader.addOptionalValue(node) }
    return value
  }

  /// The value of a field that may be missing, but not `null`.
  public func unlessMissing<Value>(_ key: String, _ rule: FieldRule<Value>) -> Value? {
    index(of: key).flatMap { value(at: $0, rule) }
  }

  private func index(of key: String) -> Int? {
    for index in [next..<members.count, 0..<next].joined() where members[index].key.isExactly(key) {
      next = index + 1
      if index < 64 { read.first |= 1 << UInt64(index) } else { read.others.insert(index) }
      return index
    }
    return nil
  }

  /// Whether a member was read.
  func isRead(_ index: Int) -> Bool {
    index < 64 ? read.first >> UInt64(index) & 1 == 1 : read.others.contains(index)
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

/// Reads an action, or a case with data: an object with a `type` and a `payload`, or one of another form.
public struct TaggedReader {
  let reader: ResponseReader
  let node: ResponseNode
  /// The name of the case or action.
  public let type: String
  /// The form of the case.
  var form = ChoiceForm.keys(type: "type", data: "payload")

  /// The payload as it was sent.
  public var anyPayload: JSONValue? {
    guard case .beside(let key) = form, case .object(let members) = node.value else { return payload?.value }
    return .object(members.filter { !$0.key.isExactly(key) })
  }

  private var payload: ResponseNode? {
    switch form {
    case .keys(_, let data): node[data]
    case .beside(let type): ResponseNode(document: node.document, index: node.index, hiddenKey: type)
    case .onlyKey: node[type]
    }
  }

  /// The data of a case.
  public func payload<Value>(_ rule: FieldRule<Value>) -> Value? {
    if let payload { return rule.value(payload, reader) }
    reader.report(.missingField, at: node, "the data of this case are missing")
    return nil
  }

  /// The fields of an action.
  public func payload<Object: ResponseObject>(_: Object.Type) -> Object? {
    guard let payload = node["payload"] else { return nil }
    return FieldRule.record(Object.self).read(payload, reader)
  }
}
