import SDUIIR
import SDUISyntax

extension Checker {
  /// Checks what a screen says beside the axis along which its sections follow one another.
  mutating func checkScrollDirection(_ entries: Entries, _ horizontal: SourceRange?) {
    if let direction = entries[.scrollDirection], direction.value == nil { return }
    checkContentInsets(entries, horizontal)
    if let horizontal, let anchor = entries[.scrollAnchor], anchor.value == .keyword(.end) {
      report(
        .conflictingProperties, "a screen that scrolls horizontally begins at its leading end", at: anchor.range,
        labels: [Label("the screen scrolls horizontally", at: horizontal)], remedy: "remove `scrollAnchor`")
    }
    guard let horizontal, let entry = entries[.maxContentWidth] else { return }
    report(
      .conflictingProperties,
      "`maxContentWidth` centres content in the container, and this screen's sections are side by side",
      at: entry.name.range, labels: [Label("the screen scrolls horizontally", at: horizontal)],
      remedy: "remove it; `inView` and `width` of the units set their width")
  }

  /// The room of a screen's content insets scrolls into view only where the screen scrolls.
  private mutating func checkContentInsets(_ entries: Entries, _ horizontal: SourceRange?) {
    guard let entry = entries[.contentInsets], case .insets(let insets)? = entry.value else { return }
    if let horizontal {
      guard insets.top != .zero || insets.bottom != .zero else { return }
      return report(
        .conflictingProperties,
        "the screen scrolls horizontally, and `contentInsets` above and below could never be seen", at: entry.range,
        labels: [Label("set here", at: horizontal)],
        remedy: "write `contentInsets: (horizontal: 16)`; the sections' `insets` keep room above and below")
    }
    guard insets.leading != .zero || insets.trailing != .zero else { return }
    report(
      .conflictingProperties, "the screen scrolls downwards, and `contentInsets` at its sides could never be seen",
      at: entry.range,
      remedy: "write `contentInsets: (top: 8, bottom: 80)`; the sections' `insets` keep the sides free")
  }

  /// The properties of a carousel's own scrolling.
  private static let ownScrolling: [Property] = [.scroll, .paging, .deceleration, .bounce]

  /// Reports a section that is no part of the one strip that a horizontal screen is, or says what only holds for a
  /// strip that scrolls by itself.
  mutating func checkHorizontal(
    _ resolvedKind: ResolvedKind, of screen: ScreenContext, named name: WrittenName, at reference: SourceRange
  ) {
    guard let horizontal = screen.horizontal else { return }
    let (kind, resolved) = (resolvedKind.kind, resolvedKind.layers)
    let label = Label("the screen scrolls horizontally", at: horizontal)
    guard kind.isStrip else {
      return report(
        .horizontalSection,
        "`\(name.text)` is a \(kind.rawValue), and the sections of a horizontal screen are carousels in one strip",
        at: reference, labels: [label],
        remedy: kind.holdsSections
          ? "put its sections into the screen as carousels, or remove `scrollDirection`"
          : "make it a `carousel`, with `rows` for items one under another, or remove `scrollDirection`")
    }
    let scrolling = Self.ownScrolling.flatMap { resolved.entries(of: $0, in: [.section]) }
    if let first = scrolling.first {
      let others = scrolling.dropFirst().map { Label("and this", at: $0.name.range) }
      reportConflict(
        "`\(first.name.text)` is about a strip that scrolls by itself, and here the screen scrolls",
        at: first.name.range, labels: [label] + others, remedy: "remove it")
    }
    if let entry = resolved.entries(of: .sectionInsetsReference, in: [.section]).first {
      reportConflict(
        "the insets are at the ends of a horizontal screen, and a section has no `insetsReference` of its own",
        at: entry.name.range, labels: [label], remedy: "set it in the screen")
    }
    let parts =
      resolved.entries(of: .sectionPinned, in: [.section]) + resolved.entries(of: .pinned, in: [.header, .footer])
    if let pinned = parts.first(where: { $0.value.map { $0 != .keyword(.never) } ?? false }) {
      reportConflict(
        "`pinned` has no meaning in a horizontal screen, whose sections are parts of one strip",
        at: pinned.name.range, labels: [label], remedy: "remove `pinned`")
    }
  }
}

extension ResolvedLayers {
  /// Every place where a property of some parts is set that takes part in what the section is.
  fileprivate func entries(of property: Property, in targets: [Assignment.Target]) -> [Entries.Entry] {
    targets.flatMap { target in
      [base[target][property]].compactMap { $0 }
        + adaptations.flatMap { $0.assignments }.compactMap {
          $0.target == target && $0.entry.property == property ? $0.entry : nil
        }
    }
  }
}
