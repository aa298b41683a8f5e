import SDUIIR
import SDUILayout
import SDUIProof
import SDUIReports

/// `sduic layout`: the frames of a screen in one or several containers.
enum LayoutCommand: Command {
  static let name = "layout"
  static let usage = "layout FILE [--width 320,390,768]"
  static let summary = "compute every frame of a screen"
  static let discussion = """
    Computes the layout of a screen, from its .sdui or its compiled document, and prints every frame:
    x, y, width and height in points. With --data, the sections have the items of a response, which must
    keep the contract. Otherwise a section has its authored content, or four items of its first unit and
    one of each other unit. By default, each flag has its first case and the client is the newest one.
    """
  static let options = [
    Option(name: "--width", value: "W,…", summary: "the container's widths; 390 by default"),
    Option(
      name: "--height", value: "H", summary: "the container's height; 844 or the nearest declared height"),
    DeviceRequest.options[0], DeviceRequest.options[1], SweepRequest.option, LayoutRequest.itemsOption,
    ResponseData.option,
    Option(name: "--env", value: "NAME=VALUE,…", summary: "text-scale, horizontal, vertical, idiom, insets=T:L:B:T"),
    VariantRequest.options[0], VariantRequest.options[1], Inputs.screenOption, FindingLimit.option,
    Option(name: "--rtl", summary: "right-to-left layout"),
    Option(name: "--scale", value: "S", summary: "round to the pixels of a display of this scale"),
    Option(name: "--rounding", value: "nearest|floor|fill", summary: "how to round; nearest by default"),
    Option(name: "--exact", summary: "write exact fractions"),
    Option(name: "--format", value: "table|json", summary: "the format of frames"),
    Option(name: "--pretty", summary: "indented JSON; the default on a terminal"),
    Option(name: "--compact", summary: "JSON on one line; the default elsewhere"),
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic layout home.sdui --width 390",
    "sduic layout home.sdui --width 320,768 --items 'deals=ProductCard*5,Ad' --format json",
    "sduic layout home.json --rtl --scale 3",
    "sduic layout home.sdui --data response.json",
    "sduic layout home.sdui --device 'iphone-15, ipad-pro-11 landscape half'",
    "sduic layout home.sdui --sweep 320...1366",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    if arguments.has("--devices") {
      try DeviceRequest.checkListStandsAlone(arguments)
      output.write(DeviceRequest.list)
      return .success
    }
    let path = try arguments.onlyOperand("file")
    let request = try LayoutRequest(arguments)
    guard var input = try Inputs.input(at: path, arguments, &output) else { return .failure }
    input.screen = try request.variants.resolve(input).resolvedByDefault.screen
    guard let filled = try ResponseData.fill(input, arguments, &output) else { return .failure }
    input = filled
    let samples: SampleItems
    (input.screen, samples) = try request.sampled(input.screen)
    if let sweep = try SweepRequest(arguments) {
      return try self.sweep(sweep, input, samples, request, arguments, &output)
    }
    var reports: [LayoutReport] = []
    for place in try request.places(for: input.screen) {
      try request.check(place.environment, for: input.screen)
      LayoutFindings.warn(place.environment, input, &output)
      do {
        let items = ScreenItems.standard(for: input.screen, showing: samples, in: place.environment)
        let layout = try input.screen.layout(items, in: place.environment)
        reports.append(try request.report(on: layout, in: place))
      } catch {
        LayoutFindings.report([error], height: place.environment.height, input, &output)
        return .failure
      }
    }
    let isExact = arguments.has("--exact")
    if request.writesJSON {
      let style = try JSONStyle(arguments, isTerminal: output.isTerminal)
      output.write(style.format(LayoutJSON.encode(reports, of: input.screen, isExact: isExact)))
    } else {
      let tables = reports.map { LayoutTable.text($0, of: input.screen, isExact: isExact) }
      output.write(tables.joined(separator: "\n"))
    }
    return .success
  }
}
