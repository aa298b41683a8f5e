import SDUIIR
import SDUILayout
import SDUIPreview
import TestSupport
import Testing

/// What stands on a page.
@Suite struct PageTests {
  private func page(_ screen: Screen, width: Int, height: Int = 844) -> String {
    let environment = LayoutEnvironment(width: Rational(width), height: Rational(height))
    return PreviewPage.text(screen, in: [PreviewContainer(environment)])
  }

  /// Rules and boxes follow from the screen alone: nothing that layout computes at a width or height is in them.
  @Test func aPageHoldsNoNumberOfLayout() throws {
    for (name, screen) in try Programs.exampleScreens() {
      let pages = [(320, 844), (1_024, 844), (1_300, 500)].map { width, height in
        page(screen, width: width, height: height)
          .replacing(/--width: \d+px; --height: \d+px/, with: "")
          .replacing(/<figcaption><b>\d+<\/b> × \d+<\/figcaption>/, with: "")
          .replacing(/value="\d+"/, with: "")
          .replacing(/'sha256-[A-Za-z0-9+\/]+='/, with: "")
      }
      #expect(pages[0] == pages[1] && pages[1] == pages[2], "\(name)")
    }
  }

  @Test func namesAndTextsAreEscaped() throws {
    let text = #"""
      component Card { id: ID, title: Text }
      screen Home {
        section deals: list {
          unit Card { height: 40 }
          content { Card { id: "a", title: "<script>alert(\"1\")</script> & more" } }
        }
      }
      """#
    let screen = try Programs.screen(text)
    #expect(page(screen, width: 390).contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more"))
    let environment = LayoutEnvironment(width: Rational(390), height: Rational(844))
    let layout = try screen.layout(.standard(for: screen, in: environment), in: environment)
    #expect(try PreviewSVG.text([LayoutReport(layout)], of: screen).contains("&lt;script&gt;"))
  }

  @Test func whatTheScriptPlacesIsSaid() throws {
    let grid = "component Card { id: ID }\nscreen Home { section deals: grid { columns: 2, unit Card { height: 40 } } }"
    #expect(!page(try Programs.screen(grid), width: 390).contains("placed by a script"))
    let fall = grid.replacing("grid", with: "waterfall")
    #expect(page(try Programs.screen(fall), width: 390).contains("placed by a script"))
  }
}
