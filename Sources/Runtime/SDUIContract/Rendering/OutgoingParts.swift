import SDUIIR
import SDUIJSON

/// The sections and units of a response that is to be sent, beside what clients read of it: the same, in the same order.
struct OutgoingParts {
  private let response: OutgoingResponse
  private let sent: Response
  private var dropped = Set<Part>()
  /// The values of fields with `invalid: nil` that are left out, in what was to be sent.
  private var droppedValues = Set<JSONNodeID>()
  private let optionalValues: OptionalValues
  /// The sections of the response as they are read: those of a stack directly follow it.
  private let paths: [SectionPlace]

  /// The place of a section: among those of the response, or in the stack there.
  private struct SectionPlace: Hashable {
    let outer: Int
    let inner: Int?
  }

  /// Something that may be left out.
  private enum Part: Hashable {
    case bar(Bar)
    case section(SectionPlace)
    case header(SectionPlace)
    case footer(SectionPlace)
    case unit(SectionPlace, Int)
  }

  /// A part that was left out.
  struct Dropped {
    /// Its node in the response that was to be sent.
    let node: JSONNodeID
    /// The node of the data that it was made from; `nil` for what the author wrote.
    let origin: JSONNodeID?
    /// Whether it was not left out before.
    let isFirst: Bool
    /// Whether it is the value of a field with `invalid: nil`.
    let isValue: Bool
  }

  init(_ response: OutgoingResponse, _ sent: Response) {
    self.response = response
    self.sent = sent
    paths = response.sections.indices.flatMap { outer in
      [SectionPlace(outer: outer, inner: nil)]
        + response.sections[outer].sections.indices.map { SectionPlace(outer: outer, inner: $0) }
    }
    optionalValues = OptionalValues(of: sent)
  }

  /// Leaves out the innermost part that a node lies in, if the screen allows it; `nil` if nothing is left out.
  ///
  /// - Parameter allowsParts: Whether more than the value of a field may be left out.
  mutating func drop(_ node: JSONNodeID, allowsParts: Bool) -> Dropped? {
    guard let (part, partNode, origin) = part(around: node) else { return nil }
    var isUnit = true
    if case .section = part { isUnit = false }
    if isUnit, let value = optionalValues.innermost(around: node) {
      return Dropped(node: value, origin: origin, isFirst: droppedValues.insert(value).inserted, isValue: true)
    }
    guard allowsParts else { return nil }
    return Dropped(node: partNode, origin: origin, isFirst: dropped.insert(part).inserted, isValue: false)
  }

  /// Returns the innermost part that a node lies in.
  private func part(around node: JSONNodeID) -> (Part, node: JSONNodeID, origin: JSONNodeID?)? {
    if let (bar, unit) = sent.bars.entries.first(where: { sent.document.contains(node, in: $0.value.node) }) {
      return (.bar(bar), unit.node, response.bars[bar]?.origin)
    }
    // Sections are in the order of the document, and a stack precedes its own.
    var last: Int? = sent.sections.indices.partitionPoint { sent.sections[$0].node <= node } - 1
    while let index = last, index >= 0 {
      guard !sent.document.contains(node, in: sent.sections[index].node) else {
        return paths.indices.contains(index) ? part(at: node, sent.sections[index], paths[index]) : nil
      }
      last = sent.sections[index].parent
    }
    return nil
  }

  private func part(
    at node: JSONNodeID, _ section: ResponseSection, _ place: SectionPlace
  ) -> (Part, node: JSONNodeID, origin: JSONNodeID?) {
    let outgoing = self[place]
    func holds(_ unit: ResponseUnit) -> Bool { sent.document.contains(node, in: unit.node) }
    if let header = section.header, holds(header) { return (.header(place), header.node, outgoing.header?.origin) }
    if let footer = section.footer, holds(footer) { return (.footer(place), footer.node, outgoing.footer?.origin) }
    let unit = section.units.partitionPoint { sent.units[$0].node <= node } - 1
    if section.units.count == outgoing.units.count, section.units.contains(unit), holds(sent.units[unit]) {
      let index = unit - section.units.lowerBound
      return (.unit(place, index), sent.units[unit].node, outgoing.units[index].origin)
    }
    return (.section(place), section.node, outgoing.origin)
  }

  private subscript(place: SectionPlace) -> OutgoingSection {
    let outer = response.sections[place.outer]
    return place.inner.map { outer.sections[$0] } ?? outer
  }

  /// The response without what was left out.
  var remaining: OutgoingResponse {
    var result = response
    let values = droppedValues.sorted()
    let indices = values.isEmpty ? [:] : Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
    for bar in Bar.allCases where dropped.contains(.bar(bar)) { result.bars[bar] = nil }
    for (bar, unit) in sent.bars.entries {
      result.bars[bar] = result.bars[bar].map { remaining($0, sent: unit, without: values) }
    }
    result.sections = response.sections.indices.compactMap { outer in
      guard var section = remaining(SectionPlace(outer: outer, inner: nil), values, indices) else { return nil }
      section.sections = section.sections.indices.compactMap {
        remaining(SectionPlace(outer: outer, inner: $0), values, indices)
      }
      return section
    }
    return result
  }

  /// - Parameters:
  ///   - values: The values that are left out, in the order of the document.
  ///   - indices: The places of sections among those that were read; empty where no value is left out.
  private func remaining(
    _ place: SectionPlace, _ values: [JSONNodeID], _ indices: [SectionPlace: Int]
  ) -> OutgoingSection? {
    if dropped.contains(.section(place)) { return nil }
    var section = self[place]
    if let index = indices[place], sent.sections.indices.contains(index) {
      let read = sent.sections[index]
      section.header = section.header.map { remaining($0, sent: read.header, without: values) }
      section.footer = section.footer.map { remaining($0, sent: read.footer, without: values) }
      if read.units.count == section.units.count {
        section.units = zip(section.units, sent.units[read.units]).map { remaining($0, sent: $1, without: values) }
      }
    }
    if dropped.contains(.header(place)) { section.header = nil }
    if dropped.contains(.footer(place)) { section.footer = nil }
    section.units = section.units.indices.filter { !dropped.contains(.unit(place, $0)) }.map { section.units[$0] }
    return section
  }

  /// A unit without some values of its data.
  private func remaining(
    _ unit: OutgoingUnit, sent read: ResponseUnit?, without values: [JSONNodeID]
  ) -> OutgoingUnit {
    guard let data = read?.data else { return unit }
    let first = values.indices.partitionPoint { values[$0] < data }
    let own = values[first...].prefix { sent.document.contains($0, in: data) }
    guard !own.isEmpty else { return unit }
    var unit = unit
    unit.data = own == [data] ? [] : PrunedCopy(of: sent.document, at: data, without: Array(own)).bytes
    return unit
  }
}

/// The values of fields with `invalid: nil` in a response.
private struct OptionalValues {
  private let document: JSONDocument
  /// In the order of the document.
  private let nodes: [JSONNodeID]
  /// The value around each, by its index.
  private var outer: [Int?] = []

  init(of response: Response) {
    document = response.document
    nodes = response.optionalValues.sorted()
    for index in nodes.indices {
      var around = index > 0 ? index - 1 : nil
      while let other = around, !document.contains(nodes[index], in: nodes[other]) { around = outer[other] }
      outer.append(around)
    }
  }

  /// Returns the innermost value that a node lies in.
  func innermost(around node: JSONNodeID) -> JSONNodeID? {
    let count = nodes.indices.partitionPoint { nodes[$0] <= node }
    var index = count > 0 ? count - 1 : nil
    while let place = index, !document.contains(node, in: nodes[place]) { index = outer[place] }
    return index.map { nodes[$0] }
  }
}

extension Range<Int> {
  /// Returns the first index of which a condition does not hold, which holds of all indices before it and of none after it.
  func partitionPoint(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
