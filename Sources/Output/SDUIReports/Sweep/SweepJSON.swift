import SDUIIR
import SDUIJSON
import SDUILayout
import SDUIProof

/// Writes a sweep as JSON, with lengths as documents write them: a number, or an object of terms. Sections and units go by
/// their source names.
package struct SweepJSON {
  private let screen: Screen
  private var writer = JSONWriter()

  /// The JSON of a sweep.
  package static func encode(_ report: SweepReport, of screen: Screen) -> [UInt8] {
    var emitter = SweepJSON(screen: screen)
    emitter.write(report)
    return emitter.writer.finish()
  }

  private init(screen: Screen) { self.screen = screen }

  private mutating func write(_ report: SweepReport) {
    writer.beginObject()
    writer.member("screen", screen.name.source)
    writer.key("container")
    writer.beginObject()
    writer.member("height", report.environment.height)
    writer.member("direction", report.environment.direction.rawValue)
    writer.endObject()
    if !screen.variants.isEmpty { writer.member("variants", json: encodeVariants(screen.variants)) }
    writer.key("widths")
    writer.beginObject()
    writer.ends(of: Interval(lower: .init(report.widths.lowerBound), upper: .init(report.widths.upperBound)))
    writer.endObject()
    writer.key("sections")
    writer.beginArray()
    for section in report.sweep.sections where section.path.inner == nil { write(section, report) }
    writer.endArray()
    writer.endObject()
  }

  private mutating func write(_ swept: SweptSection, _ report: SweepReport) {
    guard let section = screen.section(at: swept.path) else { return }
    writer.beginObject()
    writer.member("id", section.name.source)
    writer.key("stretches")
    writer.beginArray()
    for stretch in swept.stretches { write(stretch, section) }
    writer.endArray()
    if section.kind.holdsSections {
      writer.key("sections")
      writer.beginArray()
      for inner in report.sweep.sections where inner.path.section == swept.path.section && inner.path.inner != nil {
        write(inner, report)
      }
      writer.endArray()
    }
    writer.endObject()
  }

  private mutating func write(_ stretch: SweptSection.Stretch, _ section: ScreenSection) {
    writer.beginObject()
    writer.ends(of: stretch.widths)
    switch stretch.result {
    case .failure(let error):
      writer.key("error")
      writer.beginObject()
      writer.member("rule", error.rule.rawValue)
      writer.member("message", error.message)
      writer.endObject()
    case .success(let sizes): write(sizes, section)
    }
    writer.endObject()
  }

  private mutating func write(_ sizes: SectionSizes, _ section: ScreenSection) {
    writer.member("kind", sizes.kind.rawValue)
    write("height", sizes.height)
    guard sizes.takesRoom else { return }
    write("insideInsets", sizes.contentWidth)
    writer.member("columns", sizes.columns)
    writer.member("lines", Int64(sizes.lineCount))
    if let strip = sizes.stripWidth { write("contentWidth", strip) }
    for (key, part) in [("header", sizes.header), ("footer", sizes.footer), ("empty", sizes.placeholder)] {
      guard let part else { continue }
      writer.key(key)
      writer.beginObject()
      write(part.width, part.height)
      writer.endObject()
    }
    if !section.kind.holdsSections { write(sizes.items, section) }
  }

  private mutating func write(_ items: [ItemSize], _ section: ScreenSection) {
    writer.key("items")
    writer.beginArray()
    for item in items {
      writer.beginObject()
      writer.member("type", screen.contract.components[section.units[item.unit].component].name.source)
      write(item.width, item.height)
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func write(_ width: LinearForm, _ height: LinearForm) {
    write("width", width)
    write("height", height)
  }

  private mutating func write(_ key: String, _ form: LinearForm) {
    writer.key(key)
    writer.length(form.length)
  }
}

extension JSONWriter {
  /// Writes the ends of an interval as keys of the open object: `from` and `to` belong to it, `above` and `below` do not.
  mutating func ends(of interval: Interval) {
    if let lower = interval.lower {
      member(lower.isIncluded ? "from" : "above", lower.value)
    }
    if let upper = interval.upper {
      member(upper.isIncluded ? "to" : "below", upper.value)
    }
  }
}
