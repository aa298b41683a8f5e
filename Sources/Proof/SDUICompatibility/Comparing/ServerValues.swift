import SDUIIR
import SDUIJSON
import SDUISyntax

extension ContractComparison {
  /// Compares the properties that responses may set.
  mutating func compareServerValues(_ change: SectionChange) {
    let (before, after) = (change.old.serverRanges, change.new.serverRanges)
    for (property, key) in FromServer.properties {
      let name = quoted(key.rawValue)
      let place = Place(change.new.origin, after == FromServer() ? change.name : "fromServer")
      switch (before[property], after[property]) {
      case (nil, nil): continue
      case (nil, _?):
        note(
          .serverValueAdded, Impact(), at: place, earlier: change.earlier,
          "responses may now set \(name) of \(change.title), which old clients ignore")
      case (_?, nil):
        note(
          .serverValueRemoved, Impact(source: .breaking, wire: .fixable), [.oldDataToNewClient], at: place,
          earlier: change.earlier,
          "responses may no longer set \(name) of \(change.title), and new clients ignore it in data of before",
          "check that the value of the layout is the right one")
      case (let left?, let right?): compare(left, right, property, key, change, place)
      }
    }
  }

  private mutating func compare(
    _ left: ValueRange, _ right: ValueRange, _ property: Property, _ key: ResponseKey, _ change: SectionChange,
    _ place: Place
  ) {
    let words = "`\(key.rawValue)` of \(change.title) takes \(Self.words(right)), and took \(Self.words(left))"
    if !right.isWithin(left) {
      note(
        .serverRangeWidened, Impact(wire: .breaking), [.newServerToOldClient], at: place, earlier: change.earlier,
        words + ": old clients refuse the section with other values",
        "set values within the old range as long as old clients are supported",
        witness: sample(newSamples, change.name, property, key, right.value(outside: left)))
    }
    if !left.isWithin(right) {
      note(
        .serverRangeNarrowed, Impact(wire: .breaking), [.oldDataToNewClient], at: place, earlier: change.earlier,
        words + ": new clients refuse the section with values of before",
        "keep the range as long as there are data outside of it",
        witness: sample(oldSamples, change.old.name.source, property, key, left.value(outside: right)))
    }
  }

  private func sample(
    _ source: SampleSource, _ section: String, _ property: Property, _ key: ResponseKey, _ value: Rational
  ) -> Witness? {
    let number = JSONTree.written(Array((value.decimalText ?? "0").utf8))
    let written: JSONTree
    switch property {
    case .spacing: written = ["lines": number, "items": number]
    case .insets: written = ["top": number, "leading": number, "bottom": number, "trailing": number]
    default: written = number
    }
    var sample = SampleResponse(source)
    sample.extras = (section, [(source.screen.responseKeys[key], written)])
    return sample.witness()
  }

  private static func words(_ range: ValueRange) -> String {
    "`\(range.lowerBound.text)...\(range.upperBound?.text ?? "")`"
  }
}

extension ScreenSection {
  /// The ranges of what responses may set.
  fileprivate var serverRanges: FromServer {
    guard case .fromServer(let ranges)? = properties[.fromServer] else { return FromServer() }
    return ranges
  }
}

extension ValueRange {
  fileprivate func isWithin(_ other: ValueRange) -> Bool {
    guard lowerBound >= other.lowerBound else { return false }
    guard let end = other.upperBound else { return true }
    return upperBound.map { $0 <= end } ?? false
  }

  /// A value of this range that another does not contain.
  fileprivate func value(outside other: ValueRange) -> Rational {
    if lowerBound < other.lowerBound { return lowerBound }
    if let upperBound { return upperBound }
    return other.upperBound.flatMap { try? $0 + .one } ?? lowerBound
  }
}
