import SDUIIR

/// Looks for what a generated layout cannot do.
struct LayoutObstacles {
  let screen: Screen
  /// The index of the screen.
  let index: Int

  /// Checks a screen.
  ///
  /// - Throws: `GenerationError.unsupported` for the first part for which no layout is generated.
  func check() throws(GenerationError) {
    try check(screen.properties, "`%` of the screen", screen.origin)
    for section in screen.sections {
      for variant in SectionVariant.all(of: section) { try check(variant) }
      for adaptation in section.adaptations { try check(adaptation, of: section) }
    }
  }

  private func fail(_ message: String, _ origin: Origin) -> GenerationError {
    .unsupported(
      UnsupportedPart(
        message: "`--architecture diffable` generates no layout for this: " + message,
        remedy: "display the screen by `ScreenCollectionViewLayout`, and generate `--architecture models`",
        screen: index, origin: origin))
  }

  private func check(_ properties: PropertyList, _ phrase: String, _ origin: Origin) throws(GenerationError) {
    for entry in properties.entries { try check(entry.property, entry.value, phrase, origin) }
  }

  private func check(
    _ property: Property, _ value: PropertyValue, _ phrase: String, _ origin: Origin
  ) throws(GenerationError) {
    let treatment = PropertyTreatment.of(property)
    guard treatment.refuses(value) else { return }
    let name = phrase.split(separator: "%", omittingEmptySubsequences: false).joined(separator: property.row.name)
    throw fail(name + (treatment.exception.isEmpty ? "" : ": it supports all but " + treatment.exception), origin)
  }

  private func check(_ variant: SectionVariant) throws(GenerationError) {
    let section = variant.section
    let name = "section `\(section.name.source)`"
    guard LayoutTreatment.of(variant.kind) != .refused else {
      throw fail("\(name) is a `\(variant.kind.rawValue)`", section.origin)
    }
    try check(section.properties, "`%` of \(name)", section.origin)
    for (part, noun) in [(section.header, "header"), (section.footer, "footer")] {
      if let part { try check(part.properties, "`%` of the \(noun) of \(name)", part.origin) }
    }
    if let background = section.background {
      try check(background.properties, "`%` of the background of \(name)", background.origin)
    }
    for unit in section.units { try check(unit.properties, "`%` of a unit of \(name)", unit.origin) }
    if let problem = SectionCombinations(variant, screen.contract).problem {
      throw fail("\(name) \(problem)", section.origin)
    }
  }

  private func check(_ adaptation: Adaptation, of section: ScreenSection) throws(GenerationError) {
    let name = "section `\(section.name.source)`"
    for box in adaptation.condition where !box.flags.isEmpty || box.clients != nil {
      throw fail(
        "a `when` of \(name) depends on a flag or client; choose one by `--flag` or `--client`", adaptation.origin)
    }
    for assignment in adaptation.assignments {
      try check(assignment.property, assignment.value, "`%` in a `when` of \(name)", adaptation.origin)
      if assignment.property.takesPlaceholder {
        throw fail("a `when` of \(name) changes `\(assignment.property.row.name)`", adaptation.origin)
      }
    }
    guard let replacement = adaptation.replacement else { return }
    for property in [Property.emptyBehavior, .failureBehavior]
    where replacement.properties[property] != section.properties[property] {
      throw fail("a `when` of \(name) changes `\(property.row.name)`", adaptation.origin)
    }
  }
}
