import Foundation
import TestSupport
import Testing

/// Chromium, which judges the frames of layout: it lays the previews' CSS out by its own code.
enum Browser {
  /// Pixels per point. A browser rounds boxes to 1/64 of a pixel, so that many pixels are a finer measure.
  private static let scale = 12

  /// The frames of the boxes on a page: of each screen, by name, `x`, `y`, `width` and `height`.
  typealias Frames = [[String: [Double]]]

  /// What the browser makes of some pages; `nil` if it is not installed.
  static func frames(of pages: [String]) throws -> [Frames]? {
    guard let text = try result(of: book(pages)) else { return nil }
    let results = text.split(separator: "\u{1E}", omittingEmptySubsequences: false)
    #expect(results.count == pages.count)
    return results.map(read)
  }

  /// What a page with scripts writes into its `pre` named `all`; `nil` if the browser is not installed.
  static func result(of page: String) throws -> Substring? {
    guard let path else {
      try MissingTool.skip("Chromium")
      return nil
    }
    let folder = try Folder(["pages.html": page])
    let run = try Run(
      path,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
        "--user-data-dir=\(folder.url.path(percentEncoded: false))", "--virtual-time-budget=60000", "--dump-dom",
        folder.url.appending(path: "pages.html").absoluteString,
      ], patience: 600)
    return try #require(run.text.firstMatch(of: /<pre id="all">(?s:(.*?))<\/pre>/), "nothing was written").output.1
  }

  /// One page with all the others in it, which asks each for its frames.
  private static func book(_ pages: [String]) -> String {
    let frames = pages.map { page in
      let text = page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      return "<iframe width=\"4000\" height=\"1000\" srcdoc=\"\(text)\"></iframe>\n"
    }
    return """
      <!DOCTYPE html><meta charset="utf-8"><body>\(frames.joined())
      <script>
      addEventListener('load', () => {
        const result = document.createElement('pre');
        result.id = 'all';
        const pages = [...document.querySelectorAll('iframe')];
        result.textContent = pages.map(page => page.contentWindow.measure()).join('\\u001e');
        document.body.replaceChildren(result);
      });
      </script>
      """
  }

  /// Lines of screen, name and four numbers.
  private static func read(_ text: Substring) -> Frames {
    var frames: Frames = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 6, let screen = Int(words[0]) else { continue }
      while frames.count <= screen { frames.append([:]) }
      frames[screen][String(words[1])] = words.dropFirst(2).compactMap { Double($0) }
    }
    return frames
  }

  private static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
