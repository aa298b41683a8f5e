import SDUIIR
import SDUIJSON
import SDUISyntax

/// The sections of a screen with those in stacks, in their order, and the stack of each.
struct FlatSections {
  private(set) var all: [(section: ScreenSection, stack: String?)] = []

  /// The sections of a screen.
  init(_ screen: Screen) {
    for section in screen.sections {
      all.append((section, nil))
      for inner in section.sections { all.append((inner, section.name.source)) }
    }
  }

  /// The names in the order of the sections.
  var names: [DeclaredName] { all.map { $0.section.name } }

  /// The names of some of the sections.
  func names(of indices: [Int]) -> Set<String> { Set(indices.map { all[$0].section.name.source }) }
}

/// One section in both versions.
struct SectionChange {
  let old: ScreenSection
  let new: ScreenSection

  /// The name in the new version.
  var name: String { new.name.source }
  var title: String { quoted(new.name.source) }
  var place: Place { Place(new.origin, new.name.source) }
  var earlier: Place { Place(old.origin, old.name.source) }
}

extension ContractComparison {
  /// The sections in both versions.
  var sectionChanges: [SectionChange] {
    let (before, after) = (FlatSections(old), FlatSections(new))
    return Pairing(before.names, after.names).pairs.map {
      SectionChange(old: before.all[$0.old].section, new: after.all[$0.new].section)
    }
  }

  /// Compares the sections as parts of responses.
  mutating func compareSections() {
    let (before, after) = (FlatSections(old), FlatSections(new))
    let pairing = Pairing(before.names, after.names)
    let (removed, added) = (before.names(of: pairing.removed), after.names(of: pairing.added))
    for index in pairing.removed {
      let (section, stack) = before.all[index]
      noteRemoved(section, stack, isLost: stack.map(removed.contains) ?? false)
    }
    for index in pairing.added {
      let (section, stack) = after.all[index]
      noteAdded(section, stack, isLost: stack.map(added.contains) ?? false)
    }
    let stacks = Dictionary(
      firstOf: pairing.pairs.map { (before.all[$0.old].section.name.source, after.all[$0.new].section.name.source) }
    )
    for pair in pairing.pairs {
      let (left, right) = (before.all[pair.old], after.all[pair.new])
      let change = SectionChange(old: left.section, new: right.section)
      compareNames(
        Named(change.old.name, change.old.origin), Named(change.new.name, change.new.origin), .sectionRenamed,
        .sectionWireNameChanged, "the section",
        witness: change.old.name.wire == change.new.name.wire ? nil : with(change.name))
      let stack = left.stack.flatMap { stacks[$0] }
      let isMoved = (left.stack == nil) != (right.stack == nil) || stack != right.stack
      if isMoved { noteMoved(change, right.stack) }
      compareForms(change)
      compareMappings(change)
      // A section that moved is missing at its new place anyway.
      if !isMoved { compareRequirement(change, isInStack: right.stack != nil) }
      compareRepetition(change)
      compareUnits(change)
      compareItemCounts(change)
      compareIdentities(change)
      compareParts(change)
      compareBundles(change)
      compareServerValues(change)
      compareEvents(change.old.events, change.new.events, of: change.name, change.place)
    }
  }

  /// A response that has a section.
  private func with(_ section: String) -> Witness? {
    var sample = SampleResponse(newSamples)
    sample.required = [section]
    return sample.witness()
  }
}

// MARK: - Added, removed and moved

extension ContractComparison {
  /// Whether the first page of a screen must have a section.
  private func isRequired(_ section: ScreenSection, of screen: Screen, isInStack: Bool) -> Bool {
    section.isEssential || !isInStack && screen.properties[.sectionOrder] == .keyword(.fixed)
  }

  /// - Parameter isLost: Whether its stack is removed, too. No response then lacks the section alone.
  private mutating func noteRemoved(_ section: ScreenSection, _ stack: String?, isLost: Bool) {
    let isNeeded = !isLost && isRequired(section, of: old, isInStack: stack != nil)
    var sample = SampleResponse(oldSamples)
    sample.required = [section.name.source]
    let policy = new.drops(.unknown)
    let effect =
      isNeeded
      ? "old clients refuse a first page without it"
      : policy ? "new clients omit it from data of before" : "new clients refuse data of before that have it"
    note(
      .sectionRemoved, Impact(source: .breaking, wire: isNeeded || !policy ? .breaking : .fixable),
      isNeeded ? Self.bothDirections : [.oldDataToNewClient], at: new.place,
      earlier: Place(section.origin, section.name.source),
      "the section `\(section.name.source)` no longer exists, and \(effect)",
      isNeeded
        ? "keep sending it as long as old clients are supported" : "stop sending it before clients are updated",
      witness: isNeeded ? SampleResponse(newSamples).witness() : sample.witness(),
      fixable: isNeeded && policy ? .oldDataToNewClient : nil)
  }

  /// - Parameter isLost: Whether its stack is new, too. No response then lacks the section alone.
  private mutating func noteAdded(_ section: ScreenSection, _ stack: String?, isLost: Bool) {
    let isNeeded = !isLost && isRequired(section, of: new, isInStack: stack != nil)
    var sample = SampleResponse(newSamples)
    sample.required = [section.name.source]
    let drops = old.drops(.unknown)
    let isBreaking = isNeeded || !drops
    note(
      .sectionAdded, Impact(source: .breaking, wire: isBreaking ? .breaking : .fixable),
      isNeeded ? Self.bothDirections : [.newServerToOldClient], at: Place(section.origin, section.name.source),
      "the section `\(section.name.source)` is new, and old clients "
        + (drops ? "omit it" : "refuse a response that has it")
        + (isNeeded ? "; new clients refuse a first page of before, which lacks it" : ""),
      isNeeded
        ? "do not require it as long as there are data without it"
        : "send it only to clients that know it, or expect that old ones omit it",
      witness: isNeeded && drops ? SampleResponse(oldSamples).witness() : sample.witness(),
      fixable: isNeeded && drops ? .newServerToOldClient : nil)
  }

  private mutating func noteMoved(_ change: SectionChange, _ stack: String?) {
    var sample = SampleResponse(newSamples)
    sample.required = [change.name]
    note(
      .sectionMoved, Impact(source: .breaking, wire: .breaking), Self.bothDirections, at: change.place,
      earlier: change.earlier,
      "\(change.title) is now " + (stack.map { "in the stack `\($0)`" } ?? "in no stack")
        + ", so responses have it at another place",
      "add a section with another name there, and keep this one", witness: sample.witness())
  }

  private mutating func compareForms(_ change: SectionChange) {
    guard change.old.kind.holdsSections != change.new.kind.holdsSections else { return }
    var sample = SampleResponse(newSamples)
    sample.required = [change.name]
    note(
      .sectionFormChanged, Impact(source: .breaking, wire: .breaking), Self.bothDirections, at: change.place,
      earlier: change.earlier,
      "\(change.title) now holds "
        + (change.new.kind.holdsSections ? "sections in place of items" : "items in place of sections"),
      "add a section with another name", witness: sample.witness())
  }

  private mutating func compareRepetition(_ change: SectionChange) {
    guard change.old.isRepeated != change.new.isRepeated else { return }
    let isNow = change.new.isRepeated
    var sample = SampleResponse(isNow ? newSamples : oldSamples)
    sample.repeated = isNow ? change.name : change.old.name.source
    sample.required = [isNow ? change.name : change.old.name.source]
    note(
      isNow ? .sectionMadeRepeated : .sectionMadeSingle, Impact(source: .breaking, wire: .breaking),
      [isNow ? .newServerToOldClient : .oldDataToNewClient], at: change.place, earlier: change.earlier,
      isNow
        ? "\(change.title) may now occur several times, which old clients refuse"
        : "\(change.title) may no longer occur several times, and data from before may have several",
      isNow ? "send one to old clients, or add a repeated section with another name" : "keep it repeated",
      witness: sample.witness())
  }

  private mutating func compareRequirement(_ change: SectionChange, isInStack: Bool) {
    if change.old.isEssential != change.new.isEssential {
      let isNow = change.new.isEssential
      // With `sections: fixed`, every first page has the section anyway.
      let isSame =
        isRequired(change.old, of: old, isInStack: isInStack)
        == isRequired(change.new, of: new, isInStack: isInStack)
      guard !isSame else {
        return note(
          isNow ? .sectionMadeEssential : .sectionMadeOptional, Impact(), at: change.place, earlier: change.earlier,
          "\(change.title) is \(isNow ? "now" : "no longer") essential, and every first page has it as before")
      }
      note(
        isNow ? .sectionMadeEssential : .sectionMadeOptional, Impact(wire: .breaking),
        [isNow ? .oldDataToNewClient : .newServerToOldClient], at: change.place, earlier: change.earlier,
        isNow
          ? "\(change.title) is now essential, and new clients refuse a first page of before that lacks it"
          : "\(change.title) is no longer essential, and old clients refuse a first page that lacks it",
        isNow ? "do not require it as long as there are data without it" : "keep sending it on every first page",
        witness: without(change.old.name.source, isNow ? oldSamples : newSamples))
    }
  }

  private func without(_ section: String, _ source: SampleSource) -> Witness? {
    var sample = SampleResponse(source)
    sample.omitted = section
    // A section in a stack is missing only where the stack is sent.
    sample.required = [source.stack(of: section)].compactMap { $0 }
    return sample.witness()
  }
}
