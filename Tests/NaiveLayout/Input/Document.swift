/// A compiled screen document, for which flags and clients are resolved.
public struct Document: Sendable {
  let json: JSON

  /// Reads the text of a document.
  public init(reading text: String) throws { json = try JSON(reading: text) }

  var layout: JSON { json["layout"] ?? .null }

  var scrollsHorizontally: Bool { layout["scrollDirection"]?.string == "horizontal" }

  /// A declared component by its wire name.
  func component(_ type: String) -> JSON? { declared("components", type) }

  /// The first case of an enumeration by its wire name.
  func firstCase(ofEnum type: String) -> String? {
    declared("enums", type)?["cases"]?.elements.first?["value"]?.string
  }

  /// The name in the source of what the contract declares.
  func sourceName(ofComponent type: String) -> String { component(type)?["name"]?.string ?? type }

  private func declared(_ table: String, _ type: String) -> JSON? {
    json["contract"]?[table]?.elements.first { $0["type"]?.string == type }
  }

  /// The value at a path of data, or the default of the field that it leads to; and that field.
  func value(at path: JSON?, in item: Item) -> (value: JSON?, field: JSON?) {
    let names = path?.string.map { $0 == "." ? ["."] : $0.split(separator: ".").map(String.init) }
    var value: JSON? = item.data
    var fields = component(item.type)?["fields"]?.elements ?? []
    var field: JSON?
    for name in names ?? (path?.elements ?? []).compactMap(\.string) {
      field = fields.first { $0["key"]?.string == name }
      if name != "." { value = value?[name] ?? field?["default"] }
      fields = field?["record"]?.string.flatMap { declared("records", $0) }?["fields"]?.elements ?? []
    }
    return (value, field)
  }
}
