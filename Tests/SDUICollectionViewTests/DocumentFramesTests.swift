#if canImport(UIKit)
  import Foundation
  import SDUI
  import SDUICollectionView
  import Testing
  import UIKit

  /// Screen documents in a collection view have the frames of the interpreter. On macOS this runs in a simulator against UIKit,
  /// on Linux against the model in `Tests/UIKitModel`.
  ///
  /// `SDUIC_DOCUMENTS` is the folder of the documents, as `sduic compile Examples -o FOLDER` writes them.
  @MainActor @Suite struct DocumentFramesTests {
    nonisolated private static let environment = ProcessInfo.processInfo.environment

    @Test(.enabled(if: environment["SDUIC_DOCUMENTS"] != nil || environment["SDUIC_REQUIRE_TOOLS"] == "1"))
    func framesAreThoseOfTheInterpreter() throws {
      let documents = try Self.documents()
      #expect(documents.count > 20)
      var count = 0
      for document in documents {
        let screen = try Screen(json: [UInt8](Data(contentsOf: document)))
        for width in [320, 375, 390, 430, 600, 744, 834, 1024, 1366] {
          for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            count += try compare(screen, width: CGFloat(width), direction, document.lastPathComponent)
          }
        }
      }
      #expect(count > 5_000)
    }

    /// The documents, in the order of their paths.
    private static func documents() throws -> [URL] {
      let folder = try #require(environment["SDUIC_DOCUMENTS"])
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".json") }.sorted().map { URL(fileURLWithPath: folder + "/" + $0) }
    }

    /// Compares the cells of a screen at one width. Returns their number.
    private func compare(
      _ screen: Screen, width: CGFloat, _ direction: UISemanticContentAttribute, _ name: String
    ) throws -> Int {
      let layout = ScreenCollectionViewLayout(screen)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: 844), collectionViewLayout: layout)
      view.semanticContentAttribute = direction
      let environment = try LayoutEnvironment(of: view)
      let items = ScreenItems.standard(for: screen, in: environment)
      let source = CellSource(items.sections.flatMap { [$0] + $0.sections }.map(\.items.count))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      guard let expected = try? screen.layout(items, in: environment) else {
        #expect(layout.failure != nil, "\(name), \(width) wide")
        return 0
      }
      // A pinned carousel is a limit of the layout, and frames of UIKit are whole pixels.
      let scale = view.traitCollection.displayScale
      let tolerance = 0.01 + (scale > 0 ? 1 / scale : 0)
      var count = 0
      for section in expected.sections.indices {
        for item in expected.sections[section].items {
          let path = IndexPath(item: item.index, section: section)
          let frame = try #require(view.layoutAttributesForItem(at: path)?.frame, "\(name) \(path)")
          let distances = [
            frame.minX - item.frame.x.doubleValue, frame.minY - item.frame.y.doubleValue,
            frame.width - item.frame.width.doubleValue, frame.height - item.frame.height.doubleValue,
          ]
          let distance = distances.map(abs).max() ?? 0
          let isEqual = distance <= tolerance
          #expect(isEqual, "\(name), \(width) wide, \(path): \(frame), not \(item.frame)")
          count += 1
        }
      }
      return count
    }
  }

  /// A data source of numbers of cells.
  @MainActor private final class CellSource: NSObject, UICollectionViewDataSource {
    private let counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }
#endif
