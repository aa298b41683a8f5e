import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `sduic preview`.
@Suite struct PreviewTests {
  private func text(_ name: String, in folder: Folder) throws -> String {
    String(decoding: try #require(folder.contents(name)), as: UTF8.self)
  }

  @Test func aPageIsOneFileWithoutANetwork() throws {
    let folder = try Folder(Samples.shop)
    let run = try folder.sduic("preview", "home.sdui", "-o", "home.html")
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.errorText == "" && run.text == "")
    let page = try text("home.html", in: folder)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    for width in ["320", "390", "768", "1024"] { #expect(page.contains("{ --width: \(width)px;"), "\(width)") }
    // The name of SVG's own markup is no address that is asked for.
    #expect(page.replacing("http://www.w3.org/2000/svg", with: "").firstMatch(of: /https?:/) == nil)
    #expect(page.firstMatch(of: /<link|<img|src=|@import/) == nil)
  }

  @Test func aPictureIsWellFormed() throws {
    let folder = try Folder(Samples.shop)
    #expect(try folder.sduic("preview", "home.sdui", "--output=home.svg", "--width", "390,768.5", "--rtl").status == 0)
    let picture = try text("home.svg", in: folder)
    #expect(picture.contains("768.5</tspan>") && picture.contains(", rtl, "))
    #expect(XMLParser(data: Data(picture.utf8)).parse())
  }

  @Test func horizontalScreensAreDrawnFromFramesOnPagesToo() throws {
    let source = """
      screen Stage {
        scrollDirection: horizontal
        section posters: carousel { unit Poster { width: 300, height: 200 } }
      }
      component Poster { id: ID }

      """
    let folder = try Folder(["stage.sdui": source])
    #expect(try folder.sduic("preview", "stage.sdui", "-o", "stage.html", "--width", "390").errorText == "")
    let page = try text("stage.html", in: folder)
    // 8 · 300 wide, and a line where the container ends.
    #expect(page.contains("content 2400 wide") && page.contains("width=\"2400\" height=\"200\""))
    #expect(page.contains("d=\"M390 0V200\"") && page.contains("scrolls horizontally"))
    #expect(try folder.sduic("preview", "stage.sdui", "-o", "stage.svg", "--width", "390", "--rtl").errorText == "")
    let picture = try text("stage.svg", in: folder)
    #expect(picture.contains("d=\"M2010 0V200\"") && XMLParser(data: Data(picture.utf8)).parse())
  }

  @Test func widthsAreThoseThatTheScreenDeclares() throws {
    let source = Samples.screen().replacing("screen Home {", with: "screen Home {\n  widths: 500...600")
    let folder = try Folder(["home.sdui": source])
    #expect(try folder.sduic("preview", "home.sdui", "-o", "home.html").errorText == "")
    let page = try text("home.html", in: folder)
    #expect(page.matches(of: /<figcaption>.*?<b>(\d+)<\/b>/).map { $0.output.1 } == ["500", "600"])
  }

  /// The page has the least room that `sduic prove` tells, and where it is.
  @Test func theWeakestWidthIsMarked() throws {
    let source = """
      component Card { id: ID }
      screen Home {
        widths: 320...1320
        insetsReference: none
        section deals: grid {
          columns: 2
          unit Card { height: 60 }
          require deals.Card.width >= 100
          when width >= 500 { columns: 4 }
        }
      }

      """
    let folder = try Folder(["home.sdui": source])
    let proof = try folder.sduic("prove", "home.sdui").text
    let told = try #require(proof.firstMatch(of: /require deals.Card.width >= 100: by at least (\d+) at width (\d+)/))
      .output
    // A quarter of 500 is 125, which is 25 more than 100.
    #expect(told.1 == "25" && told.2 == "500")
    #expect(try folder.sduic("preview", "home.sdui", "-o", "home.html").errorText == "")
    let page = try text("home.html", in: folder)
    #expect(page.contains(/class="mark weakest container\d+" data-width="500"/))
    let words = "Weakest at width 500: <code>require deals.Card.width &gt;= 100</code>, holds by at least 25"
    #expect(page.contains("<p class=\"remark\">\(words)</p>"))
    try folder.write("home.sdui", source.replacing(">= 100", with: ">= 130"))
    #expect(try folder.sduic("preview", "home.sdui", "-o", "home.html").status == 0)
    #expect(try text("home.html", in: folder).contains(/class="mark broken/))
  }

  @Test func darkPreviewsAreDark() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    #expect(try folder.sduic("preview", "home.sdui", "-o", "home.html", "--dark").errorText == "")
    #expect(try text("home.html", in: folder).contains("<html lang=\"en\" class=\"dark\">"))
    #expect(try folder.sduic("preview", "home.sdui", "-o", "home.svg", "--dark").errorText == "")
    #expect(try text("home.svg", in: folder).contains("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"dark\""))
  }

  @Test func whatIsWrittenDecidesTheForm() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let none = try folder.sduic("preview", "home.sdui")
    #expect(none.status == 2)
    #expect(
      none.errorText.hasPrefix(
        "sduic preview: names no file to write; give `-o OUT.html`, `-o OUT.svg` or `-o OUT.png`\n"))
    let other = try folder.sduic("preview", "home.sdui", "-o", "home.jpg")
    #expect(other.status == 2)
    let expected =
      "sduic preview: `--output` is a file that ends with `.html`, `.svg` or `.png`, and `home.jpg` does not\n"
    #expect(other.errorText.hasPrefix(expected))
  }

  @Test func aPictureIsDrawnByABrowser() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let command = "\"$SDUIC\" preview home.sdui -o home.png --width 390,600"
    let run = try folder.shell(command, patience: 120)
    if run.errorText.contains("no browser is installed") { return try MissingTool.skip("chromium") }
    #expect(run.status == 0 && run.errorText == "", "\(run.ending)")
    // The header of a PNG file: its signature, then width and height in pixels, two for a point. 390 + 600, the names
    // beside both, and gaps.
    let bytes = folder.contents("home.png").map { [UInt8]($0) } ?? []
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count > 5_000)
    #expect(bytes.count > 24 && Int(bytes[18]) << 8 + Int(bytes[19]) == 2 * (390 + 600 + 2 * 124 + 28))
    #expect(try folder.names() == ["home.png", "home.sdui"])
  }

  @Test func withoutABrowserNothingIsDrawn() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.sduic(
      "preview", "home.sdui", "-o", "home.png", environment: ["SDUIC_BROWSER": "/there/is/none"])
    #expect(run.status == 2 && run.errorText.contains("install Chromium, or name a browser in `SDUIC_BROWSER`"))
    let broken = try folder.sduic("preview", "home.sdui", "-o", "home.png", environment: ["SDUIC_BROWSER": "false"])
    #expect(broken.status == 2 && broken.errorText.contains("the browser failed with status 1"))
    #expect(try folder.names() == ["home.sdui"])
  }

  @Test func whatCannotBeLaidOutIsNotDrawn() throws {
    let source = Samples.screen().replacing("list {", with: "list {\n    insets: 200")
    let folder = try Folder(["home.sdui": source])
    let run = try folder.sduic("preview", "home.sdui", "-o", "home.svg", "--width", "320")
    #expect(run.status == 1)
    #expect(run.errorText.contains("error[layout-impossible]"))
    #expect(folder.contents("home.svg") == nil)
  }
}
