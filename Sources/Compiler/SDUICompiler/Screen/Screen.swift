import SDUIIR
import SDUISyntax

extension Checker {
  /// Lowers the screens of the first file and checks those of the others. Where any error was found, none is given.
  mutating func lowerScreens(reusing kept: KeptResults?) -> [Screen] {
    var result: [Screen] = []
    for declaration in declarations.all(.screen) {
      let screen = lowerScreen(declaration, reusing: kept)
      if declaration.syntax.file.index == 0 { result.append(screen) }
    }
    guard !hasErrors(since: 0) else { return [] }
    for index in result.indices {
      checkPinnedHeaders(of: result[index])
      ContractSelection.select(for: &result[index], from: contract)
      checkFormat(of: result[index])
    }
    return hasErrors(since: 0) ? [] : result
  }

  private mutating func lowerScreen(_ declaration: Declaration, reusing kept: KeptResults?) -> Screen {
    var screen = Screen(
      name: declaredName(declaration), documentation: program.documentation(of: declaration.syntax),
      origin: origin(declaration.syntax))
    var entries = Entries()
    var draft = ScreenDraft()
    var tests: [Syntax] = []
    var empty: SectionDraft.PlaceholderUse?
    var bars = PerBar<BarDraft>()
    let block = program.child(of: declaration.syntax, .block)
    // What holds for the whole screen is read before the sections that are checked against it.
    for statement in block.map({ Array(program.children(of: $0, .property)) }) ?? [] {
      readProperty(statement, .screen, nil, into: &entries, in: Scope(file: statement.file))
    }
    let context = context(of: declaration, entries, reusing: kept)
    for statement in block.map({ Array(program.children(of: $0)) }) ?? [] {
      switch program.kind(of: statement) {
      case .property: break
      case .sectionDeclaration:
        if let section = lowerSection(statement, of: context, &draft) { screen.sections.append(section) }
      case .emptyStatement: readPlaceholder(statement, in: Scope(file: statement.file), into: &empty)
      case .barStatement: readBar(statement, in: Scope(file: statement.file), into: &bars)
      case .testStatement: tests.append(statement)
      case .requireStatement:
        let own = RequirementDraft(statement: statement, scope: Scope(file: statement.file), subject: .section)
        draft.requirements.append(PendingRequirements(section: nil, drafts: [own]))
      // Read at the end, when all findings are known.
      case .allowStatement: break
      default: reportMisplaced(statement, in: "a screen")
      }
    }
    screen.properties = properties(entries)
    if let empty { checkVersions(empty, for: context.clients) }
    screen.empty = empty.map { placeholder($0) }
    screen.bars = lower(bars, for: context.clients)
    lowerClaims(draft.requirements, tests, of: &screen, entries)
    checkGrowth(draft, entries)
    reportMissingSections(declaration)
    return screen
  }

  private mutating func reportMissingSections(_ declaration: Declaration) {
    let block = program.child(of: declaration.syntax, .block)
    let isEmpty = block.map { program.child(of: $0, .sectionDeclaration) == nil } ?? true
    if !isEmpty || program.isBroken(declaration.syntax) || (block.map(program.isBroken) ?? false) { return }
    report(
      .emptyDeclaration, "the screen `\(declaration.name.text)` has no sections", at: declaration.name.range,
      remedy: "add one: `section products: grid { columns: 2 … }`")
  }

  /// Lowers what names sections from elsewhere, and checks where responses have them, now that all of them are known.
  private mutating func lowerClaims(
    _ requirements: [PendingRequirements], _ tests: [Syntax], of screen: inout Screen, _ entries: Entries
  ) {
    checkMapping(of: screen, at: entries[.wire]?.range)
    lowerComponentRequirements(of: &screen)
    if requirements.isEmpty && tests.isEmpty { return }
    let places = SectionPlacesByName(screen.sections)
    lowerRequirements(requirements, of: &screen, places)
    lowerTests(tests, of: &screen, places)
  }

  /// Lowers every decoration of the program, in order.
  mutating func lowerDecorations() {
    for declaration in declarations.all(.decoration) {
      var entries = Entries()
      readBlock(of: declaration.syntax, .decoration, nil, into: &entries, in: Scope(file: declaration.syntax.file))
      if entries[.color] == nil, !program.isBroken(declaration.syntax) {
        reportMissing(
          .missingProperty, "the decoration `\(declaration.name.text)` has no colour", at: declaration.name.range,
          adding: "color: #F4F4F4", ", or one for light and dark")
      }
      checkBorder(entries)
      _ = contract.decorations.append(
        Decoration(
          name: declaredName(declaration), documentation: program.documentation(of: declaration.syntax),
          properties: properties(entries), origin: origin(declaration.syntax)))
    }
  }

  /// A border is a width and a colour.
  private mutating func checkBorder(_ entries: Entries) {
    guard entries.contains(.borderWidth) != entries.contains(.borderColor),
      let entry = entries[.borderWidth] ?? entries[.borderColor]
    else { return }
    let (other, example) =
      entry.property == .borderWidth ? ("borderColor", "borderColor: #D0D0D0") : ("borderWidth", "borderWidth: 1")
    report(
      .conflictingProperties, "a border needs a width and a colour, and `\(other)` is missing", at: entry.name.range,
      remedy: "add `\(example)`, or remove `\(entry.name.text)`")
  }

  /// Evaluates every `let`, in order, so that all of them are checked.
  mutating func evaluateConstants() {
    for declaration in declarations.all(.constant) { _ = constant(declaration) }
  }
}
