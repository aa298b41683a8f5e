import SDUICompiler
import SDUIIR
import SDUISyntax

extension CompletionOffers {
  /// Whether the place is in a `when`, at any depth.
  var isAdapting: Bool { place.around.contains { program.kind(of: $0) == .whenStatement } }

  /// Whether the place is in the block of a section or of its `when`, not of a layout.
  var isInSection: Bool { place.section != nil && scope.layout == nil }

  /// The statements that may begin here besides properties.
  var statements: [Completion] {
    if isInTest { return [word("require", " ", example(ofRequirement: true))] }
    let given = statementsGiven
    func new(_ word: Completion) -> [Completion] { given.contains(word.label) ? [] : [word] }
    let requirement = word("require", " ", example(ofRequirement: false))
    let allow = word("allow", " \"", checkNames.first ?? "", "\" because \"", "reason", "\"")
    switch scope.place {
    case .screen:
      let test = word(
        "test", " \"", "title", "\" at (width: ", "390", ") {\n  require ", example(ofRequirement: true), "\n}")
      let sections = growsAlready ? [] : [sectionWord, word("essential", " "), word("repeated", " ")]
      return sections
        + (earlierSection == nil ? [] : [test])
        + new(word("topBar", " ")) + new(word("bottomBar", " ")) + new(word("empty", " "))
        + (earlierSection == nil ? [] : [requirement]) + [allow]
    case .section: return statementsOfSection(given, requirement, allow)
    case .item: return [requirement, allow]
    case .part: return place.owner.map(firstKeyword) == "cell" ? [] : arrangement
    default: return [allow]
    }
  }

  private func statementsOfSection(_ given: Set<String>, _ requirement: Completion, _ allow: Completion) -> [Completion]
  {
    func new(_ name: String, _ parts: [Completion.Piece]) -> [Completion] {
      given.contains(name) ? [] : [Completion(name, .keyword, [.text(name)] + parts)]
    }
    let block: [Completion.Piece] = [.text(" { "), .placeholder(""), .text(" }")]
    let holdsSections = scope.kind?.holdsSections ?? false
    let isDirectlyInSection = isInSection && !isAdapting
    let condition = Completion(
      "when", .keyword, [.text("when "), .placeholder("width >= 600"), .text(" { "), .placeholder(""), .text(" }")])
    let name: [Completion.Piece] = [.text(" ")]
    // A layout and a `when` set properties of parts that the section names.
    let part = isDirectlyInSection ? name : block
    var result: [Completion] = []
    if holdsSections {
      if isDirectlyInSection { result.append(sectionWord) }
    } else {
      if isInSection { result.append(word("unit", " ")) }
    }
    result += new("header", part)
    if !holdsSections { result += new("item", block) }
    result.append(condition)
    result += new("footer", part)
    result += new("background", isAdapting ? block : name)
    if isDirectlyInSection {
      if !holdsSections { result += new("content", [.text(" {\n  "), .placeholder(""), .text("\n}")]) }
      if let event = events.first { result.append(word("on", " ", event.label, ": ", "")) }
      result += new("empty", name) + new("onFailure", name)
      if !holdsSections { result += new("bundle", block) }
    }
    if scope.kind?.itemWidth == .cells, statementsOfArrangement.isEmpty { result = arrangement.dropLast() + result }
    return result + [requirement, allow]
  }

  private var arrangement: [Completion] {
    ["row", "column"].map { word($0, " { ", "cell, cell", " }") } + [word("cell")]
  }

  private func firstKeyword(of statement: Syntax) -> String { program.keywords(of: statement).first?.text ?? "" }

  private var statementsOfArrangement: [Syntax] {
    place.container.map { Array(program.children(of: $0, .arrangementStatement)) } ?? []
  }

  /// The words of the statements that the block at the place has and that it has once.
  var statementsGiven: Set<String> {
    guard let block = place.container else { return [] }
    let once: Set<String> = [
      "header", "footer", "item", "background", "content", "empty", "onFailure", "topBar", "bottomBar", "bundle",
    ]
    return Set(
      program.children(of: block).compactMap { statement in
        guard program.kind(of: statement) != .property else {
          // A word in place of a component.
          return program.name(of: statement).map { $0.text }.flatMap { once.contains($0) ? $0 : nil }
        }
        let word = program.keywords(of: statement).first
        return word.flatMap { $0.range.bytes != place.word && once.contains($0.text) ? $0.text : nil }
      })
  }

  /// A requirement that could be written at the place.
  private func example(ofRequirement isTest: Bool) -> String {
    if !isTest, scope.place == .item { return "item.width >= 120" }
    if !isTest, scope.place == .section {
      return scope.kind.map(Property.columns.kinds.contains) ?? false ? "columns <= 4" : "content.width >= 280"
    }
    return earlierSection.map { "\($0).width >= 280" } ?? "container.width >= 280"
  }

  /// The name of a section before the place.
  private var earlierSection: String? {
    allSections.first { program.range(of: $0).bytes.upperBound <= place.word.lowerBound }.flatMap(program.name)?.text
  }

  /// Whether a section before the place takes the items of later pages, after which no other comes.
  private var growsAlready: Bool {
    allSections.contains { section in
      program.range(of: section).bytes.upperBound <= place.word.lowerBound
        && values(of: "grows", in: section).contains("true")
    }
  }

  var sectionWord: Completion {
    word("section", " ", "name", ": ", scrollsHorizontally ? "carousel" : "list", " {\n  ", "", "\n}")
  }

  /// Returns the completion of a word that begins something: it is followed by texts and placeholders, by turns.
  func word(_ word: String, _ parts: String...) -> Completion {
    var pieces: [Completion.Piece] = [.text(word)]
    for (index, part) in parts.enumerated() {
      pieces.append(index.isMultiple(of: 2) ? .text(part) : .placeholder(part))
    }
    return Completion(word, .keyword, pieces)
  }

  /// The words at the top of a file.
  var declarationWords: [Completion] {
    [
      word("import", " \"", "file.sdui", "\""),
      word("component", " ", "Name", " {\n  ", "id: ID", "\n}"), word("screen", " ", "Name", " {\n  ", "", "\n}"),
      word("layout", " ", "Name", ": ", "list", " {\n  ", "", "\n}"),
      word("action", " ", "Name", " { ", "item: ID", " }"), word("record", " ", "Name", " { ", "name: Text", " }"),
      word("let", " ", "name", " = ", "8"), word("enum", " ", "Name", " { ", "first, second", " }"),
      word("decoration", " ", "Name", " { ", "color: #FFFFFF", " }"),
      word("flag", " ", "name", ": [", "control, other", "]"),
      word("open", " enum ", "Name", " { ", "first, second", " }"),
    ]
  }

  /// The statements beside fields, and the identity that units need.
  var fieldStatements: [Completion] {
    let allow = word("allow", " \"", checkNames.first ?? "", "\" because \"", "reason", "\"")
    let canCopy = hasDeclarations([.recordDeclaration, .componentDeclaration], besides: ownName)
    let copy = canCopy ? [word("with", " ")] : []
    let own: [Completion] =
      switch place.owner.map(program.kind) {
      case .componentDeclaration:
        (hasIdentity(scope.fields) ? [] : [Completion("id: ID", .field)]) + [word("on", " ", "tap", ": ", "")] + copy
          + [word("require", " ", "item.height >= lines(2, headline) + 24")]
      case .recordDeclaration: copy
      default: []
      }
    return own + [word("reserved", " "), allow]
  }
}
