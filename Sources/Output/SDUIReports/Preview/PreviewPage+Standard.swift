import SDUIIR
import SDUILayout

extension PreviewPage {
  /// A preview with default options.
  ///
  /// - Parameter marks: Widths to mark on the rulers besides the breakpoints.
  /// - Throws: `LayoutError` for a screen that cannot be laid out, or whose picture needs numbers that are too large.
  package static func text(standard screen: Screen, marks: [WidthMark] = []) throws(LayoutError) -> String {
    let screen = screen.resolvedByDefault.screen
    let samples = SampleItems().fillingPatterns(of: screen, in: LayoutEnvironment(width: .zero, height: .zero))
    // What cannot be laid out is not drawn.
    let reports = try screen.previewWidths.map { width throws(LayoutError) in
      let environment = LayoutEnvironment(width: width, height: screen.standardHeight)
      let items = ScreenItems.standard(for: screen, showing: samples, in: environment)
      return (environment, LayoutReport(try screen.layout(items, in: environment)))
    }
    if screen.properties[.scrollDirection] == .keyword(.horizontal) {
      do { return try text(drawn: reports.map { DrawnScreen(screen, $0.1) }) } catch {
        throw LayoutError(.arithmetic(error), containerWidth: reports[0].0.width)
      }
    }
    return text(reports.map { PreviewColumn(screen, showing: samples, in: PreviewContainer($0.0)) }, marks: marks)
  }
}

extension Screen {
  /// The widths of usual devices that the screen declares, else the ends of what it declares: never none.
  package var previewWidths: [Rational] {
    let range = declaredRange(.widths)
    let usual = [320, 390, 768, 1024].map { Rational($0) }.filter(range.contains)
    guard usual.isEmpty else { return usual }
    return [range.lowerBound] + [range.upperBound].compactMap { $0 }.filter { $0 != range.lowerBound }
  }
}
