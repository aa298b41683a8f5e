import SDUIIR
import SDUISyntax

/// A `require` as it was read, before the sections that it may name are known.
struct RequirementDraft {
  /// The statement.
  let statement: Syntax
  let scope: Scope
  /// The part of its section that it is about.
  let subject: Subject
  /// The boxes in which it is required; empty if it is required everywhere.
  var condition: [ConditionBox] = []

  /// The part whose `item` is meant.
  enum Subject: Equatable {
    /// The item of every unit.
    case section
    /// That of one unit, by its index.
    case unit(Int)
  }
}

/// The `require`s of one section, those of its layouts first, or of a screen, until all sections are lowered.
struct PendingRequirements {
  /// The section's name in the source; `nil` of those of the screen itself.
  let section: WrittenName?
  let drafts: [RequirementDraft]
}

/// The section that contains a requirement, which decides the meaning of its bare figures.
struct RequirementHome {
  let path: SectionPath
  let name: String
  /// The unit whose `item` is meant; `nil` until one is chosen.
  var unit: Int?
  /// Whether its component requires it, which knows no figure of the section.
  var isComponent = false
}

extension Checker {
  /// Reads a `require` of a block whose layer is being read.
  mutating func readRequirement(
    _ statement: Syntax, about subject: RequirementDraft.Subject, into layer: inout Layer, in scope: Scope
  ) {
    layer.requirements.append(RequirementDraft(statement: statement, scope: scope, subject: subject))
  }

  /// Reads the `require`s in the block of a unit or of `item`.
  mutating func readRequirements(
    in statement: Syntax, about subject: RequirementDraft.Subject, into layer: inout Layer, in scope: Scope
  ) {
    guard let block = program.child(of: statement, .block) else { return }
    for requirement in program.children(of: block, .requireStatement) {
      readRequirement(requirement, about: subject, into: &layer, in: scope)
    }
  }

  /// Lowers what the sections of a screen require, now that all of them are known.
  mutating func lowerRequirements(
    _ pending: [PendingRequirements], of screen: inout Screen, _ places: SectionPlacesByName
  ) {
    for requirements in pending {
      var home: RequirementHome?
      if let name = requirements.section?.text {
        guard let path = places[name] else { continue }
        home = RequirementHome(path: path, name: name)
      }
      for draft in requirements.drafts { screen.requirements += lower(draft, home, screen, places) }
    }
  }

  /// A requirement; one for each unit where it is about the item of every unit.
  mutating func lower(
    _ draft: RequirementDraft, _ home: RequirementHome?, _ screen: Screen, _ places: SectionPlacesByName
  ) -> [Requirement] {
    guard let expression = program.children(of: draft.statement).first,
      !reportedRequirements.contains(draft.statement)
    else { return [] }
    var home = home
    if case .unit(let unit) = draft.subject { home?.unit = unit }
    var context = RequirementContext(scope: draft.scope, screen: screen, places: places, home: home)
    let first = claim(expression, &context)
    guard context.asksForItem, let home, home.unit == nil else {
      return first.map { [requirement($0, draft, expression)] } ?? []
    }
    var result: [Requirement] = []
    for unit in screen.section(at: home.path)?.units.indices ?? 0..<0 {
      context.home?.unit = unit
      if let claim = claim(expression, &context) { result.append(requirement(claim, draft, expression)) }
    }
    return result
  }

  /// Checks what a layout requires, whatever section uses it and with whatever arguments.
  mutating func checkRequirements(of layer: Layer, ofLayout name: String, _ layout: LayoutBase) {
    guard !layer.requirements.isEmpty else { return }
    // A section that has all that some section may have.
    let part = Supplementary(component: ID(0), properties: PropertyList())
    let section = ScreenSection(
      name: DeclaredName(name), kind: layout.kind, header: part, footer: part,
      adaptations: layout.changes.map { change in
        Adaptation(
          condition: change.condition, replacement: Replacement(kind: change.kind, properties: PropertyList()))
      })
    let home = RequirementHome(path: SectionPath(0), name: name, unit: 0)
    for draft in layer.requirements {
      guard let expression = program.children(of: draft.statement).first else { continue }
      var context = RequirementContext(
        scope: draft.scope, screen: Screen(name: DeclaredName(name), sections: [section]),
        places: SectionPlacesByName([]), home: home)
      let count = diagnostics.count
      _ = claim(expression, &context)
      if diagnostics.count > count { reportedRequirements.insert(draft.statement) }
    }
  }

  private func requirement(_ claim: RequirementExpression, _ draft: RequirementDraft, _ expression: Syntax)
    -> Requirement
  {
    Requirement(
      condition: draft.condition, claim: claim, text: written(expression), origin: origin(draft.statement))
  }

  /// Returns the requirement's text, which travels and so does not depend on how it was formatted.
  func written(_ expression: Syntax) -> String {
    formatOnOneLine(expression.node, of: program.trees[expression.file.index])
  }
}

/// The possible meanings of the names in a requirement.
struct RequirementContext {
  let scope: Scope
  let screen: Screen
  let places: SectionPlacesByName
  /// `nil` in a test and in a screen, which are of no section.
  var home: RequirementHome?
  /// Whether it is of one container, in which layout knows where everything is.
  var isTest = false
  /// The comparison that is being read, for findings that repeat it.
  var comparison: Syntax?
  /// Whether `item` was asked for.
  var asksForItem = false
}

/// The sections of a screen by the names of the source.
struct SectionPlacesByName {
  private var paths: [String: SectionPath] = [:]
  /// In the order of the source.
  private(set) var names: [String] = []

  init(_ sections: [ScreenSection]) {
    for (index, section) in sections.enumerated() {
      add(section.name.source, SectionPath(index))
      for (inner, stacked) in section.sections.enumerated() {
        add(stacked.name.source, SectionPath(index, inner: inner))
      }
    }
  }

  /// The section of a name.
  subscript(name: String) -> SectionPath? { paths[name] }

  private mutating func add(_ name: String, _ path: SectionPath) {
    guard paths.updateValue(path, forKey: name) == nil else { return }
    names.append(name)
  }
}

extension Program {
  /// The text of a node on one line.
  func phrase(of syntax: Syntax) -> String {
    text(of: syntax).split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }
}
