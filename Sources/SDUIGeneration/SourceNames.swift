import SDUIIR

/// Checks that all names of a screen may be names in code. The compiler takes no others, but a document that something else
/// has written may have any text.
///
/// - Throws: `GenerationError.unsupported` for the first one that may not.
func checkNames(of screen: Screen, _ index: Int) throws(GenerationError) {
  func check(_ name: DeclaredName, _ origin: Origin) throws(GenerationError) {
    if isIdentifier(name.source) { return }
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
}

/// Whether a text is a name of the language: a letter or `_`, then letters, digits and `_`.
private func isIdentifier(_ name: String) -> Bool {
  guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else { return false }
  return name.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
