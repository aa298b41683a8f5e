import SDUIIR

extension SectionColumn {
  /// Lays out again what depends on one item.
  ///
  /// - Parameters:
  ///   - section: The index in the layout's sections.
  ///   - data: The data of the outermost section around the item.
  mutating func change(
    _ item: Int, in section: Int, from old: ItemData, to new: ItemData, _ data: SectionItems
  ) throws(LayoutError) {
    // What a collapsed section does not show has no frame that could change.
    guard item < layout.sections[section].itemCount else { return }
    do {
      if (try? changeInPlace(item, in: section, from: old, to: new)) != true {
        try layOutAgain(layout.sections[section].parent ?? section, data)
      }
      try setScrollRange()
    } catch { throw locate(error, in: data.section) }
  }

  /// Layout rules R15 and R17: moves everything below an item in its section, and the sections after it. False where a
  /// section's kind knows no such step. Laying the section out again reports every failure.
  private mutating func changeInPlace(
    _ item: Int, in section: Int, from old: ItemData, to new: ItemData
  ) throws(LayoutFailure) -> Bool {
    guard scrollDirection == .vertical else { return false }
    let growth: Rational
    switch layout.sections[section].arrangement {
    case .rows(var rows):
      layout.sections[section].arrangement = .none
      growth = try rows.setData(new, of: item)
      layout.sections[section].arrangement = .rows(rows)
    case .stored(var items):
      guard items.columns != nil else { return false }
      layout.sections[section].arrangement = .none
      growth = try items.setData(from: old, to: new, of: item)
      layout.sections[section].arrangement = .stored(items)
    case .uniform: return false
    }
    try layout.sections[section].grow(by: growth)
    if let parent = layout.sections[section].parent { try layout.sections[parent].grow(by: growth) }
    try layout.sections[section].check()
    try move(from: section + 1, by: .zero, down: growth)
    layout.contentSize.height = try exact(layout.contentSize.height + growth)
    return true
  }

  /// Lays a section of the screen out again at its place, and moves those after it.
  private mutating func layOutAgain(_ index: Int, _ data: SectionItems) throws(LayoutFailure) {
    let (old, content) = (layout.sections[index].frame, layout.contentSize)
    let behind = layout.sections[(index + 1)...].drop { $0.parent == index }
    layout.sections.removeSubrange(index...)
    let section = ResolvedSection(screen.sections[data.section], in: surroundings.environment)
    try append(section, data, at: scrollDirection == .vertical ? old.y : old.x)
    let new = layout.sections[index].frame
    let first = layout.sections.count
    layout.sections += behind
    switch scrollDirection {
    case .vertical:
      let growth = try exact(new.height - old.height)
      try move(from: first, by: .zero, down: growth)
      layout.contentSize.height = try exact(content.height + growth)
    case .horizontal:
      let growth = try exact(new.width - old.width)
      try move(from: first, by: growth, down: .zero)
      let highest = layout.sections.map { $0.frame.height }.max() ?? .zero
      layout.contentSize = Extent(width: try exact(content.width + growth), height: highest)
    }
  }

  /// Moves the sections from one on.
  private mutating func move(from first: Int, by distance: Rational, down: Rational) throws(LayoutFailure) {
    if distance == .zero, down == .zero { return }
    for index in layout.sections.indices.dropFirst(first) {
      try layout.sections[index].move(by: distance, down: down)
      try layout.sections[index].check()
    }
  }
}

extension SectionLayout {
  /// Layout rules R7 to R9: lines that are higher move the footer, and all boxes reach further down.
  fileprivate mutating func grow(by growth: Rational) throws(LayoutFailure) {
    if growth == .zero { return }
    frame.height = try exact(frame.height + growth)
    if let footer { self.footer = try footer.moved(by: .zero, down: growth) }
    guard let background else { return }
    let height = try exact(background.height + growth)
    guard !height.isNegative else {
      throw .breach(.background, "the background is \(height.shortText) high", "no extent may be negative")
    }
    self.background?.height = height
  }

  fileprivate mutating func move(by distance: Rational, down: Rational) throws(LayoutFailure) {
    frame = try frame.moved(by: distance, down: down)
    header = try header?.moved(by: distance, down: down)
    footer = try footer?.moved(by: distance, down: down)
    background = try background?.moved(by: distance, down: down)
    placeholder = try placeholder?.moved(by: distance, down: down)
    if takesRoom { origin = try origin.moved(by: distance, down: down) }
  }
}
