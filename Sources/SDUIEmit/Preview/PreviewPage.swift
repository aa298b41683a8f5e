import SDUIIR
import SDUILayout

/// Writes a screen as one page of HTML without a network: its boxes at several widths side by side, laid out by the
/// browser from what the screen says. No number on it was computed by layout.
public enum PreviewPage {
  /// The page of a screen.
  ///
  /// - Parameters:
  ///   - environments: One for each width, at least one; all but the width is that of the first.
  ///   - traits: Size classes that hold at every width.
  public static func text(_ screen: Screen, in environments: [Environment], _ traits: PreviewTraits) -> String {
    guard let first = environments.first else { return "" }
    let surroundings = PreviewSurroundings(environment: first, traits: traits)
    let variants = screen.sections.indices.map { PreviewVariant.all(of: $0, screen, surroundings) }
    let rules = PreviewRules(screen, variants, surroundings).text
    let boxes = PreviewMarkup(screen, variants).text
    let name = MarkupText.escaped(screen.name.source)
    let devices = environments.map { device($0.width, first, boxes) }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(name)</title>
      <style>
      \(PreviewStyle.text)
      \(rules)</style>
      </head>
      <body>
      <header><h1>\(name)</h1><p>\(MarkupText.escaped(screen.summary(in: first)))</p>\(controls(screen, environments))</header>
      <main>
      \(devices)</main>
      <footer>\(notes(on: screen, variants))</footer>
      <output hidden></output>
      <script>
      \(PreviewScript.text)
      </script>
      </body>
      </html>

      """
  }

  /// One container with the screen in it.
  private static func device(_ width: Rational, _ environment: Environment, _ boxes: String) -> String {
    let extents = "--width: \(width.pixels); --height: \(environment.height.pixels)"
    return """
      <figure><figcaption><b>\(MarkupText.number(width))</b> × \(MarkupText.number(environment.height))</figcaption>
      <div class="screen" dir="\(environment.direction.rawValue)" style="\(extents)"><div class="sections">
      \(boxes)</div></div></figure>

      """
  }

  private static func controls(_ screen: Screen, _ environments: [Environment]) -> String {
    var range = ValueRange(Rational(320), Rational(1_376))
    if case .range(let declared)? = screen.properties[.widths] { range = declared }
    let least = MarkupText.number(range.lowerBound)
    let most = MarkupText.number(range.upperBound ?? Rational(2_000))
    let start = MarkupText.number(environments[0].width)
    return """
      <form><label>Width of the first <input name="width" type="range" min="\(least)" max="\(most)" \
      value="\(start)"></label>
      <button type="button" name="scheme">Dark</button>
      <button type="button" name="direction">Direction</button>
      <button type="button" name="whole">Whole screens</button></form>
      """
  }

  /// What the page cannot show as a device does.
  private static func notes(on screen: Screen, _ variants: [[PreviewVariant]]) -> String {
    var notes = ["Samples stand where the screen has no content. Frames at rest are those of `sduic layout`."]
    let forms = variants.joined().flatMap { [$0.section] + $0.sections.map(\.section) }
    if forms.contains(where: \.needsScript) {
      notes.append("Waterfalls, `place: nextRow` and lone items of justified lines are placed by a script.")
    }
    if forms.contains(where: \.isPinnedToScreen) {
      notes.append("A header that is pinned to the screen stays in view as long as its section does.")
    }
    if forms.contains(where: \.repeats) {
      notes.append("A strip that repeats shows its items once.")
    }
    return notes.map { "<p>\(MarkupText.code(MarkupText.escaped($0)))</p>" }.joined()
  }
}

extension Screen {
  /// The environment and what flags and clients were resolved to.
  fileprivate func summary(in environment: Environment) -> String {
    var parts = [environment.idiom.rawValue]
    if environment.textScale != .one { parts.append("text × \(MarkupText.number(environment.textScale))") }
    parts += variants.flags.map { "\($0.flag) \($0.flagCase)" } + [variants.client?.text].compactMap(\.self)
    return parts.joined(separator: " · ")
  }
}

extension Section {
  fileprivate var needsScript: Bool {
    kind == .waterfall || (kind == .flow && properties[.align] == .keyword(.justified))
      || units.contains { $0.properties[.place] == .keyword(.nextRow) }
  }

  fileprivate var isPinnedToScreen: Bool {
    [header, footer].contains { $0?.properties[.pinned] == .keyword(.screen) }
  }

  fileprivate var repeats: Bool {
    if case .paging(let paging)? = properties[.paging] { paging.repetition == .infinite } else { false }
  }
}
