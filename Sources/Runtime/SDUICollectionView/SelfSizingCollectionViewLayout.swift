#if canImport(UIKit)
  import SDUI
  import UIKit

  /// A compositional layout in which views of sections with given frames size themselves.
  ///
  /// The frames of a custom group are given, so UIKit does not ask its cells for their sizes. This layout does, for sections
  /// whose sizes the section provider reads by ``preferredSizes(ofSection:showing:)``. It asks the provider again with each
  /// size that it did not know. Sizes are forgotten if the container changes, or what a section shows.
  @MainActor public final class SelfSizingCollectionViewLayout: PinningCollectionViewLayout {
    /// The sizes that the views of a section prefer, as far as they were asked.
    public struct PreferredSizes {
      /// The sizes of cells by the index of their item.
      public internal(set) var cells: [Int: CGSize] = [:]
      /// The height of the header.
      public internal(set) var header: CGFloat?
      /// The height of the footer.
      public internal(set) var footer: CGFloat?
      /// The number of pixels of a point.
      var displayScale: CGFloat = 1

      /// No sizes: no view was asked.
      public init() {}
    }

    /// The sizes in a section, and what the section shows.
    private struct Section {
      let content: AnyHashable
      var sizes = PreferredSizes()
    }

    private var sections: [Int: Section] = [:]
    private var containerSize = CGSize.zero
    private var contentSizeCategory: UIContentSizeCategory?

    /// Returns the sizes that the views of a section prefer. From then on, they are asked.
    ///
    /// - Parameter content: The data that the section shows.
    public func preferredSizes(ofSection index: Int, showing content: some Hashable & Sendable) -> PreferredSizes {
      if sections[index]?.content != AnyHashable(content) { sections[index] = Section(content: AnyHashable(content)) }
      var sizes = sections[index]?.sizes ?? PreferredSizes()
      sizes.displayScale = collectionView?.traitCollection.displayScale ?? 1
      return sizes
    }

    public override func prepare() {
      if let view = collectionView {
        let category = view.traitCollection.preferredContentSizeCategory
        if view.bounds.size != containerSize || category != contentSizeCategory { sections = [:] }
        (containerSize, contentSizeCategory) = (view.bounds.size, category)
      }
      super.prepare()
    }

    public override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard let view = MeasuredView(originalAttributes), let section = sections[view.section] else {
        return super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      }
      let size = preferredAttributes.size
      return switch view {
      case .cell(let path): section.sizes.cells[path.item] != size
      case .header: section.sizes.header != size.height
      case .footer: section.sizes.footer != size.height
      }
    }

    public override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      if let view = MeasuredView(originalAttributes) {
        let size = preferredAttributes.size
        switch view {
        case .cell(let path): sections[path.section]?.sizes.cells[path.item] = size
        case .header(let section): sections[section]?.sizes.header = size.height
        case .footer(let section): sections[section]?.sizes.footer = size.height
        }
      }
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
  }

  extension MeasuredView {
    /// The section of the view.
    fileprivate var section: Int {
      switch self {
      case .cell(let path): path.section
      case .header(let section), .footer(let section): section
      }
    }
  }

  extension MeasuredLayout {
    /// Takes over the sizes that the views of the first section prefer. The estimate of a view stays if its size cannot be laid
    /// out.
    mutating func measure(_ sizes: SelfSizingCollectionViewLayout.PreferredSizes) {
      if let height = sizes.header {
        try? measure(.header(section: 0), CGSize(width: 0, height: height), sizes.displayScale)
      }
      if let height = sizes.footer {
        try? measure(.footer(section: 0), CGSize(width: 0, height: height), sizes.displayScale)
      }
      let cells = layout.sections.first?.kind.holdsSections ?? false ? layout.stackCells : nil
      for (item, size) in sizes.cells.sorted(by: { $0.key < $1.key }) {
        var path = IndexPath(item: item, section: 0)
        if let cells {
          guard cells.indices.contains(item), let own = cells[item].item else { continue }
          path = IndexPath(item: own, section: cells[item].section)
        }
        try? measure(.cell(path), size, sizes.displayScale)
      }
    }

    /// Takes over the size that a view prefers, rounded up to whole pixels: then sums of sizes stay exact.
    ///
    /// - Throws: An error if the size cannot be laid out. Then nothing has changed.
    mutating func measure(_ view: MeasuredView, _ size: CGSize, _ displayScale: CGFloat) throws {
      let height = try Rational(preferred: size.height, displayScale)
      switch view {
      case .cell(let path):
        let size = MeasuredSize(width: try Rational(preferred: size.width, displayScale), height: height)
        try measureCell(size, ofItem: path.item, inSection: path.section)
      case .header(let section): try measureHeader(height, inSection: section)
      case .footer(let section): try measureFooter(height, inSection: section)
      }
    }
  }

  extension Rational {
    /// A length that a view prefers, rounded up to whole pixels.
    fileprivate init(preferred length: CGFloat, _ displayScale: CGFloat) throws {
      let pixels = displayScale > 0 ? displayScale : 64
      // What a sum of floating-point numbers has lost makes no further pixel.
      self = try Rational(Double((length * pixels - 0.001).rounded(.up))) / Rational(Double(pixels))
    }
  }
#endif
