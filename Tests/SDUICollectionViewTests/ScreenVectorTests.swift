#if canImport(UIKit)
  import Foundation
  import SDUI
  import SDUICollectionView
  import UIKit
  import XCTest

  /// Compares frames of UIKit with the files `*.vectors.json` that `sduic compile --emit vectors` wrote.
  ///
  /// The files are beside this one or below, or in the folder that the environment variable `SDUIC_VECTORS` names.
  final class ScreenVectorTests: XCTestCase {
    func testFramesAreThoseOfTheVectors() throws {
      guard #available(iOS 17, *) else { throw XCTSkip("traits of a view can be set from iOS 17 on") }
      let files = Self.files
      if files.isEmpty, Self.namedFolder == nil { throw XCTSkip("there is no file of vectors beside this one") }
      XCTAssertFalse(files.isEmpty, "there is no file of vectors in \(Self.folder.path)")
      try MainActor.assumeIsolated {
        for file in files {
          let vectors = try JSONDecoder().decode(ScreenVectors.self, from: Data(contentsOf: file))
          let differences = try vectors.differences()
          let some = differences.prefix(10).joined(separator: "\n")
          XCTAssert(differences.isEmpty, "\(file.lastPathComponent): \(differences.count) differences\n\(some)")
        }
      }
    }

    private static let namedFolder = ProcessInfo.processInfo.environment["SDUIC_VECTORS"]

    private static var folder: URL {
      namedFolder.map { URL(fileURLWithPath: $0) } ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    }

    /// The files of vectors, in the order of their paths.
    private static var files: [URL] {
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".vectors.json") }.sorted().map { folder.appendingPathComponent($0) }
    }
  }

  /// A screen with its frames in containers.
  struct ScreenVectors: Decodable {
    /// The screen document.
    let document: String
    let containers: [Container]

    /// A container, and the frames of a screen in it.
    struct Container: Decodable {
      let device: String?
      let size: [Length]
      let safeArea: [Length]
      let horizontal: String
      let vertical: String
      let idiom: String
      let direction: String
      let textSize: String
      let scales: [Length]
      let items: [Int]
      let contentSize: [Length]?
      let offset: Length?
      let elements: [Element]?
      let failure: String?
    }

    /// The frame of a part of a screen.
    struct Element: Decodable {
      let part: String
      let section: Int?
      let item: Int?
      let decoration: String?
      let frame: [Length]
    }

    /// A number, or a fraction as text.
    struct Length: Decodable {
      let value: CGFloat

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          value = CGFloat(number)
          return
        }
        let parts = try container.decode(String.self).split(separator: "/").compactMap { Double($0) }
        guard parts.count == 2 else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "a fraction has two numbers")
        }
        value = CGFloat(parts[0] / parts[1])
      }
    }
  }

  @available(iOS 17, *)
  extension ScreenVectors {
    /// Returns all differences of more than half a pixel.
    @MainActor func differences() throws -> [String] {
      let screen = try Screen(json: Array(document.utf8))
      return try containers.flatMap { container in
        try container.scales.flatMap { scale in
          let shown = VectorScreen(screen, container, scale: scale.value)
          return try shown.differences().map { "\(container.name), at \(scale.value): \($0)" }
        }
      }
    }
  }

  extension ScreenVectors.Container {
    fileprivate var name: String {
      "\(device ?? "container") \(size[0].value) x \(size[1].value), \(direction), text \(textSize)"
    }
  }

  /// A screen in a collection view, in the environment of a container.
  @available(iOS 17, *)
  @MainActor private final class VectorScreen {
    private let container: ScreenVectors.Container
    private let scale: CGFloat
    private let layout: ScreenCollectionViewLayout
    private let view: VectorView
    private let source: VectorSource

    init(_ screen: Screen, _ container: ScreenVectors.Container, scale: CGFloat) {
      (self.container, self.scale) = (container, scale)
      layout = ScreenCollectionViewLayout(screen)
      let size = CGSize(width: container.size[0].value, height: container.size[1].value)
      view = VectorView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      source = VectorSource(container.items)
      view.contentInsetAdjustmentBehavior = .never
      let area = container.safeArea.map(\.value)
      view.safeArea = UIEdgeInsets(top: area[0], left: area[1], bottom: area[2], right: area[3])
      view.semanticContentAttribute = container.direction == "rtl" ? .forceRightToLeft : .forceLeftToRight
      view.traitOverrides.layoutDirection = container.direction == "rtl" ? .rightToLeft : .leftToRight
      view.traitOverrides.horizontalSizeClass = container.horizontal == "compact" ? .compact : .regular
      view.traitOverrides.verticalSizeClass = container.vertical == "compact" ? .compact : .regular
      view.traitOverrides.userInterfaceIdiom = container.idiom == "pad" ? .pad : .phone
      view.traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategory" + container.textSize)
      view.traitOverrides.displayScale = scale
      view.updateTraitsIfNeeded()
      for case let decoration? in (container.elements ?? []).map(\.decoration) {
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: decoration)
      }
      source.register(in: view)
      view.layoutIfNeeded()
      view.contentOffset.y = container.offset?.value ?? 0
      view.layoutIfNeeded()
    }

    func differences() throws -> [String] {
      guard let elements = container.elements, let contentSize = container.contentSize else {
        return layout.failure == nil ? ["the screen is displayed, where layout fails"] : []
      }
      if let failure = layout.failure { return ["nothing is displayed: \(failure)"] }
      var result = elements.compactMap(difference)
      let expected = Set(elements.map { Place($0) })
      result += shownPlaces.subtracting(expected).map { "\($0.kind) \($0.path) is displayed" }.sorted()
      let (size, isVertical) = (view.contentSize, layout.configuration.scrollDirection == .vertical)
      let distance = isVertical ? size.height - contentSize[1].value : size.width - contentSize[0].value
      if abs(distance) > tolerance { result.append("the content is \(size)") }
      return result
    }

    /// Half a pixel, and what is lost in arithmetic.
    private var tolerance: CGFloat { 0.5 / scale + 0.01 }

    private func difference(of element: ScreenVectors.Element) -> String? {
      let place = Place(element)
      let expected = element.frame.map(\.value)
      guard let frame = frame(at: place) else { return "\(place.kind) \(place.path) is missing" }
      let actual = [frame.minX, frame.minY, frame.width, frame.height]
      if zip(actual, expected).allSatisfy({ abs($0 - $1) <= tolerance }) { return nil }
      return "\(place.kind) \(place.path) is at \(actual) instead of \(expected)"
    }

    /// The frame of an element on the screen.
    private func frame(at place: Place) -> CGRect? {
      switch place.category {
      case .cell: return view.layoutAttributesForItem(at: place.path)?.frame
      case .supplementaryView:
        return view.layoutAttributesForSupplementaryElement(ofKind: place.kind, at: place.path)?.frame
      default:
        // A collection view mirrors what a layout returns.
        guard var frame = layout.layoutAttributesForDecorationView(ofKind: place.kind, at: place.path)?.frame else {
          return nil
        }
        if container.direction == "rtl" { frame.origin.x = view.contentSize.width - frame.maxX }
        return frame
      }
    }

    /// The places of everything that is displayed.
    private var shownPlaces: Set<Place> {
      let extent = CGFloat(100_000)
      let everything = CGRect(x: -extent, y: -extent, width: 2 * extent, height: 2 * extent)
      let attributes = layout.layoutAttributesForElements(in: everything) ?? []
      return Set(attributes.filter { !$0.frame.isEmpty }.map { Place($0) })
    }
  }

  /// An element of a collection view.
  @MainActor private struct Place: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String
    let path: IndexPath

    init(_ attributes: UICollectionViewLayoutAttributes) {
      category = attributes.representedElementCategory
      kind = attributes.representedElementKind ?? "item"
      path = attributes.indexPath
    }

    init(_ element: ScreenVectors.Element) {
      category = element.part == "item" ? .cell : element.decoration == nil ? .supplementaryView : .decorationView
      kind = element.decoration ?? Self.kinds[element.part] ?? element.part
      path = IndexPath(item: element.item ?? 0, section: element.section ?? 0)
    }

    static let kinds = [
      "header": UICollectionView.elementKindSectionHeader, "footer": UICollectionView.elementKindSectionFooter,
      "placeholder": ScreenCollectionViewLayout.placeholderKind,
      "background": ScreenCollectionViewLayout.backgroundKind,
      "emptyScreen": ScreenCollectionViewLayout.emptyScreenKind, "topBar": ScreenCollectionViewLayout.topBarKind,
      "bottomBar": ScreenCollectionViewLayout.bottomBarKind,
    ]
  }

  /// A collection view with a safe area that a test chooses.
  @MainActor private final class VectorView: UICollectionView {
    var safeArea = UIEdgeInsets.zero

    override var safeAreaInsets: UIEdgeInsets { safeArea }
  }

  /// A data source of views that keep the sizes of the layout.
  @MainActor private final class VectorSource: NSObject, UICollectionViewDataSource {
    private let counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func register(in view: UICollectionView) {
      view.register(VectorCell.self, forCellWithReuseIdentifier: "view")
      for kind in Place.kinds.values {
        view.register(VectorPart.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
      }
      view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "view", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private final class VectorCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }

  private final class VectorPart: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }
#endif
