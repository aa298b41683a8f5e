import SDUIIR

/// The states of a section that responses of a server of its own form can have.
struct SentSection {
  /// Whether a response can be without it.
  var canBeAbsent = true
  /// Whether it can say that its backend failed.
  var canFail = true
  /// Whether a repeated one can have an identifier.
  var canHaveIdentifier = true

  /// - Parameter mapping: The form; `nil` is that of the format.
  init(_ path: SectionPath, in mapping: ResponseMapping?) {
    guard let mapping, mapping.sections.indices.contains(path.section) else { return }
    if case .only = mapping.sectionName { canBeAbsent = false }
    if case .index = mapping.sectionName { canBeAbsent = false }
    canFail = mapping.sections[path.section].values.contains { $0.key == .failed }
    canHaveIdentifier = mapping.identifier != nil
  }
}
