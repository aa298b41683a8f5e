import SDUIIR
import SDUIJSON

/// A value in one of the sample responses.
struct SampleNode: Hashable {
  let response: Int32
  let node: JSONNodeID
}

/// The parsed responses from which a screen is inferred.
struct ResponseSamples {
  /// The responses in the order in which they were given.
  let documents: [JSONDocument]

  /// The outermost values.
  var roots: [SampleNode] {
    documents.indices.map { SampleNode(response: Int32($0), node: documents[$0].root) }
  }

  func document(_ sample: SampleNode) -> JSONDocument { documents[Int(sample.response)] }

  func kind(_ sample: SampleNode) -> JSONKind { document(sample).kind(of: sample.node) }

  func text(_ sample: SampleNode) -> String? { document(sample).string(of: sample.node) }

  /// The digits of an identity, from a number or a text.
  func digits(_ sample: SampleNode) -> String? { document(sample).digits(of: sample.node) }

  func elements(_ sample: SampleNode) -> [SampleNode] {
    document(sample).children(of: sample.node).map { SampleNode(response: sample.response, node: $0) }
  }

  /// The units of a list. What a server sends as `null` says nothing of the others, and breaks the contract of its response.
  func units(of list: SampleNode) -> [SampleNode] {
    elements(list).filter { document($0).sentKind(of: $0.node) != .null }
  }

  func member(_ key: String, _ sample: SampleNode) -> SampleNode? {
    document(sample).member(key, of: sample.node).map { SampleNode(response: sample.response, node: $0) }
  }

  /// The keys of an object, in order.
  func keys(_ sample: SampleNode) -> [String] {
    let document = document(sample)
    return document.members(of: sample.node).compactMap { document.string(of: $0.key) }
  }

  /// The values of all objects by key. Keys are in the order in which they first appear.
  func members(_ objects: [SampleNode]) -> [(key: String, values: [SampleNode])] {
    var indices: [String: Int] = [:]
    var result: [(key: String, values: [SampleNode])] = []
    for object in objects {
      let document = document(object)
      for (key, value) in document.members(of: object.node) {
        guard let name = document.string(of: key) else { continue }
        let sample = SampleNode(response: object.response, node: value)
        if let index = indices[name] {
          result[index].values.append(sample)
        } else {
          indices[name] = result.count
          result.append((name, [sample]))
        }
      }
    }
    return result
  }

  /// The exact value of a number; `nil` if it needs more than 64 bits.
  func number(_ sample: SampleNode) -> Rational? { document(sample).rational(of: sample.node) }

  func place(_ sample: SampleNode) -> ImportPlace {
    let document = document(sample)
    return ImportPlace(
      response: Int(sample.response), pointer: document.pointer(to: sample.node),
      offset: document.sentRange(of: sample.node).lowerBound)
  }

  /// Returns notes with their places, in time proportional to the responses however many notes there are.
  func located(_ notes: [SampleNote]) -> [ImportNote] {
    var pointers: [SampleNode: String] = [:]
    let nodes = Dictionary(grouping: Set(notes.map { $0.sample })) { $0.response }
    for (response, nodes) in nodes {
      let sorted = nodes.sorted { $0.node < $1.node }
      let texts = documents[Int(response)].pointers(to: sorted.map { $0.node })
      for (node, text) in zip(sorted, texts) { pointers[node] = text }
    }
    return notes.map { note in
      let place = ImportPlace(
        response: Int(note.sample.response), pointer: pointers[note.sample] ?? "",
        offset: document(note.sample).sentRange(of: note.sample.node).lowerBound)
      return ImportNote(place: place, message: note.message)
    }
  }
}

extension JSONKind {
  /// The kind in words, with an article.
  var words: String {
    switch self {
    case .null: "`null`"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
