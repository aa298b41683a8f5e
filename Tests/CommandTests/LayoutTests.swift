import Foundation
import TestSupport
import Testing

/// `sduic layout`.
@Suite struct LayoutTests {
  private func frames(_ section: [String: Any]) -> [[Double]] {
    (section["items"] as? [[String: Any]] ?? []).compactMap { $0["frame"] as? [Double] }
  }

  @Test func aTableIsForPeople() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.sduic("layout", "home.sdui")
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.errorText == "")
    let expected = """
      Home at 390 × 844, ltr, content 390 × 160

                 x    y  width  height
      deals  list  0    0    390     160
        0  Card    0    0    390      40
        1  Card    0   40    390      40
        2  Card    0   80    390      40
        3  Card    0  120    390      40

      """
    let blanks = /\ +/
    #expect(run.text.replacing(blanks, with: " ") == expected.replacing(blanks, with: " "), "\(run.text)")
    #expect(try folder.sduic("layout", "home.sdui", "--format", "table", "--width", "390").output == run.output)
  }

  @Test func oneWidthIsAnObjectAndSeveralAreAnArray() throws {
    let folder = try Folder(Samples.shop)
    let one = try folder.sduic("layout", "home.sdui", "--format", "json", "--width", "320")
    let object = try #require(try one.json() as? [String: Any])
    #expect(
      object["container"] as? NSDictionary
        == ["width": 320, "height": 844, "direction": "ltr", "scale": NSNull()] as NSDictionary)
    let three = try folder.sduic("layout", "home.sdui", "--format=json", "--width=320,390.5,1366")
    let array = try #require(try three.json() as? [[String: Any]])
    #expect(array.map { ($0["container"] as? [String: Any])?["width"] as? Double } == [320, 390.5, 1366])
    #expect(array.first.map { $0 as NSDictionary } == object as NSDictionary)
    let columns = array.map { ($0["sections"] as? [[String: Any]])?.last?["columns"] as? Int }
    #expect(columns == [2, 2, 4])
    let pretty = try folder.sduic("layout", "home.sdui", "--format", "json", "--width", "320", "--pretty")
    #expect(try pretty.json() as? NSDictionary == object as NSDictionary)
    #expect(pretty.output.count > one.output.count)
  }

  @Test(arguments: [
    [], ["--format", "json"], ["--width", "320,768,1024", "--format", "json", "--exact"], ["--rtl", "--scale", "3"],
    ["--items", "deals=ProductCard*5,Ad,ProductCard"], ["--env", "text-scale=1.5,idiom=pad,insets=0:44:21:0"],
  ])
  func theDocumentGivesTheSameBytesAsTheSource(arguments: [String]) throws {
    let folder = try Folder(Samples.shop)
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 0)
    let source = try folder.sduic(["layout", "home.sdui"] + arguments)
    let document = try folder.sduic(["layout", "home.json"] + arguments)
    #expect(source.status == 0 && document.status == 0, "\(source.ending) \(document.ending)")
    #expect(!source.output.isEmpty && source.output == document.output)
    #expect(source.errors.isEmpty && document.errors.isEmpty)
  }

  @Test func itemsAreThoseAskedFor() throws {
    let folder = try Folder(Samples.shop)
    let run = try folder.sduic(
      "layout", "home.sdui", "--format", "json", "--items", "deals=ProductCard*3,Ad", "--items", "banners=TopBanner")
    let sections = try #require((try run.json() as? [String: Any])?["sections"] as? [[String: Any]])
    let types = sections.map { ($0["items"] as? [[String: Any]] ?? []).compactMap { $0["type"] as? String } }
    #expect(types == [["TopBanner"], ["ProductCard", "ProductCard", "ProductCard", "Ad"]])
    #expect(frames(sections[1])[0] == [16, 283.375, 173, 286.6666666666667], "as 219.375 + 20 + 44 gives")
    let none = try folder.sduic("layout", "home.sdui", "--items", "deals=", "--items", "banners=TopBanner*0")
    #expect(none.status == 0)
    #expect(none.text.contains("takes no room"))
  }

  @Test func numbersAreExactOrRoundedWhereAsked() throws {
    let folder = try Folder(["home.sdui": Samples.screen(height: "item.width / 3")])
    func height(_ arguments: String...) throws -> Any? {
      let run = try folder.sduic(["layout", "home.sdui", "--format", "json", "--width", "400"] + arguments)
      let sections = (try run.json() as? [String: Any])?["sections"] as? [[String: Any]]
      return ((sections?.first?["items"] as? [[String: Any]])?.first?["frame"] as? [Any])?.last
    }
    #expect(try height() as? Double == 400.0 / 3)
    #expect(try height("--exact") as? String == "400/3")
    #expect(try height("--scale", "1") as? Double == 133)
    #expect(try height("--scale", "2", "--rounding", "nearest") as? Double == 133.5)
    #expect(try height("--scale", "1", "--rounding", "floor") as? Double == 133)
  }

  @Test func theEnvironmentIsHeeded() throws {
    let when = "    when direction == rtl { spacing: 1 }\n    when idiom == pad { spacing: 2 }"
    let folder = try Folder(["home.sdui": Samples.screen(when, height: "20sp")])
    func content(_ arguments: String...) throws -> Substring? {
      let run = try folder.sduic(["layout", "home.sdui"] + arguments)
      return run.text.split(separator: "\n").first?.split(separator: " × ").last
    }
    #expect(try content() == "80")
    #expect(try content("--rtl") == "83")
    #expect(try content("--env", "idiom=pad") == "86")
    #expect(try content("--env", "text-scale=1.5") == "120")
    #expect(try content("--env", "text-scale=1.5,idiom=pad", "--height", "500") == "126")
  }

  @Test func pagesAndCollapsedItemsAreTold() throws {
    let text = """
      screen Home {
        section banners: carousel {
          scroll: groupPaging
          paging: (repeat: infinite)
          minItems: 3
          maxItems: 3
          unit Row { width: 100%, height: 80 }
        }
        section rows: list { collapse: (visible: 1), header Row { height: 44 }, unit Row { height: 50 } }
      }
      component Row { id: ID }
      """
    let run = try Folder(["home.sdui": text]).sduic("layout", "home.sdui", "--format", "json", "--width", "390")
    let sections = try #require((try run.json() as? [String: Any])?["sections"] as? [[String: Any]])
    let paging = sections[0]["paging"] as? [String: Int]
    #expect(paging == ["pages": 3, "segment": 1170, "jumpBelow": 1170, "jumpFrom": 2340])
    #expect(sections[0]["restOffsets"] as? [Int] == [0, 390, 780])
    #expect(sections[0]["collapsedItems"] == nil)
    #expect(sections[1]["collapsedItems"] as? Int == 3)
    #expect((sections[1]["items"] as? [Any])?.count == 1)
  }

  @Test func aWidthOutsideIsAWarning() throws {
    let folder = try Folder(Samples.shop)
    let run = try folder.sduic("layout", "home.sdui", "--width", "300", "--format", "json")
    #expect(run.status == 0)
    #expect(run.codes == ["outside-declared-range"])
    #expect(run.errorText.contains("300 lies outside the widths of the screen, 320...1366"))
    #expect(try run.json() is [String: Any])
  }

  @Test func whatCannotBeLaidOutIsAnError() throws {
    let folder = try Folder(["home.sdui": Samples.screen(height: "item.width - 500")])
    let run = try folder.sduic("layout", "home.sdui")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.codes == ["layout-impossible"])
    #expect(run.errorText.contains("-110 high at container width 390, height 844"), "\(run.errorText)")
    #expect(run.errorText.contains("home.sdui:"))
    let huge = try Folder(["home.sdui": Samples.screen(height: "9000000000000000000")]).sduic("layout", "home.sdui")
    #expect(huge.status == 1)
    #expect(huge.errorText.contains("needs more than 64 bits"))
  }

  /// Each `--items` of a repeated section is one more instance: 2 rows of 40, then 3, then the next section.
  @Test(arguments: ["layout", "preview"]) func aRepeatedSectionStandsAsOftenAsItIsNamed(command: String) throws {
    let folder = try Folder([
      "home.sdui": """
      screen Home {
        repeated section rail: list { unit Row { height: 40 } }
        section end: list { unit Row { height: 10 } }
        section all: stack { section inner: list { unit Row { height: 30 } } }
      }
      component Row { id: ID }
      """
    ])
    let items = ["--items", "rail=Row*2", "--items", "end=Row", "--items", "rail=Row*3", "--items", "inner=Row"]
    guard command == "layout" else {
      let run = try folder.sduic(["preview", "home.sdui", "-o", "home.svg"] + items)
      #expect(run.status == 0, "\(run.ending)")
      return
    }
    let run = try folder.sduic(["layout", "home.sdui", "--width", "100"] + items)
    let words = run.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let sections = words.filter { ["rail", "rail-1", "rail-2", "end", "all"].contains($0.first ?? "") }
    #expect(
      sections.map { $0.suffix(3).joined(separator: " ") } == ["0 100 80", "80 100 120", "200 100 10", "210 100 30"],
      "\(run.text)")
    let sweep = try folder.sduic(["layout", "home.sdui", "--sweep", "320...700"] + items)
    #expect(sweep.status == 0, "\(sweep.ending)")
  }
}
