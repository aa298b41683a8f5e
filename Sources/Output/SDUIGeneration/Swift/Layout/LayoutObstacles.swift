import SDUIIR

/// Looks for what a generated layout cannot do, and for what the interpreter must do for it.
struct LayoutObstacles {
  let screen: Screen
  /// The index of the screen.
  let index: Int
  let architecture: LayoutArchitecture
  /// The name of the architecture on the command line.
  private let name: String

  /// The reason why the interpreter lays out a section, as the rest of a sentence; `nil` as long as there is none.
  private var reason: String?

  init(screen: Screen, index: Int, for architecture: LayoutArchitecture, named name: String? = nil) {
    self.name = name ?? architecture.name
    (self.screen, self.index, self.architecture) = (screen, index, architecture)
  }

  /// Checks a screen.
  ///
  /// - Returns: For each section the reason why the interpreter lays it out, as the rest of a sentence; `nil` if the
  ///   generated code does.
  /// - Throws: `GenerationError.unsupported` for the first part of each section for which no layout is generated.
  mutating func reasonsForHosting() throws(GenerationError) -> [String?] {
    let plan = plan()
    let refused = ([plan.screen] + plan.sections.map { $0.refusal }).compactMap { $0 }
    if var first = refused.first {
      first.others = Array(refused.dropFirst())
      throw .unsupported(first)
    }
    return plan.sections.map { $0.reason }
  }

  /// The treatment of each section.
  mutating func plan() -> LayoutPlan {
    let refusal = refusal { obstacles throws(GenerationError) in
      try obstacles.check(obstacles.screen.properties, "`%` of the screen", obstacles.screen.origin)
    }
    let reasonForAll = reason.map { "is in a screen that \($0)" }
    let sections = screen.sections.map { section -> LayoutPlan.Section in
      reason = reasonForAll
      let refusal = self.refusal { obstacles throws(GenerationError) in try obstacles.check(section) }
      if let refusal { return .refused(refusal) }
      if let reason { return .hosted(reason) }
      return architecture.isInterpreted ? .hosted(HostedSections.interpreted) : .native
    }
    return LayoutPlan(screen: refusal, sections: sections)
  }

  /// The refusal of what a check looks at; `nil` if it finds nothing.
  private mutating func refusal(_ check: (inout LayoutObstacles) throws(GenerationError) -> Void) -> UnsupportedPart? {
    do {
      try check(&self)
      return nil
    } catch .unsupported(let part) { return part } catch { return nil }
  }

  /// Checks a section that is in no stack.
  private mutating func check(_ section: ScreenSection) throws(GenerationError) {
    let variants = SectionVariant.all(of: section)
    for variant in variants { try check(variant) }
    for adaptation in section.adaptations { try check(adaptation, of: section) }
    for inner in section.sections { try check(inner, in: section) }
    guard let reason else { return }
    for hosted in [section] + section.sections { try checkHosting(of: hosted, because: reason) }
  }

  /// Checks a section that the interpreter lays out, or the section of such a stack.
  private func checkHosting(of section: ScreenSection, because reason: String) throws(GenerationError) {
    guard let limit = HostingLimit.problem(of: SectionVariant.all(of: section)) else { return }
    let name = "section `\(section.name.source)`"
    throw fail("\(name) \(reason), so that the interpreter lays it out, and it \(limit)", section.origin)
  }

  private func fail(_ message: String, _ origin: Origin) -> GenerationError {
    .unsupported(
      UnsupportedPart(
        message: "`--architecture \(name)` generates no layout for this: " + message,
        remedy: remedy,
        screen: index, origin: origin))
  }

  private var remedy: String {
    var others = LayoutObstacles(screen: screen, index: index, for: .diffable)
    if architecture != .diffable, (try? others.reasonsForHosting()) != nil {
      return "generate `--architecture diffable`, whose layouts support the screen"
    }
    return "display the screen by `ScreenCollectionViewLayout`, and generate `--architecture models`"
  }

  private mutating func check(_ properties: PropertyList, _ phrase: String, _ origin: Origin) throws(GenerationError) {
    for entry in properties.entries { try check(entry.property, entry.value, phrase, origin) }
  }

  private mutating func check(
    _ property: Property, _ value: PropertyValue, _ phrase: String, _ origin: Origin
  ) throws(GenerationError) {
    let own = PropertyTreatment.of(property, in: architecture)
    let exception = own.exception.flatMap { $0.treatment == own.treatment(of: value) ? $0.values : nil }
    switch own.treatment(of: value) {
    case .native, .app, .data: return
    case .hosted:
      let values = exception.map { ": " + $0 } ?? ""
      reason = reason ?? "has `\(property.row.name)`\(values)"
    case .refused:
      let name = phrase.split(separator: "%", omittingEmptySubsequences: false).joined(separator: property.row.name)
      throw fail(name + (exception.map { ": it refuses " + $0 } ?? ""), origin)
    }
  }

  private mutating func check(_ variant: SectionVariant) throws(GenerationError) {
    let section = variant.section
    let name = "section `\(section.name.source)`"
    switch LayoutTreatment.of(variant.kind, in: architecture) {
    case .native, .app, .data: break
    case .hosted: reason = reason ?? "is a `\(variant.kind.rawValue)`"
    case .refused: throw fail("\(name) is a `\(variant.kind.rawValue)`", section.origin)
    }
    try check(section.properties, "`%` of \(name)", section.origin)
    for (part, noun) in [(section.header, "header"), (section.footer, "footer")] {
      if let part { try check(part.properties, "`%` of the \(noun) of \(name)", part.origin) }
    }
    if let background = section.background {
      try check(background.properties, "`%` of the background of \(name)", background.origin)
    }
    for unit in section.units { try check(unit.properties, "`%` of a unit of \(name)", unit.origin) }
    let combinations = SectionCombinations(variant, screen.contract)
    if let problem = combinations.unreadableSize { throw fail("\(name) \(problem)", section.origin) }
    if architecture == .diffable { reason = reason ?? combinations.reasonForHosting }
  }

  /// Checks a section in a stack.
  private mutating func check(_ section: ScreenSection, in stack: ScreenSection) throws(GenerationError) {
    for variant in SectionVariant.all(of: section) {
      try check(variant)
      let problem = StackCombination.problem(of: variant, in: stack)
      let moves = architecture == .iglistkit && section.isReorderable ? StackCombination.isReorderable : nil
      if let problem = problem ?? moves {
        throw fail("section `\(section.name.source)` \(problem)", section.origin)
      }
    }
    for adaptation in section.adaptations { try check(adaptation, of: section) }
  }

  private mutating func check(_ adaptation: Adaptation, of section: ScreenSection) throws(GenerationError) {
    let name = "section `\(section.name.source)`"
    for assignment in adaptation.assignments {
      try check(assignment.property, assignment.value, "`%` in a `when` of \(name)", adaptation.origin)
      if assignment.property.takesPlaceholder {
        throw fail("a `when` of \(name) changes `\(assignment.property.row.name)`", adaptation.origin)
      }
    }
    if architecture == .iglistkit, adaptation.changesDraggable(of: section) {
      throw fail("a `when` of \(name) changes `draggable`", adaptation.origin)
    }
    guard let replacement = adaptation.replacement else { return }
    for property in [Property.emptyBehavior, .failureBehavior]
    where replacement.properties[property] != section.properties[property] {
      throw fail("a `when` of \(name) changes `\(property.row.name)`", adaptation.origin)
    }
  }
}

extension Adaptation {
  /// Whether items can be dragged under its condition only, or elsewhere only.
  fileprivate func changesDraggable(of section: ScreenSection) -> Bool {
    func value(_ properties: PropertyList) -> PropertyValue { properties[.draggable] ?? .boolean(true) }
    let units = replacement?.units ?? []
    return assignments.contains { $0.property == .draggable }
      || zip(units, section.units).contains { value($0) != value($1.properties) }
  }
}
