import SDUIIR
import SDUIJSON
import SDUILayout

/// Writes a laid-out screen for people: a row for each section, its parts and its items.
package struct LayoutTable {
  private let screen: Screen
  private let isExact: Bool
  private var rows: [[String]] = []

  private init(_ screen: Screen, isExact: Bool) {
    self.screen = screen
    self.isExact = isExact
  }

  /// The table of one layout, ending with a line break.
  ///
  /// - Parameter isExact: Whether fractions are written out instead of rounded to three decimals.
  package static func text(_ report: LayoutReport, of screen: Screen, isExact: Bool) -> String {
    let layout = report.layout
    var table = LayoutTable(screen, isExact: isExact)
    table.rows.append(["", "x", "y", "width", "height"])
    for index in layout.sections.indices { table.add(sectionAt: index, of: layout) }
    for (bar, frame) in layout.bars.entries {
      guard let component = screen.bars[bar]?.component else { continue }
      table.rows.append([])
      table.add("\(bar.rawValue) \(table.title(component))", frame)
    }
    if let frame = layout.placeholder, let empty = screen.empty {
      table.rows.append([])
      table.add("empty \(table.title(empty.component))", frame)
    }
    let container = table.size(layout.container)
    let content = table.size(layout.contentSize)
    let place = (report.device.map { "on \($0), " } ?? "at ") + container
    let heading =
      "\(screen.name.source) \(place), \(layout.direction.rawValue)\(screen.variantPhrases), content \(content)"
    return heading + table.scroll(layout) + "\n\n" + TextColumns.lines(table.rows)
  }

  /// `, scrolls horizontally from 0 to 236`: what is not so of every screen.
  private func scroll(_ layout: ScreenLayout) -> String {
    var range = layout.scrollRange.map { " from \(number($0.least)) to \(number($0.most))" } ?? ""
    if layout.scrollRange?.beginsAtEnd ?? false { range += " and begins there" }
    if layout.scrollDirection == .horizontal { return ", scrolls horizontally" + range }
    return range.isEmpty ? "" : ", scrolls" + range
  }

  private mutating func add(sectionAt index: Int, of layout: ScreenLayout) {
    let section = layout.sections[index]
    let declared = layout.declaration(ofSection: index, in: screen)
    // Sections of a stack are below it, further in.
    let margin = section.parent == nil ? "" : "  "
    if index > 0 { rows.append([]) }
    let name = declared.name.source + Self.identifier(of: declared)
    add("\(margin)\(name)  \(section.kind.rawValue)\(details(of: section))", section.frame)
    if let frame = section.background { add("\(margin)  background", frame) }
    if let frame = section.header, let header = declared.header {
      add("\(margin)  header \(title(header.component))", frame)
    }
    if let frame = section.placeholder, let placeholder = declared.placeholder {
      let word = declared.state.isFailed ? "onFailure" : "empty"
      add("\(margin)  \(word) \(title(placeholder.component))", frame)
    }
    for item in layout.sections[index].items {
      add("\(margin)  \(item.index)  \(title(declared.units[item.unit].component))", item.frame)
    }
    if let frame = section.footer, let footer = declared.footer {
      add("\(margin)  footer \(title(footer.component))", frame)
    }
    if let strip = section.strip { rows.append(["\(margin)  " + text(of: strip)]) }
    if let paging = section.strip?.paging { rows.append(["\(margin)  " + text(of: paging)]) }
    if section.collapsedItemCount > 0 { rows.append(["\(margin)  and \(section.collapsedItemCount) collapsed"]) }
    if !section.takesRoom { rows.append(["\(margin)  takes no room"]) }
  }

  /// Returns the identifier of a repeated section, without characters that could control a terminal.
  private static func identifier(of section: ScreenSection) -> String {
    guard section.isRepeated, let identifier = section.state.identifier else { return "" }
    let printable = replacingScalars(of: identifier) { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? "\u{FFFD}" : nil
    }
    return " \"\(printable)\""
  }

  private func details(of section: SectionLayout) -> String {
    section.columns.map { ", " + counted($0, "column") } ?? ""
  }

  private func text(of strip: StripLayout) -> String {
    let width = "content \(number(strip.contentWidth)) wide"
    if strip.maximumOffset == .zero, strip.paging?.segment == nil { return width + ", does not scroll" }
    guard let offsets = strip.restOffsets else { return width + ", rests anywhere" }
    let shown = offsets.prefix(8).map(number).joined(separator: ", ")
    return width + ", rests at " + shown + (offsets.count > 8 ? ", …" : "")
  }

  private func text(of paging: PagingLayout) -> String {
    let pages = counted(paging.pages, "page")
    guard let segment = paging.segment else { return pages }
    return pages + ", again after \(number(segment.length)), jumps below \(number(segment.jumpBelow)) and from "
      + number(segment.jumpFrom)
  }

  private func title(_ component: ID<Component>) -> String { screen.contract.components[component].name.source }

  private mutating func add(_ title: String, _ frame: Frame) {
    rows.append([title] + [frame.x, frame.y, frame.width, frame.height].map(number))
  }

  private func size(_ extent: Extent) -> String { "\(number(extent.width)) × \(number(extent.height))" }

  private func number(_ value: Rational) -> String {
    if isExact { return value.text }
    return JSONWriter.doubleText((value.doubleValue * 1_000).rounded() / 1_000) ?? "0"
  }
}

extension Screen {
  /// `, grid tight, ios@3.2, idiom pad`: the variants to which conditions were resolved; the direction is printed
  /// before it anyway.
  var variantPhrases: String {
    let parts =
      variants.flags.map { "\($0.flag) \($0.flagCase)" } + [variants.client?.text].compactMap { $0 }
      + ContainerTrait.allCases.compactMap { trait in
        trait == .direction ? nil : variants.traits[trait].map { "\(trait.name) \($0.rawValue)" }
      }
    return parts.map { ", " + $0 }.joined()
  }
}
