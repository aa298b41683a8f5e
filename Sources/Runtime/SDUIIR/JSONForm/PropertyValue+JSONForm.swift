import SDUIJSON

extension ScreenDecoder {
  /// The value of a property, which the kind of the section must take.
  func propertyValue(
    _ node: JSONNodeID, _ property: Property, _ place: Place
  ) throws(ScreenDocumentError) -> PropertyValue {
    if let kind = place.kind, !property.kinds.contains(kind) {
      throw failure("A section of kind \(kind.rawValue) takes no \"\(property.row.key)\" here.", at: node)
    }
    return try propertyValue(node, of: property.type, place)
  }

  private func propertyValue(
    _ node: JSONNodeID, of type: PropertyType, _ place: Place
  ) throws(ScreenDocumentError) -> PropertyValue {
    switch type {
    case .count(let range): return .count(try integer(node, in: range))
    case .length(let figure): return .length(try length(node, upTo: figure))
    case .size(let axis): return .size(try size(node, axis, place))
    case .supplementarySize: return .size(try supplementarySize(node))
    case .partSize(let axis): return .size(try partSize(node, axis))
    case .insets(let figure): return .insets(try insets(node, upTo: figure))
    case .spacing: return .spacing(try spacing(node))
    case .columns: return .columns(try columns(node))
    case .itemSpan: return .itemSpan(try itemSpan(node, place))
    case .keyword(let words): return .keyword(try word(node, words))
    case .boolean: return .boolean(try boolean(node))
    case .range: return .range(try range(node))
    case .color: return .color(try adaptiveColor(node))
    case .clients: return .clients(try clientSet(node))
    case .format: return .format(try formatReaders(node))
    case .responseKeys(let scope): return .responseKeys(try responseKeys(node, of: scope))
    case .arrangement: return .arrangement(try arrangement(node, place.units))
    case .paging: return .paging(try paging(node))
    case .collapse: return .collapse(try collapse(node))
    case .separator: return .separator(try separator(node))
    case .texts: return .texts(try texts(node))
    case .indexTitle: return .indexTitle(try indexTitle(node))
    case .pagination: return .pagination(try pagination(node))
    case .fromServer: return .fromServer(try fromServer(node, place))
    }
  }

  /// A list of texts, none of them empty and no two the same.
  func texts(_ node: JSONNodeID) throws(ScreenDocumentError) -> [String] {
    var texts: [String] = []
    for element in try elements(of: node, "This") {
      let text = try text(element)
      guard !text.isEmpty else { throw failure("This text must not be empty.", at: element) }
      guard !texts.contains(text) else { throw failure("\"\(text)\" is repeated in this list.", at: element) }
      texts.append(text)
    }
    guard !texts.isEmpty else { throw failure("This list must not be empty.", at: node) }
    return texts
  }
}

extension ScreenEncoder {
  /// The value of any property.
  mutating func encode(_ value: PropertyValue) {
    switch value {
    case .count(let count): writer.integer(count)
    case .length(let length): writer.length(length)
    case .size(let size): encode(size)
    case .insets(let insets): encode(insets)
    case .spacing(let spacing): encode(spacing)
    case .columns(let columns): encode(columns)
    case .itemSpan(let span): encode(span)
    case .keyword(let keyword): writer.string(keyword.rawValue)
    case .boolean(let boolean): writer.boolean(boolean)
    case .range(let range): encode(range)
    case .color(let color): encode(color)
    case .clients(let clients): encode(clients)
    case .format(let readers): encode(readers)
    case .responseKeys(let keys): encode(keys)
    case .arrangement(let arrangement): encode(arrangement)
    case .paging(let paging): encode(paging)
    case .collapse(let collapse): encode(collapse)
    case .separator(let separator): encode(separator)
    case .texts(let texts): writer.strings(texts)
    case .indexTitle(let title): encode(title)
    case .pagination(let pagination): encode(pagination)
    case .fromServer(let ranges): encode(ranges)
    }
  }
}

extension PropertyType {
  /// The form of values of the type.
  package var jsonForm: ValueForm {
    switch self {
    case .count(let range):
      ValueForm("whole number, \(range.lowerBound) to \(range.upperBound)", .integer(in: range))
    case .length(let figure): Length.jsonForm(upTo: figure)
    case .size(.width):
      Size.jsonForm("widthSize", [.percent, .estimate, .inView, .ratioField, .field], upTo: .contentWidth)
    case .size(.height): Size.heightJSONForm
    case .supplementarySize: Size.jsonForm("supplementarySize", [.estimate], upTo: .contentWidth)
    case .partSize(.width): Size.jsonForm("partWidthSize", [.percent, .share], upTo: .contentWidth)
    case .partSize(.height): Size.jsonForm("partHeightSize", [.percent, .share, .ratio], upTo: .contentWidth)
    case .insets(let figure): Insets.jsonForm(upTo: figure)
    case .spacing: Spacing.jsonForm
    case .columns: Columns.jsonForm
    case .itemSpan: ItemSpan.jsonForm
    case .keyword(let words):
      ValueForm(words.map { "`\"\($0.rawValue)\"`" }.joined(separator: ", "), .oneOf(words.map { $0.rawValue }))
    case .boolean: ValueForm("`true`, `false`", ["type": "boolean"])
    case .range: ValueRange.jsonForm
    case .color: AdaptiveColor.jsonForm
    case .clients: ClientSet.jsonForm
    case .format: FormatReaders.jsonForm
    case .responseKeys(let scope): ResponseKeys.jsonForm(of: scope)
    case .arrangement: Arrangement.jsonForm
    case .paging: Paging.jsonForm
    case .collapse: Collapse.jsonForm
    case .separator: Separator.jsonForm
    case .texts:
      ValueForm(
        "texts", named: "texts",
        ["type": "array", "items": ["type": "string", "minLength": 1], "minItems": 1, "uniqueItems": true])
    case .indexTitle: IndexTitle.jsonForm
    case .pagination: Pagination.jsonForm
    case .fromServer: FromServer.jsonForm
    }
  }
}
