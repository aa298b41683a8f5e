import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions of conditions and requirements.
extension CompletionOffers {
  /// The beginnings of conditions: named conditions, then what conditions compare.
  var conditions: [Completion] {
    let own = place.containerKind == nil && place.words.count > 1 ? place.words[1].text : nil
    let named = names.declarations(in: scope.file).filter { isCondition($0.syntax) && $0.name != own }
      .compactMap { completion(of: $0.syntax, named: $0.name) }
    let flags = declarations([.flagDeclaration]).map { flag in
      Completion(
        "flag(\(flag.label))", .flag, detail: flag.detail, documentation: flag.documentation
      ).importing(as: flag)
    }
    let subjects = ConditionAxis.subjects.beginning(with: ["width", "height", "horizontal", "textSize"])
    return named + subjects.map { Completion($0, .figure) } + flags + [word("not", " ")]
  }

  /// Returns the values with which the subject of a condition may be compared.
  func sides(comparedWith subject: [StatementLevel.Word], _ isCalculating: Bool) -> [Completion] {
    guard let first = subject.first else { return [] }
    if let trait = ContainerTrait(name: first.text) {
      return isCalculating ? [] : trait.words.map { Completion($0.rawValue, .value) }
    }
    switch first.text {
    case "width", "height":
      let examples = first.text == "width" ? ["600", "840", "1024"] : ["480", "840"]
      let numbers = isCalculating ? [] : examples.map { Completion($0, .value) }
      return numbers + constantNumbers
    case "textScale": return (isCalculating ? [] : ["1.6", "2"].map { Completion($0, .value) }) + constantNumbers
    case "textSize":
      let sizes = TextSize.allCases.beginning(with: [.accessibility1])
      return isCalculating ? [] : sizes.map { Completion($0.rawValue, .value) }
    case "flag":
      let name = first.token + 2
      guard name < place.tree.tokens.count,
        let flag = names.declaration(place.tree.text(ofToken: name), [.flagDeclaration], in: scope.file)
      else { return [] }
      return program.children(of: flag, .name).dropFirst().map { Completion(program.text(of: $0), .enumCase) }
    default: return Platform(rawValue: first.text) == nil || isCalculating ? [] : [Completion("2.0", .value)]
    }
  }

  private var constantNumbers: [Completion] {
    operands(of: WrittenExpression([]), .value(NeededValue(shapes: [.number])))
  }

  /// A frame in a test.
  var frame: Completion {
    Completion(
      "(x: 0, y: 0, width: 0, height: 0)", .value,
      [
        .text("(x: "), .placeholder("0"), .text(", y: "), .placeholder("0"), .text(", width: "), .placeholder("0"),
        .text(", height: "), .placeholder("0"), .text(")"),
      ])
  }

  /// The figures that a requirement at the place may begin with.
  var figures: [Completion] {
    let container = ["container.width", "container.height"]
    if scope.place == .item || isInComponent {
      return (["item.width", "item.height"] + container).map { Completion($0, .figure) } + sectionNames
    }
    guard !isInTest else { return sectionNames + container.map { Completion($0, .figure) } }
    guard scope.place == .section else { return sectionNames + container.map { Completion($0, .figure) } }
    var own = scope.kind.map(Property.columns.kinds.contains) ?? false ? ["columns"] : []
    own += ["content.width"] + (hasPart(.headerStatement) ? ["header.height"] : [])
    own += hasPart(.footerStatement) ? ["footer.height"] : []
    if !(scope.kind?.holdsSections ?? false) { own += ["item.width", "item.height"] }
    return (own + container).map { Completion($0, .figure) } + sectionNames
  }

  /// Whether the section at the place has a header or footer.
  private func hasPart(_ kind: NodeKind) -> Bool {
    place.section.flatMap { program.child(of: $0, .block) }.flatMap { program.child(of: $0, kind) } != nil
  }

  /// The sections of the screen, be they in stacks; their figures follow.
  private var sectionNames: [Completion] {
    guard scope.layout == nil else { return [] }
    return allSections.compactMap { section in
      program.name(of: section).map { name in
        Completion(
          name.text, .section, [.text(name.text + ".")], detail: analysis.signature(of: section),
          documentation: analysis.description(of: section, names))
      }
    }
  }

  /// The sections of the screen at the place, those in stacks after their stack.
  var allSections: [Syntax] {
    guard let block = scope.screen.flatMap({ program.child(of: $0, .block) }) else { return [] }
    return program.children(of: block, .sectionDeclaration).flatMap { section in
      [section]
        + (program.child(of: section, .block).map { Array(program.children(of: $0, .sectionDeclaration)) } ?? [])
    }
  }

  /// Whether the place is in the braces of a component, whose `require`s are about the item that shows it.
  private var isInComponent: Bool { place.around.contains { program.kind(of: $0) == .componentDeclaration } }

  /// Whether the place is in a test.
  var isInTest: Bool { place.around.contains { program.kind(of: $0) == .testStatement } }
}

extension Array where Element: Equatable {
  /// Returns the elements with the usual ones before the others.
  func beginning(with usual: [Element]) -> [Element] { usual + filter { !usual.contains($0) } }
}

extension CompletionPlace {
  /// The section around the place.
  var section: Syntax? { around.last { program.kind(of: $0) == .sectionDeclaration } }
}
