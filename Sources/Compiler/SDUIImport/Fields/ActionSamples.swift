import SDUIJSON

extension ResponseSamples {
  /// The `type` of `{ "type", "payload" }`; `nil` for other values.
  func tag(_ value: SampleNode) -> String? {
    guard kind(value) == .object, let type = member("type", value), let tag = text(type), !tag.isEmpty else {
      return nil
    }
    return keys(value).allSatisfy { $0 == "type" || $0 == "payload" } ? tag : nil
  }
}

/// The payloads of all actions of the responses, by the name of the action. An action has one declaration, wherever it
/// is used.
struct ActionSamples {
  struct Entry {
    let tag: String
    let name: String
    /// The number of values, those without a payload included.
    var count = 0
    var payloads: [SampleNode] = []
  }

  private(set) var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  /// Words of keys under which servers send what a client does.
  private static let words: Set<String> = [
    "action", "actions", "click", "command", "deeplink", "destination", "link", "navigation", "tap", "target",
  ]

  /// Finds the actions in data.
  mutating func collect(_ data: [SampleNode], _ samples: ResponseSamples, _ names: inout NameTable) {
    for root in data {
      let document = samples.document(root)
      var index = root.node.rawValue
      let end = document.end(of: root.node)
      while index < end {
        let object = SampleNode(response: root.response, node: JSONNodeID(rawValue: index))
        index += 1
        guard samples.kind(object) == .object else { continue }
        for (key, value) in document.members(of: object.node) {
          guard let name = document.string(of: key), Self.isName(name) else { continue }
          add(SampleNode(response: root.response, node: value), samples, &names)
        }
      }
    }
  }

  private mutating func add(_ value: SampleNode, _ samples: ResponseSamples, _ names: inout NameTable) {
    if samples.kind(value) == .array { return samples.elements(value).forEach { add($0, samples, &names) } }
    guard let tag = samples.tag(value) else { return }
    let payload = samples.member("payload", value)
    if let payload, samples.kind(payload) != .object { return }
    let index = indices[tag] ?? entries.count
    if index == entries.count {
      indices[tag] = index
      entries.append(Entry(tag: tag, name: names.unique(SourceNames.upper(tag, or: "Action"), owner: "Do")))
    }
    entries[index].count += 1
    if let payload { entries[index].payloads.append(payload) }
  }

  private static func isName(_ key: String) -> Bool { SourceNames.words(key).contains(where: words.contains) }

  /// The source name of an action.
  func name(of tag: String) -> String? { indices[tag].map { entries[$0].name } }

  /// Whether values are actions: their key says so, and each payload is an object.
  func isAction(_ values: [SampleNode], key: String, _ samples: ResponseSamples) -> Bool {
    guard Self.isName(key) else { return false }
    return values.allSatisfy { value in
      guard let tag = samples.tag(value), indices[tag] != nil else { return false }
      return samples.member("payload", value).map { samples.kind($0) == .object } ?? true
    }
  }
}
