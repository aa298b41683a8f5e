import EmbeddedFiles
import SDUIIR

/// The styles that every page shares: the nesting of boxes, and the appearance of the page.
enum PreviewStyle {
  /// The page around the screens.
  static let page = String(cString: embedded_preview_page_style())
  /// Everything; layout rule R4 gives the two lengths.
  static let text = """
    \(page):root { --narrow-margin: \(SizeClass.narrowMargin.pixels); \
    --readable-width: \(SizeClass.readableWidth.pixels); }
    \(String(cString: embedded_preview_style()))
    """
}

/// The page's script: its controls, sizes under the pointer, and what CSS cannot place.
enum PreviewScript {
  static let text = "\n" + String(cString: embedded_preview_script())
}
