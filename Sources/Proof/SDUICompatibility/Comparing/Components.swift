import SDUIIR
import SDUIJSON
import SDUISyntax

extension ContractComparison {
  /// Compares the components.
  mutating func compareComponents() {
    let (before, after) = (old.contract.components.elements, new.contract.components.elements)
    for index in pairing.components.removed {
      let name = Named(before[index].name, before[index].origin)
      note(
        .componentRemoved, Impact(source: .breaking), at: new.place, earlier: name.place,
        "the component `\(name.name.source)` no longer exists, and client code that draws it does not compile",
        "keep it as long as client code draws it", witness: .code("var value: \(name.name.source)"))
    }
    for index in pairing.components.added {
      let name = Named(after[index].name, after[index].origin)
      note(.componentAdded, Impact(), at: name.place, "the component `\(name.name.source)` is new")
    }
    let wireNames = Set(before.map { $0.name.wire })
    for pair in pairing.components.pairs { compare(before[pair.old], after[pair.new], pair, wireNames) }
  }

  /// - Parameter wireNames: The names of all old components in responses.
  private mutating func compare(
    _ left: Component, _ right: Component, _ pair: (old: Int, new: Int), _ wireNames: Set<String>
  ) {
    let (earlier, name) = (Named(left.name, left.origin), Named(right.name, right.origin))
    let isReused =
      left.name.wire != right.name.wire
      && wireNames.contains(right.name.wire)
    compareNames(
      earlier, name, .componentRenamed, isReused ? .wireNameReused : .componentWireNameChanged, "the component",
      witness: left.name.wire == right.name.wire
        ? nil : SampleResponse(newSamples, SampleFocus(.component(pair.new))).witness())
    let owner = FieldOwner(
      name: right.name.source, place: name.place, old: .component(pair.old), new: .component(pair.new))
    compareFields(left.fields, right.fields, of: owner)
    compareReserved(left.reserved, right.reserved, right.fields, name, earlier: earlier.place)
    compareAvailability(
      left.availability, right.availability, of: quoted(right.name.source), at: name.place, earlier: earlier.place)
    compareFallbacks(left, right, name.place, earlier.place)
    compareEvents(left.events, right.events, of: right.name.source, name.place)
  }
}

// MARK: - Fallbacks

extension ContractComparison {
  /// The clients that get a fallback in both versions.
  private func needsFallback(_ left: Component, _ right: Component) -> Bool {
    !(left.availability.isUniversal && right.availability.isUniversal)
  }

  private mutating func compareFallbacks(_ left: Component, _ right: Component, _ place: Place, _ earlier: Place) {
    let title = quoted(right.name.source)
    let isNeeded = needsFallback(left, right)
    switch (left.fallback, right.fallback) {
    case (nil, nil), (.drop, .drop): return
    case (nil, let added?):
      let words = name(of: added, new.contract).map { "`\($0)`" } ?? "`drop`"
      note(
        .fallbackAdded, Impact(), at: place, earlier: earlier,
        "\(title) now has the fallback \(words) for clients that do not know it")
    case (_?, nil):
      let isBroken = isNeeded && !right.availability.isUniversal
      note(
        .fallbackRemoved, Impact(wire: isBroken ? .breaking : .safe), isBroken ? [.newServerToOldClient] : [],
        at: place, earlier: earlier,
        "\(title) no longer has a fallback" + (isBroken ? ", and clients that do not know it get nothing" : ""),
        isBroken ? "keep the fallback as long as such clients are supported" : nil)
    case (.component(let id, _), .drop):
      noteFallback(
        .fallbackDropped,
        "clients that do not know \(title) no longer get `\(old.contract.components[id].name.source)`",
        "keep the fallback as long as such clients are supported", isNeeded, place, earlier)
    case (.drop, .component(let id, _)):
      note(
        .fallbackChanged, Impact(), at: place, earlier: earlier,
        "clients that do not know \(title) now get `\(new.contract.components[id].name.source)`, and got nothing")
    case (.component(let before, let values), .component(let after, let others)):
      compareFallbacks(before, values, after, others, title, isNeeded, place, earlier)
    }
  }

  private mutating func compareFallbacks(
    _ before: ID<Component>, _ values: [PayloadField], _ after: ID<Component>, _ others: [PayloadField],
    _ title: String, _ isNeeded: Bool, _ place: Place, _ earlier: Place
  ) {
    let (left, right) = (old.contract.components[before], new.contract.components[after])
    if pairing.components.new(before.index) != after.index {
      return noteFallback(
        .fallbackChanged,
        "clients that do not know \(title) now get `\(right.name.source)`, and got `\(left.name.source)`",
        "keep the fallback, which the oldest clients know", isNeeded, place, earlier)
    }
    let isEqual = old.contract.text(of: values, left.fields) == new.contract.text(of: others, right.fields)
    if isEqual { return }
    note(
      .fallbackChanged, Impact(wire: isNeeded ? .fixable : .safe), isNeeded ? [.newServerToOldClient] : [], at: place,
      earlier: earlier, "the fallback `\(right.name.source)` of \(title) is filled differently",
      "check that the oldest clients show the right values")
  }

  private mutating func noteFallback(
    _ rule: CompatibilityRule, _ message: String, _ remedy: String, _ isNeeded: Bool, _ place: Place, _ earlier: Place
  ) {
    note(
      rule, Impact(wire: isNeeded ? .breaking : .safe), isNeeded ? [.newServerToOldClient] : [], at: place,
      earlier: earlier, message, isNeeded ? remedy : nil)
  }

  private func name(of fallback: Fallback, _ contract: Contract) -> String? {
    guard case .component(let id, _) = fallback else { return nil }
    return contract.components[id].name.source
  }
}

// MARK: - Events

extension ContractComparison {
  /// Compares the actions on the events of a component or a section.
  mutating func compareEvents(_ before: [EventBinding], _ after: [EventBinding], of owner: String, _ place: Place) {
    let (earlierEvents, laterEvents) = (before.byEvent, after.byEvent)
    for event in before where laterEvents[event.event] == nil {
      note(
        .eventRemoved, Impact(source: .breaking, wire: .breaking), [.newServerToOldClient], at: place,
        earlier: Place(event.origin, event.event),
        "`\(event.event)` of `\(owner)` no longer performs an action, which old clients perform today",
        "keep the action on the event")
    }
    for event in after {
      let place = Place(event.origin, event.event)
      guard let earlier = earlierEvents[event.event] else {
        noteAddedEvent(event, of: owner, place)
        continue
      }
      compare(earlier, event, of: owner, place)
    }
  }

  private mutating func noteAddedEvent(_ event: EventBinding, of owner: String, _ place: Place) {
    guard case .declared(let id, _) = event.action, pairing.actions.old(id.index) == nil else {
      return note(
        .eventAdded, Impact(), at: place,
        "`\(event.event)` of `\(owner)` now performs an action that old clients know")
    }
    note(
      .eventAdded, Impact(wire: .fixable), [.newServerToOldClient], at: place,
      "`\(event.event)` of `\(owner)` now performs `\(new.contract.actions[id].name.source)`, which old clients do not know",
      "check that old clients ignore an action that they do not know")
  }

  private mutating func compare(_ before: EventBinding, _ after: EventBinding, of owner: String, _ place: Place) {
    let earlier = Place(before.origin, before.event)
    let (left, right) = (text(before.action, old.contract), text(after.action, new.contract))
    if left.name != right.name, !isSameAction(before.action, after.action) {
      note(
        .eventActionChanged, Impact(wire: .breaking), [.newServerToOldClient], at: place, earlier: earlier,
        "`\(after.event)` of `\(owner)` performs \(right.name), and performed \(left.name)",
        "keep the action for clients that are installed")
    } else if left.payload != right.payload {
      note(
        .eventPayloadChanged, Impact(wire: .breaking), [.newServerToOldClient], at: place, earlier: earlier,
        "`\(after.event)` of `\(owner)` fills \(right.name) with `\(right.payload)`, and filled it with "
          + "`\(left.payload)`",
        "add an action, or keep the values that clients rely on")
    }
  }

  /// Whether both perform one action, whose name may have changed.
  private func isSameAction(_ before: EventAction, _ after: EventAction) -> Bool {
    guard case .declared(let left, _) = before, case .declared(let right, _) = after else { return false }
    return pairing.actions.new(left.index) == right.index
  }

  private func text(_ action: EventAction, _ contract: Contract) -> (name: String, payload: String) {
    switch action {
    case .declared(let id, let payload):
      (quoted(contract.actions[id].name.source), contract.text(of: payload, contract.actions[id].fields))
    case .field(let path): ("the action in `\(path.joined(separator: "."))`", "")
    case .toggleSection: (quoted(EventAction.toggleSectionName), "")
    }
  }
}

extension [EventBinding] {
  /// The first binding of each event.
  fileprivate var byEvent: [String: EventBinding] { Dictionary(firstOf: map { ($0.event, $0) }) }
}
