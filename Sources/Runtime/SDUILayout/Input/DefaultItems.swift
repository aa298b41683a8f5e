import SDUIIR

extension ScreenItems {
  /// Returns the default items of a screen: a section's authored content, else four of its first unit and one of each
  /// other, brought within its `minItems` and `maxItems`.
  ///
  /// More of the first unit come before the others until the minimum is reached; items over the maximum are cut off at
  /// the end. Where there is no content, images are 1:1.
  public static func standard(for screen: Screen, in environment: LayoutEnvironment) -> ScreenItems {
    let screen = screen.resolvedByDefault.screen
    return ScreenItems(
      sections: screen.sections.indices.map { index in
        SectionItems.standard(
          for: screen.sections[index], at: index, screen.contract, screen.variants.client, in: environment)
      })
  }
}

extension SectionItems {
  /// Returns the items that a section of a screen shows by default, or those that are given of it and of those in it.
  ///
  /// - Parameter screen: A screen in which no flag and no client is open.
  package static func standard(
    forSection index: Int, of screen: Screen, showing samples: SampleItems, in environment: LayoutEnvironment
  ) -> SectionItems {
    var items = standard(
      for: screen.sections[index], at: index, screen.contract, screen.variants.client, in: environment)
    items.show(samples, at: index, of: screen.sections[index])
    return items
  }

  /// Returns the default items of one section, and of those in it.
  @inline(never)
  fileprivate static func standard(
    for section: ScreenSection, at index: Int, _ contract: Contract, _ client: Client?,
    in environment: LayoutEnvironment
  ) -> SectionItems {
    var items =
      section.content.map { SectionItems($0, of: section, at: index, contract, client) }
      ?? sample(of: section, at: index, contract, client, in: environment)
    items.sections = section.sections.indices.map { child in
      standard(for: section.sections[child], at: child, contract, client, in: environment)
    }
    return items
  }

  /// Four of the first unit and one of each other, within the bounds of the section.
  fileprivate static func sample(
    of section: ScreenSection, at index: Int, _ contract: Contract, _ client: Client?,
    in environment: LayoutEnvironment
  ) -> SectionItems {
    let resolved = ResolvedSection(section, in: environment)
    let others = max(section.units.count - 1, 0)
    var units: [Int] = []
    if !section.units.isEmpty {
      let leading = max(4, Int(clamping: resolved.minItems) - others)
      units = Array(repeating: 0, count: leading) + Array(1..<(others + 1))
    }
    if let most = resolved.maxItems { units = Array(units.prefix(max(0, Int(clamping: most)))) }
    let ratios = resolved.units.map { $0.squareImages }
    let lengths = section.isSizedByData ? section.units.map { contract.fieldLengths(of: $0.component, []) } : []
    let cases =
      section.isSpannedByData ? section.units.map { contract.fieldCases(of: $0.component, [], at: client) } : []
    return SectionItems(
      section: index,
      items: units.map {
        ItemData(
          unit: $0, imageRatios: ratios[$0], fieldLengths: lengths.isEmpty ? [] : lengths[$0],
          fieldCases: cases.isEmpty ? [] : cases[$0])
      },
      header: SupplementaryData(imageRatios: resolved.header?.height.map(ImageRatio.squares) ?? []),
      footer: SupplementaryData(imageRatios: resolved.footer?.height.map(ImageRatio.squares) ?? []))
  }

  /// Authored content, with the images that it names.
  fileprivate init(
    _ content: Content, of section: ScreenSection, at index: Int, _ contract: Contract, _ client: Client?
  ) {
    let (isSizedByData, isSpannedByData) = (section.isSizedByData, section.isSpannedByData)
    self.init(
      section: index,
      items: content.items.map { item in
        guard section.units.indices.contains(item.unit) else { return ItemData(unit: item.unit) }
        let component = section.units[item.unit].component
        return ItemData(
          unit: item.unit, measured: item.measured, imageRatios: contract.imageRatios(of: component, item.fields),
          fieldLengths: isSizedByData ? contract.fieldLengths(of: component, item.fields) : [],
          fieldCases: isSpannedByData ? contract.fieldCases(of: component, item.fields, at: client) : [])
      },
      header: SupplementaryData(
        measuredHeight: content.measuredHeaderHeight,
        imageRatios: section.header.map { contract.imageRatios(of: $0.component, content.header ?? []) } ?? []),
      footer: SupplementaryData(
        measuredHeight: content.measuredFooterHeight,
        imageRatios: section.footer.map { contract.imageRatios(of: $0.component, content.footer ?? []) } ?? []))
  }
}

extension ImageRatio {
  /// A square image for a width or height that follows one.
  package static func squares(for size: Size) -> [ImageRatio] {
    switch size {
    case .ratioField(let field): [ImageRatio(field: field, width: .one, height: .one)]
    case .length, .field, .percent, .ratio, .estimate, .share, .inView, .rows: []
    }
  }
}
