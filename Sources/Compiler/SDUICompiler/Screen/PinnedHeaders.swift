import SDUIIR
import SDUISyntax

extension Checker {
  /// Warns of headers that stay in view (layout rule R10) and are narrower than the items that scroll under them, which then show
  /// on both sides.
  ///
  /// Compares what holds without a `when`. Insets that a `when` or a response changes are not compared, since they may be
  /// equal where it counts.
  ///
  /// - Parameter screen: The screen, lowered.
  mutating func checkPinnedHeaders(of screen: Screen) {
    // The widest items below each section, which scroll under its header if it is pinned to the screen.
    var below: (section: ScreenSection, insets: SideInsets)?
    for section in screen.sections.reversed() {
      let insets = section.itemInsets
      if let header = section.header, let room = section.headerInsets(header) {
        if let insets, insets.isWider(than: room) {
          report(header, of: section, narrowerThan: nil)
        } else if header.properties[.pinned] == .keyword(.screen), let below, below.insets.isWider(than: room) {
          report(header, of: section, narrowerThan: below.section)
        }
      }
      if let insets, below.map({ insets.isWider(than: $0.insets) }) ?? true { below = (section, insets) }
    }
  }

  /// - Parameter other: The section whose items are wider; `nil` if it is the header's own.
  private mutating func report(_ header: Supplementary, of section: ScreenSection, narrowerThan other: ScreenSection?) {
    let place = origin(of: .pinned, in: header.origin, setBy: section.origin)?.statement ?? header.origin
    guard let range = range(place) else { return }
    let items = other.map { "the items of `\($0.name.source)`" } ?? "its items"
    let wider = other.flatMap { self.range($0.origin) }
    report(
      .narrowHeader,
      "the header of `\(section.name.source)` stays in view, and \(items), which scroll under it, are wider", at: range,
      labels: wider.map { [Label("wider than the header", at: $0)] } ?? [],
      remedy: "add `fullWidth: true` to the header: it is then as wide as the container")
  }
}

/// The distances of a section's items, or of its header, from the sides of the container.
private struct SideInsets {
  var leading = Rational.zero
  var trailing = Rational.zero

  func isWider(than other: SideInsets) -> Bool { leading < other.leading || trailing < other.trailing }
}

extension ScreenSection {
  /// The distances of a header that stays in view; `nil` where it does not, where it lies over the items on purpose, or where
  /// they are not known.
  fileprivate func headerInsets(_ header: Supplementary) -> SideInsets? {
    guard let pinned = header.properties[.pinned], pinned != .keyword(.never),
      header.properties[.overlays] != .boolean(true), !isAdapted([.pinned, .overlays, .fullWidth])
    else { return nil }
    return header.properties[.fullWidth] == .boolean(true) ? SideInsets() : sideInsets
  }

  /// The distances of the widest items; `nil` without items, or where the distances are not known.
  fileprivate var itemInsets: SideInsets? {
    if kind.isStrip || kind.itemsIgnoreInsets { return isAdapted([]) ? nil : SideInsets() }
    switch kind.itemWidth {
    // Units of their own width need not fill a line.
    case .units, .noItems: return nil
    case .container, .content, .columns, .cells: break
    }
    return units.contains { $0.properties[.width] != nil } ? nil : sideInsets
  }

  /// The section's insets at the sides; `nil` where they are not known, or relative to something else.
  private var sideInsets: SideInsets? {
    guard properties[.sectionInsetsReference] == nil, properties[.fromServer] == nil,
      !isAdapted([.insets, .sectionInsetsReference, .fromServer])
    else { return nil }
    guard case .insets(let insets)? = properties[.insets] else { return SideInsets() }
    guard let leading = insets.leading.constant, let trailing = insets.trailing.constant else { return nil }
    return SideInsets(leading: leading, trailing: trailing)
  }

  /// Whether a `when` changes some properties, hides the section or gives it another kind.
  private func isAdapted(_ properties: Set<Property>) -> Bool {
    self.properties[.hidden] == .boolean(true)
      || adaptations.contains { adaptation in
        adaptation.replacement != nil
          || adaptation.assignments.contains { $0.property == .hidden || properties.contains($0.property) }
      }
  }
}
