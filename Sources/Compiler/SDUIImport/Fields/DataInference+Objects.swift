import SDUIIR
import SDUIJSON

extension DataInference {
  /// The type of objects: an image, an action, an enumeration with data, a map, or a record.
  mutating func objectType(
    of values: [SampleNode], key: String, owner: String
  ) throws(ImportError) -> InferredType {
    if values.allSatisfy({ isImage($0) }) { return .plain("Image") }
    if values.allSatisfy({ samples.tag($0) != nil }) {
      if actions.isAction(values, key: key, samples) { return try actionType(of: values, key: key, owner: owner) }
      if let type = try choiceType(of: values, key: key, owner: owner) { return type }
    }
    if let map = try mapType(of: values, key: key, owner: owner) { return map }
    if let union = try unionType(of: values, key: key, owner: owner) { return union }
    let name = SourceNames.upper(key) == owner ? owner + "Content" : SourceNames.upper(key)
    let fields = try fields(of: values, owner: name)
    return declare(.record, name, owner: owner, fields)
  }

  private func isImage(_ value: SampleNode) -> Bool {
    guard samples.keys(value).allSatisfy({ ["url", "width", "height", "alt"].contains($0) }) else { return false }
    let rules = ImagePart.allCases.map { ($0, samples.member($0.rawValue, value)) }
    return rules.allSatisfy { part, node in
      guard let node else { return !part.isRequired }
      if samples.kind(node) == .null { return !part.isRequired }
      return part.rule.violation(of: node.node, in: samples.document(node)) == nil
    }
  }

  private mutating func actionType(
    of values: [SampleNode], key: String, owner: String
  ) throws(ImportError) -> InferredType {
    var tags: [String] = []
    var seen: Set<String> = []
    for value in values {
      if let tag = samples.tag(value), seen.insert(tag).inserted { tags.append(tag) }
    }
    let names = tags.compactMap { actions.name(of: $0) }
    note("`\(owner)` has actions under `\(key)`: \(tags.joined(separator: ", "))", at: values[0])
    return .action(names)
  }

  /// An enumeration whose cases have data; `nil` if a case has its data in some values only.
  private mutating func choiceType(
    of values: [SampleNode], key: String, owner: String
  ) throws(ImportError) -> InferredType? {
    var tags: [String] = []
    var payloads: [String: [SampleNode]] = [:]
    var counts: [String: Int] = [:]
    for value in values {
      guard let tag = samples.tag(value) else { return nil }
      if counts[tag] == nil { tags.append(tag) }
      counts[tag, default: 0] += 1
      if let payload = samples.member("payload", value) { payloads[tag, default: []].append(payload) }
    }
    guard !payloads.isEmpty,
      tags.allSatisfy({ payloads[$0] == nil || payloads[$0]?.count == counts[$0] }),
      !payloads.values.contains(where: { $0.contains { samples.kind($0) == .null } })
    else { return nil }
    let name = SourceNames.upper(key)
    var names = NameTable()
    var cases: [InferredCase] = []
    for tag in tags {
      let type = try payloads[tag].map { (payload) throws(ImportError) in
        try self.type(of: payload, key: tag, owner: name)
      }
      cases.append(InferredCase(name: names.unique(SourceNames.unreserved(tag, or: "value")), wire: tag, payload: type))
    }
    let isOpen = values.count < Evidence.many || counts.values.contains { $0 < 3 }
    note(
      "`\(owner)` has one of \(tags.count) kinds of data under `\(key)`: \(tags.joined(separator: ", "))", at: values[0]
    )
    return declare(.enumeration(isOpen: isOpen, cases), name, owner: owner)
  }

  /// Declares all actions, with the fields of their payloads.
  mutating func declareActions() throws(ImportError) {
    for action in actions.entries {
      var fields = try fields(of: action.payloads, owner: action.name)
      if action.payloads.count < action.count {
        for index in fields.indices { fields[index].isOptional = true }
      }
      add(InferredDeclaration(kind: .action, name: action.name, wire: action.tag, fields: fields))
    }
  }
}
