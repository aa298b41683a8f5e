import SDUICollectionView
import SDUIResponse
import SSCollectionViewPresenter
import UIKit
import UIKitModelDriver

// The checks of `Examples/Presenter/market.sdui`. Expected values come from the source of the screen.

@MainActor func checkScreen(_ run: PresenterRun, _ pages: [GeneratedResponse]) {
  let market = MarketChecks(run)
  market.checkPagination()
  market.checkEnds()
  market.checkReordering()
  market.checkCollapse()
  market.checkCarousel()
  market.checkIndex()
  market.checkStates()
}

@MainActor private final class MarketChecks {
  private let run: PresenterRun
  private var performed: [String] = []
  /// The presenter, which the collection view does not keep.
  private var kept: GeneratedPresenter?

  init(_ run: PresenterRun) { self.run = run }

  private func show(
    _ sections: [MarketSection], hasNext: Bool = false, _ mode: SSCollectionViewPresenter.DataSourceMode = .traditional
  ) -> (presenter: GeneratedPresenter, driver: ModelDriver) {
    let driver = ShownLayout.driver(ModelEnvironment(width: 390, height: 844))
    let presenter = ShownLayout.presenter(in: driver, mode) { [weak self] action in
      if let action = action as? ScreenAction { self?.performed.append(Self.name(action)) }
    }
    kept = presenter
    performed = []
    presenter.loadPage(MarketResponse(page: 0, hasNext: hasNext, sections: sections))
    driver.settle()
    return (presenter, driver)
  }

  private static func name(_ action: ScreenAction) -> String {
    switch action {
    case .track(let track): "\(track.name) \(track.page)"
    case .saveOrder: "saveOrder"
    default: "another"
    }
  }

  private func product(_ id: String) -> ProductCard {
    ProductCard(
      id: id, name: id, price: Price(amount: 1, currency: "EUR"),
      image: ImageReference(url: URLReference("https://example.com/\(id).jpg"), width: 3, height: 4))
  }

  private func products(_ count: Int) -> MarketSection {
    .products(MarketProductsSection(units: (0..<count).map { .productCard(product("p\($0)")) }))
  }

  private func followed(_ names: [String]) -> MarketSection {
    .followed(
      MarketFollowedSection(
        header: FoldingTitle(title: "Followed"),
        units: names.map { name in
          name == "pinned"
            ? .pinned(Pinned(id: name, initial: "a", name: name))
            : .brand(Brand(id: name, initial: String(name.prefix(1)), name: name))
        }))
  }

  /// Six items before the end, the next page is requested, once.
  func checkPagination() {
    let (presenter, driver) = show([products(60)], hasNext: true)
    var requests: [Int] = []
    presenter.onNextPage = { requests.append($0.page) }
    presenter.visibleItemsDidChange()
    run.equal(requests, [], "the requests at the start")
    let layout = driver.collectionView.collectionViewLayout
    func scroll(toItem item: Int) {
      let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
      driver.scroll(to: CGPoint(x: 0, y: frame.minY - 844 + 2))
    }
    // Of each row with two products, some points are visible.
    scroll(toItem: 50)
    run.equal(requests, [], "the requests eight items before the end")
    scroll(toItem: 52)
    run.equal(requests, [0], "the requests six items before the end")
    scroll(toItem: 58)
    run.equal(requests, [0], "the requests while a page is on its way")
    presenter.loadPage(MarketResponse(page: 1, hasNext: false, sections: []))
    scroll(toItem: 59)
    run.equal(requests, [0], "the requests after the last page")
    run.equal(driver.collectionView.ss.getViewModel()?.page, 1, "the page of the view model")
    run.equal(driver.collectionView.ss.getViewModel()?.hasNext, false, "whether the view model has a next page")
    let (empty, _) = show([], hasNext: true)
    empty.onNextPage = { requests.append($0.page + 10) }
    empty.visibleItemsDidChange()
    run.equal(requests, [0, 10], "the requests of an empty screen")
  }

  /// The end of a section is reached when its last item comes into view, each time.
  func checkEnds() {
    let (_, driver) = show([products(40)])
    run.equal(performed, [], "the actions at the start")
    for _ in 0..<2 {
      driver.scroll(to: CGPoint(x: 0, y: 1e6))
      driver.scroll(to: CGPoint(x: 0, y: driver.collectionView.contentOffset.y - 1))
      driver.scroll(to: .zero)
    }
    run.equal(performed, ["reachEnd 0", "reachEnd 0"], "the actions at the end")
  }

  func checkReordering() {
    let (presenter, driver) = show([products(4), followed(["pinned", "b", "c", "d"])])
    let view = driver.collectionView
    guard let library = SSCollectionViewPresenter.of(view) else { return }
    performed = []
    run.equal(library.acceptedTypes, ["public.plain-text", "public.url"], "the types from outside")
    run.equal(library.isReorderEnabled, true, "whether items are moved")
    run.equal(library.move([0, 1], to: [0, 0]), false, "whether a product is moved")
    run.equal(library.move([1, 0], to: [1, 2]), false, "whether a pinned item is moved")
    run.equal(library.move([1, 3], to: [1, 1]), true, "whether a brand is moved")
    run.equal(performed, ["saveOrder"], "the actions of a move")
    run.equal(order(presenter), ["pinned", "d", "b", "c"], "the order")
    presenter.loadPage(MarketResponse(page: 1, sections: [followed(["e", "b"])]))
    run.equal(order(presenter), ["pinned", "d", "b", "c", "e"], "the order with a further page")
    run.equal(view.ss.getViewModel()?[1].count, 5, "the cells of a further page")
    run.equal(library.move([1, 1], to: [0, 0]), true, "whether a brand is moved to another section")
    run.equal(view.ss.getViewModel()?.map { $0.count }, [4, 5], "the cells of both sections")
    run.equal(performed, ["saveOrder"], "the actions of a move to another section")
  }

  private func order(_ presenter: GeneratedPresenter) -> [String] {
    for section in presenter.snapshot?.sections ?? [] {
      if case .followed(let followed)? = section.section { return followed.units.map { $0.id.id } }
    }
    return []
  }

  /// An open section closes, and keeps its header.
  func checkCollapse() {
    let (presenter, driver) = show([followed(["b", "c"])])
    let view = driver.collectionView
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    header?.actionClosure?("tap", nil)
    run.equal(view.ss.getViewModel()?.map { $0.count }, [0], "the cells of a closed section")
    run.equal(view.ss.getViewModel()?[0].headerInfo() != nil, true, "the header of a closed section")
    presenter.toggleSection(.followed)
    run.equal(view.ss.getViewModel()?.map { $0.count }, [2], "the cells of an open section")
  }

  /// The cell of the carousel shows pages in a collection view of its own.
  func checkCarousel() {
    let banners = ["a", "b", "c"].map { id in
      TopBanner(
        id: id, image: ImageReference(url: URLReference("https://example.com"), width: 2, height: 1),
        link: .openProduct(OpenProduct(product: id)))
    }
    let (presenter, driver) = show([.banners(MarketBannersSection(units: banners))])
    let expected = SSCollectionViewPresenter.PagingConfiguration(
      isEnabled: true, isAlignCenter: true, isLooping: false, isInfinitePage: true, isAutoRolling: true,
      autoRollingTimeInterval: 3)
    run.equal(MarketBannersSection.pagingConfiguration, expected, "the pages")
    let cell = driver.collectionView.cellForItem(at: [0, 0]) as? any PresentedView
    guard let carousel = cell?.shown as? MarketBannersCarousel else {
      return run.equal("nothing", "a carousel", "the cell of the carousel")
    }
    run.equal(carousel.section.units.map { $0.id }, ["a", "b", "c"], "the items of the carousel")
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    carousel.show(in: view)
    // A banner is 88 % of 390 points wide, and twice as wide as high.
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 171.6)
    view.layoutIfNeeded()
    guard let library = SSCollectionViewPresenter.of(view) else { return }
    run.equal(library.paging, expected, "the pages of the collection view")
    run.equal(view.numberOfItems(inSection: 0), 9, "the items of an endless carousel")
    run.equal(view.decelerationRate, .fast, "the deceleration")
    run.equal(view.bounces, false, "whether the carousel bounces")
    let frames = (0..<2).compactMap {
      view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    run.equal(frames.map { ($0.minX * 10).rounded() }, [0, 3_512], "the places of banners, in tenths of a point")
    run.equal(frames.map { ($0.width * 10).rounded() }, [3_432, 3_432], "the widths of banners")
    run.equal(frames.map { ($0.height * 10).rounded() }, [1_716, 1_716], "the heights of banners")
    performed = []
    for (index, name) in ["willAppear", "didAppear", "willDisappear", "didDisappear"].enumerated() {
      library.pageBlocks[name]?(view, index)
    }
    run.equal(performed, ["willAppear 0", "appear 1", "willDisappear 2", "disappear 3"], "the events of pages")
    view.cellForItem(at: [0, 0])?.actionClosure?("tap", nil)
    run.equal(performed.last, "another", "the action of a banner")
    driver.environment = ModelEnvironment(width: 500, height: 844)
    presenter.environmentDidChange()
    driver.settle()
    let wider = driver.collectionView.cellForItem(at: [0, 0]) as? any PresentedView
    run.equal(
      (wider?.shown as? MarketBannersCarousel).map { $0 === carousel }, false, "whether the carousel is the same")
  }

  func checkIndex() {
    let (_, driver) = show([followed(["pinned", "b", "c"]), products(1)])
    let model = driver.collectionView.ss.getViewModel()
    run.equal(model?.isIndexTitlesEnabled, true, "whether there is an index")
    run.equal(model?.map { $0.map { $0.indexTitle } }, [["a", "b", "c"], [nil]], "the titles of the index")
    run.equal(driver.collectionView.allowsSelection, true, "whether items are selected")
  }

  /// Cases of unknown units: a section that failed, an empty screen, and another width.
  func checkStates() {
    let json = """
      { "sdui": "1.0", "screen": "Market", "page": 0, "sections": [
        { "section": "FAVOURITES", "sectionId": "FAVOURITES", "units": [
          { "type": "LATER", "data": {} },
          { "type": "SS_PRODUCT", "data": { "productId": "p", "name": "p", "price": { "amount": "1", "currency": "EUR" },
            "image": { "url": "https://example.com", "width": 3, "height": 4 } } } ] } ] }
      """
    let unknown = try? MarketResponse(json: Data(json.utf8))
    let (presenter, driver) = show(unknown?.sections ?? [])
    run.equal(driver.collectionView.ss.getViewModel()?.map { $0.count }, [1], "the cells besides an unknown unit")
    presenter.loadPage(
      MarketResponse(page: 0, sections: [.recent(MarketRecentSection(units: [], isFailed: true))]))
    let cells = driver.collectionView.ss.getViewModel()?.first?.map { $0.state is TryAgain }
    run.equal(cells, [true], "the cell of a section that failed")
    // A section that failed on one page shows the items of the other.
    let photo = Photo(id: "a", image: ImageReference(url: URLReference("https://example.com"), width: 2, height: 1))
    presenter.loadPage(MarketResponse(page: 1, sections: [.recent(MarketRecentSection(units: [photo]))]))
    let photos = driver.collectionView.ss.getViewModel()?.first?.map { $0.state is Photo }
    run.equal(photos, [true], "the cell of a section that failed on one page")
    presenter.removePage(1)
    presenter.loadPage(MarketResponse(page: 0, sections: []))
    let empty = driver.collectionView.ss.getViewModel()?.first?.map { $0.state is NothingHere }
    run.equal(empty, [true], "the cell of an empty screen")
    presenter.loadPage(MarketResponse(page: 0, sections: [products(4)]))
    driver.environment = ModelEnvironment(width: 1024, height: 844)
    presenter.environmentDidChange()
    driver.settle()
    let frame = driver.collectionView.collectionViewLayout.layoutAttributesForItem(at: [0, 3])?.frame ?? .zero
    // Four columns from 744 on: (1024 − 2·16 − 3·8) / 4 = 242, and three columns and gaps before the fourth.
    run.equal(frame.minX, 766, "the place of the fourth product")
    run.equal(driver.failures.map(\.description), [], "the failures")
  }
}
