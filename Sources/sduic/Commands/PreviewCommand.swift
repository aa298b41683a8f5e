import SDUIIR
import SDUILayout
import SDUIPreview
import SDUISource

/// `sduic preview`: a picture of a screen, as a page or as an SVG.
enum PreviewCommand: Command {
  static let name = "preview"
  static let usage = "preview FILE -o OUT.html"
  static let summary = "draw a screen at several widths"
  static let discussion = """
    Draws a screen, from its .sdui or from its compiled document, at several widths side by side. The
    ending of OUT decides the form:

      .html   one page without a network. It lays the screen out in CSS: a slider changes the width,
              headers stay pinned, and carousels scroll
      .png    that page, drawn by Chromium or by the browser that SDUIC_BROWSER names
      .svg    a picture of the frames

    The page of a screen that scrolls horizontally is a picture, too. Without --width the widths are
    320, 390, 768 and 1024, as far as the screen declares them. --data shows a response, which must
    keep the contract.
    """
  static let options = [
    Option(name: "--output", short: "-o", value: "OUT", summary: "the file to write: OUT.html, OUT.svg or OUT.png"),
    Option(name: "--width", value: "W,…", summary: "the container's widths"),
    Option(
      name: "--height", value: "H", summary: "the container's height; 844 or the nearest that the screen declares"),
    DeviceRequest.options[0], LayoutRequest.itemsOption, ResponseData.option,
    Option(name: "--env", value: "NAME=VALUE,…", summary: "text-scale, horizontal, vertical, idiom, insets=T:L:B:T"),
    VariantRequest.options[0], VariantRequest.options[1], FindingLimit.option,
    Option(name: "--rtl", summary: "lay out from right to left"),
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic preview home.sdui -o home.html",
    "sduic preview home.sdui -o home.svg --width 390,768",
    "sduic preview home.sdui -o home.png --width 390",
    "sduic preview home.sdui -o home.html --device 'iphone-15, ipad-pro-11 landscape half'",
    "sduic preview home.sdui -o home.html --flag grid=tight --rtl",
    "sduic preview home.sdui -o home.html --data response.json",
  ]

  /// What is written, by how the file's name ends.
  private enum Form {
    case page, picture, screenshot

    init(_ path: String) throws(UsageError) {
      if path.hasSuffix(".html") {
        self = .page
      } else if path.hasSuffix(".svg") {
        self = .picture
      } else if path.hasSuffix(".png") {
        self = .screenshot
      } else {
        throw UsageError(
          message: "`--output` is a file that ends with `.html`, `.svg` or `.png`, and `\(path)` does not")
      }
    }
  }

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let path = try arguments.onlyOperand("file")
    guard let target = arguments["--output"] else {
      throw UsageError(message: "names no file to write; give `-o OUT.html`, `-o OUT.svg` or `-o OUT.png`")
    }
    let form = try Form(target)
    let request = try LayoutRequest(arguments)
    guard var input = try Inputs.input(at: path, &output) else { return .failure }
    input.screen = try request.variants.resolve(input).resolvedByDefault.screen
    guard let filled = try ResponseData.fill(input, arguments, &output) else { return .failure }
    input = filled
    let samples: SampleItems
    (input.screen, samples) = try request.sampled(input.screen)
    let places = try request.places(for: input.screen, standard: input.screen.previewWidths)
    guard let reports = reports(on: input, showing: samples, in: places, &output) else { return .failure }
    let text =
      switch form {
      case .picture: try PreviewSVG.text(reports, of: input.screen)
      case .page, .screenshot:
        input.screen.properties[.scrollDirection] == .keyword(.horizontal)
          ? try PreviewPage.text(input.screen, drawn: reports)
          : PreviewPage.text(input.screen, showing: samples, in: places.map(request.container))
      }
    try Inputs.protect(input.sources.map { $0.path } + [path], from: target, made: "this preview")
    if form == .screenshot {
      let environments = places.map { $0.environment }
      try Browser.draw(Array(text.utf8), size: PreviewPage.windowSize(of: environments), to: target)
    } else {
      try AtomicFile.write(Array(text.utf8), to: target)
    }
    return .success
  }

  /// The layouts of a screen, or a report of why there are none: what cannot be laid out is not drawn.
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
        LayoutFindings.report([error], input, &output)
        return nil
      }
    }
    return reports
  }
}
