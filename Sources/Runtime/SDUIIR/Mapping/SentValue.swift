import SDUIJSON

/// JSON that is put together at paths.
struct SentValue {
  private var members: [(key: String, value: SentValue)] = []
  /// The index of each member by the bytes of its key.
  private var indices: [[UInt8]: Int] = [:]
  private var elements: [SentValue]?
  private var written: [UInt8]?

  init() {}
  init(elements: [SentValue]) { self.elements = elements }
  init(_ written: [UInt8]) { self.written = written }

  /// Puts a value at the end of some keys. Objects that are there already get its members, and other values are replaced.
  mutating func set(_ keys: some Collection<String>, _ value: SentValue) {
    guard let key = keys.first else { return join(value) }
    if let index = indices[Array(key.utf8)] { return members[index].value.set(keys.dropFirst(), value) }
    var inner = keys.count == 1 ? value : SentValue()
    if keys.count > 1 { inner.set(keys.dropFirst(), value) }
    if let object, written != nil { self = object }
    indices[Array(key.utf8)] = members.count
    members.append((key, inner))
  }

  private mutating func join(_ other: SentValue) {
    guard var joined = object, let others = other.object?.members else { return self = other }
    for (key, value) in others { joined.set([key], value) }
    self = joined
  }

  /// The object as its members; `nil` of another value.
  private var object: SentValue? {
    guard let written else { return elements == nil ? self : nil }
    guard written.first == UInt8(ascii: "{"), let document = try? JSONDocument(parsing: written) else { return nil }
    var object = SentValue()
    for (key, value) in document.members(of: document.root) {
      object.set([document.string(of: key) ?? ""], SentValue(document.compactBytes(of: value)))
    }
    return object
  }

  /// The value at the end of some keys.
  func value(at keys: ArraySlice<String>) -> SentValue? {
    guard let key = keys.first else { return self }
    if let written {
      guard let document = try? JSONDocument(parsing: written), let member = document.member(key, of: document.root)
      else { return nil }
      return SentValue(document.compactBytes(of: member)).value(at: keys.dropFirst())
    }
    return indices[Array(key.utf8)].flatMap { members[$0].value.value(at: keys.dropFirst()) }
  }

  /// The text, or the digits of the number, that this is.
  var identityText: String? {
    guard let written, let document = try? JSONDocument(parsing: written) else { return nil }
    return document.identityText(of: document.root)
  }

  /// The compact text.
  var json: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }

  func write(to writer: inout JSONWriter) {
    if let written { return writer.json(written) }
    if let elements {
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      return writer.endArray()
    }
    writer.beginObject()
    for (key, value) in members {
      writer.key(key)
      value.write(to: &writer)
    }
    writer.endObject()
  }
}
