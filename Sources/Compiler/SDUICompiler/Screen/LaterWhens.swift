import SDUIIR

/// The containers in which the later `when`s of a block do not set properties. Each is subtracted once, from the last
/// to the first.
struct LaterWhens {
  /// The boxes in which none of them changes the kind.
  private var keepingKind: RemainingBoxes
  /// The boxes in which none of them sets a property or changes the kind, of the properties that any of them sets.
  private var leavingAlone: [SetProperty: RemainingBoxes] = [:]

  init(_ domain: [ConditionBox], _ flags: Store<Flag>) { keepingKind = RemainingBoxes(domain, flags) }

  /// Whether they set all properties of an earlier one again wherever that holds.
  func hide(_ when: WhenLayer) -> Bool {
    let entries = when.entries
    guard !entries.isEmpty, !when.hasRequirements else { return false }
    return entries.allSatisfy { leavingAlone[$0, default: keepingKind].meet(when.condition) == false }
  }

  mutating func add(_ when: WhenLayer) {
    if when.change != nil {
      keepingKind.subtract(when.condition)
      for entry in Array(leavingAlone.keys) { leavingAlone[entry, default: keepingKind].subtract(when.condition) }
    } else {
      for entry in when.entries { leavingAlone[entry, default: keepingKind].subtract(when.condition) }
    }
  }
}

/// A property that a `when` sets, with its part.
struct SetProperty: Hashable {
  /// `nil` for `item`.
  var target: Assignment.Target?
  /// `nil` for the kind.
  var property: Property?
}

extension WhenLayer {
  /// The properties that the block sets. Where it changes the kind, everything follows from that.
  var entries: [SetProperty] {
    if change != nil { return [SetProperty(target: .section, property: nil)] }
    var result = body.item.all.map { SetProperty(target: nil, property: $0.property) }
    for target in [Assignment.Target.section, .header, .footer, .background] {
      result += body[target].all.map { SetProperty(target: target, property: $0.property) }
    }
    for unit in body.units.indices {
      result += body.units[unit].all.map { SetProperty(target: .unit(unit), property: $0.property) }
    }
    return result
  }
}
