import SDUIIR
import SDUILayout

extension PreviewPage {
  /// The page of a screen that scrolls horizontally: a picture of its frames, and the page says so.
  ///
  /// - Parameter screens: The screen in its containers, at least one.
  package static func text(
    drawn screens: [DrawnScreen], as appearance: PreviewAppearance = PreviewAppearance()
  ) throws(ArithmeticError) -> String {
    guard let first = screens.first else { return "" }
    return try document(
      of: first.screen, styles: [PreviewStyle.page, PreviewSVG.style], as: appearance,
      body: """
        <main>
        \(PreviewSVG.text(screens))</main>
        \(appearance.isStill ? "" : note)
        """)
  }

  private static let note = """
    <footer><p>The screen scrolls horizontally, and its frames are drawn as <code>sduic layout</code> computes them. \
    A dashed line shows where the container ends at rest.</p></footer>
    """
}

extension ScreenLayout {
  /// The width of the content that is drawn: all of it along the axis on which the screen scrolls.
  var drawnWidth: Rational {
    scrollDirection == .horizontal ? max(container.width, contentSize.width) : container.width
  }

  /// Returns the end of a section's name in a picture: before the section, or at the end of its width below all
  /// content.
  func nameEnd(
    ofSection index: Int, left: Rational, top: Rational
  ) throws(ArithmeticError) -> (x: Rational, y: Rational) {
    let frame = sections[index].frame
    switch scrollDirection {
    case .vertical: return (try left - Rational(10), try frame.y + top + Rational(12))
    case .horizontal: return (try left + frame.x + frame.width, try contentSize.height + top + Rational(18))
    }
  }

  /// Draws a line at the end of the container, if the content continues after it.
  func containerEdge() throws(ArithmeticError) -> String {
    let width = drawnWidth
    guard width > container.width else { return "" }
    let x = direction == .rightToLeft ? try width - container.width : container.width
    let place = MarkupText.number(x)
    return "<path class=\"none\" d=\"M\(place) 0V\(MarkupText.number(contentSize.height))\"/>\n"
  }
}
