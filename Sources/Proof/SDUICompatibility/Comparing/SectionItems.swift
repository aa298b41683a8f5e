import SDUIIR
import SDUIJSON
import SDUISyntax

extension ContractComparison {
  /// Compares the components that a section accepts.
  mutating func compareUnits(_ change: SectionChange) {
    let before = Set(old.contract.withFallbacks(change.old.units.map { $0.component }))
    let after = Set(new.contract.withFallbacks(change.new.units.map { $0.component }))
    for unit in change.new.units {
      let counterpart = pairing.components.old(unit.component.index)
      if counterpart.map({ before.contains(ID($0)) }) == true { continue }
      noteAccepted(unit, counterpart, change)
    }
    for unit in change.old.units {
      let counterpart = pairing.components.new(unit.component.index)
      if counterpart.map({ after.contains(ID($0)) }) == true { continue }
      noteRefused(unit, counterpart, change)
    }
  }

  private mutating func noteAccepted(_ unit: SectionUnit, _ counterpart: Int?, _ change: SectionChange) {
    let component = new.contract.components[unit.component]
    let name = component.name.source
    let drops = counterpart == nil ? old.drops(.unknown) : old.drops(.invalid)
    let isReplaced = !component.availability.isUniversal && component.fallback != nil
    note(
      .unitAccepted, Impact(source: .breaking, wire: isReplaced ? .fixable : .breaking), [.newServerToOldClient],
      at: Place(unit.origin, name), earlier: change.earlier,
      "\(change.title) now accepts `\(name)`, and old clients " + (drops ? "omit it" : "refuse a response that has it"),
      isReplaced
        ? "render responses for the client's version, as `sduic render --client` does, so that old clients get the fallback"
        : "declare which clients know it: `since VERSION fallback drop` or `since VERSION fallback Other { … }` after its name",
      witness: sample(newSamples, change.new, unit.component))
  }

  private mutating func noteRefused(_ unit: SectionUnit, _ counterpart: Int?, _ change: SectionChange) {
    let name = old.contract.components[unit.component].name.source
    let drops = counterpart == nil ? new.drops(.unknown) : new.drops(.invalid)
    note(
      .unitRefused, Impact(source: .breaking, wire: .breaking), [.oldDataToNewClient], at: change.place,
      earlier: Place(unit.origin, name),
      "\(change.title) no longer accepts `\(name)`, and new clients "
        + (drops ? "omit it from data of before" : "refuse data of before that have it"),
      "keep accepting it as long as there are data that have it",
      witness: sample(oldSamples, change.old, unit.component))
  }

  private func sample(_ source: SampleSource, _ section: ScreenSection, _ component: ID<Component>) -> Witness? {
    var sample = SampleResponse(source, SampleFocus(.component(component.index)))
    sample.host = section.name.source
    return sample.witness()
  }

  /// Compares how many items a section may have.
  mutating func compareItemCounts(_ change: SectionChange) {
    let (least, greatest) = (change.new.leastItemCount, change.new.greatestItemCount)
    let (oldLeast, oldGreatest) = (change.old.leastItemCount, change.old.greatestItemCount)
    if least > oldLeast {
      noteCount(.minItemsRaised, change, "at least \(Self.items(least)), and before \(oldLeast)", oldLeast)
    } else if least < oldLeast {
      noteCount(.minItemsLowered, change, "at least \(Self.items(least)), and before \(oldLeast)", least)
    }
    if greatest > oldGreatest {
      noteCount(.maxItemsRaised, change, Self.words(greatest, oldGreatest), oldGreatest + 1)
    } else if greatest < oldGreatest {
      noteCount(.maxItemsLowered, change, Self.words(greatest, oldGreatest), greatest + 1)
    }
  }

  private static func words(_ greatest: Int, _ before: Int) -> String {
    if greatest == .max { return "any number of items, and before at most \(before)" }
    return "at most \(items(greatest)), and before " + (before == .max ? "any number" : "\(before)")
  }

  private static func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

  private mutating func noteCount(
    _ rule: CompatibilityRule, _ change: SectionChange, _ words: String, _ count: Int
  ) {
    let isLooser = rule == .minItemsLowered || rule == .maxItemsRaised
    var sample = SampleResponse(isLooser ? newSamples : oldSamples)
    sample.counts = [isLooser ? change.name : change.old.name.source: min(count, 64)]
    note(
      rule, Impact(wire: .breaking), [isLooser ? .newServerToOldClient : .oldDataToNewClient], at: change.place,
      earlier: change.earlier,
      "\(change.title) has \(words): " + (isLooser ? "old clients" : "new clients")
        + " leave the section out if it has another number",
      isLooser
        ? "send a number that old clients accept as long as they are supported"
        : "keep the bound as long as there are data outside of it",
      witness: count <= 64 ? sample.witness() : nil)
  }
}

extension ContractComparison {
  /// Compares how the items of a section are identified.
  mutating func compareIdentities(_ change: SectionChange) {
    guard change.old.identifiesByPosition != change.new.identifiesByPosition else { return }
    let source: Verdict = change.new.units.count > 1 ? .breaking : .safe
    if change.old.needsIdentities, change.new.greatestItemCount > 1 {
      note(
        .identityRemoved, Impact(source: source, wire: .breaking), [.newServerToOldClient], at: change.place,
        earlier: change.earlier,
        "\(change.title) may now have several items with one `id`, and old clients "
          + (old.drops(.invalid) ? "omit all but the first" : "refuse a response that has them"),
        "send each `id` once as long as old clients are supported", witness: repeatedItem(newSamples, change.name))
    } else if change.new.needsIdentities, change.old.greatestItemCount > 1 {
      note(
        .identityAdded, Impact(source: source, wire: .breaking), [.oldDataToNewClient], at: change.place,
        earlier: change.earlier,
        "\(change.title) no longer has several items with one `id`, and new clients "
          + (new.drops(.invalid) ? "omit all but the first" : "refuse data of before that have them"),
        "keep `identity: position` as long as there are such data",
        witness: repeatedItem(oldSamples, change.old.name.source))
    }
  }

  private func repeatedItem(_ source: SampleSource, _ section: String) -> Witness? {
    var sample = SampleResponse(source)
    (sample.counts, sample.alike) = ([section: 2], section)
    return sample.witness()
  }
}

// MARK: - Headers, footers and bundles

extension ContractComparison {
  /// Compares the header and the footer of a section.
  mutating func compareParts(_ change: SectionChange) {
    comparePart(
      change.old.header, change.new.header, "header", change,
      (.headerAdded, .headerRemoved, .headerComponentChanged)
    ) { source, section in
      var sample = SampleResponse(source)
      sample.header = section
      return sample.witness()
    }
    comparePart(
      change.old.footer, change.new.footer, "footer", change,
      (.footerAdded, .footerRemoved, .footerComponentChanged)
    ) { source, section in
      var sample = SampleResponse(source)
      sample.footer = section
      return sample.witness()
    }
  }

  private mutating func comparePart(
    _ before: Supplementary?, _ after: Supplementary?, _ noun: String, _ change: SectionChange,
    _ rules: (added: CompatibilityRule, removed: CompatibilityRule, changed: CompatibilityRule),
    witness: (SampleSource, String) -> Witness?
  ) {
    switch (before, after) {
    case (nil, nil): return
    case (nil, let part?):
      let name = new.contract.components[part.component].name.source
      note(
        rules.added, Impact(wire: old.drops(.invalid) ? .fixable : .breaking),
        [.newServerToOldClient], at: Place(part.origin, name), earlier: change.earlier,
        "\(change.title) now has a \(noun), and old clients "
          + (old.drops(.invalid) ? "omit it" : "refuse a response that has it"),
        "send it only to clients that know it, or expect that old ones omit it",
        witness: witness(newSamples, change.name))
    case (let part?, nil):
      let name = old.contract.components[part.component].name.source
      note(
        rules.removed, Impact(source: .breaking, wire: new.drops(.invalid) ? .fixable : .breaking),
        [.oldDataToNewClient], at: change.place, earlier: Place(part.origin, name),
        "\(change.title) no longer has a \(noun), and new clients "
          + (new.drops(.invalid) ? "omit it from data of before" : "refuse data of before that have it"),
        "stop sending it before clients are updated", witness: witness(oldSamples, change.old.name.source))
    case (let left?, let right?):
      guard pairing.components.new(left.component.index) != right.component.index else { return }
      let directions = replacedDirections(left.component, right.component)
      let (from, to) = (old.contract.components[left.component].name, new.contract.components[right.component].name)
      note(
        rules.changed, Impact(source: .breaking, wire: directions.isEmpty ? .safe : .breaking), directions,
        at: Place(right.origin, to.source), earlier: Place(left.origin, from.source),
        "the \(noun) of \(change.title) is a `\(to.source)`, and was a `\(from.source)`",
        "keep the component, or give the new one the old one as its fallback",
        witness: directions.contains(.newServerToOldClient)
          ? witness(newSamples, change.name) : witness(oldSamples, change.old.name.source))
    }
  }

  /// The directions in which a component that replaces another one is refused.
  func replacedDirections(_ before: ID<Component>, _ after: ID<Component>) -> [Direction] {
    var directions: [Direction] = []
    let oldAccepted = old.contract.withFallbacks([before])
    if pairing.components.old(after.index).map({ oldAccepted.contains(ID($0)) }) != true {
      directions.append(.newServerToOldClient)
    }
    let newAccepted = new.contract.withFallbacks([after])
    if pairing.components.new(before.index).map({ newAccepted.contains(ID($0)) }) != true {
      directions.append(.oldDataToNewClient)
    }
    return directions
  }

  /// Compares the bundles in which a section may be sent.
  mutating func compareBundles(_ change: SectionChange) {
    switch (change.old.bundle, change.new.bundle) {
    case (nil, nil): return
    case (nil, let bundle?):
      note(
        .bundleAdded, Impact(wire: .fixable), [.newServerToOldClient], at: Place(bundle.origin, "bundle"),
        earlier: change.earlier,
        "\(change.title) may now be sent as the bundle `\(bundle.type)`, which old clients do not know",
        "send its units one by one as long as old clients are supported",
        witness: bundleWitness(change.name, newSamples))
    case (let bundle?, nil):
      note(
        .bundleRemoved, Impact(wire: .breaking), [.oldDataToNewClient], at: change.place,
        earlier: Place(bundle.origin, "bundle"),
        "\(change.title) may no longer be sent as the bundle `\(bundle.type)`", "keep the bundle, which costs nothing",
        witness: bundleWitness(change.old.name.source, oldSamples))
    case (let left?, let right?):
      guard left != right else { return }
      note(
        .bundleChanged, Impact(wire: .breaking), Self.bothDirections, at: Place(right.origin, "bundle"),
        earlier: Place(left.origin, "bundle"), "the bundle of \(change.title) has another type or other keys",
        "keep its type and its keys", witness: bundleWitness(change.name, newSamples))
    }
  }

  private func bundleWitness(_ section: String, _ source: SampleSource) -> Witness? {
    var sample = SampleResponse(source)
    sample.bundled = section
    return sample.witness()
  }
}
