#if canImport(UIKit)
  import SDUI
  import UIKit

  /// The sections of a screen that the interpreter lays out, from the document that generated code has.
  @MainActor public struct HostedScreen {
    private let screen: Screen
    /// The declarations of the sections by their names.
    private let declarations: [String: ScreenSection]

    /// Reads the document of the sections, and chooses its variants.
    ///
    /// - Parameters:
    ///   - flags: The cases of flags by their names.
    ///   - appVersion: The version of the app, such as `3.1`; `nil` if no condition compares it.
    /// - Throws: An error if the document was written for a later interpreter.
    public init(
      _ document: String, flags: KeyValuePairs<String, String> = [:], appVersion: String? = nil
    ) throws {
      let flags = Dictionary(flags.map { ($0, $1) }) { first, _ in first }
      try self.init(document, flags: flags, appVersion: appVersion)
    }

    /// Reads the document of the sections, and chooses its variants, with the cases of flags by their names.
    init(_ document: String, flags: [String: String], appVersion: String?) throws {
      let variants = Variants(
        flags: flags.sorted { $0.key < $1.key }.map { Variants.Choice(flag: $0.key, flagCase: $0.value) },
        client: appVersion.map { Client(.ios, Version($0)) })
      screen = try Screen(json: document.utf8).resolved(for: variants)
      declarations = Dictionary(screen.sections.map { ($0.name.wire, $0) }) { first, _ in first }
    }

    /// Returns the layout of a section for a compositional layout; one without cells if it cannot be laid out.
    ///
    /// - Parameters:
    ///   - backgroundKind: The kind of the decoration view for a component in the background.
    ///   - isCarousel: Whether one cell, as wide as the screen, shows the whole carousel.
    ///   - preferredSizes: The sizes that the views of the section prefer.
    ///   - environment: The environment of the whole collection view.
    public func section(
      _ section: HostedSection, backgroundKind: String? = nil, isCarousel: Bool = false,
      preferredSizes: SelfSizingCollectionViewLayout.PreferredSizes = .init(), in environment: ScreenEnvironment
    ) -> NSCollectionLayoutSection {
      let (screen, items) = content([section])
      let layout = items.sections.first.flatMap { items -> NSCollectionLayoutSection? in
        guard let environment = LayoutEnvironment(environment) else { return nil }
        return try? screen.collectionLayoutSection(
          showing: items, preferredSizes: preferredSizes, hasPlaceholderCell: true, hasCarouselCell: isCarousel,
          hasStackCells: true, backgroundKind: backgroundKind, in: environment)
      }
      if let layout { return layout }
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
      return NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
    }

    /// Returns the layout of a carousel in a collection view of its own; `nil` if it has no items or cannot be laid out.
    public func carousel(_ section: HostedSection, in environment: ScreenEnvironment) -> CarouselCollectionViewLayout? {
      LayoutEnvironment(environment).flatMap { carousel(section, in: $0) }
    }

    /// Returns the layout of a carousel in a collection view of its own; `nil` if it has no items or cannot be laid out.
    func carousel(_ section: HostedSection, in environment: LayoutEnvironment) -> CarouselCollectionViewLayout? {
      let (screen, items) = content([section])
      return items.sections.first.flatMap {
        try? CarouselCollectionViewLayout(showing: $0, of: screen, in: environment)
      }
    }

    /// The screen with a declaration for each section that is shown, and their items. A section with a name that the document
    /// does not have is left out.
    ///
    /// - Parameter bars: The bars that are shown.
    func content(_ sections: [HostedSection], bars: Set<Bar> = []) -> (screen: Screen, items: ScreenItems) {
      var shown = screen
      for bar in Bar.allCases where !bars.contains(bar) { shown.bars[bar] = nil }
      var items: [SectionItems] = []
      shown.sections = sections.compactMap { section in
        guard var declaration = declarations[section.name] else { return nil }
        let inner = declaration.setContent(section)
        items.append(
          SectionItems(
            section: items.count, items: section.items.map { $0.data },
            header: section.header.map { _ in SupplementaryData() },
            footer: section.footer.map { _ in SupplementaryData() }, sections: inner))
        return declaration
      }
      return (shown, ScreenItems(sections: items))
    }
  }

  extension ScreenSection {
    /// Takes over what a response says about the section, and returns the items of its sections.
    fileprivate mutating func setContent(_ section: HostedSection) -> [SectionItems] {
      state.isFailed = section.isFailed
      section.values.set(in: &properties)
      if !section.hasCells {
        (empty, failure, properties[.emptyBehavior]) = (nil, nil, .keyword(.keep))
      }
      return section.sections.compactMap { inner in
        guard let index = sections.firstIndex(where: { $0.name.wire == inner.name }) else { return nil }
        sections[index].state.isFailed = inner.isFailed
        inner.values.set(in: &sections[index].properties)
        return SectionItems(
          section: index, items: inner.items.map { $0.data }, header: inner.header.map { _ in SupplementaryData() },
          footer: inner.footer.map { _ in SupplementaryData() })
      }
    }
  }
#endif
