import SDUIIR
import SDUIJSON

/// The units of one section, with a view of their document.
struct ComparedUnits {
  let units: ArraySlice<ResponseUnit>
  let contract: ResponseContract
  let document: JSONDocument
  let json: JSONView
  /// Whether the position of an item is its identity.
  let areIdentifiedByPosition: Bool

  var count: Int { units.count }

  subscript(item: Int) -> ResponseUnit {
    @inline(__always) get { units[units.startIndex + item] }
  }

  /// Returns the source text of an identity; `nil` if there is none.
  func identityText(of item: Int) -> UnsafeRawBufferPointer? {
    let unit = self[item]
    guard let data = unit.data else { return nil }
    return contract.identityKeys[unit.component.index]?.node(in: data, of: document, json).map { json.text(of: $0) }
  }

  /// A number that is the same for identities that are written alike.
  func identityHash(of item: Int) -> UInt64 {
    // FNV-1a: identities are short, and what collides is compared.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in identityText(of: item) ?? UnsafeRawBufferPointer(start: nil, count: 0) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }

  /// The identity as a text: the same one may be written in several ways.
  func identity(of item: Int) -> ItemIdentity? {
    contract.identity(of: self[item], in: document)?.text(in: document)
      .map { ItemIdentity(component: self[item].component, id: $0) }
  }
}

// Runs of items that are written alike. Their text is compared as one, because to look up the text of each item takes longer than
// to compare it.
extension ComparedUnits {
  /// Returns how many items at the beginning of two ranges are the same, and written alike.
  func sameItems(atStartOf items: Range<Int>, as old: ComparedUnits, _ oldItems: Range<Int>) -> Int {
    Self.most(min(items.count, oldItems.count)) { part in
      areAlike(items.lowerBound + part.lowerBound, oldItems.lowerBound + part.lowerBound, in: old, count: part.count)
    }
  }

  /// The same at the end.
  func sameItems(atEndOf items: Range<Int>, as old: ComparedUnits, _ oldItems: Range<Int>) -> Int {
    Self.most(min(items.count, oldItems.count)) { part in
      areAlike(items.upperBound - part.upperBound, oldItems.upperBound - part.upperBound, in: old, count: part.count)
    }
  }

  /// Returns how many elements, from the first on, something holds for. It is asked of parts that double and then get smaller, so
  /// that no element is looked at more than a few times.
  private static func most(_ count: Int, _ holds: (Range<Int>) -> Bool) -> Int {
    var (known, step, isGrowing) = (0, 1, true)
    while step > 0 {
      if step <= count - known, holds(known..<known + step) { known += step } else { isGrowing = false }
      step = isGrowing ? 2 * step : step / 2
    }
    return known
  }

  /// Whether so many items from two places on are the same, and written alike with all that is between them.
  private func areAlike(_ first: Int, _ oldFirst: Int, in old: ComparedUnits, count: Int) -> Bool {
    guard JSONView.areEqual(text(first, count), old.text(oldFirst, count)) else { return false }
    let (start, oldStart) = (self[first].node.rawValue, old[oldFirst].node.rawValue)
    for index in 0..<count {
      let (unit, oldUnit) = (self[first + index], old[oldFirst + index])
      guard unit.component == oldUnit.component, unit.measured == oldUnit.measured, let data = unit.data,
        let oldData = oldUnit.data
      else { return false }
      // The same nodes of the text: what is between items may have been left out of one of the lists.
      if unit.node.rawValue &- start != oldUnit.node.rawValue &- oldStart { return false }
      if data.rawValue &- start != oldData.rawValue &- oldStart { return false }
    }
    return true
  }

  /// Returns the text of so many items in a row, with all that is between them.
  private func text(_ first: Int, _ count: Int) -> UnsafeRawBufferPointer {
    let last = json.nodes[Int(self[first + count - 1].node.rawValue)]
    let range = Int(json.nodes[Int(self[first].node.rawValue)].offset)..<Int(last.offset) + Int(last.length)
    return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(json.bytes)[range])
  }
}
