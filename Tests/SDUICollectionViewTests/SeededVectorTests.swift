#if canImport(UIKit)
  import Foundation
  import XCTest

  /// The comparison with vectors finds what is wrong in them.
  final class SeededVectorTests: XCTestCase {
    private static let document = #"""
      {
        "sdui": "1.0", "screen": "Home",
        "contract": {
          "components": [{ "type": "Card", "fields": [{ "key": "id", "type": "id" }] }],
          "records": [], "enums": [], "actions": []
        },
        "layout": {
          "decorations": {},
          "sections": {
            "cards": {
              "kind": "grid", "accepts": ["Card"],
              "insets": { "top": 0, "leading": 16, "bottom": 0, "trailing": 16 },
              "spacing": { "lines": 16, "items": 16 },
              "columns": 2,
              "units": { "Card": { "height": { "points": 100 } } }
            }
          }
        },
        "sectionList": [{ "section": "cards", "sectionId": "cards" }],
        "requirements": []
      }
      """#

    /// The screen in a container 320 points wide, with its frames computed by hand: the columns have the width
    /// (320 - 3 * 16) / 2.
    private static let vectors = #"""
      {
        "document": "\#(document.replacing("\"", with: "\\\"").replacing("\n", with: " "))",
        "containers": [
          {
            "size": [320, 568], "safeArea": [0, 0, 0, 0], "horizontal": "compact", "vertical": "regular",
            "idiom": "phone", "direction": "rtl", "textSize": "L", "scales": [1, 2, 3],
            "items": [4], "contentSize": [320, 216], "offset": 0,
            "elements": [
              { "part": "item", "section": 0, "item": 0, "frame": [168, 0, "272/2", 100] },
              { "part": "item", "section": 0, "item": 1, "frame": [16, 0, 136, 100] },
              { "part": "item", "section": 0, "item": 2, "frame": [168, 116, 136, 100] },
              { "part": "item", "section": 0, "item": 3, "frame": [16, 116, 136, 100] }
            ]
          }
        ]
      }
      """#

    func testFramesByHandAreRight() throws { try expect([], replacing: "", by: "") }

    func testAWrongFrameIsFoundAtEachScale() throws {
      try expect(
        ["at 1.0: item [0, 3]", "at 2.0: item [0, 3]", "at 3.0: item [0, 3]"], replacing: "[16, 116, 136, 100]",
        by: "[16, 116, 136.6, 100]")
      // Less than half a pixel where a point is one.
      try expect(
        ["at 2.0: item [0, 3]", "at 3.0: item [0, 3]"], replacing: "[16, 116, 136, 100]", by: "[16, 115.6, 136, 100]")
    }

    func testWhatIsLeftOutIsFound() throws {
      let last = #"{ "part": "item", "section": 0, "item": 3, "frame": [16, 116, 136, 100] }"#
      try expect(
        (1...3).map { "at \($0).0: item [0, 3] is displayed" }, replacing: ",\n        " + last, by: "")
    }

    func testWhatIsNotDisplayedIsFound() throws {
      try expect(
        (1...3).map { "at \($0).0: UICollectionElementKindSectionHeader [0, 0] is missing" },
        replacing: #""part": "item", "section": 0, "item": 0"#, by: #""part": "header", "section": 0"#, and: 3)
    }

    func testAnotherContainerIsFound() throws {
      try expect((1...3).flatMap { ["at \($0).0: the content is"] }, replacing: "[320, 216]", by: "[320, 217]")
      XCTAssertFalse(try differences(replacing: #""direction": "rtl""#, by: #""direction": "ltr""#).isEmpty)
    }

    /// Expects differences that contain texts, in their order.
    ///
    /// - Parameter more: The number of differences beside them.
    private func expect(_ texts: [String], replacing old: String, by new: String, and more: Int = 0) throws {
      let found = try differences(replacing: old, by: new)
      XCTAssertEqual(found.count, texts.count + more, "\(found)")
      var rest = found[...]
      for text in texts {
        guard let index = rest.firstIndex(where: { $0.contains(text) }) else { return XCTFail("\(text): \(found)") }
        rest = rest[(index + 1)...]
      }
    }

    private func differences(replacing old: String, by new: String) throws -> [String] {
      guard #available(iOS 17, *) else { throw XCTSkip("traits of a view can be set from iOS 17 on") }
      let text = old.isEmpty ? Self.vectors : Self.vectors.replacing(old, with: new)
      XCTAssert(old.isEmpty || text != Self.vectors)
      return try MainActor.assumeIsolated {
        try JSONDecoder().decode(ScreenVectors.self, from: Data(text.utf8)).differences()
      }
    }
  }
#endif
