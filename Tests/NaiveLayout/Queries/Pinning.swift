/// A header, footer or section that is pinned, and where it is at an offset (R10).
public struct PinnedPart: Hashable, Sendable {
  /// The section's name in the source, and `header`, `footer` or `section`.
  public let name: String
  /// Its `x`, `y`, width and height.
  public let frame: [Fraction]
}

extension ScreenFrames {
  /// R10: the pinned headers, footers and sections at a scroll offset.
  public func pinned(at offset: Fraction) -> [PinnedPart] {
    var result: [PinnedPart] = []
    let insets = Surroundings(document, container, trace).figures.insets(document.layout["contentInsets"])
    // The edge at which what is pinned above ends, and that at which what is pinned below begins.
    var top = offset + insets.top + (document.scrollsHorizontally ? 0 : bars["topBar"]?.height ?? 0)
    for section in sections { result += headers(of: section, below: &top, stackEdge: nil) }
    var bottom =
      offset + container.height - insets.bottom - (document.scrollsHorizontally ? 0 : bars["bottomBar"]?.height ?? 0)
    for section in sections.reversed() { result += footers(of: section, above: &bottom, stackEdge: nil) }
    return result
  }

  /// `y = min(max(offset + heights pinned above it, its y at rest), end − its height)`
  ///
  /// - Parameters:
  ///   - edge: Where the headers end that are pinned on the screen.
  ///   - stackEdge: Where the header of the stack ends in which the section is.
  private func headers(of section: SectionFrames, below edge: inout Fraction, stackEdge: Fraction?) -> [PinnedPart] {
    var result: [PinnedPart] = []
    var ownEdge = edge
    if section.isPinned {
      trace.reach(.r10, "section pinned to the screen")
      let frame = section.frame
      let y = least([greatest([edge, frame.y]), contentHeight - frame.height])
      edge = edge + frame.height
      return [PinnedPart(name: section.name + " section", frame: [frame.x, y, frame.width, frame.height])]
    }
    if let header = section.header, section.headerPinning != "never" {
      trace.reach(.r10, "header pinned to the \(section.headerPinning)")
      let isOnScreen = section.headerPinning == "screen"
      let end = isOnScreen ? contentHeight : section.frame.bottom
      let above = greatest([edge, stackEdge ?? edge])
      let y = least([greatest([above, header.y]), end - header.height])
      result.append(PinnedPart(name: section.name + " header", frame: [header.x, y, header.width, header.height]))
      if isOnScreen { edge = above + header.height }
      // A stack's header counts as far as it has not left the container with its stack.
      ownEdge = isOnScreen ? edge : least([edge, y]) + header.height
    }
    for inner in section.sections { result += headers(of: inner, below: &edge, stackEdge: ownEdge) }
    return result
  }

  /// `y = max(min(offset + H − heights pinned below it − its height, its y at rest), the beginning)`
  private func footers(of section: SectionFrames, above edge: inout Fraction, stackEdge: Fraction?) -> [PinnedPart] {
    var result: [PinnedPart] = []
    var ownEdge = edge
    if section.isPinned { return [] }
    if let footer = section.footer, section.footerPinning != "never" {
      trace.reach(.r10, "footer pinned to the \(section.footerPinning)")
      let isOnScreen = section.footerPinning == "screen"
      let beginning = isOnScreen ? 0 : section.frame.y
      let below = least([edge, stackEdge ?? edge])
      let y = greatest([least([below - footer.height, footer.y]), beginning])
      result.append(PinnedPart(name: section.name + " footer", frame: [footer.x, y, footer.width, footer.height]))
      if isOnScreen { edge = below - footer.height }
      ownEdge = isOnScreen ? edge : greatest([edge, y + footer.height]) - footer.height
    }
    for inner in section.sections.reversed() { result += footers(of: inner, above: &edge, stackEdge: ownEdge) }
    return result
  }
}
