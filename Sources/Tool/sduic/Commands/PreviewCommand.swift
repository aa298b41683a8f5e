import SDUISyntax

/// `sduic preview`: a picture of a screen, as a page or as an SVG.
enum PreviewCommand: Command {
  static let name = "preview"
  static let usage = "preview FILE -o OUT.html | --serve"
  static let summary = "draw a screen at several widths"
  static let discussion = """
    Draws a screen, from its .sdui or from its compiled document, at several widths side by side. The
    ending of OUT decides the form:

      .html   one page without a network. It lays the screen out in CSS: a slider changes the width,
              headers stay pinned, and carousels scroll
      .png    that page without controls, two pixels per point, drawn by Chromium or by the browser
              that SDUIC_BROWSER names
      .svg    a picture of the frames

    The page of a screen that scrolls horizontally is a picture, too. Without --width the widths are
    320, 390, 768 and 1024, as far as the screen declares them. --data shows a response, which must
    keep the contract; several --data show their responses side by side, at one width.

    On the page each screen has a slider for its width. Other controls change the size of text, colours
    and direction, and show measurements: widths, gaps, insets and columns. A ruler then marks the
    breakpoints and the width at which a proved requirement has the least room.

    --watch keeps OUT up to date until it is interrupted. --serve shows the page in a browser and
    follows the files while they are edited: the page keeps its place and its width, and shows findings
    over the last drawing without errors. It answers browsers of this machine only, at the address
    that it prints, which nobody can guess.
    """
  static let options = [
    Option(name: "--output", short: "-o", value: "OUT", summary: "the file to write: OUT.html, OUT.svg or OUT.png"),
    Option(name: "--width", value: "W,…", summary: "the container's widths"),
    Option(
      name: "--height", value: "H", summary: "the container's height; 844 or the nearest that the screen declares"),
    DeviceRequest.options[0], LayoutRequest.itemsOption, ResponseData.repeatedOption,
    Option(name: "--env", value: "NAME=VALUE,…", summary: "text-scale, horizontal, vertical, idiom, insets=T:L:B:T"),
    VariantRequest.options[0], VariantRequest.options[1], Inputs.screenOption, FindingLimit.option,
    Option(name: "--rtl", summary: "lay out from right to left"),
    Option(name: "--dark", summary: "draw in dark colours; without it the page follows its surroundings"),
    Option(name: "--watch", summary: "draw again after each change; needs --output"),
    Option(name: "--serve", summary: "serve the page to a browser of this machine"),
    Option(name: "--port", value: "N", summary: "the port of --serve; any that is free without it"),
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic preview home.sdui -o home.html",
    "sduic preview home.sdui -o home.svg --width 390,768",
    "sduic preview home.sdui -o home.png --width 390",
    "sduic preview home.sdui -o home.html --device 'iphone-15, ipad-pro-11 landscape half'",
    "sduic preview home.sdui -o home.html --flag grid=tight --rtl",
    "sduic preview home.sdui -o home.html --data response.json",
    "sduic preview home.sdui -o home.html --data monday.json --data sunday.json",
    "sduic preview home.sdui -o home.png --width 390 --dark",
    "sduic preview home.sdui --serve",
  ]

  /// The form of the output, by the ending of the file's name.
  enum Form {
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
    let request = try LayoutRequest(arguments)
    if arguments.has("--serve") { return try serve(path, request, &output) }
    guard let target = arguments["--output"] else {
      throw UsageError(message: "names no file to write; give `-o OUT.html`, `-o OUT.svg` or `-o OUT.png`")
    }
    let form = try Form(target)
    func write(_ files: WatchedFiles?, _ output: inout Output) throws -> ExitStatus {
      guard let drawing = try PreviewDrawing(of: path, as: form, request, from: files, &output) else { return .failure }
      try Inputs.protect(drawing.sources + [path], from: target, made: "this preview")
      if form == .screenshot {
        try Browser.draw(Array(drawing.text.utf8), size: drawing.windowSize, scale: 2, to: target)
      } else {
        try AtomicFile.write(Array(drawing.text.utf8), to: target)
      }
      return .success
    }
    guard arguments.has("--watch") else { return try write(nil, &output) }
    return try Watch(path: path, command: name, target: target).run(&output) { try write($0, &$1) }
  }

  /// Shows the page in a browser, and follows the files of the screen.
  private static func serve(_ path: String, _ request: LayoutRequest, _ output: inout Output) throws -> ExitStatus {
    guard request.arguments["--output"] == nil, !request.arguments.has("--watch") else {
      throw UsageError(message: "`--serve` writes no file and follows its files anyway")
    }
    let number = request.arguments["--port"] ?? "0"
    guard let port = UInt16(number) else {
      throw UsageError(message: "`--port` is a whole number from 0 to 65535, and `\(number)` is none")
    }
    let server = try PageServer(port: port)
    var preview = PreviewServer()
    let address = server.address
    output.writeMessage("sduic: serving \(address)")
    let watch = Watch(
      path: path, command: name, success: "updated \(address)", failure: "\(address) shows findings")
    return try watch.run(&output) { files, output in
      output.collectErrors()
      do {
        guard let drawing = try PreviewDrawing(of: path, as: .page, request, from: files, &output) else {
          preview.show(findings: output.errors ?? "")
          return .failure
        }
        preview.show(drawing.text)
        return .success
      } catch let error as FileError {
        preview.show(findings: error.message)
        output.writeMessage("sduic \(name): \(error.message)")
        return .usage
      }
    } wait: { time, interruption in
      server.answer(within: time, until: { interruption.hasCome }) { preview.answer(to: $0) }
    }
  }
}
