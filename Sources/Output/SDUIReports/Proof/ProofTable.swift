import SDUIIR
import SDUILayout
import SDUIProof

/// Writes a proof for people: what must hold, by section, and whether it does.
package struct ProofTable {
  private let screen: Screen
  private let proof: Proof
  private let allowed: Set<Obligation>
  /// The obligations of each section, and those of several under `nil`.
  private let own: [SectionPath?: [Obligation]]

  /// The report of a proof, ending with a line break.
  ///
  /// - Parameter allowed: What is broken and may be, since an `allow` says so.
  package static func text(_ proof: Proof, of screen: Screen, allowed: Set<Obligation> = []) -> String {
    let table = ProofTable(screen: screen, proof: proof, allowed: allowed)
    var lines = [table.heading]
    for index in screen.sections.indices {
      lines += table.lines(of: SectionPath(index))
      for inner in screen.sections[index].sections.indices {
        lines += table.lines(of: SectionPath(index, inner: inner))
      }
    }
    let whole = table.own[nil, default: []]
    let ofScreen = whole.filter { if case .requirement = $0.statement { false } else { true } }
    if !ofScreen.isEmpty { lines += ["", "the screen"] + ofScreen.map(table.line) }
    let others = whole.filter { !ofScreen.contains($0) }
    if !others.isEmpty { lines += ["", "of several sections"] + others.map(table.line) }
    lines += screen.linesAboutTexts + screen.linesAboutWidths
    return lines.map { $0 + "\n" }.joined()
  }

  private init(screen: Screen, proof: Proof, allowed: Set<Obligation>) {
    self.screen = screen
    self.allowed = allowed
    self.proof = proof
    own = Dictionary(grouping: proof.obligations, by: { $0.statement.section })
  }

  private var heading: String {
    let known = proof.counts
    let counts = [
      (known.proved, "proved"), (known.broken - allowed.count, "broken"), (allowed.count, "allowed"),
      (known.undecided, "undecided"), (known.absent, "absent"),
    ].filter {
      $0.0 > 0 || $0.1 == "proved"
    }
    return "\(screen.name.source), for \(screen.proofDevices): "
      + counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      + "\n  \(range("widths", .widths)), \(range("heights", .heights)), \(range("text scales", .textScale))"
      + "\n  \(sideInsets)"
  }

  private var sideInsets: String {
    let limits = screen.sideInsetLimits
    let room = limits.ofOneSide > .zero ? ", with \(SideInsetLimits.leastRoom.text) or more between them" : ""
    return "side insets 0 to \(limits.greatest.text)\(room)"
  }

  private func range(_ name: String, _ property: Property) -> String {
    let range = screen.declaredRange(property)
    return name + " " + range.lowerBound.text + (range.upperBound.map { " to " + $0.text } ?? " and more")
  }

  private func lines(of path: SectionPath) -> [String] {
    guard let own = own[path], let section = screen.section(at: path) else { return [] }
    let margin = path.inner == nil ? "" : "  "
    return ["", margin + section.name.source] + own.map { margin + line($0) }
  }

  private func line(_ obligation: Obligation) -> String {
    let statement = obligation.statement.text(in: screen)
    switch obligation.verdict {
    case .proved(let evidence):
      return "  proved     \(statement)\(evidence.margin.map { text(of: $0, obligation.statement) } ?? "")"
    case .absent(let absence): return "  absent     \(statement): \(absence.text)"
    case .undecided: return "  undecided  \(statement): \(obligation.reason(in: screen) ?? "")"
    case .broken(let counterexample):
      return
        "  \(allowed.contains(obligation) ? "allowed" : "BROKEN ")    \(statement): \(counterexample.text(in: screen))"
    }
  }

  private func text(of margin: Margin, _ statement: Obligation.Statement) -> String {
    var amount = margin.isReached ? "least \(margin.least.shortText)" : "always over \(margin.least.shortText)"
    if case .requirement = statement {
      amount = margin.isReached ? "by at least \(margin.least.shortText)" : "by more than \(margin.least.shortText)"
    }
    // A target of a section that is not open shows that by itself.
    let tellsStates = if case .requirement = statement { true } else { false }
    let place = margin.place.map { " " + $0.text(in: screen, tellsStates: tellsStates, tellsCases: false) }
    return ": " + amount + (place ?? "")
  }
}

extension Proof {
  /// The numbers of obligations by verdict.
  package var counts: (proved: Int, broken: Int, undecided: Int, absent: Int) {
    var result = (proved: 0, broken: 0, undecided: 0, absent: 0)
    for obligation in obligations {
      switch obligation.verdict {
      case .proved: result.proved += 1
      case .broken: result.broken += 1
      case .undecided: result.undecided += 1
      case .absent: result.absent += 1
      }
    }
    return result
  }
}

extension Absence {
  /// Why it does not occur.
  var text: String {
    switch self {
    case .neverFits: "it does not occur, because nothing that it names fits in any container"
    case .neverRequired: "it does not occur, because its condition holds in no container"
    case .neverTogether: "it does not occur, because no response has items of all units that it names"
    case .neverShown: "it does not occur, because nothing that it names takes room in any container"
    }
  }
}

extension Obligation.Statement {
  /// The section that it is about; `nil` for a requirement about several.
  var section: SectionPath? {
    switch self {
    case .fits(let path), .versions(let path): return path
    case .touchTarget(let target, _): return target.section
    case .visibleRoom: return nil
    case .requirement(let requirement):
      let paths = Set(requirement.claim.measures.compactMap { $0.section })
      return paths.count == 1 ? paths.first : nil
    }
  }

  /// Returns the claim in words.
  package func text(in screen: Screen) -> String {
    switch self {
    case .fits: return "everything fits"
    case .versions: return "every client gets what it knows"
    case .visibleRoom: return "bars and pinned parts leave room to scroll"
    case .touchTarget(let target, let axis):
      let part = target.part == .unit ? "" : target.part.rawValue + " "
      let name = part + screen.contract.components[target.component].name.source
      return "\(name) is \(axis == .width ? "wide" : "high") enough to be tapped"
    case .requirement(let requirement):
      return (requirement.unitName(in: screen).map { $0 + ": " } ?? "") + "require \(requirement.text)"
    }
  }
}

extension Screen {
  /// The devices whose containers a proof covers: `iOS 27 and the devices of 2026-11`.
  fileprivate var proofDevices: String {
    let devices = "the devices of \(Device.date)"
    guard supportedClients.entries.contains(where: { $0.platform == .ios }) else { return devices }
    let last = if case .through(let version)? = proofVersions.end { version } else { Device.newestSystem }
    return "iOS \(last.text.hasSuffix(".0") ? String(last.text.dropLast(2)) : last.text) and \(devices)"
  }
}

extension Counterexample {
  /// The figures and the place, and for which widths it is so.
  package func text(in screen: Screen) -> String {
    if error == nil, figures.isEmpty { return "not so" + place.detail(in: screen) }
    let place = self.placeText(in: screen)
    let shortage = ColumnShortageText(self, in: screen)
    var told =
      shortage?.message ?? error?.message(at: "container " + place)
      ?? figures.map { "\($0.name) is \($0.isGreatest ? "at most " : "")\($0.value.shortText)" }.joined(separator: ", ")
    if error == nil || shortage != nil { told += " at " + place }
    let conditions = [failingWidths, needsUnequalInsets ? Self.unequalInsets : nil].compactMap { $0 }
    return told + (conditions.isEmpty ? "" : "; fails " + conditions.joined(separator: ", "))
  }

  /// The part of its container that decides: its width, unless it fails at all declared widths because of something else.
  func placeText(in screen: Screen) -> String {
    let declared = Interval(screen.declaredRange(.widths))
    let width = "width \(place.environment.width.shortText), "
    // The words about missing columns say for which case it is so.
    let text = String(place.text(in: screen, tellsCases: error?.columnShortage == nil).dropFirst(3))
    guard widthsAlike == declared, declared.single == nil, text.hasPrefix(width) else { return text }
    let others = text.dropFirst(width.count)
    return ["height ", "text scale ", "text size "].contains(where: others.hasPrefix) ? String(others) : text
  }

  /// The containers of a claim that holds in all those whose sides have the same inset.
  static let unequalInsets = "with unequal side insets only"

  private static let mostCharacters = 80

  /// `for widths from 340 up to 356 and from 700 through 720`: all widths at which it fails; `nil` where that is one width.
  var failingWidths: String? {
    guard let first = widths.first, widths.count > 1 || first.single == nil else { return nil }
    let texts = widths.prefix(4).enumerated().map { index, interval in
      let text = interval.widthsText
      return index > 0 && text.hasPrefix("for widths ") ? String(text.dropFirst(11)) : text
    }
    // A remedy follows, which must not get lost.
    var count = texts.count
    while count > 1, texts.prefix(count).reduce(0, { $0 + $1.count }) > Self.mostCharacters { count -= 1 }
    let more = widths.count > count ? ["in \(widths.count - count) more ranges"] : []
    return ProvedContainer.list(texts.prefix(count) + more)
  }
}

extension ProvedContainer {
  /// `at width 331`, with whatever is not ordinary.
  package func text(in screen: Screen, tellsStates: Bool = true, tellsCases: Bool = true) -> String {
    "at width \(environment.width.shortText)\(detail(in: screen, tellsStates: tellsStates, tellsCases: tellsCases))"
  }

  /// Returns what is not ordinary: `, height 320, text scale 3.2`.
  fileprivate func detail(in screen: Screen, tellsStates: Bool = true, tellsCases: Bool = true) -> String {
    var parts: [String] = []
    if environment.height != Rational(844) { parts.append("height \(environment.height.shortText)") }
    if environment.textScale != .one { parts.append(TextSize.phrase(ofScale: environment.textScale)) }
    let insets = environment.insets
    if insets.left != .zero || insets.right != .zero {
      parts.append("side insets \(insets.left.shortText) and \(insets.right.shortText)")
    }
    parts += environment.unusualTraits + variants.flags.map { "\($0.flag) \($0.flagCase)" }
    parts += [variants.client?.text].compactMap { $0 }
    for shown in tellsStates ? states : [] {
      parts.append("`\(screen.section(at: shown.section)?.name.source ?? "")` \(shown.state.rawValue)")
    }
    let content = [responseText(in: screen), tellsCases ? casesText(in: screen) : nil, itemsText(in: screen)]
      .compactMap { $0 }
    return parts.map { ", " + $0 }.joined() + (content.isEmpty ? "" : " with " + content.joined(separator: " and "))
  }

  /// `\`columns: 4\` from a response`; by section in the order of the screen, with names where there are several.
  private func responseText(in screen: Screen) -> String? {
    if responses.isEmpty { return nil }
    var sections: [SectionPath] = []
    for response in responses where !sections.contains(response.section) { sections.append(response.section) }
    let lists = sections.map { section in
      let list = Self.list(responses.filter { $0.section == section }.map { "`\($0.text)`" })
      return sections.count == 1 ? list : list + " in `\(screen.section(at: section)?.name.source ?? "")`"
    }
    return "\(Self.list(lists)) from a response"
  }

  /// `\`size: wide\` of \`Card\``, as the data says it.
  private func casesText(in screen: Screen) -> String? {
    if spanCases.isEmpty { return nil }
    return Self.list(
      spanCases.map { chosen in
        "`\(chosen.field): \(chosen.name)` of `\(screen.contract.components[chosen.component].name.source)`"
      })
  }

  /// `12 \`Card\` items`; by section, with names where there are several.
  private func itemsText(in screen: Screen) -> String? {
    if items.isEmpty { return nil }
    let lists = items.map { shown in
      shown.text(in: screen) + (items.count == 1 ? "" : " in `\(screen.section(at: shown.section)?.name.source ?? "")`")
    }
    return Self.list(lists)
  }

  fileprivate static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ShownItems {
  /// `12 \`Card\` items`, `1 \`Card\` and 2 \`Note\` items, no header`.
  fileprivate func text(in screen: Screen) -> String {
    let counts = runs.map { "\($0.count) `\(screen.contract.components[$0.component].name.source)`" }
    let left = counts.count > 1 ? counts.dropLast().joined(separator: ", ") + " and " : ""
    let items = counts.last.map { left + $0 + (count == 1 ? " item" : " items") } ?? "no items"
    return items + (leavesOutHeader ? ", no header" : "") + (leavesOutFooter ? ", no footer" : "")
  }
}

extension LayoutEnvironment {
  /// The traits that do not follow from the extents.
  fileprivate var unusualTraits: [String] {
    let (traits, usual) = (traits, LayoutEnvironment(width: width, height: height).traits)
    return ContainerTrait.allCases.compactMap { trait in
      traits[trait] == usual[trait] ? nil : traits[trait].map { trait.phrase(of: $0) }
    }
  }
}
