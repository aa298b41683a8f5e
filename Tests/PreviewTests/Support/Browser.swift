import Foundation
import TestSupport
import Testing

/// Chromium, which judges the frames of layout: it lays the previews' CSS out by its own code.
enum Browser {
  /// Pixels per point. A browser rounds boxes to 1/64 of a pixel, so that many pixels are a finer measure.
  private static let scale = 12

  /// The requested state of a page, beside its frames at rest.
  struct Visit {
    let page: String
    /// For each screen of the page, the offsets to which it is scrolled.
    var offsets: [[Double]] = []
    /// For each screen of the page, the offsets to which its strips are brought, by the section's name.
    var strips: [[String: [Double]]] = []
  }

  /// The content of a page in one container.
  struct Screen {
    /// `x`, `y`, `width` and `height` of everything at rest, by name.
    var frames: [String: [Double]] = [:]
    /// The frames of the bars in the container, where the screen is scrolled to its beginning and to its end.
    var bars: [String: [[Double]]] = [:]
    /// At each offset the frames of what is pinned, from back to front.
    var pinned: [[(name: String, frame: [Double])]] = []
    /// Of each strip the greatest offset, then where it comes to rest when it is brought to each offset.
    var strips: [String: [Double]] = [:]
  }

  /// Returns the browser's screens of some pages; `nil` if it is not installed.
  static func screens(of visits: [Visit]) throws -> [[Screen]]? {
    guard let run = try run(book(visits), scale: scale) else { return nil }
    let pages = try result(of: run).split(separator: "\u{1E}", omittingEmptySubsequences: false)
    #expect(pages.count == visits.count)
    return pages.map(read)
  }

  /// Returns the text that a page with scripts writes into its `pre` named `all`; `nil` if the browser is not
  /// installed.
  static func result(of page: String) throws -> Substring? {
    try run(page, scale: scale).map(result(of:))
  }

  /// Opens a page as a file. The document after its scripts is on standard output, and what reached the console on
  /// standard error; `nil` if the browser is not installed.
  static func run(_ page: String, scale: Int = 1) throws -> Run? {
    guard let path else {
      try MissingTool.skip("Chromium")
      return nil
    }
    let (profile, folder) = (try Folder(), try Folder(["page.html": page]))
    return try Run(
      path,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
        "--user-data-dir=\(profile.url.path(percentEncoded: false))", "--virtual-time-budget=60000", "--dump-dom",
        "--enable-logging=stderr", folder.url.appending(path: "page.html").absoluteString,
      ], patience: 600)
  }

  /// Returns the text of the `pre` named `all`, with HTML's escapes.
  static func result(of run: Run) throws -> Substring {
    try #require(run.text.firstMatch(of: /<pre id="all">(?s:(.*?))<\/pre>/), "nothing was written").output.1
  }

  /// One page with all the others in it, which asks each for what it shows.
  private static func book(_ visits: [Visit]) throws -> String {
    let frames = visits.map { visit in
      let text = visit.page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      return "<iframe width=\"4000\" height=\"1000\" srcdoc=\"\(text)\"></iframe>\n"
    }
    let questions = visits.map { ["offsets": $0.offsets, "strips": $0.strips] as [String: Any] }
    let json = String(decoding: try JSONSerialization.data(withJSONObject: questions), as: UTF8.self)
    return """
      <!DOCTYPE html><meta charset="utf-8"><body>\(frames.joined())
      <script>
      \(BrowserScript.text)
      addEventListener('load', () => {
        const questions = \(json);
        const result = document.createElement('pre');
        result.id = 'all';
        const pages = [...document.querySelectorAll('iframe')];
        result.textContent = pages.map((page, index) => answer(page.contentWindow, questions[index])).join('\\u001e');
        document.body.replaceChildren(result);
      });
      </script>
      """
  }

  /// Lines of screen, what was asked, name, and numbers.
  private static func read(_ text: Substring) -> [Screen] {
    var screens: [Screen] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 3, let index = Int(words[0]) else { continue }
      while screens.count <= index { screens.append(Screen()) }
      let numbers = words.dropFirst(3).compactMap { Double($0) }
      switch words[1] {
      case "rest": screens[index].frames[words[2]] = numbers
      case "bar": screens[index].bars[words[2], default: []].append(numbers)
      case "strip": screens[index].strips[words[2]] = numbers
      default:
        guard let offset = Int(words[1]) else { continue }
        while screens[index].pinned.count <= offset { screens[index].pinned.append([]) }
        screens[index].pinned[offset].append((words[2], numbers))
      }
    }
    return screens
  }

  private static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}

/// The script that the tests run on a page in the browser.
private enum BrowserScript {
  static let text = #"""
    const isShown = element => element.getClientRects().length > 0;

    // A line for each frame: screen, question, name, x, y, width, height.
    function answer(page, { offsets, strips }) {
      const root = page.document.documentElement, lines = [];
      const all = (selector, root) => [...root.querySelectorAll(selector)].filter(isShown);
      [...page.document.querySelectorAll('.screen')].forEach((screen, index) => {
        const content = screen.querySelector('.sections');
        const tell = (question, elements, origin = content.getBoundingClientRect()) => {
          for (const element of elements) {
            const box = element.getBoundingClientRect();
            lines.push([index, question, element.dataset.frame, box.x - origin.x, box.y - origin.y, box.width, box.height]);
          }
        };
        // Whole screens are at rest: nothing is pinned.
        root.classList.add('whole');
        tell('rest', all('.sections [data-frame]', screen));
        root.classList.remove('whole');
        const { x, y } = screen.getBoundingClientRect();
        const container = { x: x + parseFloat(page.getComputedStyle(screen).paddingLeft), y };
        for (const end of [0, screen.scrollHeight]) {
          screen.scrollTop = end;
          tell('bar', all('.bar [data-frame]', screen), container);
        }
        (offsets[index] ?? []).forEach((offset, number) => {
          screen.scrollTop = offset + parseFloat(page.getComputedStyle(content).marginTop);
          screen.dispatchEvent(new page.Event('scroll'));
          const level = cell => Number(page.getComputedStyle(cell.closest('.pinned, .stays')).zIndex);
          tell(number, all('.pinned [data-frame], .stays', screen).sort((a, b) => level(a) - level(b)));
        });
        screen.scrollTop = 0;
        for (const [name, places] of Object.entries(strips[index] ?? {})) {
          const [strip] = all(`[data-frame="${name}"] > .lines`, screen);
          if (!strip) continue;
          const reached = places.map(place => {
            strip.scrollTo({ left: screen.dir === 'rtl' ? -place : place, behavior: 'instant' });
            return Math.abs(strip.scrollLeft);
          });
          lines.push([index, 'strip', name, strip.scrollWidth - strip.clientWidth, ...reached]);
        }
      });
      return lines.map(line => line.join(' ')).join('\n');
    }
    """#
}
