import SDUIIR
import SDUILayout

/// Writes a screen as one page of HTML without a network: its boxes at several widths side by side, laid out by the
/// browser from what the screen says. No number on it was computed by layout.
package enum PreviewPage {
  /// The page of a screen in some containers, at least one.
  ///
  /// - Parameter samples: What stands in place of standard items.
  package static func text(
    _ screen: Screen, showing samples: SampleItems = SampleItems(), in containers: [PreviewContainer]
  ) -> String {
    guard let first = containers.first else { return "" }
    var groups: [PreviewSurroundings] = []
    for container in containers.map(PreviewSurroundings.init) where !groups.contains(container) {
      groups.append(container)
    }
    let data = PreviewSamples(screen)
    let forms = groups.enumerated().map { index, surroundings in
      PreviewForms(screen, samples, data, surroundings, group: "g\(index)")
    }
    var classes = PreviewClasses(prefix: "container")
    let devices = containers.map { container in
      device(container, forms[groups.firstIndex(of: PreviewSurroundings(container)) ?? 0], &classes)
    }
    let name = MarkupText.escaped(screen.name.source)
    let summary = MarkupText.escaped(screen.summary(in: first))
    let style = "\(PreviewStyle.text)\n\(forms.map { $0.rules }.joined())\(classes.rules)"
    return document(
      of: screen, styles: [style], script: PreviewScript.text,
      body: """
        <header><h1>\(name)</h1><p>\(summary)</p>\(controls(screen, first.environment))</header>
        <main>
        \(devices.joined())</main>
        <footer>\(notes(on: forms))</footer>
        <output hidden></output>
        """)
  }

  /// One container with the screen in it.
  private static func device(
    _ container: PreviewContainer, _ forms: PreviewForms, _ classes: inout PreviewClasses
  ) -> String {
    let environment = container.environment
    let extents = "--width: \(environment.width.pixels); --height: \(environment.height.pixels);"
    let name = container.device.map { "<span>\(MarkupText.escaped($0))</span> " } ?? ""
    return """
      <figure><figcaption>\(name)<b>\(MarkupText.number(environment.width))</b> × \
      \(MarkupText.number(environment.height))</figcaption>
      <div class="screen\(classes.name(of: extents))" dir="\(environment.direction.rawValue)">\
      \(forms.bars)<div class="sections\(forms.anchor) \(forms.group)">
      \(forms.boxes)</div></div></figure>

      """
  }

  private static func controls(_ screen: Screen, _ environment: LayoutEnvironment) -> String {
    let range = screen.declaredRange(.widths)
    let least = MarkupText.number(range.lowerBound)
    let most = MarkupText.number(range.upperBound ?? Rational(2_000))
    let start = MarkupText.number(environment.width)
    return """
      <form><label>Width of the first <input name="width" type="range" min="\(least)" max="\(most)" \
      value="\(start)"></label>
      <button type="button" name="scheme">Dark</button>
      <button type="button" name="direction">Direction</button>
      <button type="button" name="whole">Whole screens</button>
      <button type="button" name="names">Names</button></form>
      """
  }

  /// What the page cannot show as a device does.
  private static func notes(on forms: [PreviewForms]) -> String {
    var notes = [
      "Sections without content show samples. Frames at rest are those of `sduic layout` with the same items."
    ]
    let sections = forms.flatMap { $0.sections }
    if sections.contains(where: { $0.needsScript }) {
      notes.append(
        "Waterfalls, `place: nextRow`, lone items of justified lines and what is pinned are placed by a script.")
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
  /// The class of what begins to scroll at its end, behind a blank.
  let anchor: String
  /// All forms of all sections, those of stacks included.
  let sections: [ScreenSection]

  init(
    _ screen: Screen, _ samples: SampleItems, _ data: PreviewSamples, _ surroundings: PreviewSurroundings, group: String
  ) {
    let variants = screen.sections.indices.map {
      PreviewVariant.all(of: $0, screen, samples, surroundings, group: group)
    }
    let vacantCells = PreviewVariant.vacantCells(screen, samples, surroundings)
    let markup = PreviewMarkup(screen, variants, vacantCells: vacantCells, data, group: group)
    self.group = group
    rules =
      PreviewRules(screen, variants, vacantCells: vacantCells, surroundings, group: group).text + markup.styles.rules
    boxes = markup.text
    bars = markup.bars.isEmpty ? "" : "<div class=\"bars \(group)\">\(markup.bars)</div>\n"
    anchor = screen.properties[.scrollAnchor] == .keyword(.end) ? " from-end" : ""
    sections = variants.joined().flatMap { [$0.section] + $0.sections.map { $0.section } }
  }
}

extension Screen {
  /// The environment and what conditions were resolved to.
  fileprivate func summary(in container: PreviewContainer) -> String {
    let environment = container.environment
    // Devices differ, and are named above their screens.
    var parts = container.device == nil ? [environment.idiom.rawValue] : []
    if environment.textScale != .one { parts.append("text × \(MarkupText.number(environment.textScale))") }
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
