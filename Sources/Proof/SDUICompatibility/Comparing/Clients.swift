import SDUIIR
import SDUISyntax

extension ContractComparison {
  /// Compares the clients that the screen supports, and the version of the format that they read.
  mutating func compareClients() {
    compareFormats()
    let (before, after) = (old.supportedClients, new.supportedClients)
    let (place, earlier) = (place("clients"), earlier("clients"))
    for platform in Platform.allCases {
      let name = platform.rawValue
      switch (before[platform], after[platform]) {
      case (nil, nil): continue
      case (nil, _?):
        note(.platformAdded, Impact(), at: place, earlier: earlier, "clients on `\(name)` are now supported")
      case (let range?, nil):
        note(
          .platformRemoved, Impact(wire: .breaking), [.newServerToOldClient], at: place, earlier: earlier,
          "clients on `\(name)` \(range.text) are no longer supported", "support them until nobody uses them")
      case (let left?, let right?): compare(left, right, name, place, earlier)
      }
    }
  }

  private mutating func compare(
    _ left: VersionRange, _ right: VersionRange, _ name: String, _ place: Place, _ earlier: Place
  ) {
    let (from, to) = (left.minimum ?? .zero, right.minimum ?? .zero)
    if from < to {
      note(
        .clientsRaised, Impact(wire: .breaking), [.newServerToOldClient], at: place, earlier: earlier,
        "`\(name)` is supported from \(to.text), and was from \(from.text): clients in between may be sent anything",
        "raise the version when nobody uses the clients in between")
    } else if to < from {
      note(
        .clientsLowered, Impact(), at: place, earlier: earlier,
        "`\(name)` is supported from \(to.text), and was from \(from.text)")
    }
    guard left.end != right.end else { return }
    let before = VersionRange(from: left.minimum, end: left.end).text
    let isNarrower = left.intersection(right).end != left.end
    note(
      .clientsEndChanged, Impact(wire: isNarrower ? .breaking : .safe), isNarrower ? [.newServerToOldClient] : [],
      at: place, earlier: earlier, "`\(name)` is supported as `\(right.text)`, and was as `\(before)`",
      isNarrower ? "support later clients as well" : nil)
  }

  private mutating func compareFormats() {
    let (before, after) = (old.formatVersion(of: .response), new.formatVersion(of: .response))
    let readers = new.formatReaders
    if before < after, let use = firstRequiredUse(after) {
      let isDeclared = readers != nil
      note(
        .formatVersionRaised, Impact(wire: isDeclared ? .fixable : .breaking), [.newServerToOldClient],
        at: Place(use.setter, use.property?.row.name ?? ""), earlier: old.place,
        "\(use.feature.name) needs version \(after.rawValue) of the format, which clients of \(before.rawValue) refuse",
        isDeclared
          ? "send layouts that are compiled for the client's version, as `--client` does"
          : "declare which clients read it: `format: (version: \(after.rawValue), since: …)`")
    }
    guard old.formatReaders != readers else { return }
    let lost = (old.formatReaders?.clients.subtracting(readers?.clients ?? ClientSet()) ?? [])
    let gained = readers.map { $0.clients.subtracting(old.formatReaders?.clients ?? ClientSet()) } ?? []
    let isHarmful = old.formatReaders != nil && gained.contains { !$0.intersection(clients).isEmpty }
    note(
      .formatReadersChanged, Impact(wire: isHarmful ? .breaking : .safe), isHarmful ? [.newServerToOldClient] : [],
      at: readers == nil ? new.place : place("format"), earlier: earlier("format"),
      "`format` now names other clients" + (isHarmful ? ", and some of them read the earlier version only" : "")
        + (lost.isEmpty || isHarmful ? "" : ", and fewer of them"),
      isHarmful ? "keep the version from which clients read the format" : nil)
  }

  /// The first use of a feature that earlier readers refuse.
  private func firstRequiredUse(_ version: FormatVersion) -> FormatUse? {
    var found: FormatUse?
    new.forEachFormatUse(in: .response) { use in
      if found == nil, use.feature.version == version, use.feature.compatibility == .required { found = use }
    }
    return found
  }

  /// Compares the flags.
  mutating func compareFlags() {
    let (before, after) = (old.contract.flags.elements, new.contract.flags.elements)
    let names = Set(after.map { $0.name })
    let earlier = Dictionary(firstOf: before.map { ($0.name, $0) })
    for flag in before where !names.contains(flag.name) {
      note(
        .flagRemoved, Impact(wire: .fixable), [.newServerToOldClient], at: new.place,
        earlier: Place(flag.origin, flag.name), "the flag `\(flag.name)` no longer decides anything",
        "stop setting it on the server")
    }
    for flag in after {
      let place = Place(flag.origin, flag.name)
      guard let left = earlier[flag.name] else {
        note(.flagAdded, Impact(), at: place, "the flag `\(flag.name)` is new")
        continue
      }
      compare(left, flag, place)
    }
  }

  private mutating func compare(_ left: Flag, _ right: Flag, _ place: Place) {
    let earlier = Place(left.origin, left.name)
    if left.cases.first != right.cases.first {
      note(
        .flagDefaultChanged, Impact(wire: .fixable, layout: .breaking), [.newServerToOldClient], at: place,
        earlier: earlier,
        "clients without a case of `\(right.name)` get `\(right.cases.first ?? "")`, and got "
          + "`\(left.cases.first ?? "")`",
        "set the flag on the server, or keep its first case")
    }
    let (cases, earlierCases) = (Set(right.cases), Set(left.cases))
    for name in left.cases where !cases.contains(name) {
      note(
        .flagCaseRemoved, Impact(wire: .fixable), [.newServerToOldClient], at: place, earlier: earlier,
        "`\(right.name)` no longer has the case `\(name)`", "stop setting it on the server")
    }
    for name in right.cases where !earlierCases.contains(name) {
      note(.flagCaseAdded, Impact(), at: place, earlier: earlier, "`\(right.name)` has the new case `\(name)`")
    }
  }
}

extension Screen {
  /// The clients that read a later version of the format.
  var formatReaders: FormatReaders? {
    guard case .format(let readers)? = properties[.format] else { return nil }
    return readers
  }
}
