import SDUIIR

/// Looks for what a presenter cannot do, besides what no layout is generated for.
struct PresenterObstacles {
  let screen: Screen
  /// The index of the screen.
  let index: Int

  /// Checks a screen.
  ///
  /// - Throws: `GenerationError.unsupported` for the first part that a presenter cannot do.
  func check() throws(GenerationError) {
    for (_, section) in screen.sectionsByPath {
      let variants = SectionVariant.all(of: section)
      for obstacle in Self.all where obstacle.applies(section, variants) {
        throw .unsupported(
          UnsupportedPart(
            message: "`--architecture presenter` generates no presenter for this: section `\(section.name.source)` "
              + obstacle.problem,
            remedy: "generate `--architecture diffable`, and give the collection view a data source of your own",
            screen: index, origin: section.origin))
      }
    }
  }

  /// A part that a section must not have.
  struct Obstacle: Sendable {
    /// The problem, as the rest of a sentence that begins with the section.
    let problem: String
    let applies: @Sendable (ScreenSection, [SectionVariant]) -> Bool
  }

  /// All obstacles, in the order in which they are reported.
  static let all: [Obstacle] = [
    Obstacle(problem: "is a `stack` with a `reorderable` section, and the library moves items in the whole stack") {
      section, _ in section.sections.contains { $0.isReorderable }
    },
    Obstacle(problem: "has `paging` without `repeat: infinite`, and the library pages a collection view as a whole") {
      section, variants in
      !HostedSections.isCarousel(section) && variants.contains { !$0.value(.paging).all.isEmpty }
    },
    Obstacle(problem: "changes `paging` by a `when`, and the library pages a collection view in one way") {
      section, _ in isChanged(.paging, in: section)
    },
    Obstacle(problem: "has pages of different sizes, and the library pages items of one size") { _, variants in
      variants.contains { !$0.value(.paging).all.isEmpty && !UnitSizes($0).areAlike }
    },
    Obstacle(problem: "has events of pages and no `paging`, and the library reports no pages of such a strip") {
      section, variants in
      section.hasPageEvents && variants.allSatisfy { $0.value(.paging).all.isEmpty }
    },
    Obstacle(problem: "is a carousel with `on reachStart` or `on reachEnd`, and the library does not report its offset")
    {
      section, variants in
      variants.contains { $0.kind.isStrip }
        && (section.has(.reachStart) || section.has(.reachEnd))
    },
    Obstacle(problem: "changes `reorderable`, `draggable` or `selectable` by a `when`") { section, variants in
      isChanged(.reorderable, in: section) || isChanged(.selectable, in: section)
        || isChanged(.acceptableTypeIdentifiers, in: section)
        || variants.contains { variant in
          variant.units.contains { unit in !variant.value(.draggable, of: unit).changes.isEmpty }
        }
        || Set(variants.map { variant in variant.section.units.map { $0.properties[.draggable] } }).count > 1
    },
    Obstacle(problem: "has pages and is `reorderable`, and the library does not reorder items of pages") {
      _, variants in
      variants.contains { !$0.value(.paging).all.isEmpty && $0.value(.reorderable).mayBeTrue }
    },
  ]

  private static func isChanged(_ property: Property, in section: ScreenSection) -> Bool {
    let variants = SectionVariant.all(of: section)
    return variants.contains { !$0.value(property).changes.isEmpty }
      || Set(variants.map { $0.value(property).base }).count > 1
  }
}
