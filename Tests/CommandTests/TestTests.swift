import Foundation
import TestSupport
import Testing

/// `sduic test`: what it writes, and how it ends.
@Suite struct TestTests {
  private let source = """
    component Card { id: ID }
    component Title { text: Text }
    screen Shop {
      section deals: grid {
        columns: 2
        insets: (horizontal: 16)
        header Title { height: 44 }
        unit Card { height: 100, require item.width >= 120 }
        when width >= 600 { columns: 3, require item.width >= 200 }
      }
      test "two columns on a phone" at (width: 390) { require deals.columns == 2, require deals.Card.width == 179 }
      test "three columns on a pad" at (width: 600) {
        require deals.columns == 3
        require deals.header.height == 45
      }
      test "a watch" at (width: 200, direction: rtl) { require deals.columns == 2 }
    }
    """

  /// Without the requirement that breaks in places where nothing is tested, which does not compile.
  private var provedSource: String { source.replacing(", require item.width >= 200", with: "") }

  @Test func whatFailsIsShownWithItsFigures() throws {
    let folder = try Folder(["shop.sdui": source])
    let run = try folder.sduic("test", "shop.sdui")
    #expect(run.status == 1)
    // 84 is (200 − 32)/2; 568/3 is (600 − 32)/3.
    #expect(
      run.text == """
        shop.sdui
          passed  two columns on a phone, at width 390
          FAILED  three columns on a pad, at width 600
            shop.sdui:14:5: require deals.header.height == 45
              deals.header.height is 44
            shop.sdui:9:37: require item.width >= 200
              deals.Card.width is 189.333 (568/3)
          FAILED  a watch, at width 200
            shop.sdui:8:30: require item.width >= 120
              deals.Card.width is 84
        3 tests, 2 failed

        """)
    let quiet = try folder.sduic("test", "--quiet", "shop.sdui")
    #expect(!quiet.text.contains("passed") && quiet.text.contains("FAILED  a watch"))
  }

  @Test func aCompiledDocumentIsTestedAlike() throws {
    let folder = try Folder(["shop.sdui": provedSource])
    #expect(try folder.sduic("compile", "shop.sdui", "-o", "shop.json").status == 0)
    let run = try folder.sduic("test", "shop.json")
    #expect(run.status == 1)
    #expect(run.text.contains("require deals.header.height == 45\n      deals.header.height is 44"))
    #expect(run.text.hasSuffix("3 tests, 2 failed\n"))
  }

  @Test func aDeviceIsNamed() throws {
    let test = """
      test "on its side" at (device: "iphone-15 landscape") {
          require deals.columns == 3 and deals.content.width == 702
        }
      """
    let folder = try Folder([
      "shop.sdui": provedSource.replacing(#/(?s)  test "two.*$/#, with: "  " + test + "\n}\n")
    ])
    for arguments in [["compile", "shop.sdui", "-o", "shop.json"], ["check", "shop.sdui"]] {
      #expect(try folder.sduic(arguments).status == 0)
    }
    for file in ["shop.sdui", "shop.json"] {
      let run = try folder.sduic("test", file)
      // 852 less 59 and 16 at either side.
      #expect(run.text == "\(file)\n  passed  on its side, on iphone-15 landscape\n1 test, none failed\n")
    }
  }

  @Test func foldersFilesWithoutTestsAndFilesWithErrors() throws {
    let folder = try Folder([
      "screens/shop.sdui": source.replacing("== 45", with: "== 44").replacing("200 }\n", with: "180 }\n")
        .replacing("(width: 200,", with: "(width: 320,"),
      "screens/catalogue.sdui": "component Row { id: ID }", "broken.sdui": "screen Shop {",
    ])
    let run = try folder.sduic("test", "screens")
    #expect(run.status == 0 && run.text.hasSuffix("3 tests, none failed\n"), "\(run.text)")
    let none = try folder.sduic("test", "screens/catalogue.sdui")
    #expect(none.status == 0 && none.text == "there are no tests\n")
    let broken = try folder.sduic("test", "broken.sdui", "screens")
    #expect(broken.status == 1 && broken.errorText.contains("error[") && broken.text.contains("3 tests"))
    #expect(try folder.sduic("test").status == 2)
    #expect(try folder.sduic("test", "nowhere.sdui").status == 2)
  }

  @Test func aScreenThatCannotBeLaidOutFailsItsTests() throws {
    let folder = try Folder(["shop.sdui": source.replacing("width: 390)", with: "width: 20)")])
    let run = try folder.sduic("test", "shop.sdui")
    #expect(run.status == 1)
    #expect(run.text.contains("the screen cannot be laid out: section `deals`"), "\(run.text)")
  }
}
