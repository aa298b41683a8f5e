import SDUIJSON

/// `sduic preview --serve`: a page in a browser that follows its files while they are edited.
///
/// The page asks for the state every few hundred milliseconds. If there is a new page it is loaded, at the same place and
/// width; findings are shown over the last page without errors.
struct PreviewServer {
  /// The number of pages without errors.
  private var version = 0
  private var page = ""
  private var findings = ""

  /// Takes a page without errors.
  mutating func show(_ page: String) {
    version += 1
    (self.page, findings) = (page, "")
  }

  /// Shows findings over the last page, without the colours that a terminal shows.
  mutating func show(findings: String) {
    self.findings = ""
    var isInColour = false
    for character in findings {
      if character == "\u{1B}" { isInColour = true }
      if !isInColour { self.findings.append(character) }
      if isInColour, character == "m" { isInColour = false }
    }
  }

  /// Returns the answer for a path.
  func answer(to path: String) -> PageConnection.Answer? {
    switch path {
    case "/": return PageConnection.Answer(type: "text/html; charset=utf-8", body: Array(Self.frame.utf8))
    case "/page": return PageConnection.Answer(type: "text/html; charset=utf-8", body: Array(page.utf8))
    case "/state":
      let state: JSONTree = ["version": .integer(Int64(version)), "findings": .string(findings)]
      return PageConnection.Answer(type: "application/json", body: state.bytes)
    default: return nil
    }
  }

  /// The page around the preview, which is the same as in a file: it loads nothing and runs its own script only.
  private static let frame = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>sduic preview</title>
    <style>
    html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0; display: block; }
    pre { position: fixed; inset: auto 0 0 0; max-height: 50%; overflow: auto; box-sizing: border-box; margin: 0;
      padding: 16px 24px; background: #fff4f2; color: #5c1a10; border-top: 2px solid #d9412b;
      font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; }
    </style>
    </head>
    <body>
    <iframe title="The screen"></iframe>
    <pre hidden></pre>
    <script>
    const frame = document.querySelector('iframe'), panel = document.querySelector('pre');
    let kept, version;
    // The page in the frame keeps here what people chose and how far they scrolled.
    globalThis.sduicHost = { setState: state => { kept = state; }, getState: () => kept };
    frame.addEventListener('load', () => { document.title = frame.contentDocument.title || document.title; });
    const show = text => { panel.textContent = text; panel.hidden = !text; };
    async function follow() {
      try {
        const state = await (await fetch('state')).json();
        if (state.version !== version) {
          version = state.version;
          frame.src = `page?${version}`;
        }
        show(state.findings);
      } catch { show('sduic preview has ended.'); }
      setTimeout(follow, 300);
    }
    follow();
    </script>
    </body>
    </html>

    """
}
