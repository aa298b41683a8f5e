import SDUIIR
import SDUISyntax

/// Checks that data tell the items of a section apart.
extension Checker {
  /// Checks the units of a section, and their fallbacks.
  ///
  /// - Parameter entries: The properties of the section. Where one that decides about identities could not be read,
  ///   nothing is reported that might follow from it.
  mutating func checkIdentities(_ draft: SectionDraft, _ entries: Entries, for clients: ClientSet) {
    if [.identity, .maxItems, .grows].contains(where: { entries[$0].map { $0.value == nil } ?? false }) { return }
    for use in draft.units {
      checkIdentity(of: use.declaration, at: use, for: clients)
      var next = contract.components.elements[use.declaration.index].fallback
      while case .component(let id, _)? = next {
        checkIdentity(of: declarations.all(.component)[id.index], at: use, for: clients)
        next = contract.components.elements[id.index].fallback
      }
    }
  }

  private mutating func checkIdentity(
    of declaration: Declaration, at use: SectionDraft.ComponentUse, for clients: ClientSet
  ) {
    let component = contract.components.elements[declaration.index]
    guard let field = component.fields.first(where: { $0.name.source == "id" }) else {
      if !program.isBroken(declaration.syntax) { reportMissingIdentity(of: declaration, at: use) }
      return
    }
    guard let place = range(field.origin), !fieldsWithoutType.contains(OriginKey(field.origin)) else { return }
    let labels = [Label("used as a unit here", at: use.name.range)]
    guard field.isIdentity else {
      let type = if case .int = field.type.wrapped { "ID(as: number)" } else { "ID" }
      return report(
        .missingIdentity,
        "the field `id` of `\(component.name.source)` is \(sourcePhrase(field.type)), where a unit's identity is an `ID`",
        at: place, labels: labels, remedy: "write it as `id: \(type)`")
    }
    if field.defaultValue != nil {
      return report(
        .identityWithDefault,
        "every `\(component.name.source)` without an `id` has this default, and then nothing tells them apart",
        at: place,
        labels: labels,
        remedy:
          "remove the default; if the items have no ids, write `identity: position` in the section, or `maxItems: 1`")
    }
    let unaware = [clients].knowing(component.availability).subtracting(field.availability)
    guard let client = unaware.first else { return }
    report(
      .missingIdentity,
      "\(client.phrase) knows `\(component.name.source)` but not its `id`, which identifies its items", at: place,
      labels: labels, remedy: "let every client that knows `\(component.name.source)` know its `id`")
  }

  private mutating func reportMissingIdentity(of declaration: Declaration, at use: SectionDraft.ComponentUse) {
    let message = "the component `\(declaration.name.text)` has no field `id: ID`, which identifies its items"
    let labels = [Label("used as a unit here", at: use.name.range)]
    if Field.isDataItself(fields(of: declaration)) {
      return report(
        .missingIdentity, message, at: declaration.name.range, labels: labels,
        remedy: "remove `as \".\"` from its field, and add `id: ID`; if the items have no ids, write "
          + "`identity: position` in the section")
    }
    reportMissing(
      .missingIdentity, message, at: declaration.name.range, labels: labels, adding: "id: ID",
      "; `id as \"productId\": ID` keeps the server's name; write `identity: position` in the section if the items have no ids"
    )
  }
}
