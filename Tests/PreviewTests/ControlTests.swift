import Foundation
import SDUIIR
import SDUILayout
import SDUIReports
import TestSupport
import Testing

/// The controls of a page and its measurements, in Chromium, against the frames of layout.
@Suite(.serialized) struct ControlTests {
  /// A screen with its name.
  private struct Subject {
    let name: String
    let screen: Screen

    func expectation(
      _ width: Int, _ textScale: Rational = .one, _ direction: InterfaceDirection = .leftToRight
    ) throws -> Expectation {
      let environment = LayoutEnvironment(
        width: Rational(width), height: Rational(844), direction: direction, textScale: textScale)
      let items = ScreenItems.standard(for: screen, in: environment)
      return Expectation(try screen.layout(items, in: environment), of: screen, in: environment)
    }

    func page(_ widths: [Int]) -> String {
      PreviewPage.text(
        screen,
        in: widths.map { PreviewContainer(LayoutEnvironment(width: Rational($0), height: Rational(844))) })
    }
  }

  private static let subjects = ((try? Programs.exampleScreens()) ?? [])
    .filter { $0.screen.properties[.scrollDirection] != .keyword(.horizontal) }
    .map { Subject(name: $0.path, screen: $0.screen.resolvedByDefault.screen) }

  /// A screen that asks for the text size, and shows something else where its section is hidden.
  private static func conditionsOnText() throws -> Subject {
    let text = """
      component Card { id: ID }
      component Nothing { text: Text = "" }
      screen Home {
        empty Nothing { height: 70 }
        section large: grid {
          columns: 2
          unit Card { height: 20sp + lines(2, footnote) + lines(1, title1) / 2 }
          when textScale >= 1.4 { columns: 3 }
          when textScale >= 1.4 and width >= 700 { columns: 5 }
          when textSize < xLarge or direction == rtl { hidden: true }
        }
        section small: list {
          unit Card { height: 10 }
          when textSize >= accessibility1 { hidden: true }
          when not textScale < 1.5 { unit Card { height: 30 } }
        }
      }
      """
    return Subject(name: "conditions on text", screen: try Programs.screen(text))
  }

  /// The lines that a script makes of each page, `act(page)`; `nil` without a browser.
  private static func lines(of pages: [String], _ script: String) throws -> [[Substring]]? {
    let frames = pages.map { page in
      let text = page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      return "<iframe width=\"3000\" height=\"1000\" srcdoc=\"\(text)\"></iframe>"
    }
    let book = """
      <!DOCTYPE html><meta charset="utf-8"><body>\(frames.joined())
      <script>
      const change = (input, value) => { input.value = value; input.dispatchEvent(new Event('input')); };
      const shown = (root, selector) => [...root.querySelectorAll(selector)].filter(each => each.getClientRects().length);
      \(script)
      addEventListener('load', () => {
        const result = document.createElement('pre');
        result.id = 'all';
        result.textContent = [...document.querySelectorAll('iframe')]
          .map(frame => act(frame.contentDocument).map(line => line.join(' ')).join('\\n')).join('\\u001e');
        document.body.replaceChildren(result);
      });
      </script>
      """
    guard let answer = try Browser.result(of: book) else { return nil }
    return answer.split(separator: "\u{1E}", omittingEmptySubsequences: false).map { $0.split(separator: "\n") }
  }

  /// Every column has a slider of its own, and the text size changes what depends on it.
  @Test func slidersChangeFramesAsLayoutDoes() throws {
    let script = """
      function act(page) {
        page.querySelectorAll('.ruler input').forEach((input, index) => change(input, [600, 768][index]));
        change(page.forms[0].elements.scale, 1.5);
        page.documentElement.classList.add('whole');
        return [...page.querySelectorAll('.screen')].flatMap((screen, index) => {
          const sections = screen.querySelector('.sections'), origin = sections.getBoundingClientRect();
          return shown(sections, '[data-frame]').map(element => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [index, element.dataset.frame, x - origin.x, y - origin.y, width, height];
          });
        });
      }
      """
    // Sliders are bounded by the widths of the screen.
    let subjects =
      try Self.subjects.filter { subject in
        [600, 768].allSatisfy { subject.screen.declaredRange(.widths).contains(Rational($0)) }
      } + [Self.conditionsOnText()]
    #expect(subjects.count > 15)
    guard let pages = try Self.lines(of: subjects.map { $0.page([390, 1_024]) }, script) else { return }
    let scale = try Rational(3, over: 2)
    for (subject, lines) in zip(subjects, pages) {
      for (index, width) in [600, 768].enumerated() {
        var frames: [String: [Double]] = [:]
        for words in lines.map({ $0.split(separator: " ") }) where words[0] == "\(index)" {
          frames[String(words[1])] = words.dropFirst(2).compactMap { Double($0) }
        }
        let differences = try subject.expectation(width, scale).differences(from: frames)
        #expect(differences.isEmpty, "\(subject.name) at \(width): \(differences.prefix(4))")
      }
    }
  }

  /// Each number that the annotated mode shows is one that layout has.
  @Test(arguments: InterfaceDirection.allCases)
  func measurementsAreThoseOfLayout(direction: InterfaceDirection) throws {
    let script = """
      function act(page) {
        const { measured, mirrored } = page.forms[0].elements;
        \(direction == .rightToLeft ? "mirrored.click();" : "")
        measured.click();
        return [...page.querySelectorAll('.screen')].flatMap((screen, index) => [
          ...shown(screen, '[data-measure]').map(group => [
            index, group.dataset.measure, group.querySelector('text').textContent, group.dataset.of,
          ]),
        ]);
      }
      """
    let widths = [320, 390, 1_024]
    guard let pages = try Self.lines(of: Self.subjects.map { $0.page(widths) }, script) else { return }
    var kinds: [String: Int] = [:]
    for (subject, lines) in zip(Self.subjects, pages) {
      let frames = try widths.map { try subject.expectation($0, .one, direction).framesByName }
      for line in lines {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 4, let index = Int(words[0]), let shown = Double(words[2]) else {
          Issue.record("\(subject.name): \(line)")
          continue
        }
        kinds[words[1], default: 0] += 1
        let expected = Self.number(words[1], Array(words[3...]), in: frames[index], width: Double(widths[index]))
        // Two decimals are shown, and a browser rounds each row.
        #expect(
          expected.map { abs($0 - shown) < 0.1 } == true,
          "\(subject.name) at \(widths[index]): \(line), \(expected ?? -1)")
      }
    }
    #expect(kinds.count == 6 && kinds.values.allSatisfy { $0 > 20 }, "\(kinds)")
  }

  /// Returns the result of layout for a measurement of some frames.
  private static func number(
    _ kind: String, _ names: [String], in frames: [String: Frame], width: Double
  ) -> Double? {
    guard let first = frames[names[0]] else { return nil }
    let second = names.count > 1 ? frames[names[1]] : nil
    let (right, bottom) = (
      first.x.doubleValue + first.width.doubleValue, first.y.doubleValue + first.height.doubleValue
    )
    switch kind {
    case "width": return first.width.doubleValue
    case "height": return first.height.doubleValue
    case "gap": return second.map { $0.x.doubleValue - right }
    case "lines", "spacing": return second.map { $0.y.doubleValue - bottom }
    case "inset": return names[1] == "left" ? first.x.doubleValue : width - right
    default: return nil
    }
  }
}
