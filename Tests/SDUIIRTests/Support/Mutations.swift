import SDUIJSON

/// Documents that differ from another in one place.
struct Mutations {
  let document: JSONDocument

  init(_ bytes: [UInt8]) throws { document = try JSONDocument(parsing: bytes) }

  /// Each without one member or element.
  var deletions: [[UInt8]] { values.map { value in rewrite { $0 == value ? .omitted : .kept } } }

  /// Each with one value replaced, by some of another kind.
  var replacements: [[UInt8]] {
    values.flatMap { value in
      ["null", "true", "-1", "1e400", "\"\"", "[]", "{}", "[1,2]"].map { text in
        rewrite { $0 == value ? .replaced(text) : .kept }
      }
    }
  }

  /// With the members of every object in alphabetical order.
  var sorted: [UInt8] { rewrite(isSorted: true) { _ in .kept } }

  private enum Change {
    case kept
    case omitted
    case replaced(String)
  }

  private var values: [JSONNodeID] {
    var result: [JSONNodeID] = []
    collect(document.root, into: &result)
    return result
  }

  private func collect(_ node: JSONNodeID, into result: inout [JSONNodeID]) {
    for child in document.children(of: node) + document.members(of: node).map(\.value) {
      result.append(child)
      collect(child, into: &result)
    }
  }

  private func rewrite(isSorted: Bool = false, _ change: (JSONNodeID) -> Change) -> [UInt8] {
    var writer = JSONWriter()
    write(document.root, isSorted, change, to: &writer)
    return writer.finish()
  }

  private func write(
    _ node: JSONNodeID, _ isSorted: Bool, _ change: (JSONNodeID) -> Change, to writer: inout JSONWriter
  ) {
    if case .replaced(let text) = change(node) { return writer.rawNumber(text) }
    switch document.kind(of: node) {
    case .object:
      writer.beginObject()
      var members = document.members(of: node).map { (document.string(of: $0.key) ?? "", $0.value) }
      if isSorted { members.sort { $0.0 < $1.0 } }
      for (key, value) in members {
        if case .omitted = change(value) { continue }
        writer.key(key)
        write(value, isSorted, change, to: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for child in document.children(of: node) {
        if case .omitted = change(child) { continue }
        write(child, isSorted, change, to: &writer)
      }
      writer.endArray()
    default: writer.rawNumber(document.compactText(of: node))
    }
  }
}
