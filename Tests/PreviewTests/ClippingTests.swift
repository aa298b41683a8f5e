import Foundation
import SDUIIR
import SDUILayout
import SDUIReports
import TestSupport
import Testing

/// The text on cards in Chromium: whole titles, nothing outside of its card, and nothing over a title. The pages are shown
/// in fonts of the tests.
@Suite(.serialized) struct ClippingTests {
  /// Reports of each card what is not shown as a whole, with the width of its container.
  private static let questions = #"""
    addEventListener('load', async () => {
      const lines = [];
      let titles = 0;
      for (const frame of document.querySelectorAll('iframe')) {
        const page = frame.contentDocument;
        // The page has fitted its words before the font of the test was there.
        await page.fonts.ready;
        frame.contentWindow.fit();
        const isShown = element => element.getClientRects().length > 0;
        for (const card of [...page.querySelectorAll('.screen .card')].filter(isShown)) {
          const tell = what => lines.push(
            [page.title, card.closest('.screen').getBoundingClientRect().width - 112, card.querySelector('.name').textContent, what].join(' '));
          const area = card.getBoundingClientRect(), title = card.querySelector(':scope > .words > b');
          const isIn = (box, room) => box.left >= room.left - 1 && box.right <= room.right + 1
            && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
          const text = element => {
            const range = page.createRange();
            range.selectNodeContents(element);
            return range.getBoundingClientRect();
          };
          if (card.querySelector(':scope > .words > b') && !isShown(title)) tell('hides its title');
          if (title && isShown(title)) {
            titles += 1;
            if (!isIn(text(title), area) || !isIn(text(title), title.parentElement.getBoundingClientRect())) tell('cuts its title');
            if (title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth + 1) tell('shortens its title');
          }
          let begin = 0;
          // A line may end after a hyphen, too.
          for (const word of title?.textContent.split(/[ -]/) ?? []) {
            const range = page.createRange();
            range.setStart(title.firstChild, begin);
            range.setEnd(title.firstChild, begin + word.length);
            begin += word.length + 1;
            const tops = [...range.getClientRects()].map(box => Math.round(box.top));
            if (new Set(tops).size > 1) tell(`breaks the word ${word} of its title`);
          }
          for (const part of card.querySelectorAll('.words > *, .facts > *, .badge, .entry')) {
            if (!isShown(part)) continue;
            const box = part.getBoundingClientRect();
            if (!isIn(box, area)) tell(`has its ${part.className || part.localName} outside`);
            if (!part.matches('.badge') || !title) continue;
            const over = text(title);
            if (over.left < box.right && box.left < over.right && over.top < box.bottom && box.top < over.bottom) {
              tell('has a badge over its title');
            }
          }
        }
      }
      const result = document.createElement('pre');
      result.id = 'all';
      result.textContent = [titles, ...new Set(lines)].join('\n');
      document.body.replaceChildren(result);
    });
    """#

  /// Returns the number of titles on some pages, and the faults of cards; `nil` without a browser.
  private static func answer(on pages: [String], in font: TestFont) throws -> (titles: Int, faults: [String])? {
    let frames = pages.map { page in
      // The policy of a page lets no font in.
      let measured = page.replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: font.styleSheet)
      let text = measured.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      return "<iframe width=\"2800\" height=\"1000\" srcdoc=\"\(text)\"></iframe>"
    }
    let book = "<!DOCTYPE html><meta charset=\"utf-8\"><body>\(frames.joined())<script>\(Self.questions)</script>"
    guard let run = try Browser.run(book) else { return nil }
    let lines = try Browser.result(of: run).split(separator: "\n").map(String.init)
    return (try #require(lines.first.flatMap { Int($0) }), Array(lines.dropFirst()))
  }

  private static func pages(_ textScale: Rational = .one, _ direction: InterfaceDirection = .leftToRight) throws
    -> [String]
  {
    try Programs.exampleScreens().filter { $0.screen.properties[.scrollDirection] != .keyword(.horizontal) }.map {
      let screen = $0.screen.resolvedByDefault.screen
      let containers = [320, 390, 420, 1_024].map { width in
        PreviewContainer(
          LayoutEnvironment(width: Rational(width), height: Rational(844), direction: direction, textScale: textScale))
      }
      let samples = SampleItems().fillingPatterns(of: screen, in: containers[0].environment)
      return PreviewPage.text(screen, showing: samples, in: containers)
    }
  }

  /// Text scales up to the largest that `sduic prove` knows.
  private static let cases: [(textScale: String, direction: InterfaceDirection, font: TestFont)] =
    Repository.isExhaustive
    ? ["1", "2", "3.2"].flatMap { scale in
      [InterfaceDirection.leftToRight, .rightToLeft].flatMap { direction in
        TestFont.all.map { (scale, direction, $0) }
      }
    }
    : [
      ("1", .rightToLeft, TestFont.all[1]), ("2", .leftToRight, TestFont.all[2]),
      ("3.2", .leftToRight, TestFont.all[0]),
    ]

  @Test(arguments: cases)
  func titlesOfExamplesAreWhole(textScale: String, direction: InterfaceDirection, font: TestFont) throws {
    let textScale = try #require(Rational(decimal: textScale))
    guard let answer = try Self.answer(on: try Self.pages(textScale, direction), in: font) else { return }
    #expect(answer.titles > 1_000)
    #expect(answer.faults.isEmpty, "\(answer.faults.joined(separator: "\n"))")
  }

  /// A card that is too low for its words leaves out what matters least.
  @Test(arguments: TestFont.all) func aLowCardKeepsItsTitle(font: TestFont) throws {
    let heights = [24, 40, 56, 64, 88, 120, 200]
    let units = heights.map { height in
      "section s\(height): grid { columns: 2, spacing: 8, unit Card\(height) { height: \(height) } }"
    }
    let components = heights.map { height in
      """
      component Card\(height) {
        id: ID, name: Text, state: State, price: Price, published: Date, claim: Text, photo: Image?, tags: [Text]
      }
      """
    }
    let program = """
      enum State { draft, published }
      record Price { amount: Decimal(min: 0), currency: Text(length: 3) }
      \(components.joined(separator: "\n"))
      screen Home {
        \(units.joined(separator: "\n"))
      }
      """
    let screen = try Programs.screen(program)
    let containers = [320, 390, 600].map {
      PreviewContainer(LayoutEnvironment(width: Rational($0), height: Rational(844)))
    }
    guard let answer = try Self.answer(on: [PreviewPage.text(screen, in: containers)], in: font) else { return }
    #expect(answer.titles == heights.count * 4 * containers.count)
    #expect(answer.faults.isEmpty, "\(answer.faults.joined(separator: "\n"))")
  }
}
