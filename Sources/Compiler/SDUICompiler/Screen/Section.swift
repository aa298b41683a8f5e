import SDUIIR
import SDUISyntax

extension Checker {
  /// Lowers one section of a screen; `nil` after an error that leaves nothing to lower.
  ///
  /// A section without a name is checked like any other, under the word `section`.
  mutating func lowerSection(
    _ syntax: Syntax, of screen: ScreenContext, _ requirements: inout [PendingRequirements]
  ) -> ScreenSection? {
    let range = program.range(of: syntax)
    if var known = screen.kept?.section(at: syntax, range, in: screen.place, of: program) {
      // The comment before it may have changed.
      known.documentation = program.documentation(of: syntax)
      knownSections?.note(known, at: syntax, range, in: screen.place)
      return known
    }
    let (count, unsaid, requirementCount) = (diagnostics.count, unsaidCount, requirements.count)
    let section = readSection(syntax, of: screen, &requirements)
    // What it requires is about other sections, too.
    if range.file.index == 0, let section, diagnostics.count == count,
      unsaidCount == unsaid, requirements.count == requirementCount
    {
      knownSections?.note(section, at: syntax, range, in: screen.place)
    }
    labelFindingsInLayouts(since: count, usedIn: syntax)
    return section
  }

  private mutating func readSection(
    _ syntax: Syntax, of screen: ScreenContext, _ requirements: inout [PendingRequirements]
  ) -> ScreenSection? {
    let written = program.name(of: syntax)
    guard let name = written ?? program.keywords(of: syntax).last,
      let reference = program.child(of: syntax, .layoutReference)
    else { return nil }
    let words = words(before: syntax)
    let scope = Scope(file: syntax.file)
    guard var stack = layers(of: reference, in: scope) else {
      checkWithoutKind(syntax)
      return nil
    }
    var draft = SectionDraft(background: stack.background)
    let block = program.child(of: syntax, .block)
    let active = ActiveKind(stack.kind, over: stack.changes)
    stack.layers.append(readLayer(block, of: active, at: .section, in: scope, draft: &draft))
    setPlaceholders(draft, over: &stack.layers)
    reportNeedlessWhens(stack.layers.last?.whens ?? [], in: screen.place.domain)
    reportSilencedWhens(stack.layers, draft)
    let drafts = stack.layers.flatMap { $0.requirements }
    if !drafts.isEmpty, written != nil {
      requirements.append(PendingRequirements(section: name, drafts: drafts))
    }
    let context = SectionContext(draft, of: screen)
    let kinds = ResolvedKind.all(of: stack, unitCount: draft.units.count, contract.flags)
    checkRequired(kinds[0].layers, draft, of: stack.kind, named: name, syntax)
    for kind in kinds {
      let place = kind.place(in: program.range(of: syntax), reference: program.range(of: reference))
      checkRequired(kind, draft, named: name, at: place)
      checkHorizontal(kind, of: screen, named: name, at: place)
      checkCombinations(kind, context, named: name)
      checkCells(kind, draft)
      checkPinned(kind, context, named: name, isRepeated: words.contains("repeated"))
    }
    checkVersions(draft, name, isEssential: words.contains("essential"), for: screen.clients)
    let section = assemble(syntax, name, kinds, context, words).adopting(screen.place.keys)
    if section.needsIdentities { checkIdentities(draft, kinds[0].layers.base.section, for: screen.clients) }
    return written == nil ? nil : section
  }

  /// Reads `essential` and `repeated`; reports a repeated one.
  private mutating func words(before section: Syntax) -> Set<String> {
    var seen = SeenNames()
    var words: Set<String> = []
    for keyword in program.keywords(of: section) where keyword.text != "section" {
      words.insert(keyword.text)
      guard let earlier = seen.insert(keyword) else { continue }
      report(
        .duplicateProperty, "`\(keyword.text)` is repeated for this section", at: keyword.range,
        labels: [Label("written here first", at: earlier)], remedy: "remove one of them",
        fixes: [.remove(keyword.range, "remove the second one")])
    }
    return words
  }

  /// Names in a section whose kind is unknown are resolved all the same, so that a misspelt kind hides nothing else.
  private mutating func checkWithoutKind(_ syntax: Syntax) {
    guard let block = program.child(of: syntax, .block) else { return }
    let kinds: [NodeKind] = [.unitStatement, .headerStatement, .footerStatement, .emptyStatement, .failureStatement]
    for kind in kinds {
      for statement in program.children(of: block, kind) {
        guard let name = program.name(of: statement) else { continue }
        _ = resolve(name, as: [.component], expecting: "component", in: syntax.file)
      }
    }
  }

  private mutating func assemble(
    _ syntax: Syntax, _ name: WrittenName, _ kinds: [ResolvedKind], _ context: SectionContext, _ words: Set<String>
  ) -> ScreenSection {
    let (resolved, draft) = (kinds[0].layers, context.draft)
    var section = ScreenSection(
      name: DeclaredName(name.text, wire: wireName(of: syntax)), documentation: program.documentation(of: syntax),
      kind: kinds[0].kind, isEssential: words.contains("essential"), isRepeated: words.contains("repeated"),
      properties: properties(resolved.base.section),
      origin: origin(syntax))
    section.header = supplementary(draft.header, resolved.base.header)
    section.footer = supplementary(draft.footer, resolved.base.footer)
    section.background = draft.background.map { use in
      Background(
        appearance: use.declaration.kind == .decoration
          ? .decoration(ID(use.declaration.index)) : .component(ID(use.declaration.index)),
        properties: properties(resolved.base.background), origin: origin(use.name.range))
    }
    section.units = draft.units.enumerated().map { index, use in
      SectionUnit(
        component: ID(use.declaration.index),
        properties: properties(resolved.base.units[index], for: use.declaration, in: context),
        origin: origin(use.statement))
    }
    section.empty = draft.empty.map { placeholder($0) }
    section.failure = draft.failure.map { placeholder($0) }
    section.bundle = draft.bundle.flatMap { lowerBundle($0, draft) }
    section.events = lowerSectionEvents(context, of: kinds)
    if let entry = resolved.base.section[.indexTitle] {
      section.properties[.indexTitle] = resolvedIndexTitle(entry, draft)
    }
    section.adaptations = adaptations(of: kinds, section, context)
    if let content = draft.content { section.content = lowerContent(content, context, of: section) }
    return section
  }

  private mutating func supplementary(_ use: SectionDraft.ComponentUse?, _ entries: Entries) -> Supplementary? {
    guard let use else { return nil }
    return Supplementary(
      component: ID(use.declaration.index), properties: properties(entries), origin: origin(use.statement))
  }
}

// MARK: - What a section must have

extension Checker {
  private mutating func checkRequired(
    _ resolved: ResolvedLayers, _ draft: SectionDraft, of kind: LayoutKind, named name: WrittenName, _ syntax: Syntax
  ) {
    for property in Vocabulary.required(in: .section, of: kind) where !resolved.base.section.contains(property) {
      let row = property.row
      if property == .arrangement {
        reportMissing(
          .missingProperty, "the mosaic `\(name.text)` has no `row` or `column` that arranges its items",
          at: name.range, adding: row.example)
        continue
      }
      reportMissing(
        .missingProperty, "the \(kind.rawValue) `\(name.text)` has no `\(row.name)`", at: name.range,
        adding: "\(row.name): \(row.example)")
    }
    checkHeight(draft.header, resolved.base.header, "header")
    checkHeight(draft.footer, resolved.base.footer, "footer")
    reportNamelessParts(draft, syntax)
    for (index, use) in draft.units.enumerated() {
      checkUnit(use, resolved.base.units[index], of: kind)
    }
    checkItemLimits(resolved.base.section)
    checkFromServer(resolved.base.section, of: kind)
    if kind.holdsSections { return checkStack(named: name, syntax) }
    let block = program.child(of: syntax, .block)
    let writesUnits = block.map { program.isBroken($0) || !program.children(of: $0, .unitStatement).isEmpty } ?? false
    if !writesUnits, !program.isBroken(syntax) {
      report(
        .missingUnit, "the section `\(name.text)` accepts no units, so it could never show an item", at: name.range,
        remedy: "add a unit: `unit ProductCard { height: 200 }`")
    }
  }

  private mutating func checkHeight(_ use: SectionDraft.ComponentUse?, _ entries: Entries, _ what: String) {
    guard let use, !entries.contains(.supplementaryHeight) else { return }
    reportMissing(
      .missingProperty, "the \(what) `\(use.name.text)` has no height", at: use.name.range, adding: "height: 44",
      ", or `height: estimated(44)` if it sizes itself")
  }

  /// Properties of a part that the section does not show are an error where the section writes them, in a `when` too. A
  /// layout may size a part that some of its sections do without.
  private mutating func reportNamelessParts(_ draft: SectionDraft, _ syntax: Syntax) {
    guard let block = program.child(of: syntax, .block) else { return }
    if draft.header == nil { reportNamelessPart(.headerStatement, "header", "SectionTitle", in: block, draft) }
    if draft.footer == nil { reportNamelessPart(.footerStatement, "footer", "SectionEnd", in: block, draft) }
    if draft.background == nil { reportNamelessPart(.backgroundStatement, "background", "Panel", in: block, draft) }
  }

  private mutating func reportNamelessPart(
    _ kind: NodeKind, _ word: String, _ example: String, in block: Syntax, _ draft: SectionDraft
  ) {
    guard let statement = firstStatement(kind, in: block), !draft.unresolved.contains(word),
      let written = program.keywords(of: statement).first
    else { return }
    report(
      .missingComponent, "the section has no \(word) that these properties could change", at: written.range,
      remedy: "name what it shows in the section: `\(word) \(example) { … }`")
  }

  /// The first statement of a kind in a section's block, or else in one of its `when`s.
  private func firstStatement(_ kind: NodeKind, in block: Syntax) -> Syntax? {
    for block in program.blocksWithWhens(of: block) {
      if let statement = program.child(of: block, kind) { return statement }
    }
    return nil
  }

  private mutating func checkUnit(_ use: SectionDraft.ComponentUse, _ entries: Entries, of kind: LayoutKind) {
    for property in Vocabulary.required(in: .item, of: kind) where !entries.contains(property) {
      let others =
        property == .width
        ? ", `width: 80%`, or " + (kind.isStrip ? "`inView: 2.5`" : "`width: estimated(120)` if it sizes itself")
        : ", `ratio: 16:9`, or `height: estimated(120)` if it sizes itself"
      reportMissing(
        .missingProperty,
        "the unit `\(use.name.text)` has no \(property.row.name), which a \(kind.rawValue)'s items need",
        at: use.name.range, adding: property == .width ? "width: 280" : "height: 120", others)
    }
  }

  /// Reports bounds between which there is no number.
  mutating func checkItemLimits(_ entries: Entries) {
    guard let least = entries[.minItems], let most = entries[.maxItems], case .count(let minimum)? = least.value,
      case .count(let maximum)? = most.value, minimum > maximum
    else { return }
    report(
      .invalidRange, "no section has at least \(minimum) and at most \(counted(maximum, "item"))", at: most.range,
      labels: [Label("the least number", at: least.range)], remedy: "make `maxItems` at least as great as `minItems`")
  }
}
