import SDUIIR
import SDUILayout

extension PreviewPage {
  /// A whole page: what every one has around its body.
  ///
  /// The content security policy allows the page's own style sheets and script, by their hashes, and nothing else: no
  /// `style` attribute, no other script, no network. The one image is a mask in the style sheet.
  ///
  /// - Parameters:
  ///   - styles: The texts of the style sheets: the page's own, then those of pictures in the body.
  ///   - script: The text of the script, which runs after the body.
  static func document(
    of screen: Screen, styles: [String], script: String? = nil, as appearance: PreviewAppearance, body: String
  ) -> String {
    let sources = [
      "default-src 'none'", "style-src \(styles.map(source(of:)).joined(separator: " "))",
      "script-src \(script.map(source(of:)) ?? "'none'")", "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    let classes = appearance.classes.isEmpty ? "" : " class=\"\(appearance.classes)\""
    return """
      <!DOCTYPE html>
      <html lang="en"\(classes)>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(sources.joined(separator: "; "))">
      <meta name="viewport" content="width=device-width">
      <title>\(MarkupText.escaped(screen.name.source))</title>
      <style>\(styles[0])</style>
      </head>
      <body>
      \(body)
      \(script.map { "<script>\($0)</script>\n" } ?? "")</body>
      </html>

      """
  }

  /// An inline text as a source of a content security policy: its hash in Base64 (RFC 4648).
  private static func source(of text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    // Three bytes are four digits. A hash has 32 bytes, so that the last two lack a third.
    let bytes = SHA256.hash(Array(text.utf8)) + [0]
    var result: [UInt8] = []
    for first in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[first..<first + 3].reduce(0) { $0 << 8 | Int($1) }
      for shift in [18, 12, 6, 0] { result.append(digits[group >> shift & 0x3F]) }
    }
    return "'sha256-\(String(decoding: result.dropLast(), as: UTF8.self))='"
  }
}

extension PreviewPage {
  /// The size of a window, in pixels, in which a page without controls is in view.
  package static func windowSize(of environments: [LayoutEnvironment]) -> (width: Int, height: Int) {
    // Beside each screen are the names of its sections, above it its size, and between two of them a gap.
    let width = environments.reduce(28) { $0 + Int(clamping: $1.width.floor) + 112 + 12 }
    let height = environments.map { Int(clamping: $0.height.floor) }.max() ?? 0
    return (max(width, 360), height + 110)
  }
}
