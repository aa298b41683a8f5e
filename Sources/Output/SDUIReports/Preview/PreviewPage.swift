import SDUIIR
import SDUILayout

/// Writes a screen as one page of HTML without a network: its boxes at several widths side by side, laid out by the
/// browser from the properties of the screen. No number on it was computed by layout.
package enum PreviewPage {
  /// The page of a screen in some containers, at least one.
  ///
  /// - Parameter samples: The items in place of standard items.
  package static func text(
    _ screen: Screen, showing samples: SampleItems = SampleItems(), in containers: [PreviewContainer]
  ) -> String {
    text(containers.map { PreviewColumn(screen, showing: samples, in: $0) })
  }

  /// The page of one screen, with different content or in different containers; nothing without a column.
  ///
  /// - Parameter marks: Widths to mark on the rulers besides the breakpoints.
  package static func text(
    _ columns: [PreviewColumn], marks: [WidthMark] = [], as appearance: PreviewAppearance = PreviewAppearance()
  ) -> String {
    guard let first = columns.first else { return "" }
    var forms: [PreviewForms] = []
    var indices: [Int] = []
    for column in columns {
      let surroundings = PreviewSurroundings(column.container)
      if let known = forms.firstIndex(where: { $0.isOf(column, surroundings) }) {
        indices.append(known)
      } else {
        indices.append(forms.count)
        forms.append(PreviewForms(column, surroundings, group: "g\(forms.count)"))
      }
    }
    var classes = PreviewClasses(prefix: "container")
    let ruler = PreviewRuler(first, marks)
    let figures = zip(columns, indices).map { figure($0, forms[$1], ruler, &classes) }
    let name = MarkupText.escaped(first.screen.name.source)
    let summary = MarkupText.escaped(first.screen.summary(in: first.container))
    let style = "\(PreviewStyle.text)\n\(forms.map { $0.rules }.joined())\(classes.rules)"
    return document(
      of: first.screen, styles: [style], script: PreviewScript.text, as: appearance,
      body: """
        <header><h1>\(name)</h1><p>\(summary)</p>\(controls(first.container.environment))</header>
        <main>
        \(figures.joined())</main>
        <footer>\(notes(on: forms))</footer>
        \(ruler.devices)
        <output hidden></output>
        """)
  }

  /// One container with the screen in it.
  private static func figure(
    _ column: PreviewColumn, _ forms: PreviewForms, _ ruler: PreviewRuler, _ classes: inout PreviewClasses
  ) -> String {
    let environment = column.container.environment
    let bands = PreviewTextBands(column.screen)
    let extents = "--width: \(environment.width.pixels); --height: \(environment.height.pixels);"
    return """
      <figure>\(ruler.caption(of: column, &classes))
      <div class="screen\(classes.name(of: extents))" dir="\(environment.direction.rawValue)"\(bands.attributes(at: environment.textScale))>\
      \(forms.bars)<div class="sections\(forms.anchor) \(forms.group)">
      \(forms.boxes)</div></div></figure>

      """
  }

  /// Returns notes on the parts that the page cannot show as a device does.
  private static func notes(on forms: [PreviewForms]) -> String {
    var notes = [
      "Sections without content show samples. Frames at rest are those of `sduic layout` with the same items."
    ]
    let sections = forms.flatMap { $0.sections }
    if sections.contains(where: { $0.needsScript }) {
      notes.append(
        "A script places waterfalls, `place: nextRow`, lone items of justified lines and pinned parts.")
    }
    if sections.contains(where: { $0.repeats }) {
      notes.append("A strip that repeats shows its items once.")
    }
    return notes.map { "<p>\(MarkupText.code(MarkupText.escaped($0)))</p>" }.joined()
  }
}

/// A screen in containers that have the same surroundings: one set of rules and boxes for all of their widths.
private struct PreviewForms {
  let group: String
  let rules: String
  let boxes: String
  let bars: String
  /// The class of what begins to scroll at its end, after a blank.
  let anchor: String
  /// All forms of all sections, those of stacks included.
  let sections: [ScreenSection]
  private let source: String?
  private let surroundings: PreviewSurroundings

  init(_ column: PreviewColumn, _ surroundings: PreviewSurroundings, group: String) {
    let (screen, samples) = (column.screen, column.samples)
    let variants = screen.sections.indices.map {
      PreviewVariant.all(of: $0, screen, samples, surroundings, group: group)
    }
    let vacantCells = PreviewVariant.vacantCells(screen, variants, samples, surroundings)
    let markup = PreviewMarkup(
      screen, variants, vacantCells: vacantCells, PreviewSamples(screen), group: group)
    self.group = group
    source = column.source
    self.surroundings = surroundings
    rules =
      PreviewRules(screen, variants, vacantCells: vacantCells, surroundings, group: group).text + markup.styles.rules
    boxes = markup.text
    bars = markup.bars.isEmpty ? "" : "<div class=\"bars \(group)\">\(markup.bars)</div>\n"
    anchor = screen.properties[.scrollAnchor] == .keyword(.end) ? " from-end" : ""
    sections = variants.joined().flatMap { [$0.section] + $0.sections.map { $0.section } }
  }

  /// Whether a column shows the same content in the same surroundings.
  func isOf(_ column: PreviewColumn, _ surroundings: PreviewSurroundings) -> Bool {
    source == column.source && self.surroundings == surroundings
  }
}

extension Screen {
  /// The environment, and what conditions were resolved to.
  fileprivate func summary(in container: PreviewContainer) -> String {
    // Devices differ, and are named above their screens.
    var parts = container.device == nil ? [container.environment.idiom.rawValue] : []
    parts += variants.flags.map { "\($0.flag) \($0.flagCase)" } + [variants.client?.text].compactMap { $0 }
    return parts.joined(separator: " · ")
  }
}

extension ScreenSection {
  fileprivate var needsScript: Bool {
    switch kind {
    case .waterfall: return true
    case .hero, .list, .grid, .carousel, .mosaic, .flow, .stack: break
    }
    return properties[.align] == .keyword(.justified) || units.contains { $0.properties[.place] == .keyword(.nextRow) }
      || [header, footer].contains { $0?.properties.pinned != nil }
  }

  fileprivate var repeats: Bool {
    if case .paging(let paging)? = properties[.paging] { paging.repetition == .infinite } else { false }
  }
}
