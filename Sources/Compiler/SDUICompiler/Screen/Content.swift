import SDUIIR
import SDUISyntax

extension Checker {
  /// Lowers what the author wrote as a section's content.
  mutating func lowerContent(_ statement: Syntax, _ context: SectionContext, of section: ScreenSection) -> Content? {
    let (draft, clients) = (context.draft, context.screen.clients)
    guard let block = program.child(of: statement, .contentBlock) else { return nil }
    var content = Content()
    var identities: [ItemIdentity: SourceRange] = [:]
    for element in program.children(of: block, .contentElement) {
      guard let name = program.name(of: element) else { continue }
      switch name.text {
      case "header": lowerPart(element, name, draft.header, clients, into: &content.header)
      case "footer": lowerPart(element, name, draft.footer, clients, into: &content.footer)
      default:
        guard let index = draft.units.firstIndex(where: { $0.name.text == name.text }) else {
          reportUnacceptedUnit(name, draft)
          continue
        }
        guard let fields = elementFields(element, name, of: draft.units[index].declaration, clients) else { continue }
        if section.needsIdentities {
          checkIdentity(fields, of: draft.units[index].declaration, index, name, &identities)
        }
        content.items.append(Content.Item(unit: index, fields: fields))
      }
    }
    checkCount(content.items.count, of: section, statement)
    return content
  }

  private struct ItemIdentity: Hashable {
    let unit: Int
    let id: String
  }

  private mutating func elementFields(
    _ element: Syntax, _ name: WrittenName, of declaration: Declaration, _ clients: ClientSet
  ) -> [FieldValue]? {
    let values = fieldValues(
      program.child(of: element, .recordBody), of: fields(of: declaration), in: declaration.name.text,
      named: name.range)
    if let values { checkCases(in: values, element, of: declaration, for: clients) }
    return values
  }

  private mutating func lowerPart(
    _ element: Syntax, _ name: WrittenName, _ use: SectionDraft.ComponentUse?, _ clients: ClientSet,
    into fields: inout [FieldValue]?
  ) {
    guard let use else {
      return report(
        .unacceptedUnit, "the section has no \(name.text) that could show this", at: name.range,
        remedy: "declare one: `\(name.text) SectionTitle { height: 44 }`")
    }
    guard fields == nil else {
      return report(
        .duplicateProperty, "the \(name.text)'s content is given twice", at: name.range, remedy: "remove one of them")
    }
    fields = elementFields(element, name, of: use.declaration, clients)
  }

  /// Reports an identity that occurs more than once in a section.
  private mutating func checkIdentity(
    _ fields: [FieldValue], of declaration: Declaration, _ unit: Int, _ name: WrittenName,
    _ known: inout [ItemIdentity: SourceRange]
  ) {
    let index = self.fields(of: declaration).firstIndex { $0.isIdentity }
    guard let index, let value = fields.first(where: { $0.field == index })?.value else { return }
    let id: String
    switch value {
    case .text(let text), .digits(let text): id = text
    default: return
    }
    let identity = ItemIdentity(unit: unit, id: id)
    if let earlier = known[identity] {
      report(
        .duplicateIdentity, "the section has another `\(name.text)` with the id \"\(id)\"", at: name.range,
        labels: [Label("the first one", at: earlier)], remedy: "give each item an id of its own")
    }
    known[identity] = name.range
  }

  private mutating func checkCount(_ count: Int, of section: ScreenSection, _ statement: Syntax) {
    var limits: [(least: Bool, value: Int64)] = []
    if case .count(let least)? = section.properties[.minItems], count < least { limits.append((true, least)) }
    if case .count(let most)? = section.properties[.maxItems], count > most { limits.append((false, most)) }
    for limit in limits {
      report(
        .constraintBroken,
        "the content has \(counted(count, "item")), where the section has at \(limit.least ? "least" : "most") \(limit.value)",
        at: program.range(of: statement),
        remedy: limit.least ? "add items, or lower `minItems`" : "remove items, or raise `maxItems`")
    }
  }
}
