import SDUIIR
import SDUILayout
import SDUIReports
import TestSupport
import Testing

/// The content of a page.
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
          .replacing(/<figcaption>.*?<b>\d+<\/b> × <span class="height">\d+<\/span>/, with: "")
          .replacing(/value="\d+"/, with: "")
          .replacing(/<datalist.*?<\/datalist>/, with: "")
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

  /// `Device.all` has a device of 390 × 844, and some that are 1,024 wide.
  @Test func columnsHaveTheNamesOfDevices() throws {
    let screen = try Programs.screen(
      "component Card { id: ID }\nscreen Home { section deals: list { unit Card { height: 40 } } }")
    let captions = [(390, 844), (1_024, 844), (500, 844)].map { width, height in
      page(screen, width: width, height: height).matches(of: /<span class="device">(.*?)<\/span>/).map { $0.output.1 }
    }
    #expect(captions == [["iphone-16e"], ["as wide as ipad-air-13"], [""]])
    let named = PreviewContainer(
      LayoutEnvironment(width: Rational(393), height: Rational(852)), device: "iphone-15")
    #expect(PreviewPage.text(screen, in: [named]).contains("<span class=\"device\">iphone-15</span>"))
  }

  /// Each column has the breakpoints of the screen, and marks of others.
  @Test func rulersHaveMarks() throws {
    let screen = try Programs.screen(
      """
      component Card { id: ID }
      screen Home {
        widths: 320...1320
        section deals: grid { columns: 2, unit Card { height: 40 }, when width >= 820 { columns: 3 } }
      }
      """)
    let columns = [390, 1_024].map {
      PreviewColumn(screen, in: PreviewContainer(LayoutEnvironment(width: Rational($0), height: Rational(844))))
    }
    let page = PreviewPage.text(columns, marks: [WidthMark(Rational(416), .weakest, "Weakest at 416: `a` < b")])
    let marks = page.matches(of: /class="mark (\w+) container(\d+)" data-width="(\d+)"/)
    #expect(
      marks.map { "\($0.output.1) \($0.output.3)" } == [
        "breakpoint 820", "weakest 416", "breakpoint 820", "weakest 416",
      ])
    // Half of the way from 320 to 1,320, and nearly a tenth of it.
    #expect(page.contains("{ --at: 0.5; }") && page.contains("{ --at: 0.096; }"))
    #expect(page.contains("<p class=\"remark\">Weakest at 416: <code>a</code> &lt; b</p>"))
  }

  @Test func aStillPageHasItsAppearance() throws {
    let screen = try Programs.screen(
      "component Card { id: ID }\nscreen Home { section deals: list { unit Card { height: 40 } } }")
    let column = PreviewColumn(
      screen, in: PreviewContainer(LayoutEnvironment(width: Rational(390), height: Rational(844))))
    #expect(PreviewPage.text([column]).contains("<html lang=\"en\">"))
    let still = PreviewPage.text([column], as: PreviewAppearance(isDark: true, isStill: true))
    #expect(still.contains("<html lang=\"en\" class=\"dark still\">"))
  }

  @Test func whatTheScriptPlacesIsSaid() throws {
    let grid = "component Card { id: ID }\nscreen Home { section deals: grid { columns: 2, unit Card { height: 40 } } }"
    #expect(!page(try Programs.screen(grid), width: 390).contains("A script places"))
    let fall = grid.replacing("grid", with: "waterfall")
    #expect(page(try Programs.screen(fall), width: 390).contains("A script places"))
  }
}
