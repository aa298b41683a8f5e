import SDUIIR
import SDUIJSON
import SDUISyntax

extension ContractComparison {
  /// Compares the screen itself: its name, its keys, its order, its policies, its pages and its bars.
  mutating func compareScreen() {
    let (before, after) = (Named(old.name, old.origin), Named(new.name, new.origin))
    compareNames(
      before, after, .screenRenamed, .screenWireNameChanged, "the screen", suffix: "Response",
      witness: .response(
        JSONTree.members([
          (new.responseKeys[.screen], .string(new.name.wire)), (new.responseKeys[.sectionList], .array([])),
        ]).literal))
    compareKeys()
    compareOrder()
    comparePolicies()
    comparePages()
    compareBars()
  }

  private mutating func compareKeys() {
    var sample = SampleResponse(newSamples)
    sample.required = new.sections.map { $0.name.source }
    let (before, after) = (old.responseKeys, new.responseKeys)
    for key in ResponseKey.allCases {
      let isMapped = before.isMapped || after.isMapped
      let hasChanged = isMapped ? before.entry(of: key) != after.entry(of: key) : before[key] != after[key]
      guard hasChanged else { continue }
      note(
        .responseKeyRenamed, Impact(wire: .breaking), Self.bothDirections, at: place("wire"), earlier: earlier("wire"),
        "the key `\(key.rawValue)` of responses is \(after.phrase(key)), and was \(before.phrase(key))",
        "keep the \(isMapped ? "place" : "name") in `wire`", witness: sample.witness())
    }
  }

  /// Compares where a server has the parts of a section.
  mutating func compareMappings(_ change: SectionChange) {
    let (before, after) = (change.old.responseKeys, change.new.responseKeys)
    var sample = SampleResponse(newSamples)
    sample.required = [change.name]
    for key in ResponseKey.allCases where before.entry(of: key) != after.entry(of: key) {
      note(
        .responseKeyRenamed, Impact(wire: .breaking), Self.bothDirections, at: change.place,
        "the key `\(key.rawValue)` of the section `\(change.name)` is \(after.phrase(key)) in responses, and was \(before.phrase(key))",
        "keep the place in `wire` of the section", witness: sample.witness())
    }
  }

  /// A property of the new screen.
  func place(_ word: String) -> Place { Place(new.origin, word) }

  /// A property of the old screen.
  func earlier(_ word: String) -> Place { Place(old.origin, word) }

  private mutating func compareOrder() {
    let isFixed = new.properties[.sectionOrder] == .keyword(.fixed)
    guard (old.properties[.sectionOrder] == .keyword(.fixed)) != isFixed else { return }
    let sender = isFixed ? oldSamples : newSamples
    let pairs = Pairing(old.sections.map { $0.name }, new.sections.map { $0.name }).pairs
    let common = pairs.map { isFixed ? old.sections[$0.old] : new.sections[$0.new] }
    // One section that every first page has anyway is in one order. Others are added or removed, which has a rule.
    guard common.count > 1 || common.contains(where: { !$0.isEssential }) else {
      return note(
        isFixed ? .orderFixed : .orderFreed, Impact(), at: place("sections"), earlier: earlier("sections"),
        "`sections` changed, and every first page has the only section as before")
    }
    var sample = SampleResponse(sender)
    // The witness must have another order than the reader's. If both versions have the same, that is the reverse.
    let places = pairs.sorted { $0.old < $1.old }.map { $0.new }
    sample.isReversed = places == places.sorted()
    note(
      isFixed ? .orderFixed : .orderFreed, Impact(wire: .breaking),
      [isFixed ? .oldDataToNewClient : .newServerToOldClient], at: place("sections"), earlier: earlier("sections"),
      isFixed
        ? "the first page must now have all sections in their order, and data of before may differ"
        : "sections may now be absent or in another order, and old clients refuse that",
      isFixed
        ? "allow any order as long as there are data of before" : "send all sections in their order to old clients",
      witness: sample.witness())
  }

  private mutating func comparePolicies() {
    for (property, rule) in [
      (Property.unknown, CompatibilityRule.unknownPolicyChanged), (.invalid, .invalidPolicyChanged),
    ] {
      let name = property.row.name
      let isKept = new.properties[property] == .keyword(.keep)
      if old.properties[property] == .keyword(.keep), !isKept {
        note(
          rule, Impact(source: .breaking), at: place(name), earlier: earlier(name),
          "`\(name)` is no longer `keep`: generated code has no `unrecognized`", "keep `\(name): keep`")
      }
      guard old.drops(property) != new.drops(property) else { continue }
      let isDrop = new.drops(property)
      note(
        rule, Impact(wire: isDrop ? .safe : .breaking), isDrop ? [] : Self.bothDirections, at: place(name),
        earlier: earlier(name),
        isDrop
          ? "`\(name)` is now `\(isKept ? "keep" : "drop")`: clients omit the part, and no longer refuse the whole response"
          : "`\(name)` is now `fail`: clients refuse a whole response of which they omitted a part before",
        isDrop ? nil : "keep `drop`, or make sure that no response has such a part")
    }
  }

  private mutating func comparePages() {
    switch (old.pagination, new.pagination) {
    case (nil, nil): return
    case (nil, _?):
      note(
        .paginationAdded, Impact(wire: .fixable), [.newServerToOldClient], at: place("pagination"),
        earlier: old.place, "the screen now has pages, and old clients show the first one only",
        "send everything on the first page to old clients")
    case (_?, nil):
      note(
        .paginationRemoved, Impact(wire: .fixable), [.oldDataToNewClient], at: new.place,
        earlier: earlier("pagination"), "the screen no longer has pages, and new clients show the first one only",
        "send everything on the first page before clients are updated")
    case (let left?, let right?):
      if left.style != right.style {
        note(
          .paginationStyleChanged, Impact(wire: .breaking),
          [right.style == .cursor ? .oldDataToNewClient : .newServerToOldClient], at: place("pagination"),
          earlier: earlier("pagination"),
          "clients request pages by \(right.style.rawValue), and did so by \(left.style.rawValue)",
          "offer both, and send the cursor in every response as long as old clients are supported",
          witness: .response(
            JSONTree.members([
              (new.responseKeys[.hasNext], true), (new.responseKeys[.sectionList], .array([])),
            ]).literal))
      }
      if left.prefetch != right.prefetch {
        note(
          .prefetchChanged, Impact(), at: place("pagination"), earlier: earlier("pagination"),
          "clients request the next page \(right.prefetch) items before the end, and did so at \(left.prefetch)")
      }
    }
  }

  private mutating func compareBars() {
    for bar in Bar.allCases {
      switch (old.bars[bar], new.bars[bar]) {
      case (nil, nil): continue
      case (nil, let part?):
        note(
          .barAdded, Impact(), at: Place(part.origin, bar.rawValue), earlier: old.place,
          "`\(bar.rawValue)` is new, and old clients show the screen without it")
      case (let part?, nil):
        note(
          .barRemoved, Impact(source: .breaking, wire: .fixable), [.newServerToOldClient], at: new.place,
          earlier: Place(part.origin, bar.rawValue),
          "`\(bar.rawValue)` no longer exists, and old clients show the screen without it",
          "keep sending its data as long as old clients are supported",
          witness: .code("let bar = response.\(bar.rawValue)"))
      case (let left?, let right?):
        guard pairing.components.new(left.component.index) != right.component.index else { continue }
        let directions = replacedDirections(left.component, right.component)
        let name = new.contract.components[right.component].name.source
        note(
          .barComponentChanged, Impact(source: .breaking, wire: directions.isEmpty ? .safe : .breaking), directions,
          at: Place(right.origin, bar.rawValue), earlier: Place(left.origin, bar.rawValue),
          "`\(bar.rawValue)` is a `\(name)`, and was a `\(old.contract.components[left.component].name.source)`",
          "keep the component, or give the new one the old one as its fallback",
          witness: directions.contains(.newServerToOldClient)
            ? witness(newSamples, bar, right.component) : witness(oldSamples, bar, left.component))
      }
    }
  }
}

extension ContractComparison {
  private func witness(_ source: SampleSource, _ bar: Bar, _ component: ID<Component>) -> Witness? {
    var sample = SampleResponse(source, SampleFocus(.component(component.index)))
    sample.bar = bar
    return sample.witness()
  }
}

extension Screen {
  /// The pagination; `nil` for a screen without pages.
  var pagination: Pagination? {
    guard case .pagination(let pagination)? = properties[.pagination] else { return nil }
    return pagination
  }
}
