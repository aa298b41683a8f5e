import SDUIIR
import SDUILayout

extension SampleItems {
  /// The same, and in sections without content as many items as fill whole rows of a grid, one whole pattern of a mosaic,
  /// and more than the width of a carousel, with images of different shapes.
  ///
  /// - Parameter environment: A container; its extents do not matter.
  package func fillingPatterns(of screen: Screen, in environment: LayoutEnvironment) -> SampleItems {
    var result = self
    result.variesImages = true
    let surroundings = PreviewSurroundings(PreviewContainer(environment))
    for (index, section) in screen.sections.enumerated() {
      result.fill(SectionPath(index), section, surroundings)
      for (inner, child) in section.sections.enumerated() {
        result.fill(SectionPath(index, inner: inner), child, surroundings)
      }
    }
    return result
  }

  private mutating func fill(_ path: SectionPath, _ section: ScreenSection, _ surroundings: PreviewSurroundings) {
    guard self[path] == nil, section.content == nil, !section.units.isEmpty else { return }
    let forms = section.patternForms(surroundings)
    // Forms that allow the same numbers of items share the number that fills all of them.
    var shared: [Int: Int?] = [:]
    var pattern: [Int]?
    for form in forms where pattern == nil {
      pattern = form.wholePattern(with: forms) { counts in
        if let known = shared[counts.lowerBound] { return known }
        let count = counts.first { count in forms.allSatisfy { $0.isFilled(by: count) } }
        shared[counts.lowerBound] = .some(count)
        return count
      }
    }
    guard let units = pattern else { return }
    let most = forms.compactMap { $0.bound(.maxItems) }.min() ?? units.count
    var runs: [Run] = []
    for unit in units.prefix(most) {
      if runs.last?.unit == unit { runs[runs.count - 1].count += 1 } else { runs.append(Run(unit: unit, count: 1)) }
    }
    self[path] = runs
  }
}

extension ScreenSection {
  /// The least and the greatest number of items of the first unit.
  private static let (leastCount, mostCount) = (4, 48)
  /// The properties that decide about a pattern.
  private static let patternProperties: [Property] = [
    .arrangement, .columns, .startColumn, .rows, .minItems, .maxItems, .span,
  ]

  /// The section in every container in which its patterns may differ.
  fileprivate func patternForms(_ surroundings: PreviewSurroundings) -> [ScreenSection] {
    var section = self
    section.adaptations.removeAll { adaptation in
      adaptation.replacement == nil && !adaptation.assignments.contains { Self.patternProperties.contains($0.property) }
    }
    let environments = section.cells(surroundings.traits).map { surroundings.environment(in: $0) }
    return zip(section.deciding(in: environments), environments).map { $0.resolved(in: $1) }
  }

  fileprivate func bound(_ property: Property) -> Int? {
    guard case .count(let count)? = properties[property] else { return nil }
    return Int(clamping: count)
  }

  /// The units of the items that fill this form of a section, and other forms as well if some number does; `nil` if the
  /// standard items are as good.
  ///
  /// - Parameter filling: Returns the first of some numbers that fills all forms.
  fileprivate func wholePattern(
    with forms: [ScreenSection], filling: (ClosedRange<Int>) -> Int?
  ) -> [Int]? {
    if case .arrangement(let arrangement)? = properties[.arrangement] {
      let counts = forms.compactMap { form -> Int? in
        guard case .arrangement(let arrangement)? = form.properties[.arrangement] else { return nil }
        return arrangement.cellCount
      }
      let count = counts.reduce(1) { $0 % $1 == 0 ? $0 : $0 * $1 }
      let pattern = pattern(of: arrangement)
      return Array(repeating: pattern, count: count <= 12 ? max(count / arrangement.cellCount, 1) : 1).flatMap { $0 }
    }
    let least = max(Self.leastCount, (bound(.minItems) ?? 0) - units.count + 1)
    let counts = least...max(units.count == 1 ? Self.mostCount : Self.mostCount / 4, least)
    guard
      let count = filling(counts) ?? counts.first(where: isFilled), count > least
    else { return nil }
    return Array(repeating: 0, count: count) + Array(1..<max(units.count, 1))
  }

  /// One unit for each cell of a mosaic: the first that may be in it.
  private func pattern(of arrangement: Arrangement) -> [Int] {
    let cells = units.indices.map { arrangement.cells(ofUnit: $0) }
    return (0..<arrangement.cellCount).compactMap { cell in cells.firstIndex { $0.contains(cell) } }
  }

  /// Whether so many items of the first unit, and one of each other, fill all rows.
  fileprivate func isFilled(by count: Int) -> Bool {
    if kind.isStrip { return (count + units.count - 1) % stripRows == 0 && count >= 8 }
    switch properties[.columns] {
    // Twelve fill rows of two, three, four and six.
    case .columns(.adaptive)?: return (count + units.count - 1) % 12 == 0
    case .columns(.fixed(let columns))?:
      let columns = Int(clamping: columns)
      let spans = units.map { unit -> Int? in
        guard case .itemSpan(let span)? = unit.properties[.span] else { return 1 }
        return span.matched == nil && span.rows == 1 ? span.columns.map { Int(clamping: $0) } : nil
      }
      guard let first = spans[0] else { return true }
      // What spans all columns is in a row of its own.
      let others = spans.contains(nil) ? 0 : spans.dropFirst().reduce(0) { $0 + ($1 ?? 0) }
      let filled = (bound(.startColumn) ?? 1) - 1 + count * first + others
      return filled % columns == 0 && filled >= columns * (columns == 7 ? 4 : 2)
    default: return true
    }
  }
}

extension Arrangement {
  /// The number of its cells; at least one.
  fileprivate var cellCount: Int { max(nodes.filter { $0.kind == .cell }.count, 1) }
}
