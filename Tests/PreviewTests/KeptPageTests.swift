import Foundation
import SDUIIR
import SDUILayout
import SDUIReports
import TestSupport
import Testing

/// The state that a page keeps for the next one, if its host offers to keep something.
@Suite(.serialized) struct KeptPageTests {
  /// Puts two pages one after another in front of a stand-in for VS Code, uses the first, and tells of both; then shows the
  /// second one without a host. As VS Code does, the host reads a page, puts its own style and script first into the
  /// head, before the page's content security policy, and writes the result into a frame.
  private static let host = #"""
    <!DOCTYPE html><meta charset="utf-8"><body>
    <script>
    let kept;
    globalThis.acquire = () => ({ getState: () => kept, setState: state => { kept = JSON.stringify(state); kept = JSON.parse(kept); } });
    const lines = [];
    const rest = () => new Promise(resolve => setTimeout(resolve, 200));
    async function show(page, isHosted) {
      const frame = document.createElement('iframe');
      frame.width = 600;
      frame.height = 400;
      if (isHosted) {
        const parsed = new DOMParser().parseFromString(page, 'text/html');
        const offer = parsed.createElement('script'), style = parsed.createElement('style');
        offer.textContent = 'globalThis.acquireVsCodeApi = () => parent.acquire();';
        style.textContent = 'body { padding: 0 20px; }';
        parsed.head.prepend(style, offer);
        parsed.documentElement.style.setProperty('--vscode-editor-background', '#123456');
        document.body.replaceChildren(frame);
        frame.contentDocument.open();
        frame.contentDocument.write('<!DOCTYPE html>' + parsed.documentElement.outerHTML);
        frame.contentDocument.close();
      } else {
        frame.srcdoc = page;
        await new Promise(resolve => { frame.onload = resolve; document.body.replaceChildren(frame); });
      }
      await rest();
      return frame.contentDocument;
    }
    function tell(page) {
      const screens = [...page.querySelectorAll('.screen')];
      lines.push([
        page.querySelector('h1').textContent, page.querySelectorAll('.ruler input')[1].value, page.querySelector('figcaption b').textContent,
        page.documentElement.className || 'plain', page.forms[0].elements.dark.ariaPressed, page.forms[0].elements.mirrored.ariaPressed,
        page.forms[0].elements.scale.value, page.querySelectorAll('.device')[1].textContent,
        ...screens.map(screen => [screen.querySelector('.sections').offsetWidth, screen.dir, screen.scrollTop].join(' ')),
        page.scrollingElement.scrollLeft + ' ' + page.scrollingElement.scrollTop,
      ].join(', '));
    }
    addEventListener('load', async () => {
      const first = await show(pages[0], true);
      tell(first);
      const { scale, dark, mirrored } = first.forms[0].elements;
      const change = (input, value) => { input.value = value; input.dispatchEvent(new Event('input')); };
      first.querySelectorAll('.ruler input').forEach((input, index) => change(input, [512, 834][index]));
      change(scale, 1.5);
      if (dark.ariaPressed !== 'true') dark.click();
      mirrored.click();
      first.querySelectorAll('.screen')[1].scrollTo(0, 120);
      first.scrollingElement.scrollTo(30, 20);
      // The browser's own event comes with its next frame, for which virtual time does not wait.
      first.dispatchEvent(new Event('scroll'));
      await rest();
      tell(first);
      tell(await show(pages[1], true));
      tell(await show(pages[1], false));
      const result = document.createElement('pre');
      result.id = 'all';
      result.textContent = lines.join('\n');
      document.body.replaceChildren(result);
    });
    </script>
    """#

  @Test func aNewPageBeginsAsTheLastOneWasLeft() throws {
    let pages = try ["First", "Second"].map { name in
      let text = """
        component Card { id: ID }
        screen \(name) { section deals: list { unit Card { height: 400 } } }
        """
      let containers = [390, 768].map { width in
        PreviewContainer(LayoutEnvironment(width: Rational(width), height: Rational(600)))
      }
      return PreviewPage.text(try Programs.screen(text), in: containers)
    }
    let values = String(decoding: try JSONEncoder().encode(pages), as: UTF8.self).replacing("</", with: "<\\/")
    let host = Self.host.replacing("let kept;", with: "let kept;\nconst pages = \(values);")
    guard let result = try Browser.result(of: host) else { return }
    #expect(
      result.split(separator: "\n") == [
        "First, 768, 390, plain, false, false, 1, as wide as ipad-air-2, 390 ltr 0, 768 ltr 0, 0 0",
        "First, 834, 512, dark mirrored, true, true, 1.5, as wide as ipad-air-3, 512 rtl 0, 834 rtl 120, 30 20",
        "Second, 834, 512, dark mirrored, true, true, 1.5, as wide as ipad-air-3, 512 rtl 0, 834 rtl 120, 30 20",
        "Second, 768, 390, plain, false, false, 1, as wide as ipad-air-2, 390 ltr 0, 768 ltr 0, 0 0",
      ])
  }
}
