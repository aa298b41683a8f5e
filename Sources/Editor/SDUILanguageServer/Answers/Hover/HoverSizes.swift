import SDUICompiler
import SDUIIR
import SDUILayout
import SDUIProof
import SDUISyntax

extension Analysis {
  /// Returns the text at an offset of the file: about the name there, and in the head of a section, unit or `when`
  /// about its sizes on screens.
  ///
  /// - Parameter screens: Those of the file that have no errors.
  package func hover(at offset: Int, of screens: [Screen]) -> Hover? {
    guard let statement = statement(withHeadAt: offset) else { return hover(at: offset) }
    let added = paragraphs(about: statement, at: offset, screens) + devices(atConditionOf: statement)
    let isKeyword = token(at: offset).map { tree.tokens[$0].start == program.range(of: statement).lowerBound } ?? false
    let isOfName = program.kind(of: statement) != .whenStatement
    guard !added.isEmpty, isKeyword || isOfName else { return hover(at: offset) }
    let named = hoverOfName(at: offset)
    // Below the text about the name; a word of the language has no other text.
    let word = token(at: offset).map { tree.tokens[$0].range } ?? offset..<offset
    let code = named?.code ?? head(of: statement)
    return Hover(range: named?.range ?? word, code: code, paragraphs: (named?.paragraphs ?? []) + added)
  }

  /// The devices that meet the condition of a `when`.
  private func devices(atConditionOf statement: Syntax) -> [String] {
    guard program.kind(of: statement) == .whenStatement else { return [] }
    return program.children(of: statement).first.flatMap { devices(meeting: $0, NameTable(of: program)) }.map { [$0] }
      ?? []
  }

  /// Returns the innermost section, unit or `when` whose head contains an offset: before its block.
  private func statement(withHeadAt offset: Int) -> Syntax? {
    let kinds: [NodeKind] = [.sectionDeclaration, .unitStatement, .whenStatement]
    let path = path(to: offset).map { Syntax(file: tree.file, node: $0) }
    let around: [NodeKind] = kinds + [.block, .argumentList]
    guard let statement = path.last(where: { around.contains(program.kind(of: $0)) }),
      kinds.contains(program.kind(of: statement)),
      !tree.comments.contains(where: { $0.start < offset && offset <= $0.end })
    else { return nil }
    return statement
  }

  /// The text of a statement before its block.
  private func head(of statement: Syntax) -> String {
    let whole = program.range(of: statement).bytes
    let end = program.child(of: statement, .block).map { program.range(of: $0).bytes.lowerBound } ?? whole.upperBound
    return tree.source.text(in: whole.lowerBound..<end).split(whereSeparator: { $0.isWhitespace }).joined(
      separator: " ")
  }

  private func paragraphs(about statement: Syntax, at offset: Int, _ screens: [Screen]) -> [String] {
    let bytes = program.range(of: statement).bytes
    let isHere = { (origin: Origin) in
      origin.file == 0 && Int(origin.lowerBound) == bytes.lowerBound && Int(origin.upperBound) == bytes.upperBound
    }
    for screen in screens {
      for (index, section) in screen.sections.enumerated() {
        for part in [section] + section.sections {
          if isHere(part.origin) { return SizeTable(index, of: screen).paragraphs(aboutSection: part.name.source) }
          if let unit = part.units.firstIndex(where: { isHere($0.origin) }) {
            return SizeTable(index, of: screen).paragraphs(aboutUnit: unit, ofSection: part.name.source)
          }
          if let adaptation = part.adaptations.first(where: { isHere($0.origin) }) {
            return screen.paragraphs(about: adaptation)
          }
        }
      }
    }
    return []
  }
}

/// The sizes of one section of a screen, on usual devices and over all widths.
private struct SizeTable {
  let index: Int
  let screen: Screen

  init(_ index: Int, of screen: Screen) {
    self.index = index
    self.screen = screen
  }

  func paragraphs(aboutSection name: String) -> [String] {
    list { part in
      guard part.declared.name.source == name else { return nil }
      let columns = part.columns.map { ", " + counted($0, "column") } ?? ""
      return part.size.text + columns
    }
      + overAllWidths(name) { sizes in
        sizes.takesRoom ? [(sizes.width, sizes.height)] : []
      }
  }

  func paragraphs(aboutUnit unit: Int, ofSection name: String) -> [String] {
    list { part in
      guard part.declared.name.source == name, part.items.indices.contains(unit) else { return nil }
      return part.items[unit]?.text
    }
      + overAllWidths(name) { sizes in
        sizes.items.filter { $0.unit == unit }.map { ($0.width, $0.height) }
      }
  }

  /// The devices of the table, as far as the screen declares their widths.
  private static let devices = ["iphone-se-3", "iphone-15", "ipad-pro-11", "ipad-pro-11 landscape"]

  /// A line for each usual device.
  private func list(_ text: (ShownSection.Part) -> String?) -> [String] {
    let range = screen.declaredRange(.widths)
    let lines = Self.devices.compactMap { name -> String? in
      guard let device = try? DeviceContainer(reading: name), range.contains(device.width),
        let shown = try? ShownSection(index, of: screen, in: LayoutEnvironment(device)),
        let size = shown.sections.lazy.compactMap(text).first
      else { return nil }
      return "- \(device.name), \(device.width.shortText) wide: \(size)"
    }
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }

  /// From the least size to the greatest, of the ends of all stretches of widths on which nothing else changes.
  private func overAllWidths(_ name: String, _ sizes: (SectionSizes) -> [(LinearForm, LinearForm)]) -> [String] {
    let alone = screen.alone([index]).resolvedByDefault.screen
    let range = screen.declaredRange(.widths)
    // Widths without an end are looked at up to the largest display.
    let widths = range.lowerBound...(range.upperBound ?? max(range.lowerBound, Rational(2_000)))
    let sweep = try? Sweep(alone, widths: widths) { screen.container(ofWidth: $0) }
    let swept = sweep?.sections.first { alone.section(at: $0.path)?.name.source == name }
    var whole: SizeRange?
    for stretch in swept?.stretches ?? [] {
      guard case .success(let found) = stretch.result else { return [] }
      for (width, height) in sizes(found) {
        let ends = [stretch.widths.lower, stretch.widths.upper].compactMap { $0 }
        let size = SizeRange(width, height, at: ends.map { $0.value })
        whole = size.map { whole?.joined(with: $0) ?? $0 } ?? whole
      }
    }
    return whole.map { ["Over all widths, \(SizeRange.text(widths)): \($0.text)"] } ?? []
  }
}

extension SizeRange {
  /// Creates the values of two functions at some widths.
  fileprivate init?(_ width: LinearForm, _ height: LinearForm, at widths: [Rational]) {
    func range(_ form: LinearForm) -> ClosedRange<Rational>? {
      let values = widths.compactMap { width in try? form.value { $0 == .containerWidth ? width : .zero } }
      guard let least = values.min(), let most = values.max() else { return nil }
      return least...most
    }
    guard let widths = range(width), let heights = range(height) else { return nil }
    self.init(widths, heights)
  }
}

extension Screen {
  /// Returns the cases in which an adaptation holds, and those in which it does not.
  fileprivate func paragraphs(about adaptation: Adaptation) -> [String] {
    var declared = ConditionBox()
    let (widths, heights) = (declaredRange(.widths), declaredRange(.heights))
    (declared.width.minimum, declared.height.minimum) = (widths.lowerBound, heights.lowerBound)
    declared.textScale.minimum = declaredRange(.textScale).lowerBound
    if case .clients(let clients)? = properties[.clients] { declared.clients = clients }
    let holds = adaptation.condition.compactMap { declared.intersection($0) }
    let rest = [declared].subtracting(adaptation.condition, contract.flags) ?? []
    let words = { (boxes: [ConditionBox]) in
      boxes.map { self.phrase(of: $0, in: declared) }.joined(separator: "; or ")
    }
    if holds.isEmpty { return [] }
    return ["Holds: \(words(holds)).", "Leaves: \(rest.isEmpty ? "nothing" : words(rest))."]
  }

  /// Returns a phrase for the conditions of a box that not everything meets.
  private func phrase(of box: ConditionBox, in declared: ConditionBox) -> String {
    var parts: [String] = []
    func add(_ name: String, _ bounds: Bounds, _ declared: Bounds) {
      let text = { (value: Rational) in
        name != "text size" ? value.text : TextSize(scale: value)?.rawValue ?? "\(value.shortText)×"
      }
      switch (bounds.minimum == declared.minimum ? nil : bounds.minimum, bounds.end) {
      case (let least?, let end?): parts.append("\(name) from \(text(least)) to below \(text(end))")
      case (let least?, nil): parts.append("\(name) from \(text(least))")
      case (nil, let end?): parts.append("\(name) below \(text(end))")
      case (nil, nil): break
      }
    }
    add("width", box.width, declared.width)
    add("height", box.height, declared.height)
    add("text size", box.textScale, declared.textScale)
    parts += ContainerTrait.allCases.compactMap { trait in box.traits[trait].map { trait.phrase(of: $0) } }
    parts += box.flags.map { condition in
      let flag = contract.flags[condition.flag]
      return "\(flag.name) \(condition.cases.map { flag.cases[$0] }.joined(separator: " or "))"
    }
    if let clients = box.clients, clients != declared.clients { parts.append(clients.phrase) }
    return parts.isEmpty ? "everything" : parts.joined(separator: ", ")
  }
}
