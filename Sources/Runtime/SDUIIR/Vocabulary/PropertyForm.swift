extension PropertyType {
  /// The notation of a value, in Markdown: for hover, completion and the written reference.
  package var form: String {
    switch self {
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .length(let figure): "a length\(figure.limit)"
    case .size(.width):
      "a length\(Figure.contentWidth.limit), a percent, `estimated(…)`, a number in the data, or in a carousel the ratio of "
        + "an image in the data"
    case .size(.height): "a length\(Figure.itemWidth.limit), `estimated(…)`, or a number in the data"
    case .supplementarySize: "a length\(Figure.contentWidth.limit), or `estimated(…)`"
    case .partSize: "a length\(Figure.contentWidth.limit), a percent, or a share"
    case .insets(let figure):
      "a length\(figure.limit), or a group of `top`, `leading`, `bottom`, `trailing`, `horizontal`, `vertical`"
    case .spacing: "a length\(Figure.contentWidth.limit), or `(lines: …, items: …)`"
    case .columns: "a whole number from 1 to 1000, or `adaptive(min: …, max: …)`"
    case .itemSpan: "a whole number from 1 to 1000, `all`, `(columns: …, rows: …)`, or `match(data.…, …)`"
    case .keyword(let words): words.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    case .boolean: "`true` or `false`"
    case .range: "a range of constants"
    case .color: "a colour, or `(light: …, dark: …)`"
    case .clients: "a range of versions for each platform"
    case .format: "`(version: …, since: …)`; `since` is a version, or one for each platform"
    case .responseKeys: "names in quotes or places by key: `(unitType: …, unitList: at(…), …)`"
    case .arrangement: "a `row` or `column` block"
    case .paging: "`(repeat: …, autoRoll: …)`; `repeat` is `none`, `loop` or `infinite`, `autoRoll` a duration"
    case .collapse: "`never`, `open`, `collapsed`, or `(visible: …)`"
    case .separator: "`(height: …, color: …)`"
    case .texts: "a list of texts"
    case .pagination: "`(by: …, prefetch: …)`; `by` is `page` or `cursor`, `prefetch` a whole number from 0 to 1000"
    case .fromServer: "`(columns: …, startColumn: …, spacing: …, insets: …)`, each a closed range and each optional"
    case .indexTitle: "a field that holds a text: `data.…` or `header.…`"
    }
  }
}

extension SpellingType {
  /// The notation of a value, in Markdown.
  package var form: String {
    switch self {
    case .ratio: "a ratio, or that of an image in the data"
    case .itemsInView: "a number"
    }
  }
}

extension PropertyRow {
  /// The property with its default, or with an example where there is none.
  package var signature: String { "\(name): \(defaultText ?? example)" }

  /// The paragraphs of the written reference.
  package var paragraphs: [String] {
    let standard = isRequired ? "required" : defaultText.map { "`\($0)` where it is not written" } ?? "no default"
    let adapting = isAdaptable ? "" : " It is the same in every container, so a `when` cannot set it."
    let takers = kinds.count < LayoutKind.allCases.count && scope != .screen
    let kinds = takers ? ["Of: " + kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ")] : []
    return [documentation + adapting, "Takes \(type.form); \(standard)."] + kinds + ["In JSON: `\(key)`"]
  }
}

extension Spelling {
  /// The paragraphs of the written reference.
  package var paragraphs: [String] {
    [documentation, "Takes \(type.form).", "In JSON it is a form of `\(property.row.key)`."]
  }
}

extension Figure {
  /// The last figure on which a length may depend.
  fileprivate var limit: String {
    switch self {
    case .points: " that is constant"
    case .textPoints, .line: ""
    case .containerWidth: " up to `container.width`"
    case .containerHeight: " of the container"
    case .contentWidth: " up to `content.width`"
    case .columnWidth: " up to `content.width`, or of `column.width`"
    case .itemWidth: " up to `item.width`"
    }
  }
}
