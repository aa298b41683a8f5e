import Foundation
import SDUIIR
import SDUIReports
import TestSupport
import Testing

/// `sduic compile --emit vectors`: the containers, and frames that are computed by hand.
@Suite struct ConformanceVectorTests {
  /// Grids of two columns, and from 356 points of three, as in the README.
  private func sale(_ properties: String = "", height: String = "item.width + 64") throws -> [String: Any] {
    let screen = try Programs.screen(
      """
      component ProductCard { id: ID }
      component Title { text: Text = "" }
      screen Sale {
        \(properties)
        section deals: grid {
          columns: 2
          spacing: 12
          insets: (horizontal: 16, bottom: 16)
          header Title { height: 44 }
          unit ProductCard { height: \(height) }
          when width >= 356 { columns: 3 }
        }
      }
      """)
    let vectors = try vectors(of: screen)
    let document = try #require(vectors["document"] as? String)
    #expect(try Screen(json: Array(document.utf8)) == screen)
    return vectors
  }

  private func vectors(of screen: Screen) throws -> [String: Any] {
    let bytes = ConformanceVectorsJSON.encode(try ConformanceVectors(screen))
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func containers(_ vectors: [String: Any]) throws -> [[String: Any]] {
    try #require(vectors["containers"] as? [[String: Any]])
  }

  private func widths(_ containers: [[String: Any]]) -> [Double] {
    containers.filter { $0["device"] == nil }.compactMap { ($0["size"] as? [Double])?.first }
  }

  @Test func widthsAreThoseOfChangesAndDevices() throws {
    let containers = try containers(sale("widths: 340...400"))
    // The ends, the change and the last quarter of a point before it, and the devices of these widths.
    let expected: [Double] = [340, 355.75, 356, 375, 390, 393, 400]
    #expect(widths(containers) == expected + expected)
    let directions = containers.compactMap { $0["direction"] as? String }
    #expect(directions.prefix(14) == (expected.map { _ in "ltr" } + expected.map { _ in "rtl" })[...])
    let devices = containers.compactMap { $0["device"] as? String }
    #expect(
      devices.contains("iphone-12") && !devices.contains("iphone-12 landscape") && !devices.contains("iphone-air"))
    for container in containers {
      let scales = try #require(container["scales"] as? [Int])
      #expect(container["device"] == nil ? scales == [1, 2, 3] : scales.count == 1)
    }
  }

  @Test func framesAreExact() throws {
    let containers = try containers(sale("widths: 340...400"))
    func elements(_ index: Int) throws -> [[String: Any]] {
      try #require(containers[index]["elements"] as? [[String: Any]])
    }
    // 340 wide: two columns of (340 - 32 - 12) / 2. Four items by default.
    let first = try elements(0)
    #expect(first.map { $0["part"] as? String } == ["item", "item", "item", "item", "header"])
    #expect(first[0]["frame"] as? [Double] == [16, 44, 148, 212])
    #expect(first[3]["frame"] as? [Double] == [176, 268, 148, 212])
    #expect(first[4]["frame"] as? [Double] == [16, 0, 308, 44])
    #expect(containers[0]["contentSize"] as? [Double] == [340, 496])
    // 375 wide: three columns of (375 - 32 - 24) / 3, which is no decimal.
    let third = try elements(3)
    let frame = try #require(third[1]["frame"] as? [Any])
    #expect(frame.map { "\($0)" } == ["403/3", "44", "319/3", "511/3"])
    // From right to left, the first item is at the right.
    #expect(try elements(7)[0]["frame"] as? [Double] == [176, 44, 148, 212])
  }

  @Test func sizesOfTextAreThoseThatMoveFrames() throws {
    func sizes(_ vectors: [String: Any]) throws -> [String] {
      try containers(vectors).filter { $0["device"] == nil }.compactMap { $0["textSize"] as? String }
    }
    #expect(try Set(sizes(sale())) == ["L"])
    #expect(try Set(sizes(sale(height: "40sp + 20"))) == ["XS", "L", "AccessibilityXXXL"])
    // 28/17 is 1.647, the greatest that is declared.
    #expect(try Set(sizes(sale("textScale: 1...1.7", height: "40sp + 20"))) == ["L", "AccessibilityM"])
  }

  /// By layout rules R7 and R10. The container is 844 high, the bar 50, and the insets are 10 and 6.
  private static let beginnings: [(anchor: String, height: Int, offset: Double, header: Double, footer: Double)] = [
    // The content is 40 + 4 · 600 + 30 high. The end is at 2470 + 6 - 844, and the header 60 below it.
    (anchor: "end", height: 600, offset: 1632, header: 1692, footer: 2440),
    (anchor: "start", height: 600, offset: -60, header: 0, footer: 748),
    // Lower content is at the bottom of the container: 470 + 6 - 844.
    (anchor: "end", height: 100, offset: -368, header: 0, footer: 440),
    (anchor: "start", height: 100, offset: -60, header: 0, footer: 440),
  ]

  @Test(arguments: beginnings) func framesAreThoseWhereTheScreenBegins(
    _ expected: (anchor: String, height: Int, offset: Double, header: Double, footer: Double)
  ) throws {
    let screen = try Programs.screen(
      """
      component Message { id: ID }
      component Title { text: Text = "" }
      screen Chat {
        scrollAnchor: \(expected.anchor)
        contentInsets: (top: 10, bottom: 6)
        topBar Title { height: 50 }
        section messages: list {
          header Title { height: 40, pinned: section }
          footer Title { height: 30, pinned: section }
          unit Message { height: \(expected.height) }
        }
      }
      """)
    let container = try #require(containers(vectors(of: screen)).first)
    #expect(container["offset"] as? Double == expected.offset)
    let elements = try #require(container["elements"] as? [[String: Any]])
    let tops = Dictionary(
      elements.map { ($0["part"] as? String ?? "", ($0["frame"] as? [Double])?[1]) }, uniquingKeysWith: { $1 })
    #expect(tops["topBar"] == expected.offset)
    #expect(tops["header"] == expected.header && tops["footer"] == expected.footer)
  }

  @Test func horizontalScreensHaveNoVerticalOffset() throws {
    let screen = try Programs.screen(
      """
      component Card { id: ID }
      screen Strip {
        scrollDirection: horizontal
        contentInsets: (leading: 10)
        section cards: carousel { unit Card { width: 300, height: 100 } }
      }
      """)
    for container in try containers(vectors(of: screen)) { #expect(container["offset"] as? Double == 0) }
  }

  @Test func theTestForUIKitIsTheOneThatThisPackageRuns() throws {
    #expect(vectorTest.hasSuffix("\n\n" + (try Repository.read("Tests/SDUICollectionViewTests/" + vectorTestName))))
  }
}
