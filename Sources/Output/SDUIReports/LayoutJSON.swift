import SDUIIR
import SDUIJSON
import SDUILayout

/// Writes laid-out screens as JSON: one object, or an array where there are several.
///
/// Frames are `[x, y, width, height]` in the screen's coordinates, as decimals that read back to the nearest double.
/// Sections and units go by their source names.
package struct LayoutJSON {
  private let screen: Screen
  private let isExact: Bool
  private var writer = JSONWriter()

  private init(_ screen: Screen, isExact: Bool) {
    self.screen = screen
    self.isExact = isExact
  }

  /// The JSON of some layouts of one screen.
  ///
  /// - Parameter isExact: Whether numbers are written as strings with the exact fraction.
  package static func encode(_ reports: [LayoutReport], of screen: Screen, isExact: Bool) -> [UInt8] {
    var emitter = LayoutJSON(screen, isExact: isExact)
    if reports.count != 1 { emitter.writer.beginArray() }
    for report in reports { emitter.write(report) }
    if reports.count != 1 { emitter.writer.endArray() }
    return emitter.writer.finish()
  }

  private mutating func write(_ report: LayoutReport) {
    let layout = report.layout
    writer.beginObject()
    writer.member("screen", screen.name.source)
    writeContainer(of: report)
    writeVariants()
    writer.key("contentSize")
    writer.beginObject()
    write(layout.contentSize)
    writer.endObject()
    if layout.scrollDirection == .horizontal { writer.member("scrollDirection", layout.scrollDirection.rawValue) }
    if let range = layout.scrollRange {
      writer.key("scroll")
      writer.beginObject()
      write("from", range.least)
      write("to", range.most)
      if range.beginsAtEnd {
        write("start", range.start)
      }
      writer.endObject()
    }
    for (bar, frame) in layout.bars.entries {
      write(bar.rawValue, frame)
    }
    writePlaceholder(layout.placeholder)
    writer.key("sections")
    writer.beginArray()
    writeSections(in: nil, of: layout)
    writer.endArray()
    writer.endObject()
  }

  /// Writes the placeholder, if there is one.
  private mutating func writePlaceholder(_ frame: Frame?, of section: ScreenSection? = nil) {
    guard let frame else { return }
    write(section?.state.isFailed == true ? "onFailure" : "empty", frame)
  }

  private mutating func writeContainer(of report: LayoutReport) {
    writer.key("container")
    writer.beginObject()
    writer.member("device", report.device)
    write(report.layout.container)
    writer.member("direction", report.layout.direction.rawValue)
    writer.key("scale")
    if let scale = report.scale { write(scale) } else { writer.null() }
    writer.endObject()
  }

  /// Writes the variants to which conditions were resolved, in the form of documents.
  private mutating func writeVariants() {
    if !screen.variants.isEmpty { writer.member("variants", json: encodeVariants(screen.variants)) }
  }

  /// The sections of the screen, or those of a stack.
  private mutating func writeSections(in parent: Int?, of layout: ScreenLayout) {
    for index in layout.sections.indices where layout.sections[index].parent == parent {
      write(sectionAt: index, of: layout)
    }
  }

  private mutating func write(sectionAt index: Int, of layout: ScreenLayout) {
    let section = layout.sections[index]
    let declared = layout.declaration(ofSection: index, in: screen)
    writer.beginObject()
    writer.member("id", declared.name.source)
    if declared.isRepeated { writer.member("sectionId", declared.state.identifier) }
    writer.member("kind", section.kind.rawValue)
    write("frame", section.frame)
    writer.member("columns", section.columns.map { Int64($0) })
    if let strip = section.strip { write(strip) }
    if section.collapsedItemCount > 0 { writer.member("collapsedItems", Int64(section.collapsedItemCount)) }
    for (key, frame) in [("header", section.header), ("footer", section.footer), ("background", section.background)] {
      if let frame {
        write(key, frame)
      } else {
        writer.key(key)
        writer.null()
      }
    }
    writePlaceholder(section.placeholder, of: declared)
    if declared.kind.holdsSections {
      writer.key("sections")
      writer.beginArray()
      writeSections(in: index, of: layout)
      writer.endArray()
    } else {
      writeItems(ofSection: index, declared, of: layout)
    }
    writer.endObject()
  }

  private mutating func writeItems(ofSection index: Int, _ declared: ScreenSection, of layout: ScreenLayout) {
    writer.key("items")
    writer.beginArray()
    for item in layout.sections[index].items {
      writer.beginObject()
      writer.member("index", Int64(item.index))
      writer.member("type", screen.contract.components[declared.units[item.unit].component].name.source)
      write("frame", item.frame)
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func write(_ strip: StripLayout) {
    write("contentWidth", strip.contentWidth)
    writer.key("restOffsets")
    if let offsets = strip.restOffsets {
      writer.beginArray()
      for offset in offsets { write(offset) }
      writer.endArray()
    } else {
      writer.null()
    }
    guard let paging = strip.paging else { return }
    writer.key("paging")
    writer.beginObject()
    writer.member("pages", Int64(paging.pages))
    if let segment = paging.segment {
      write("segment", segment.length)
      write("jumpBelow", segment.jumpBelow)
      write("jumpFrom", segment.jumpFrom)
    }
    writer.endObject()
  }

  private mutating func write(_ extent: Extent) {
    write("width", extent.width)
    write("height", extent.height)
  }

  private mutating func write(_ key: String, _ frame: Frame) {
    writer.key(key)
    writer.beginArray()
    for number in [frame.x, frame.y, frame.width, frame.height] { write(number) }
    writer.endArray()
  }

  private mutating func write(_ key: String, _ number: Rational) {
    writer.key(key)
    write(number)
  }

  private mutating func write(_ number: Rational) {
    if isExact {
      writer.string(number.text)
    } else {
      writer.rawNumber(JSONWriter.doubleText(number.doubleValue) ?? "0")
    }
  }
}
