import SDUIIR

/// Checks that all names of a screen may be names in code. A document without source names, which clients get, may have other
/// names.
///
/// - Throws: `GenerationError.unsupported` for the first one that may not.
func checkNames(of screen: Screen, _ index: Int) throws(GenerationError) {
  func check(_ name: DeclaredName, _ origin: Origin) throws(GenerationError) {
    if NameSyntax.source.violation(in: name.source) == nil { return }
    throw .unsupported(
      UnsupportedPart(
        message: "`\(name.source)` cannot be a name in generated code",
        remedy: "give it a `name` of letters, digits and `_` in the document", screen: index, origin: origin))
  }
  func check(_ fields: [Field]) throws(GenerationError) {
    for field in fields { try check(field.name, field.origin) }
  }
  try check(screen.name, screen.origin)
  for (_, section) in screen.sectionsByPath { try check(section.name, section.origin) }
  for component in screen.contract.components.elements {
    try check(component.name, component.origin)
    try check(component.fields)
  }
  for record in screen.contract.records.elements {
    try check(record.name, record.origin)
    try check(record.fields)
  }
  for action in screen.contract.actions.elements {
    try check(action.name, action.origin)
    try check(action.fields)
  }
  for enumeration in screen.contract.enums.elements {
    try check(enumeration.name, enumeration.origin)
    for known in enumeration.cases { try check(known.name, known.origin) }
  }
  for decoration in screen.contract.decorations.elements { try check(decoration.name, decoration.origin) }
}
