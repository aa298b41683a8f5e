/// The contents of a section.
struct Contents {
  /// The section's wire name.
  var section: String
  /// The identity of one of several repeated sections.
  var identifier: String?
  /// Whether its backend failed.
  var isFailed = false
  /// The data of the header and footer. One that a response leaves out is `nil` unless all of its fields may be absent.
  var header: Item?
  var footer: Item?
  var items: [Item] = []
  /// Those of a stack.
  var sections: [Contents] = []
  /// The properties that the response sets in place of the section's own ones.
  var served: [String: JSON] = [:]
}

/// An item, a header or a footer.
struct Item {
  /// The component's wire name.
  var type: String
  var data = JSON.object([:])
  /// The width that a client measured (R25).
  var measuredWidth: Fraction?
  var measuredHeight: Fraction?

  init(type: String, data: JSON = .object([:])) { (self.type, self.data) = (type, data) }

  init(_ json: JSON) {
    type = json["unitType"]?.string ?? ""
    data = json["data"] ?? .object([:])
    measuredWidth = json["measured"]?["width"]?.fraction
    measuredHeight = json["measured"]?["height"]?.fraction
  }
}

extension Document {
  /// Returns the contents of the sections without a response: the author's content, or samples.
  func authoredContents(in container: Container) -> [Contents] {
    authoredContents(json["sectionList"]?.elements ?? [], declared: json["layout"]?["sections"], in: container)
  }

  private func authoredContents(_ entries: [JSON], declared: JSON?, in container: Container) -> [Contents] {
    entries.map { entry in
      let name = entry["section"]?.string ?? ""
      let section = Declaration(wireName: name, declared: declared?[name] ?? .null, served: [:], in: container)
      var contents = Contents(section: name)
      contents.header = Item(entry["header"] ?? section["header"] ?? .null)
      contents.footer = Item(entry["footer"] ?? section["footer"] ?? .null)
      contents.items = entry["units"].map { $0.elements.map(Item.init) } ?? samples(of: section)
      contents.sections = authoredContents(
        entry["sections"]?.elements ?? [], declared: section.sections, in: container)
      return contents
    }
  }

  /// Four of the first unit and one of each other, or as many as the section takes.
  private func samples(of section: Declaration) -> [Item] {
    let units = (section["accepts"]?.elements ?? []).compactMap(\.string)
    guard let first = units.first else { return [] }
    let others = units.dropFirst().map { Item(type: $0) }
    let fewest = section["minItems"]?.whole ?? 0
    let firsts = max(4, fewest - others.count)
    let all = Array(repeating: Item(type: first), count: firsts) + others
    return Array(all.prefix(section["maxItems"]?.whole ?? .max))
  }
}

extension Document {
  /// Returns the contents of the sections from a response in canonical form, in its order.
  func contents(of response: JSON) -> [Contents] {
    contents(response[key("sectionList")]?.elements ?? [], declared: json["layout"]?["sections"])
  }

  private func contents(_ entries: [JSON], declared: JSON?) -> [Contents] {
    entries.map { entry in
      let name = entry[key("section")]?.string ?? ""
      let section = declared?[name]
      var contents = Contents(section: name)
      contents.identifier = entry[key("sectionId")]?.string
      contents.isFailed = entry[key("failed")]?.isTrue ?? false
      contents.header = supplementary(entry[key("header")], section?["header"])
      contents.footer = supplementary(entry[key("footer")], section?["footer"])
      contents.served = served(by: entry)
      contents.items = (entry[key("units")]?.elements ?? []).map(item)
      if let bundle = section?["bundle"] { unpack(bundle, of: section, in: &contents) }
      contents.sections = self.contents(entry[key("sections")]?.elements ?? [], declared: section?["sections"])
      return contents
    }
  }

  /// Returns the unit of a bar in a response.
  func bar(_ name: String, of response: JSON) -> Item? {
    supplementary(response[key(name)], layout[name])
  }

  /// Returns the name of a key in responses (`wire`).
  private func key(_ name: String) -> String { layout["wire"]?[name]?.string ?? name }

  private func item(_ json: JSON) -> Item {
    var members = json.members
    for name in ["unitType", "data"] { members[name] = json[key(name)] }
    return Item(.object(members))
  }

  /// A bundle is alone in its list: its keys have the data of the header, the footer and the units.
  private func unpack(_ bundle: JSON, of section: JSON?, in contents: inout Contents) {
    guard contents.items.count == 1, contents.items[0].type == bundle["unitType"]?.string else { return }
    let data = contents.items[0].data
    let part = { (key: String) in bundle[key]?.string.flatMap { $0 == "." ? data : data[$0] } }
    let type = section?["accepts"]?.elements.first?.string ?? ""
    contents.items = (part("units")?.elements ?? []).map { Item(type: type, data: $0) }
    if let header = part("header") {
      contents.header = Item(type: section?["header"]?["unitType"]?.string ?? "", data: header)
    }
    if let footer = part("footer") {
      contents.footer = Item(type: section?["footer"]?["unitType"]?.string ?? "", data: footer)
    }
  }

  /// Returns the properties that an entry sets in place of the section's own ones.
  private func served(by entry: JSON) -> [String: JSON] {
    var served: [String: JSON] = [:]
    for name in ["columns", "startColumn", "spacing", "insets"] { served[name] = entry[key(name)] }
    return served
  }

  /// A header or footer of a response: one that is left out is there only where none of its fields must be.
  private func supplementary(_ sent: JSON?, _ declared: JSON?) -> Item? {
    if let sent, sent != .null { return item(sent) }
    guard let type = declared?["unitType"]?.string else { return nil }
    let fields = component(type)?["fields"]?.elements ?? []
    let isOptional = fields.allSatisfy { $0["optional"]?.isTrue == true || $0["default"] != nil }
    return isOptional ? Item(type: type) : nil
  }
}
