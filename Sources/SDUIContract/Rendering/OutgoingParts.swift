import SDUIIR
import SDUIJSON

/// The sections and units of a response that is to be sent, beside what clients read of it: the same, in the same order.
struct OutgoingParts {
  private let response: OutgoingResponse
  private let sent: Response
  private var dropped = Set<Part>()
  /// The values of fields with `invalid: nil` that are left out, in what was to be sent.
  private var droppedValues = Set<JSONNodeID>()
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
  }

  init(_ response: OutgoingResponse, _ sent: Response) {
    self.response = response
    self.sent = sent
    paths = response.sections.indices.flatMap { outer in
      [SectionPlace(outer: outer, inner: nil)]
        + response.sections[outer].sections.indices.map { SectionPlace(outer: outer, inner: $0) }
    }
  }

  /// Leaves out the innermost part that a node lies in, if the screen allows it; `nil` if nothing is left out.
  ///
  /// - Parameter allowsParts: Whether more than the value of a field may be left out.
  mutating func drop(_ node: JSONNodeID, allowsParts: Bool) -> Dropped? {
    guard let (part, partNode, origin) = part(around: node) else { return nil }
    var isUnit = true
    if case .section = part { isUnit = false }
    if isUnit, let value = sent.optionalValues.filter({ sent.document.contains(node, in: $0) }).max() {
      return Dropped(node: value, origin: origin, isFirst: droppedValues.insert(value).inserted)
    }
    guard allowsParts else { return nil }
    return Dropped(node: partNode, origin: origin, isFirst: dropped.insert(part).inserted)
  }

  /// Returns the innermost part that a node lies in.
  private func part(around node: JSONNodeID) -> (Part, node: JSONNodeID, origin: JSONNodeID?)? {
    if let (bar, unit) = sent.bars.entries.first(where: { sent.document.contains(node, in: $0.value.node) }) {
      return (.bar(bar), unit.node, response.bars[bar]?.origin)
    }
    guard let index = sent.sections.indices.last(where: { sent.document.contains(node, in: sent.sections[$0].node) }),
      paths.indices.contains(index)
    else { return nil }
    return part(at: node, sent.sections[index], paths[index])
  }

  private func part(
    at node: JSONNodeID, _ section: ResponseSection, _ place: SectionPlace
  ) -> (Part, node: JSONNodeID, origin: JSONNodeID?) {
    let outgoing = self[place]
    func holds(_ unit: ResponseUnit) -> Bool { sent.document.contains(node, in: unit.node) }
    if let header = section.header, holds(header) { return (.header(place), header.node, outgoing.header?.origin) }
    if let footer = section.footer, holds(footer) { return (.footer(place), footer.node, outgoing.footer?.origin) }
    if section.units.count == outgoing.units.count,
      let unit = section.units.first(where: { holds(sent.units[$0]) })
    {
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
    for bar in Bar.allCases where dropped.contains(.bar(bar)) { result.bars[bar] = nil }
    for (bar, unit) in sent.bars.entries { result.bars[bar] = result.bars[bar].map { withoutValues($0, sent: unit) } }
    let indices = droppedValues.isEmpty ? [:] : Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
    result.sections = response.sections.indices.compactMap { remaining(SectionPlace(outer: $0, inner: nil), indices) }
    return result
  }

  /// A unit without the values of its data that are left out.
  private func withoutValues(_ unit: OutgoingUnit, sent node: ResponseUnit?) -> OutgoingUnit {
    guard !droppedValues.isEmpty, let data = node?.data else { return unit }
    let values = droppedValues.filter { sent.document.contains($0, in: data) }.sorted()
    guard !values.isEmpty else { return unit }
    var unit = unit
    unit.data = values == [data] ? [] : PrunedCopy(of: sent.document, at: data, without: values).bytes
    return unit
  }

  /// - Parameter indices: The places of sections among those that were read; empty where no value is left out.
  private func remaining(_ place: SectionPlace, _ indices: [SectionPlace: Int]) -> OutgoingSection? {
    if dropped.contains(.section(place)) { return nil }
    var section = self[place]
    if let index = indices[place], sent.sections.indices.contains(index) {
      let read = sent.sections[index]
      section.header = section.header.map { withoutValues($0, sent: read.header) }
      section.footer = section.footer.map { withoutValues($0, sent: read.footer) }
      if read.units.count == section.units.count {
        section.units = zip(section.units, sent.units[read.units]).map { withoutValues($0, sent: $1) }
      }
    }
    if dropped.contains(.header(place)) { section.header = nil }
    if dropped.contains(.footer(place)) { section.footer = nil }
    section.units = section.units.indices.filter { !dropped.contains(.unit(place, $0)) }.map { section.units[$0] }
    if place.inner == nil {
      section.sections = section.sections.indices.compactMap {
        remaining(SectionPlace(outer: place.outer, inner: $0), indices)
      }
    }
    return section
  }
}
