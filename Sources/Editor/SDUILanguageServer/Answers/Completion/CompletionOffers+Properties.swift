import SDUICompiler
import SDUIIR
import SDUISyntax

/// The properties of a block, without those that conflict with what is written already.
extension CompletionOffers {
  /// The properties of this place and kind that are not set yet, required ones first.
  var properties: [Completion] {
    guard !isInTest else { return [] }
    let given = place.namesGiven(.property)
    let rows = Vocabulary.rows(in: scope.place, of: scope.place == .screen ? nil : scope.kind).filter { row in
      !given.contains(row.name) && row.type != .arrangement && (row.isAdaptable || !isAdapting) && fits(row.property)
    }
    let spellings = Vocabulary.spellings.filter { spelling in
      spelling.property.row.scope == scope.place && (scope.kind.map(spelling.kinds.contains) ?? true)
        && !given.contains(spelling.name) && !given.contains(spelling.property.row.name) && fits(spelling.property)
        && (scope.place != .part || isInOutermostPart) && !(spelling.type == .ratio && needsHeightWithoutData)
    }
    let taken = Set(Vocabulary.spellings.filter { given.contains($0.name) }.map { $0.property })
    let open = rows.filter { !taken.contains($0.property) }
    return (open.filter { $0.isRequired } + open.filter { !$0.isRequired }).map { row in
      Completion(
        row.name, .property, [.text(row.name + ": "), .placeholder(example(of: row))], detail: row.signature,
        documentation: row.paragraphs)
    }
      + spellings.map { spelling in
        Completion(
          spelling.name, .property, [.text(spelling.name + ": "), .placeholder(spelling.example)],
          detail: "\(spelling.name): \(spelling.example)", documentation: spelling.paragraphs)
      }
  }

  /// Whether the row or column at the place is in no other one.
  var isInOutermostPart: Bool {
    place.around.filter { program.kind(of: $0) == .arrangementStatement }.count == 1
  }

  /// Whether a property can be set with what the screen, the section and the block have.
  private func fits(_ property: Property) -> Bool {
    switch property {
    case .partInsets, .partSpacing:
      return place.owner.map { program.keywords(of: $0).first?.text } != "cell"
    case .sectionPinned: return scope.layout == nil && !scrollsHorizontally && !isRepeated && hasKnownHeight
    case .separator: return hasLineSpacing
    case .fromServer, .collapse: return !setsAnywhere("pinned")
    case .rowHeight:
      return !unitStatements.contains { unit in
        ["height", "minHeight", "maxHeight", "ratio"].contains { sets($0, in: unit) }
      }
    // A stack has the safe area of its sections.
    case .sectionInsetsReference:
      return !scrollsHorizontally && place.around.filter { program.kind(of: $0) == .sectionDeclaration }.count < 2
    case .scroll, .deceleration, .bounce, .pinned: return !scrollsHorizontally
    // The height of a section that is pinned to the screen must not follow from the number of its items.
    case .rows: return !setsAnywhere("pinned") || hasFixedCount
    // In one column, nothing spans several.
    case .span: return !values(ofSection: "columns").contains("1")
    case .rowAlign, .uniformAcrossSiblings, .place: return !hasRowsOfOneHeight
    case .packing: return scope.layout != nil || setsAnywhere("rowHeight")
    case .paging: return !scrollsHorizontally && happens(.pageAppear)
    // People move items by their identities.
    case .reorderable: return !setsAnywhere("paging") && !setsAnywhere("identity")
    case .identity: return !setsAnywhere("reorderable")
    case .emptyBehavior, .failureBehavior:
      return !statementsGiven.contains(property.row.name) && (property == .failureBehavior || !setsAnywhere("pinned"))
    case .grows: return scope.layout == nil && !isRepeated && sets("pagination", in: scope.screen) && isInLastSection
    case .sectionWire: return hasMappedScreen
    case .indexTitle: return scope.layout == nil && !(titleFields.isEmpty && titleFieldsOfHeader.isEmpty)
    case .scrollDirection: return canScrollHorizontally
    case .scrollAnchor, .maxContentWidth: return !sets("scrollDirection", in: scope.screen)
    case .height, .minHeight, .maxHeight:
      // Rows of a given height decide about their cells.
      return scope.place != .item || !hasRowsOfOneHeight
    case .separatorInsets: return scope.layout != nil || setsAnywhere("separator")
    default: return true
    }
  }

  /// Whether there is room between lines for a separator.
  private var hasLineSpacing: Bool {
    // Another kind begins with no line spacing.
    let isOtherKind = place.owner.flatMap { program.child(of: $0, .layoutReference) } != nil && isAdapting
    return isOtherKind ? value(of: "spacing") != nil : setsAnywhere("spacing")
  }

  /// Whether the screen says where its server has the sections.
  private var hasMappedScreen: Bool {
    guard scope.layout == nil, let screen = scope.screen else { return false }
    return values(of: "wire", in: screen).contains { text in
      text.utf8.indices.contains { text.utf8[$0...].starts(with: "at(".utf8) }
    }
  }

  /// Whether the section at the place is pinned, and so its height known, and the width of its items depends on data.
  private var needsHeightWithoutData: Bool {
    setsAnywhere("pinned") && value(of: "width")?.hasPrefix("estimated(") ?? false
  }

  /// Whether the screen could scroll horizontally: its sections are strips that leave scrolling to it.
  private var canScrollHorizontally: Bool {
    let others = ["scrollAnchor", "maxContentWidth", "contentInsets"]
    return !others.contains { sets($0, in: scope.screen) }
      && allSections.allSatisfy { section in
        (program.child(of: section, .layoutReference).flatMap(names.kind)?.isStrip ?? false)
          && ["scroll", "paging", "bounce"].allSatisfy { values(of: $0, in: section).isEmpty }
      }
  }

  /// Returns a value of a property that fits what is written already.
  private func example(of row: PropertyRow) -> String {
    switch row.property {
    case .height where setsAnywhere("pinned"): return "120"
    case .format: return "(version: 1.1, since: 1.0)"
    case .contentInsets where scrollsHorizontally: return "(trailing: 80)"
    case .minItems: return lesser(row.example, value(of: "maxItems"))
    case .maxItems: return value(of: "minItems") ?? row.example
    case .span: return hasRowsOfOneHeight ? row.example : "2"
    case .paging: return hasTwoItems ? row.example : "(autoRoll: 4s)"
    case .partHeight: return isInOutermostPart ? "200" : row.example
    case .partWidth: return isInOutermostPart ? "50%" : row.example
    case .indexTitle:
      return titleFields.first.map { "data.\($0)" } ?? titleFieldsOfHeader.first.map { "header.\($0)" } ?? row.example
    case .fromServer:
      let hasColumns = scope.kind.map(Property.columns.kinds.contains) ?? false
      return hasColumns && !sets("columns", in: place.section) ? "(columns: 1...4)" : "(spacing: 0...100)"
    default: return row.example
    }
  }

  private func lesser(_ example: String, _ limit: String?) -> String {
    guard let limit, let number = Int(limit), let other = Int(example), number < other else { return example }
    return limit
  }

  /// The value that the block at the place gives a property.
  private func value(of property: String) -> String? {
    place.container.flatMap { block in
      program.children(of: block, .property).first { program.name(of: $0)?.text == property }
    }.flatMap(program.value).map(program.text)
  }

  /// The value that the block of a statement gives a property.
  private func value(of property: String, in statement: Syntax) -> String? {
    program.child(of: statement, .block).flatMap { block in
      program.children(of: block, .property).first { program.name(of: $0)?.text == property }
    }.flatMap(program.value).map(program.text)
  }

  private func sets(_ property: String, in statement: Syntax?) -> Bool {
    statement.flatMap { value(of: property, in: $0) } != nil
  }

  /// Whether the section or layout at the place has a `rowHeight`.
  var hasRowsOfOneHeight: Bool {
    sets("rowHeight", in: place.section ?? scope.layout) || (scope.layout == nil && setsAnywhere("rowHeight"))
  }

  /// Whether a response brings at least two items for the section at the place.
  var hasTwoItems: Bool {
    guard let least = values(ofSection: "minItems").first, let number = Int(least) else { return false }
    return number > 1
  }

  /// Whether the height of the section at the place depends neither on the number of its items, nor on their data, nor on
  /// the container.
  private var hasKnownHeight: Bool {
    guard let section = place.section, let block = program.child(of: section, .block),
      program.child(of: block, .whenStatement) == nil, !values(of: "pinned", inPartsOf: block)
    else { return false }
    guard scope.kind?.isStrip ?? false && !setsAnywhere("rows") || hasFixedCount else { return false }
    return !unitStatements.contains { unit in
      let height = value(of: "height", in: unit) ?? ""
      let ratio = value(of: "ratio", in: unit) ?? ""
      return height.hasPrefix("estimated(") || height.hasPrefix("data.") || ratio.hasPrefix("data.")
    }
  }

  /// Whether the section at the place always has as many items.
  private var hasFixedCount: Bool { value(of: "minItems").map { $0 == value(of: "maxItems") } ?? false }

  /// Whether the header or footer of a block sets a property.
  private func values(of property: String, inPartsOf block: Syntax) -> Bool {
    [NodeKind.headerStatement, .footerStatement].contains { part in sets(property, in: program.child(of: block, part)) }
  }

  private func setsAnywhere(_ property: String) -> Bool { !values(ofSection: property).isEmpty }

  private var isRepeated: Bool {
    place.section.map { section in program.keywords(of: section).contains { $0.text == "repeated" } } ?? false
  }

  /// Whether no section follows the one at the place.
  private var isInLastSection: Bool {
    guard let section = place.section, let block = scope.screen.flatMap({ program.child(of: $0, .block) }) else {
      return false
    }
    return program.children(of: block, .sectionDeclaration).last == section
  }

  /// The unit statements of the section at the place, and its `item`.
  private var unitStatements: [Syntax] {
    guard let block = (place.section ?? scope.layout).flatMap({ program.child(of: $0, .block) }) else { return [] }
    return program.children(of: block).filter { [.unitStatement, .itemStatement].contains(program.kind(of: $0)) }
  }

  /// The fields with a text that all units of the section at the place have.
  var titleFields: [String] {
    let components = place.acceptedComponents.compactMap { names.declaration($0, in: scope.file) }
    guard let first = components.first else { return [] }
    return names.fields(of: first).compactMap { program.name(of: $0)?.text }.filter { name in
      components.allSatisfy { component in names.field(name, of: component).map { reads($0, .text) } ?? false }
    }
  }
}
