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
    for index in items.sections.indices { items.sections[index].show(samples, at: items.sections[index].section) }
    return items
  }
}

extension SectionItems {
  /// Replaces the items of the section, and those of the sections of a stack.
  ///
  /// - Parameter index: the section's index among those of the screen.
  package mutating func show(_ samples: SampleItems, at index: Int) {
    show(samples[SectionPath(index)])
    for inner in sections.indices { sections[inner].show(samples[SectionPath(index, inner: sections[inner].section)]) }
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
