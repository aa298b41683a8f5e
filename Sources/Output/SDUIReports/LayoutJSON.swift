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
    writer.key("screen")
    writer.string(screen.name.source)
    writeContainer(of: report)
    writeVariants()
    writer.key("contentSize")
    writer.beginObject()
    write(layout.contentSize)
    writer.endObject()
    if layout.scrollDirection == .horizontal {
      writer.key("scrollDirection")
      writer.string(layout.scrollDirection.rawValue)
    }
    if let range = layout.scrollRange {
      writer.key("scroll")
      writer.beginObject()
      writer.key("from")
      write(range.least)
      writer.key("to")
      write(range.most)
      if range.beginsAtEnd {
        writer.key("start")
        write(range.start)
      }
      writer.endObject()
    }
    for (bar, frame) in layout.bars.entries {
      writer.key(bar.rawValue)
      write(frame)
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
    writer.key(section?.state.isFailed == true ? "onFailure" : "empty")
    write(frame)
  }

  private mutating func writeContainer(of report: LayoutReport) {
    writer.key("container")
    writer.beginObject()
    if let device = report.device {
      writer.key("device")
      writer.string(device)
    }
    write(report.layout.container)
    writer.key("direction")
    writer.string(report.layout.direction.rawValue)
    writer.key("scale")
    if let scale = report.scale { write(scale) } else { writer.null() }
    writer.endObject()
  }

  /// Writes the variants to which conditions were resolved, in the form of documents.
  private mutating func writeVariants() {
    guard !screen.variants.isEmpty else { return }
    writer.key("variants")
    writer.json(encodeVariants(screen.variants))
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
    writer.key("id")
    writer.string(declared.name.source)
    if declared.isRepeated, let identifier = declared.state.identifier {
      writer.key("sectionId")
      writer.string(identifier)
    }
    writer.key("kind")
    writer.string(section.kind.rawValue)
    writer.key("frame")
    write(section.frame)
    if let columns = section.columns {
      writer.key("columns")
      writer.integer(Int64(columns))
    }
    if let strip = section.strip { write(strip) }
    if section.collapsedItemCount > 0 {
      writer.key("collapsedItems")
      writer.integer(Int64(section.collapsedItemCount))
    }
    for (key, frame) in [("header", section.header), ("footer", section.footer), ("background", section.background)] {
      writer.key(key)
      if let frame { write(frame) } else { writer.null() }
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
      writer.key("index")
      writer.integer(Int64(item.index))
      writer.key("type")
      writer.string(screen.contract.components[declared.units[item.unit].component].name.source)
      writer.key("frame")
      write(item.frame)
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func write(_ strip: StripLayout) {
    writer.key("contentWidth")
    write(strip.contentWidth)
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
    writer.key("pages")
    writer.integer(Int64(paging.pages))
    if let segment = paging.segment {
      writer.key("segment")
      write(segment.length)
      writer.key("jumpBelow")
      write(segment.jumpBelow)
      writer.key("jumpFrom")
      write(segment.jumpFrom)
    }
    writer.endObject()
  }

  private mutating func write(_ extent: Extent) {
    writer.key("width")
    write(extent.width)
    writer.key("height")
    write(extent.height)
  }

  private mutating func write(_ frame: Frame) {
    writer.beginArray()
    for number in [frame.x, frame.y, frame.width, frame.height] { write(number) }
    writer.endArray()
  }

  private mutating func write(_ number: Rational) {
    if isExact {
      writer.string(number.text)
    } else {
      writer.rawNumber(JSONWriter.doubleText(number.doubleValue) ?? "0")
    }
  }
}
