import SDUIIR
import SDUIJSON

extension OutgoingResponse {
  /// Writes the response, compact, as the server of the screen sends it: in the canonical form, where `wire` says no other.
  ///
  /// - Parameters:
  ///   - screen: The screen, resolved for one client: its layout is the one that the response names.
  ///   - inlinesLayout: Whether the layout is sent along.
  public func encoded(for screen: Screen, inlinesLayout: Bool = false) -> [UInt8] {
    ResponseEncoder(screen, inlinesLayout: inlinesLayout).encode(self)
  }
}

/// Writes responses of one screen, as its server sends them. What all of them have in common is made once.
package struct ResponseEncoder: Sendable {
  private let screen: Screen
  private let keys: ResponseKeys
  private let layout: [UInt8]
  private let layoutID: String
  private let formatVersion: FormatVersion
  private let inlinesLayout: Bool
  private let mapping: ResponseMapping?

  /// Writes responses of a screen that is resolved for one client.
  ///
  /// - Parameter inlinesLayout: Whether the layout is sent along.
  package init(_ screen: Screen, inlinesLayout: Bool = false) {
    self.screen = screen
    self.inlinesLayout = inlinesLayout
    keys = screen.responseKeys
    mapping = ResponseMapping(screen)
    formatVersion = screen.formatVersion(of: .response)
    layout = encodeLayout(screen)
    layoutID = SHA256.hexadecimal(of: layout)
  }

  /// The compact JSON of a response.
  package func encode(_ response: OutgoingResponse) -> [UInt8] {
    let bytes = encodeCanonically(response)
    return mapping?.sent(bytes) ?? bytes
  }

  /// The compact JSON of a response in the canonical form, also where a server has another.
  package func encodeCanonically(_ response: OutgoingResponse) -> [UInt8] {
    var writer = JSONWriter(capacity: response.sections.reduce(layout.count + 4_096) { $0 + $1.byteCount })
    writer.beginObject()
    writer.member(keys[.sdui], formatVersion.rawValue)
    writer.member(keys[.screen], screen.name.wire)
    encode(response.sentLayout, to: &writer)
    writer.member(keys[.page], response.page)
    writer.member(keys[.hasNext], response.hasNext)
    writer.member(keys[.next], response.next)
    for (bar, unit) in response.bars.entries { encode(unit, as: ResponseKey(bar), to: &writer) }
    writer.key(keys[.sectionList])
    encode(response.sections, to: &writer)
    writer.endObject()
    return writer.finish()
  }

  /// The layout: the one that was sent, else that of the screen.
  private func encode(_ sent: SentLayout?, to writer: inout JSONWriter) {
    writer.key(keys[.layoutId])
    if let sent { writer.json(sent.identifier) } else { writer.string(layoutID) }
    writer.member(keys[.layout], json: sent == nil ? (inlinesLayout ? layout : nil) : sent?.layout)
    let own = screen.variants.isEmpty ? nil : encodeVariants(screen.variants)
    writer.member(keys[.variants], json: sent == nil ? own : sent?.variants)
  }

  private func encode(_ sections: [OutgoingSection], to writer: inout JSONWriter) {
    writer.beginArray()
    for section in sections { encode(section, to: &writer) }
    writer.endArray()
  }

  private func encode(_ section: OutgoingSection, to writer: inout JSONWriter) {
    let declared = screen[section.path]
    writer.beginObject()
    writer.member(keys[.section], declared.name.wire)
    writer.member(keys[.sectionId], declared.isRepeated ? section.identifier : declared.name.wire)
    let bundle = section.isBundled ? declared.bundle : nil
    if bundle?.header == nil { encode(section.header, as: .header, to: &writer) }
    if bundle?.footer == nil { encode(section.footer, as: .footer, to: &writer) }
    if let bundle {
      encode(bundle, of: section, to: &writer)
    } else if declared.kind.holdsSections {
      writer.key(keys[.sections])
      encode(section.sections, to: &writer)
    } else {
      writer.key(keys[.units])
      writer.beginArray()
      for unit in section.units { encode(unit, to: &writer) }
      writer.endArray()
    }
    if section.isFailed { writer.member(keys[.failed], true) }
    for (property, key) in FromServer.properties {
      writer.member(keys[key], json: section.properties[property].map(encodePropertyValue))
    }
    writer.endObject()
  }

  /// The one unit that carries all of a section, alone in its list.
  private func encode(_ bundle: UnitBundle, of section: OutgoingSection, to writer: inout JSONWriter) {
    writer.key(keys[.units])
    writer.beginArray()
    writer.beginObject()
    writer.member(keys[.unitType], bundle.type)
    writer.key(keys[.data])
    if bundle.units == "." {
      encodeData(of: section.units, to: &writer)
    } else {
      writer.beginObject()
      for (key, part) in [(bundle.header, section.header), (bundle.footer, section.footer)] {
        guard let key, let part, !part.data.isEmpty else { continue }
        writer.member(key, json: part.data)
      }
      writer.key(bundle.units)
      encodeData(of: section.units, to: &writer)
      writer.endObject()
    }
    writer.endObject()
    writer.endArray()
  }

  private func encodeData(of units: [OutgoingUnit], to writer: inout JSONWriter) {
    writer.beginArray()
    for unit in units { writer.json(unit.data) }
    writer.endArray()
  }

  private func encode(_ unit: OutgoingUnit?, as key: ResponseKey, to writer: inout JSONWriter) {
    guard let unit else { return }
    writer.key(keys[key])
    encode(unit, to: &writer)
  }

  private func encode(_ unit: OutgoingUnit, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member(keys[.unitType], screen.contract.components[unit.component].name.wire)
    if !unit.data.isEmpty { writer.member(keys[.data], json: unit.data) }
    if let measured = unit.measured { encode(measured, to: &writer) }
    writer.endObject()
  }

  private func encode(_ measured: OutgoingUnit.Measured, to writer: inout JSONWriter) {
    writer.key(ResponseReader.measuredKey)
    writer.beginObject()
    for (name, number) in [("width", measured.width), ("height", measured.height)] {
      guard let number else { continue }
      writer.key(name)
      writer.rawNumber(number)
    }
    writer.endObject()
  }
}

extension OutgoingSection {
  /// About how many bytes it takes.
  fileprivate var byteCount: Int {
    @inline(never) get { units.reduce(sections.reduce(1_024) { $0 + $1.byteCount }) { $0 + $1.data.count + 64 } }
  }
}
