import SDUIIR

extension SectionContents {
  /// A stack: its sections one after another, with the line spacing between those that take room (layout rule R24).
  static func stack(
    _ section: ResolvedSection, _ data: SectionItems, _ measure: SectionMeasure<Rational>, top: Rational
  ) throws(LayoutFailure) -> SectionContents {
    guard data.items.isEmpty else {
      throw .breach(.stack, "the stack itself has items", "only its sections have items")
    }
    let inside = measure.surroundings.inside(measure.containers)
    var lines = SectionContents()
    var bottom = top
    for child in data.sections {
      guard section.sections.indices.contains(child.section) else {
        throw .breach(
          .noClamping, "there are items for section \(child.section) of the stack", "it has \(section.sections.count)")
      }
      let declared = section.sections[child.section]
      let isFirst = !lines.sections.contains { $0.box != nil }
      do {
        let below = isFirst ? bottom : try exact(bottom + measure.lineSpacing)
        let stacked = try StackedSection(declared, child, inside, below: below, removedAt: bottom)
        lines.sections.append(try stacked.moved(by: measure.containers.leading))
        if let box = stacked.box { bottom = try exact(box.frame.y + box.frame.height) }
      } catch { throw .inside(child.section, declared.name.source, error) }
    }
    lines.height = try exact(bottom - top)
    return lines
  }
}

/// A section of a stack.
struct StackedSection {
  let name: String
  let data: SectionItems
  /// The number of further items, which a collapsed section does not show.
  let collapsedItemCount: Int
  let kind: LayoutKind
  /// `nil` where it takes no room (layout rule R12).
  let box: SectionBox?
  /// Its frame, with no height if it takes no room.
  let frame: Frame

  private init(
    name: String, data: SectionItems, collapsed: Int, kind: LayoutKind, box: SectionBox?, frame: Frame
  ) {
    (self.name, self.data, collapsedItemCount) = (name, data, collapsed)
    (self.kind, self.box, self.frame) = (kind, box, frame)
  }

  /// Lays a section out in the stack's content, which is its container.
  init(
    _ section: ScreenSection, _ data: SectionItems, _ inside: Surroundings<Rational>, below top: Rational,
    removedAt y: Rational
  ) throws(LayoutFailure) {
    guard !section.kind.holdsSections else {
      throw .breach(.stack, "a stack is nested in a stack", "a stack holds sections of the other kinds")
    }
    let resolved = ResolvedSection(section, in: inside.environment)
    guard resolved.takesRoom(with: data, in: inside.environment) else {
      self.init(
        name: resolved.name, data: data, collapsed: 0, kind: resolved.kind, box: nil,
        frame: Frame(x: .zero, y: y, width: inside.width, height: .zero))
      return
    }
    let shown = resolved.shown(data)
    let box = try SectionBox(resolved, shown, inside, top: top)
    self.init(
      name: resolved.name, data: shown, collapsed: data.items.count - shown.items.count, kind: resolved.kind, box: box,
      frame: box.frame)
  }

  /// The same section where the stack's content begins: it was laid out from the left edge of its container.
  func moved(by distance: Rational) throws(LayoutFailure) -> StackedSection {
    StackedSection(
      name: name, data: data, collapsed: collapsedItemCount, kind: kind, box: try box?.moved(by: distance),
      frame: try frame.moved(by: distance))
  }
}

extension SectionBox {
  /// The same box and all that is in it, further to the right.
  fileprivate func moved(by distance: Rational) throws(LayoutFailure) -> SectionBox {
    var result = self
    result.frame = try frame.moved(by: distance)
    result.header = try header?.moved(by: distance)
    result.footer = try footer?.moved(by: distance)
    result.background = try background?.moved(by: distance)
    result.placeholder = try placeholder?.moved(by: distance)
    result.origin = try origin.moved(by: distance)
    return result
  }
}

extension Frame {
  /// The same frame further to the right, and further down.
  func moved(by distance: Rational, down: Rational = .zero) throws(LayoutFailure) -> Frame {
    Frame(x: try exact(x + distance), y: try exact(y + down), width: width, height: height)
  }
}
