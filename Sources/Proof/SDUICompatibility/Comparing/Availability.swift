import SDUIIR
import SDUISyntax

extension ContractComparison {
  /// Compares which clients know a declaration.
  ///
  /// - Parameters:
  ///   - title: The declaration in words.
  ///   - isField: Whether generated code has a property for it, whose type depends on whether all clients know it: one without a
  ///     default that is not optional anyway.
  mutating func compareAvailability(
    _ before: Availability, _ after: Availability, of title: String, at place: Place, earlier: Place,
    isField: Bool = false
  ) {
    let change = AvailabilityChange(
      old: before, new: after, clients: clients, title: title, place: place, earlier: earlier,
      source: isField && before.isUniversal != after.isUniversal ? .breaking : .safe)
    if before.since != after.since { noteSince(change) }
    if before.until != after.until { noteUntil(change) }
    guard before.deprecation != after.deprecation else { return }
    note(
      .deprecationChanged, Impact(), at: place, earlier: earlier,
      after.deprecation.map { "\(title) is now deprecated: \($0)" } ?? "\(title) is no longer deprecated")
  }

  private mutating func noteSince(_ change: AvailabilityChange) {
    let rule: CompatibilityRule
    switch (change.old.since, change.new.since) {
    case (nil, _): rule = .sinceAdded
    case (_, nil): rule = .sinceRemoved
    default: rule = change.lost.isEmpty ? .sinceLowered : .sinceRaised
    }
    note(change, rule, change.new.since.map { "has `since \(words($0))`" } ?? "has no `since`")
  }

  private mutating func noteUntil(_ change: AvailabilityChange) {
    let rule: CompatibilityRule
    switch (change.old.until, change.new.until) {
    case (nil, _): rule = .untilAdded
    case (_, nil): rule = .untilRemoved
    default: rule = change.lost.isEmpty ? .untilRaised : .untilLowered
    }
    note(change, rule, change.new.until.map { "has `until \(words($0))`" } ?? "has no `until`")
  }

  private mutating func note(_ change: AvailabilityChange, _ rule: CompatibilityRule, _ state: String) {
    var effects: [String] = []
    if !change.lost.isEmpty { effects.append("\(list(change.lost)) knew it and no longer get it") }
    if !change.gained.isEmpty { effects.append("\(list(change.gained)) do not know it and are now sent it") }
    let isHarmless = effects.isEmpty
    // A declaration ends with a version that is not released: that is how one is removed.
    let isEnd = (rule == .untilAdded || rule == .untilLowered) && change.gained.isEmpty
    note(
      rule, Impact(source: change.source, wire: isHarmless ? .safe : isEnd ? .fixable : .breaking),
      isHarmless ? [] : [.newServerToOldClient], at: change.place, earlier: change.earlier,
      "\(change.title) now \(state)" + (isHarmless ? "" : ": " + effects.joined(separator: ", and ")),
      isHarmless
        ? nil
        : isEnd
          ? "name a version that is not released yet, and render responses for the client's version"
          : "keep the version, which clients that are installed cannot change")
  }

  private func list(_ sets: [ClientSet]) -> String { sets.map { words($0) }.joined(separator: " and ") }
}

/// The versions of a declaration before and after.
private struct AvailabilityChange {
  let old: Availability
  let new: Availability
  /// The clients that are supported.
  let clients: ClientSet
  let title: String
  let place: Place
  let earlier: Place
  let source: Verdict

  /// The supported clients that knew it and do not any longer.
  var lost: [ClientSet] { supported(old.clients.subtracting(new.clients)) }

  /// The supported clients that are now taken to know it.
  var gained: [ClientSet] { supported(new.clients.subtracting(old.clients)) }

  private func supported(_ sets: [ClientSet]) -> [ClientSet] {
    sets.map { $0.intersection(clients) }.filter { !$0.isEmpty }
  }
}
