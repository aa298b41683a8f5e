import SDUIIR
import TestSupport
import Testing

/// The smallest program with one property in its place, for one kind of section.
struct PropertyExample: Sendable, CustomTestStringConvertible {
  let sample: Sample

  var testDescription: String { sample.name }

  /// Each row and each spelling of the vocabulary with its example and its default, for each kind that takes it.
  static let all = Vocabulary.rows.flatMap(examples) + Vocabulary.spellings.flatMap(examples)

  private static func examples(of row: PropertyRow) -> [PropertyExample] {
    [row.example, row.defaultText].compactMap { $0 }.flatMap { value in
      kinds(of: row).map { kind in
        PropertyExample(of: row.property, as: row.statement(value), in: kind)
      }
    }
  }

  /// Each default, written and left out.
  static let defaults: [(written: PropertyExample, leftOut: PropertyExample)] = Vocabulary.rows.flatMap {
    row -> [(written: PropertyExample, leftOut: PropertyExample)] in
    guard let value = row.defaultText, !row.isRequired else { return [] }
    return kinds(of: row).map { kind in
      (
        PropertyExample(of: row.property, as: row.statement(value), in: kind),
        PropertyExample(of: row.property, as: nil, in: kind)
      )
    }
  }

  private static func examples(of spelling: Spelling) -> [PropertyExample] {
    kinds(spelling.kinds, in: spelling.property.row.scope).map { kind in
      PropertyExample(of: spelling.property, as: "\(spelling.name): \(spelling.example)", in: kind)
    }
  }

  /// A horizontal screen has sections of one kind.
  private static func kinds(of row: PropertyRow) -> [LayoutKind] {
    row.property == .scrollDirection ? [.carousel] : kinds(row.kinds, in: row.scope)
  }

  /// Screens and the parts around items are the same for all kinds.
  private static func kinds(_ kinds: [LayoutKind], in scope: PropertyScope) -> [LayoutKind] {
    switch scope {
    case .section, .item, .part: kinds
    case .screen, .supplementary, .background, .placeholder, .bar, .decoration: [.list]
    }
  }

  /// - Parameter statement: `nil` leaves the property out.
  private init(of property: Property, as statement: String?, in kind: LayoutKind) {
    let name = "\(statement ?? "no \(property.row.name)"), \(kind.rawValue)"
    let statement = statement ?? ""
    var body = Self.required(in: .section, of: kind, except: property) + Self.companions(of: property, in: kind)
    if let part = Self.part(property, statement) {
      body.removeAll { $0.hasPrefix("row") }
      body.append(part)
    }
    let place = property.row.scope
    if place == .section { body.append(statement) }
    body.append("header Title { \(Self.block(.supplementary, of: kind, property, statement)) }")
    if place == .placeholder { body.append("empty Nothing { \(statement) }") }
    body.append("background Panel { \(place == .background ? statement : "") }")
    body.append(
      kind == .stack
        ? "section inner: list { unit Card { height: 100 } }"
        : "unit Card { \(Self.block(.item, of: kind, property, statement)) }")
    let bar = place == .bar ? ["topBar Title { \(statement) }"] : []
    let text = """
      screen Example {
        \((place == .screen ? [statement] : bar + Self.companionsOnScreen(of: property)).joined())
        section example: \(kind.rawValue) {
          \(body.joined(separator: "\n    "))
        }
      }
      component Card { id: ID, initial: Text, image: Image }
      component Title { title: Text, on tap: toggleSection }
      component Nothing
      decoration Panel { \(Self.block(.decoration, of: kind, property, statement)) }

      """
    sample = Sample(name: name, main: "example.sdui", files: ["example.sdui": text])
  }

  /// Returns the content of a place's block: the property, if it belongs there, and the required statements beside it.
  private static func block(
    _ scope: PropertyScope, of kind: LayoutKind, _ property: Property, _ statement: String
  ) -> String {
    let here = property.row.scope == scope && !statement.isEmpty ? [statement] : []
    return (here + required(in: scope, of: kind, except: property)).joined(separator: ", ")
  }

  private static func required(in scope: PropertyScope, of kind: LayoutKind, except property: Property) -> [String] {
    // Units are as high as the rows that they span.
    let hasRows = property == .rowHeight || companions(of: property, in: kind).contains { $0.hasPrefix("rowHeight") }
    let border = [Property.borderWidth: "borderColor: #D0D0D0", .borderColor: "borderWidth: 1"][property]
    if scope == .decoration, let border { return ["color: #F4F4F6", border] }
    // It bounds what is measured.
    if scope == .item, property == .minWidth { return ["width: estimated(60)", "height: 60"] }
    return Vocabulary.required(in: scope, of: kind).filter { $0 != property && !(hasRows && $0 == .height) }
      .map { $0.row.statement($0.row.example) }
  }

  /// Returns the statements without which a property has no meaning.
  private static func companions(of property: Property, in kind: LayoutKind) -> [String] {
    switch property {
    case .paging: ["scroll: groupPaging", "minItems: 2"]
    case .separator: ["spacing: 8"]
    case .separatorInsets: ["spacing: 8", "separator: (height: 1, color: #D0D0D0)"]
    case .sectionPinned: kind.isStrip ? [] : ["minItems: 2", "maxItems: 2"]
    case .packing, .span: kind == .grid ? ["rowHeight: 60"] : []
    default: []
    }
  }

  /// Returns the statements without which a property has no meaning, if they belong in the screen.
  private static func companionsOnScreen(of property: Property) -> [String] {
    switch property {
    case .grows: ["pagination: (by: page)"]
    case .sectionWire: ["wire: (sectionList: at(\"sections[]\"))"]
    default: []
    }
  }

  /// A property of a part, in a part that takes it.
  private static func part(_ property: Property, _ statement: String) -> String? {
    switch property {
    case .partWidth: "row { height: 200, cell { \(statement) } }"
    case .partHeight where statement.hasPrefix("ratio"): "row { \(statement), cell }"
    case .partHeight: "column { height: 200, cell { \(statement) } }"
    case .partSpacing, .partInsets:
      "row { \((["height: 200"] + [statement].filter { !$0.isEmpty }).joined(separator: ", ")), cell, cell }"
    default: nil
    }
  }
}
