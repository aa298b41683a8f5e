import SDUIIR
import SDUIJSON

/// The parts of the JSON Schema that say what the vocabulary says, made from it.
enum SchemaParts {
  /// Names in `$defs` and the schemas under them, as compact JSON.
  static var definitions: [(name: String, schema: String)] {
    var result: [(String, String)] = [
      ("kind", #"{"title":"Kind of section","enum":[\#(list(LayoutKind.allCases.map(\.rawValue)))]}"#)
    ]
    result.append(("kindRules", #"{"allOf":[\#(LayoutKind.allCases.map(rule).joined(separator: ","))]}"#))
    result.append(("assignments", assignments))
    result.append(("replacement", replacement))
    for scope in PropertyScope.allCases {
      let members = Vocabulary.rows(in: scope).map { row in
        let schema = row.property.takesPlaceholder ? placeholderOrWord(row) : schema(of: row)
        return "\(quoted(row.key)):\(schema)"
      }
      result.append(("\(scope.rawValue)Properties", #"{"properties":{\#(members.joined(separator: ","))}}"#))
    }
    for figure in [Figure.points, .containerHeight, .contentWidth, .itemWidth] { result += lengths(upTo: figure) }
    result.append(
      ("widthSize", anyOf(["contentWidthLengthObject", "percent", "contentWidthEstimate", "inView", "lengthField"])))
    result.append(
      ("heightSize", anyOf(["itemWidthLengthObject", "itemWidthEstimate", "ratio", "ratioField", "lengthField"])))
    result.append(
      ("partWidthSize", anyOf(["contentWidthLengthObject", "percent", "share"])))
    result.append(
      ("partHeightSize", anyOf(["contentWidthLengthObject", "percent", "share", "ratio"])))
    result += parts
    result += sectionValues
    result.append(("supplementarySize", anyOf(["contentWidthLengthObject", "contentWidthEstimate"])))
    return result
  }

  /// What is a component in place of items, or a word.
  private static func placeholderOrWord(_ row: PropertyRow) -> String {
    #"{"if":{"type":"object"},"then":\#(reference("placeholder")),"else":\#(schema(of: row))}"#
  }

  private static func schema(of row: PropertyRow) -> String {
    let value = schema(of: row.type)
    let defaultText = row.defaultText.map { " Default: \($0)." } ?? ""
    return #"{"title":\#(quoted(row.name)),"description":\#(quoted(row.documentation + defaultText)),"#
      + value.dropFirst()
  }

  private static func schema(of type: PropertyType) -> String {
    switch type {
    case .count(let range): #"{"type":"integer","minimum":\#(range.lowerBound),"maximum":\#(range.upperBound)}"#
    case .length(let figure): reference("\(figure.key)Length")
    case .size(let axis): reference("\(axis.rawValue)Size")
    case .supplementarySize: reference("supplementarySize")
    case .partSize(.width): reference("partWidthSize")
    case .partSize(.height): reference("partHeightSize")
    case .insets(let figure): reference("\(figure.key)Insets")
    case .spacing: reference("spacing")
    case .columns: reference("columns")
    case .itemSpan: reference("itemSpan")
    case .keyword(let words): #"{"enum":[\#(list(words.map(\.rawValue)))]}"#
    case .boolean: #"{"type":"boolean"}"#
    case .range: reference("range")
    case .color: reference("adaptiveColor")
    case .clients: reference("clients")
    case .responseKeys: reference("responseKeys")
    case .arrangement: reference("tree")
    case .paging: reference("paging")
    case .collapse: reference("collapse")
    case .separator: reference("separator")
    case .texts: reference("texts")
    case .indexTitle: reference("indexTitle")
    case .pagination: reference("pagination")
    case .fromServer: reference("fromServer")
    }
  }

  /// What a kind must have and what it does not take, in its section, its units and its adaptations.
  private static func rule(of kind: LayoutKind) -> String {
    let section = Vocabulary.rows(in: .section)
    let item = Vocabulary.rows(in: .item)
    let barred = section.filter { !$0.kinds.contains(kind) }.map { "\(quoted($0.key)):false" }
    let barredItem = item.filter { !$0.kinds.contains(kind) }
    let required = section.filter { $0.isRequired && $0.kinds.contains(kind) }.map(\.key)
    let requiredItem = item.filter { $0.isRequired && $0.kinds.contains(kind) }.map(\.key)
    let unit =
      #"{"properties":{\#(barredItem.map { "\(quoted($0.key)):false" }.joined(separator: ","))},"#
      + #""required":[\#(list(requiredItem))]}"#
    let patterns = barredItem.map { "\(quoted("^units\\.[\\s\\S]*\\.\($0.key)$")):false" }.joined(separator: ",")
    let keys = barred + (kind == .stack ? [#""layout":false"#] : [])
    let set = #"{"properties":{\#(keys.joined(separator: ","))},"patternProperties":{\#(patterns)}}"#
    // What stands behind a change of the kind is about another one.
    let changes = #"{"contains":{"properties":{"set":{"required":["layout"]}},"required":["set"]}}"#
    let rule = #"{"if":\#(changes),"else":{"items":{"properties":{"set":\#(set)}}}}"#
    var members = barred + [#""adaptations":\#(kind == .stack ? #"{"items":{"properties":{"set":\#(set)}}}"# : rule)"#]
    members +=
      kind == .stack
      ? [#""accepts":false"#, #""units":false"#]
      : [#""sections":false"#, #""units":{"additionalProperties":\#(unit)}"#]
    let inside = kind == .stack ? ["sections"] : ["accepts", "units"]
    return #"{"if":{"properties":{"kind":{"const":\#(quoted(kind.rawValue))}},"required":["kind"]},"#
      + #""then":{"properties":{\#(members.joined(separator: ","))},"required":[\#(list(required + inside))]}}"#
  }

  /// The tree of a mosaic and its parts, which are read whole.
  private static var parts: [(String, String)] {
    let share =
      #"{"description":"A part of what is left of a row's width or a column's height.","type":"object","#
      + #""properties":{"share":\#(reference("positive"))},"required":["share"],"additionalProperties":false}"#
    let part =
      #"{"title":"Part of a mosaic","description":"A row, a column, or a cell, which holds one item.","#
      + #""allOf":[\#(reference("partProperties"))],"type":"object","properties":{"#
      + #""kind":{"enum":[\#(list(ArrangementNode.Kind.allCases.map(\.rawValue)))]},"#
      + #""children":{"type":"array","items":\#(reference("part")),"minItems":1}},"required":["kind"],"#
      + #""if":{"properties":{"kind":{"const":"cell"}}},"#
      + #""then":{"properties":{"children":false,"spacing":false,"insets":false}},"#
      + #""else":{"required":["children"]},"unevaluatedProperties":false}"#
    let tree =
      #"{"title":"What a mosaic repeats","description":"Items fill its cells in order.","#
      + #""allOf":[\#(reference("part"))],"properties":{"kind":{"enum":["row","column"]}},"required":["height"]}"#
    return [("share", share), ("part", part), ("tree", tree)]
  }

  private static var assignments: String {
    let section = Vocabulary.rows(in: .section).map { row in
      "\(quoted(row.key)):\(row.isAdaptable ? schema(of: row.type) : "false")"
    }
    var patterns: [String] = []
    for row in Vocabulary.rows(in: .supplementary) {
      patterns.append("\(quoted("^(header|footer)\\.\(row.key)$")):\(schema(of: row.type))")
    }
    for row in Vocabulary.rows(in: .background) {
      patterns.append("\(quoted("^background\\.\(row.key)$")):\(schema(of: row.type))")
    }
    for row in Vocabulary.rows(in: .item) {
      patterns.append("\(quoted("^units\\.[\\s\\S]*\\.\(row.key)$")):\(schema(of: row.type))")
    }
    return #"{"title":"What an adaptation sets","description":"Properties by path, each with its whole value.","#
      + #""type":"object","properties":{\#((section + [#""layout":\#(reference("replacement"))"#]).joined(separator: ","))},"#
      + #""dependentSchemas":{"layout":{"maxProperties":1}},"#
      + #""patternProperties":{\#(patterns.joined(separator: ","))},"#
      + #""propertyNames":{"pattern":"^([^.]+|(header|footer|background)\\.[^.]+|units\\.[\\s\\S]*\\.[^.]+)$"}}"#
  }

  /// What takes the section's place where an adaptation changes its kind.
  private static var replacement: String {
    let ofSection = ["name", "documentation", "essential", "repeated", "bundle", "sections", "adaptations"]
    let barred = ofSection.map { "\(quoted($0)):false" }.joined(separator: ",")
    return #"{"title":"Section with another kind","#
      + #""description":"It shows what the section shows, and everything earlier about the layout is replaced.","#
      + #""allOf":[\#(reference("section"))],"properties":{"kind":{"not":{"const":"stack"}},\#(barred)},"#
      + #""required":["kind"]}"#
  }

  private static func lengths(upTo figure: Figure) -> [(String, String)] {
    let name = figure.key
    let terms = Figure.allCases.filter { $0 <= figure }.map { "\(quoted($0.key)):\(reference("rational"))" }
    let linear =
      #"{"properties":{\#(terms.joined(separator: ","))},"additionalProperties":false,"minProperties":1}"#
    let extremes = ["min", "max"].map { key in
      #"{"properties":{"\#(key)":{"type":"array","items":\#(anyOf(["rational", "\(name)LengthObject"])),"minItems":2,"#
        + #""maxItems":64}},"required":["\#(key)"],"additionalProperties":false}"#
    }
    let object = #"{"type":"object","anyOf":[\#(([linear] + extremes).joined(separator: ","))]}"#
    let estimate =
      #"{"type":"object","properties":{"estimate":\#(reference("\(name)Length"))},"required":["estimate"],"#
      + #""additionalProperties":false}"#
    let side = reference("\(name)Length")
    let insets =
      #"{"type":"object","properties":{"top":\#(side),"leading":\#(side),"bottom":\#(side),"trailing":\#(side)},"#
      + #""required":["top","leading","bottom","trailing"],"additionalProperties":false}"#
    return [
      ("\(name)Length", anyOf(["notNegative", "\(name)LengthObject"])), ("\(name)LengthObject", object),
      ("\(name)Estimate", estimate), ("\(name)Insets", insets),
    ]
  }

  private static func anyOf(_ names: [String]) -> String {
    #"{"anyOf":[\#(names.map(reference).joined(separator: ","))]}"#
  }

  static func reference(_ name: String) -> String { ##"{"$ref":"#/$defs/\##(name)"}"## }

  private static func list(_ words: [String]) -> String { words.map(quoted).joined(separator: ",") }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
