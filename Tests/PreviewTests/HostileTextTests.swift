import Foundation
import SDUIContract
import SDUIIR
import SDUILayout
import SDUIReports
import TestSupport
import Testing

/// Text of others never becomes markup, style or script, wherever a page shows it.
@Suite(.serialized) struct HostileTextTests {
  /// Texts that would run, or draw something, if they were not escaped.
  private static let attacks = [
    "<script>top.ran = 1</script>", "\"><img src=x onerror=\"top.ran = 1\">",
    "'onmouseover='top.ran=1", "</style><style>*{display:none}</style>", "</title><svg onload=top.ran=1>",
    "--><script>top.ran = 1</script><!--", "]]><script>top.ran = 1</script>",
    "</div></div></main><iframe srcdoc='<script>top.ran = 1</script>'>", "&lt;script&gt;", "`</code><b>`",
    "javascript:top.ran=1", "\\\"}; top.ran=1; //", "</script><script>top.ran = 1</script>",
    "url(https://shop.example/x)", "a\u{0}b\u{1B}c\u{2028}d\u{FFFE}e", "<a href=https://shop.example ping=x>",
    "<meta http-equiv=refresh content='0;url=https://shop.example'>", "<base href=https://shop.example>",
  ]

  private static let program = """
    component Card { id: ID, title: Text, image: Image, more: Text? }
    component Title { text: Text }
    component Nothing { text: Text = "Nothing" }
    screen Home {
      section first: list {
        header Title { height: 44 }
        footer Title { height: 44 }
        background Nothing
        unit Card { height: 300 }
      }
      section second: carousel { empty Nothing { height: 80 }, maxItems: 0, unit Card { width: 100, height: 40 } }
    }
    """

  /// A screen in which an attack is every name and every text: what the author wrote, and what a response brings.
  private static func screen(_ attack: String) throws -> Screen {
    var screen = try Programs.screen(program)
    let quoted = String(decoding: try JSONSerialization.data(withJSONObject: [attack]), as: UTF8.self)
      .dropFirst().dropLast()
    let title = "{\"unitType\": \"Title\", \"data\": {\"text\": \(quoted)}}"
    let response = """
      {"sdui": "1.0", "screen": "Home", "page": 0, "hasNext": false, "sectionList": [
        {"section": "first", "sectionId": "first", "header": \(title), "footer": \(title), "units": [
          {"unitType": "Card", "data": {"id": \(quoted), "title": \(quoted), "more": \(quoted),
            "image": {"url": "https://shop.example/a.jpg", "width": 4, "height": 3, "alt": \(quoted)}}}]}]}
      """
    let contract = ResponseContract(screen, for: .content)
    let read = try contract.read(Array(response.utf8))
    #expect(read.isValid, "\(read)")
    screen = contract.screen(filledWith: read)
    let name = DeclaredName(attack)
    screen.name = name
    for index in screen.sections.indices { screen.sections[index].name = name }
    for component in screen.contract.components.ids { screen.contract.components[component].name = name }
    return screen
  }

  /// The pages of a screen: the one that lays itself out, and the picture.
  private static func pages(_ screen: Screen) throws -> [String] {
    let environment = LayoutEnvironment(width: Rational(390), height: Rational(844))
    let layout = try screen.layout(.standard(for: screen, in: environment), in: environment)
    let reports = [LayoutReport(layout, device: screen.name.source)]
    let container = PreviewContainer(environment, device: screen.name.source)
    return [
      PreviewPage.text(screen, in: [container]), try PreviewPage.text(drawn: reports.map { DrawnScreen(screen, $0) }),
    ]
  }

  /// The elements that a page is made of.
  private static let tags: Set<String> = [
    "html", "head", "meta", "title", "style", "body", "header", "h1", "p", "form", "label", "input", "button", "main",
    "figure", "figcaption", "span", "b", "div", "small", "footer", "code", "output", "script", "svg", "rect", "text",
    "tspan", "path", "circle", "g", "i", "time", "datalist", "option",
  ]

  /// Tells of each page its title, its elements, the names of their attributes, and its text; then whether anything ran.
  private static let questions = #"""
    addEventListener('load', () => {
      const pages = [...document.querySelectorAll('iframe')].map(frame => frame.contentDocument).map(page => {
        const elements = [...page.querySelectorAll('*')];
        return {
          title: page.title, tags: elements.map(element => element.localName),
          attributes: [...new Set(elements.flatMap(element => element.getAttributeNames()))],
          text: page.body.textContent,
        };
      });
      const result = document.createElement('pre');
      result.id = 'all';
      result.textContent = JSON.stringify({ pages, ran: String(globalThis.ran) });
      document.body.replaceChildren(result);
    });
    """#

  private struct Answer: Decodable {
    struct Page: Decodable {
      let title: String
      let tags: [String]
      let attributes: [String]
      let text: String
    }
    let pages: [Page]
    let ran: String
  }

  @Test func noTextBecomesMarkupOrScript() throws {
    let pages = try Self.attacks.flatMap { attack in try Self.pages(Self.screen(attack)).map { (attack, $0) } }
    let frames = pages.map { _, page in
      "<iframe srcdoc=\"\(page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;"))\"></iframe>"
    }
    let book = "<!DOCTYPE html><meta charset=\"utf-8\"><body>\(frames.joined())<script>\(Self.questions)</script>"
    guard let run = try Browser.run(book) else { return }
    let console = run.errorText.split(separator: "\n").filter { $0.contains(":CONSOLE:") }
    #expect(console.isEmpty, "\(console)")
    let text = try Browser.result(of: run)
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&nbsp;", with: "\u{A0}")
      .replacing("&amp;", with: "&")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
    #expect(answer.ran == "undefined" && answer.pages.count == pages.count)
    for ((attack, page), found) in zip(pages, answer.pages) {
      #expect(Set(found.tags).subtracting(Self.tags).isEmpty, "\(attack)")
      #expect(found.tags.filter { $0 == "script" }.count == (page.contains("<script>") ? 1 : 0), "\(attack)")
      #expect(!found.attributes.contains { $0.hasPrefix("on") || $0 == "href" || $0 == "src" }, "\(attack)")
      guard !attack.unicodeScalars.contains(where: { $0.value < 32 || $0.value > 126 }) else { continue }
      // A backquote is the page's own mark for code in its notes, and in no text of others.
      #expect(found.title == attack && found.text.contains(attack), "\(attack)")
    }
  }
}

/// The content security policy of a page.
@Suite(.serialized) struct ContentSecurityPolicyTests {
  private static let program = """
    component Card { id: ID }
    component Title { text: Text }
    decoration Panel { cornerRadius: 8, color: #F4F4F4 }
    screen Home {
      section first: waterfall {
        columns: 2
        header Title { height: 44, pinned: screen }
        background Panel
        unit Card { height: estimated(300) }
      }
    }
    """

  @Test func aPageTakesNothingButItsOwnStyleAndScript() throws {
    for screen in try [Programs.screen(Self.program)] + Programs.exampleScreens().map(\.screen) {
      let page = try PreviewPage.text(standard: screen)
      #expect(
        page.contains(#"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-"#))
      #expect(!page.contains("unsafe") && !page.contains(" style=\"") && !page.contains("http://www.w3.org/1999"))
      #expect(page == (try PreviewPage.text(standard: screen)))
    }
  }

  /// Whatever gets into a page, such as by a tool that changes it, does not run.
  @Test func whatIsPutIntoAPageDoesNotRun() throws {
    let page = try PreviewPage.text(standard: Programs.screen(Self.program))
    let additions = [
      "<script>document.title = 'ran'</script>", "<img src=x onerror=\"document.title='ran'\">",
      "<p id=\"added\" style=\"display: none\">", "<style>main { display: none }</style>",
      "<button onclick=\"document.title='ran'\">",
    ]
    let changed = page.replacing("<main>", with: additions.joined() + "<main>")
    guard let run = try Browser.run(changed) else { return }
    #expect(run.text.contains("<title>Home</title>"))
    let console = run.errorText.split(separator: "\n").filter { $0.contains(":CONSOLE:") }
    #expect(console.count >= additions.count && console.allSatisfy { $0.contains("Content Security Policy") })
    // The page itself breaks nothing of its policy, and its script runs.
    let own = try #require(try Browser.run(page))
    #expect(!own.errorText.contains(":CONSOLE:") && own.text.contains("class=\"column\""))
  }
}
