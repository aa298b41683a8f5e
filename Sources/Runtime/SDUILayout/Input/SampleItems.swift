import SDUIIR

/// The items of some sections that replace the default items.
public struct SampleItems: Hashable, Sendable {
  /// So many items of one unit.
  public struct Run: Hashable, Sendable {
    /// The index of the unit among those of its section.
    public var unit: Int
    /// The number of items; not negative.
    public var count: Int

    /// Items of one unit.
    public init(unit: Int, count: Int) {
      self.unit = unit
      self.count = count
    }
  }

  /// The sections with given items, with these items in order.
  private var runs: [SectionPath: [Run]] = [:]
  /// Whether images without data have different shapes, as in a preview.
  package var variesImages = false

  /// Creates samples without items.
  public init() {}

  /// The items of a section; `nil` if it has its default items.
  public subscript(path: SectionPath) -> [Run]? {
    get { runs[path] }
    set { runs[path] = newValue }
  }
}

extension ScreenItems {
  /// Returns the items of a screen if some are given.
  public static func standard(
    for screen: Screen, showing samples: SampleItems, in environment: LayoutEnvironment
  ) -> ScreenItems {
    var items = standard(for: screen, in: environment)
    for index in items.sections.indices {
      let section = items.sections[index].section
      items.sections[index].show(samples, at: section, of: screen.sections[section])
    }
    return items
  }
}

extension SectionItems {
  /// Replaces the items of the section, and those of the sections of a stack.
  ///
  /// - Parameters:
  ///   - index: The section's index among those of the screen.
  ///   - declared: The section.
  package mutating func show(_ samples: SampleItems, at index: Int, of declared: ScreenSection) {
    show(samples[SectionPath(index)])
    if samples.variesImages { varyImages(of: declared) }
    for inner in sections.indices {
      sections[inner].show(samples[SectionPath(index, inner: sections[inner].section)])
      if samples.variesImages { sections[inner].varyImages(of: declared.sections[sections[inner].section]) }
    }
  }

  /// Gives the images of items without content different shapes in turn. A strip with pages keeps its equal columns.
  private mutating func varyImages(of declared: ScreenSection) {
    let pages: [Property] = [.scroll, .paging]
    let lists = [declared.properties] + declared.adaptations.compactMap { $0.replacement?.properties }
    let assigned = declared.adaptations.flatMap { $0.assignments }.map { $0.property }
    guard declared.content == nil, items.contains(where: { !$0.imageRatios.isEmpty }),
      !pages.contains(where: { page in assigned.contains(page) || lists.contains { $0[page] != nil } })
    else { return }
    let shapes = [(1, 1), (3, 4), (4, 3), (2, 3), (3, 2)].map { (Rational($0), Rational($1)) }
    for index in items.indices {
      let shape = shapes[index % shapes.count]
      items[index].imageRatios = items[index].imageRatios.map {
        ImageRatio(field: $0.field, width: shape.0, height: shape.1)
      }
    }
  }

  /// Sizes that depend on data are those of the standard item of the same unit.
  private mutating func show(_ runs: [SampleItems.Run]?) {
    guard let runs else { return }
    var result: [ItemData] = []
    for run in runs {
      let item = items.first { $0.unit == run.unit } ?? ItemData(unit: run.unit)
      result += Array(repeating: item, count: max(0, run.count))
    }
    items = ItemList(result)
  }
}
