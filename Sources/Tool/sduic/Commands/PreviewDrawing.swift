import SDUIIR
import SDUILayout
import SDUIProof
import SDUIReports
import SDUISyntax

/// A drawn screen.
struct PreviewDrawing {
  let text: String
  /// The files that it was made from.
  let sources: [String]
  /// The size of a browser that shows all of it, in pixels.
  let windowSize: (width: Int, height: Int)

  /// A screen with the content of one response.
  private struct Content {
    let input: Inputs.Input
    /// The file of the response, if there are several.
    let source: String?
  }

  private static func input(
    at path: String, _ arguments: Arguments, from files: WatchedFiles?, _ output: inout Output
  ) throws -> Inputs.Input? {
    guard let files else { return try Inputs.input(at: path, arguments, &output) }
    return try Inputs.input(at: path, arguments, from: files, &output)
  }

  /// Draws a screen, or reports why it cannot be drawn and gives `nil`.
  init?(
    of path: String, as form: PreviewCommand.Form, _ request: LayoutRequest, from files: WatchedFiles?,
    _ output: inout Output
  ) throws {
    guard var input = try Self.input(at: path, request.arguments, from: files, &output) else { return nil }
    input.screen = try request.variants.resolve(input).resolvedByDefault.screen
    guard let contents = try Self.contents(of: input, request.arguments, from: files, &output) else { return nil }
    var columns: [PreviewColumn] = []
    var drawn: [DrawnScreen] = []
    var environments: [LayoutEnvironment] = []
    for content in contents {
      var (screen, samples) = try request.sampled(content.input.screen)
      let widths = contents.count > 1 ? input.screen.onePreviewWidth : screen.previewWidths
      let places = try request.places(for: screen, standard: widths)
      if let first = places.first { samples = samples.fillingPatterns(of: screen, in: first.environment) }
      var filled = content.input
      filled.screen = screen
      guard let reports = Self.reports(on: filled, showing: samples, in: places, &output) else { return nil }
      environments += places.map { $0.environment }
      columns += places.map {
        PreviewColumn(screen, showing: samples, in: request.container($0), source: content.source)
      }
      drawn += reports.map { DrawnScreen(screen, $0, source: content.source) }
    }
    let appearance = PreviewAppearance(isDark: request.arguments.has("--dark"), isStill: form == .screenshot)
    let isHorizontal = input.screen.properties[.scrollDirection] == .keyword(.horizontal)
    switch form {
    case .picture: text = try PreviewSVG.text(drawn, isDark: appearance.isDark)
    case .page, .screenshot:
      let marks = form == .page && !isHorizontal ? Proof(input.screen).widthMarks(in: input.screen) : []
      text =
        isHorizontal
        ? try PreviewPage.text(drawn: drawn, as: appearance) : PreviewPage.text(columns, marks: marks, as: appearance)
    }
    sources = contents.flatMap { $0.input.sources.map { $0.path } }
    windowSize =
      isHorizontal ? try PreviewSVG.windowSize(of: drawn) : PreviewPage.windowSize(of: environments)
  }

  /// The screen with each response that is asked for, or without content.
  private static func contents(
    of input: Inputs.Input, _ arguments: Arguments, from files: WatchedFiles?, _ output: inout Output
  ) throws -> [Content]? {
    try ResponseData.check(arguments)
    let paths = arguments.all("--data")
    if paths.isEmpty { return [Content(input: input, source: nil)] }
    var contents: [Content] = []
    for path in paths {
      guard let filled = try ResponseData.fill(input, with: path, from: files, &output) else { return nil }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      // Files of one name in several folders get different names.
      let isUnique = paths.filter { $0 == name || $0.hasSuffix("/" + name) }.count == 1
      contents.append(Content(input: filled, source: paths.count == 1 ? nil : isUnique ? name : path))
    }
    return contents
  }

  /// The layouts of a screen, or a report of why there are none: a screen without a layout is not drawn.
  private static func reports(
    on input: Inputs.Input, showing samples: SampleItems, in places: [LayoutRequest.Place], _ output: inout Output
  ) -> [LayoutReport]? {
    var reports: [LayoutReport] = []
    for place in places {
      LayoutFindings.warn(place.environment, input, &output)
      do {
        let items = ScreenItems.standard(for: input.screen, showing: samples, in: place.environment)
        let layout = try input.screen.layout(items, in: place.environment)
        reports.append(LayoutReport(layout, device: place.device))
      } catch {
        LayoutFindings.report([error], height: place.environment.height, input, &output)
        return nil
      }
    }
    return reports
  }
}

extension Screen {
  /// The width at which responses are compared: that of a usual phone, if the screen declares it.
  fileprivate var onePreviewWidth: [Rational] {
    Array((previewWidths.filter { $0 >= Rational(390) } + previewWidths).prefix(1))
  }
}
