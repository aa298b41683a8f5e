/// The support file of presenters in generated Swift.
enum SwiftPresenterSupport {
  /// What presenters of screens with actions use.
  ///
  /// - Parameter action: The type of any action.
  static func events(_ action: String) -> String {
    """
    /// A component whose events perform actions.
    protocol ComponentWithEvents {
      /// Returns what happens on an event, by its name.
      func action(on event: String) -> \(action)?
    }
    """
  }

  /// What all presenters use.
  static let text = [scrollObserver, SwiftSectionEnds.text, lists].joined(separator: "\n\n")

  private static let scrollObserver = #"""
    /// Reports that a scroll view has scrolled.
    @MainActor final class ScrollObserver: NSObject, UIScrollViewDelegate {
      var didScroll: (() -> Void)?

      func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?() }
    }
    """#

  private static let lists = #"""
    extension Array {
      /// Adds the units of a later page. A unit that is there keeps its place and has the later data.
      ///
      /// - Parameter count: The maximum number of units; later ones are left out.
      mutating func join(_ later: [Element], atMost count: Int = .max, by identity: (Element) -> UnitIdentity?) {
        var places: [UnitIdentity: Int] = [:]
        for (index, unit) in enumerated() {
          if let identity = identity(unit) { places[identity] = index }
        }
        for unit in later {
          let identity = identity(unit)
          if let identity, let place = places[identity] {
            self[place] = unit
          } else if self.count < count {
            if let identity { places[identity] = self.count }
            append(unit)
          }
        }
      }

      /// Puts elements into the order of others. Those that the others do not have come last.
      mutating func restore<Identity: Hashable>(_ order: [Element], by identity: (Element) -> Identity) {
        var places: [Identity: Int] = [:]
        for (index, element) in order.enumerated() { places[identity(element)] = index }
        let sorted = enumerated().sorted { first, second in
          (places[identity(first.element)] ?? order.count, first.offset)
            < (places[identity(second.element)] ?? order.count, second.offset)
        }
        self = sorted.map { $0.element }
      }
    }
    """#

  /// What presenters of screens with carousels use.
  static let carousels = #"""
    extension UICollectionView {
      /// Prepares the collection view of a carousel for the library. Its presenter needs a flow layout to compute pages.
      func showPages(
        of carousel: CarouselCollectionViewLayout, _ configuration: SSCollectionViewPresenter.PagingConfiguration
      ) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let frames = (0..<min(2, carousel.numberOfItems)).compactMap {
          carousel.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        if let first = frames.first {
          layout.itemSize = first.size
          layout.minimumLineSpacing = frames.last.map { max(0, abs($0.minX - first.minX) - first.width) } ?? 0
          layout.sectionInset.top = first.minY
          layout.sectionInset.bottom = max(0, carousel.size.height - first.maxY)
        }
        setCollectionViewLayout(layout, animated: false)
        ss.setupPresenter(layoutKind: .flow)
        ss.setPagingEnabled(configuration)
        decelerationRate = carousel.decelerationRate
        bounces = carousel.bounces
      }

      /// Prepares the collection view of a carousel without pages for the library.
      func showItems(of carousel: CarouselCollectionViewLayout) {
        ss.setupPresenter(layoutKind: .compositional())
        setCollectionViewLayout(carousel, animated: false)
        decelerationRate = carousel.decelerationRate
        bounces = carousel.bounces
        contentOffset = carousel.startOffset
      }
    }
    """#

  /// The types that presenters declare, and those of the library and of UIKit that they use.
  static let typeNames: Set<String> = [
    "CarouselCollectionViewLayout", "ComponentWithEvents", "IndexPath", "NSObject", "SSCollectionReusableViewProtocol",
    "SSCollectionViewCellProtocol", "SSCollectionViewModel", "SSCollectionViewPresenter", "ScrollObserver",
    "SectionEnd", "SendingState", "ServerStateSectionRepresentable", "ServerStateUnitRepresentable",
    "UICollectionReusableView",
    "UICollectionViewFlowLayout", "UIScrollView", "UIScrollViewDelegate", "ViewModelSectionRepresentable",
    "ViewModelUnitRepresentable",
  ]
}
