import SDUIIR
import SDUISyntax

/// The place of a block of layout statements.
enum BlockPlace: Equatable {
  case layout
  case section
  case when

  var phrase: String {
    switch self {
    case .layout: "a layout"
    case .section: "a section"
    case .when: "a `when`"
    }
  }
}

/// The declarations of a section apart from its properties.
struct SectionDraft {
  var header: ComponentUse?
  var footer: ComponentUse?
  var background: BackgroundUse?
  private(set) var units: [ComponentUse] = []
  private var indices: [String: Int]
  var content: Syntax?
  /// The events of the section, statement by statement.
  var events: [Syntax] = []
  /// The placeholders if there are no items, and if the backend failed.
  var empty: PlaceholderUse?
  /// The bundle, by which a server sends all of the section's data in one unit.
  var bundle: Syntax?
  var failure: PlaceholderUse?
  /// The words of parts and the names of units that name no component: reported, and not to be reported again.
  var unresolved: Set<String> = []

  /// A section with the background of its layout, and without units.
  init(background: BackgroundUse?) { (self.background, indices) = (background, [:]) }

  /// Adds a unit, of which there is none yet.
  mutating func add(_ unit: ComponentUse) {
    indices[unit.name.text] = units.count
    units.append(unit)
  }

  /// The index of a unit; `nil` if the section does not accept it.
  func index(ofUnit name: String) -> Int? { indices[name] }

  /// A component by its declaration and the place that names it.
  struct ComponentUse {
    let declaration: Declaration
    let name: WrittenName
    let statement: Syntax
  }

  /// A component in place of items.
  struct PlaceholderUse {
    let use: ComponentUse
    var entries = Entries()
  }

  /// The background behind the section.
  struct BackgroundUse {
    let declaration: Declaration
    let name: WrittenName
  }
}

extension Checker {
  /// Reads the statements of a layout's, a section's or a `when`'s block into a layer.
  mutating func readLayer(
    _ block: Syntax?, of active: ActiveKind, at place: BlockPlace, in scope: Scope, draft: inout SectionDraft
  ) -> Layer {
    let (kind, isStack) = (active.kind, active.kind.holdsSections)
    var layer = Layer(changes: active.changesBelow)
    guard let block else { return layer }
    // Units are declared before anything refers to them, wherever they are in the block.
    if place == .section, !isStack { declareUnits(block, draft: &draft) }
    for statement in program.children(of: block) {
      switch program.kind(of: statement) {
      case .property: readSectionProperty(statement, active, place, into: &layer.plain.section, in: scope)
      case .unitStatement where isStack, .itemStatement where isStack: reportItemsOfStack(statement)
      case .unitStatement: readUnit(statement, active, place, into: &layer, in: scope, draft: draft)
      case .itemStatement:
        readBlock(of: statement, .item, active, into: &layer.plain.item, in: scope)
        readRequirements(in: statement, about: .section, into: &layer, in: scope)
      case .headerStatement:
        if readSupplementary(statement, "header", place, &draft.header, &draft.unresolved) {
          readBlock(of: statement, .supplementary, active, into: &layer.plain.header, in: scope)
        }
      case .footerStatement:
        if readSupplementary(statement, "footer", place, &draft.footer, &draft.unresolved) {
          readBlock(of: statement, .supplementary, active, into: &layer.plain.footer, in: scope)
        }
      case .backgroundStatement:
        draft.background = readBackground(statement, place, draft.background, &draft.unresolved) ?? draft.background
        readBlock(of: statement, .background, active, into: &layer.plain.background, in: scope)
      case .arrangementStatement: readArrangement(statement, active, place, into: &layer.plain, in: scope, draft)
      // Read by `lowerStacked`, at the end, when all findings are known, and after the `when` around it.
      case .sectionDeclaration where isStack && place == .section, .allowStatement: break
      case .whenStatement where place == .when: break
      case .whenStatement: readWhen(statement, kind, place, into: &layer, in: scope, draft: &draft)
      case .emptyStatement, .failureStatement, .eventStatement, .bundleStatement, .contentStatement:
        readOwnStatement(statement, kind, place, in: scope, into: &draft)
      case .requireStatement: readRequirement(statement, about: .section, into: &layer, in: scope)
      default: reportMisplaced(statement, in: place.phrase)
      }
    }
    return layer
  }

  /// Reads a statement that belongs to a section itself, and not to its layout.
  private mutating func readOwnStatement(
    _ statement: Syntax, _ kind: LayoutKind, _ place: BlockPlace, in scope: Scope, into draft: inout SectionDraft
  ) {
    guard place == .section else { return reportMisplaced(statement, in: place.phrase) }
    switch program.kind(of: statement) {
    case .emptyStatement: readPlaceholder(statement, in: scope, into: &draft.empty)
    case .failureStatement: readPlaceholder(statement, in: scope, into: &draft.failure)
    case .bundleStatement where kind.holdsSections: reportItemsOfStack(statement)
    case .bundleStatement: readBundle(statement, into: &draft)
    case .contentStatement: readContentStatement(statement, draft: &draft)
    default: draft.events.append(statement)
    }
  }

  private mutating func readContentStatement(_ statement: Syntax, draft: inout SectionDraft) {
    if let earlier = draft.content {
      return report(
        .duplicateProperty, "the section has `content` already", at: program.range(of: statement),
        labels: [Label("the first one", at: program.range(of: earlier))], remedy: "join the two")
    }
    draft.content = statement
  }

  /// The statement's block as properties of one scope.
  mutating func readBlock(
    of statement: Syntax, _ scope: PropertyScope, _ kind: ActiveKind?, into entries: inout Entries,
    in values: Scope
  ) {
    guard let block = program.child(of: statement, .block) else { return }
    for child in program.children(of: block) {
      switch program.kind(of: child) {
      case .property: readProperty(child, scope, kind, into: &entries, in: values)
      // Read by `readRequirements` and at the end.
      case .requireStatement where scope == .item, .allowStatement: break
      default: reportMisplaced(child, in: scope.phrase)
      }
    }
  }
}

// MARK: - Parts

extension Checker {
  private mutating func declareUnits(_ block: Syntax, draft: inout SectionDraft) {
    var names = SeenNames()
    let statements = program.children(of: block, .unitStatement)
    for statement in statements {
      guard let name = program.name(of: statement), unique(name, among: &names, what: "unit") else { continue }
      guard
        let declaration = resolve(
          name, as: [.component], expecting: "component", in: statement.file, besides: statements)
      else {
        draft.unresolved.insert(name.text)
        continue
      }
      draft.add(.init(declaration: declaration, name: name, statement: statement))
    }
  }

  private mutating func readUnit(
    _ statement: Syntax, _ kind: ActiveKind, _ place: BlockPlace, into layer: inout Layer, in scope: Scope,
    draft: SectionDraft
  ) {
    guard place != .layout else {
      return report(
        .misplacedStatement, "a layout holds no units: it may be used by any section", at: program.range(of: statement),
        remedy: "size all units with `item { … }`, and name units in the section")
    }
    guard let name = program.name(of: statement) else { return }
    var entries = Entries()
    readBlock(of: statement, .item, kind, into: &entries, in: scope)
    guard let index = draft.index(ofUnit: name.text) else {
      if place == .when { reportUnacceptedUnit(name, draft) }
      return
    }
    if place == .section, draft.units[index].statement != statement { return }
    layer.plain.overrideUnit(index, with: entries)
    readRequirements(in: statement, about: .unit(index), into: &layer, in: scope)
  }

  /// Reports a unit that its section does not accept.
  mutating func reportUnacceptedUnit(_ name: WrittenName, _ draft: SectionDraft) {
    if draft.unresolved.contains(name.text) { return }
    let names = draft.units.map { $0.name.text }
    let near = NearestName.of(name.text, among: names)
    report(
      .unacceptedUnit, "the section accepts no `\(name.text)`", at: name.range,
      remedy: near?.question ?? "declare it in the section: `unit \(name.text) { … }`",
      fixes: FixIt.replacing(name.range, with: near))
  }

  /// Notes the component that a header or footer names.
  ///
  /// - Returns: Whether its block counts: not that of a second one.
  private mutating func readSupplementary(
    _ statement: Syntax, _ word: String, _ place: BlockPlace, _ use: inout SectionDraft.ComponentUse?,
    _ unresolved: inout Set<String>
  ) -> Bool {
    guard let name = program.name(of: statement) else { return true }
    guard place == .section else {
      report(
        .misplacedStatement, "\(place.phrase) sizes a header or footer and does not name what it shows", at: name.range,
        remedy: "name the component in the section",
        fixes: [.remove(name.range, "remove the name")])
      return use == nil
    }
    if let use {
      report(
        .duplicateProperty, "the section has a \(word) already", at: name.range,
        labels: [Label("the first one", at: use.name.range)], remedy: "remove one of them")
      return false
    }
    if let declaration = resolve(name, as: [.component], expecting: "component", in: statement.file) {
      use = .init(declaration: declaration, name: name, statement: statement)
    } else {
      unresolved.insert(word)
    }
    return true
  }

  private mutating func readBackground(
    _ statement: Syntax, _ place: BlockPlace, _ earlier: SectionDraft.BackgroundUse?,
    _ unresolved: inout Set<String>
  ) -> SectionDraft.BackgroundUse? {
    guard let name = program.name(of: statement) else { return nil }
    guard place != .when else {
      report(
        .misplacedStatement, "a `when` changes a background's properties and not what it shows", at: name.range,
        remedy: "remove the name", fixes: [.remove(name.range, "remove the name")])
      return nil
    }
    if let earlier, earlier.name.range.file == name.range.file, place == .section, earlier.name.range != name.range {
      report(
        .duplicateProperty, "the section has a background already", at: name.range,
        labels: [Label("the first one", at: earlier.name.range)], remedy: "remove one of them")
      return nil
    }
    let kinds: [Declaration.Kind] = [.decoration, .component]
    guard let declaration = resolve(name, as: kinds, expecting: "decoration or component", in: statement.file) else {
      unresolved.insert("background")
      return nil
    }
    return .init(declaration: declaration, name: name)
  }
}
