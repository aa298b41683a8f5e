import SDUIIR
import SDUILayout
import SDUIReports
import SDUISyntax

/// The findings about containers in which a screen is laid out.
enum LayoutFindings {
  /// A width that the screen does not promise to work at is laid out all the same.
  static func warn(_ environment: LayoutEnvironment, _ input: Inputs.Input, _ output: inout Output) {
    for (property, value) in [(Property.widths, environment.width), (Property.heights, environment.height)] {
      let range = input.screen.declaredRange(property)
      guard !range.contains(value) else { continue }
      let bounds = "\(range.lowerBound.text)...\(range.upperBound?.text ?? "")"
      let diagnostic = Diagnostic(
        .outsideDeclaredRange, "\(value.text) lies outside the \(property.row.name) of the screen, \(bounds)",
        at: SourceRange(input.screen.origin), remedy: "choose one inside, or declare `\(property.row.name)`")
      Inputs.report([diagnostic], in: input.sources, &output)
    }
  }

  /// Reports errors with both sizes of the container, since either may be what decides.
  static func report(_ errors: [LayoutError], height: Rational, _ input: Inputs.Input, _ output: inout Output) {
    let diagnostics = errors.map { error in
      let section = error.section.flatMap { input.screen.section(at: SectionPath($0, inner: error.innerSection)) }
      let place = "container width \(error.containerWidth.shortText), height \(height.shortText)"
      return Diagnostic(
        .layoutImpossible, error.message(at: place), at: SourceRange(section?.origin ?? input.screen.origin),
        remedy:
          "give it more room, or adapt the section to this size with a `when` (layout rule \(error.rule.rawValue))")
    }
    Inputs.report(diagnostics, in: input.sources, &output)
  }
}
