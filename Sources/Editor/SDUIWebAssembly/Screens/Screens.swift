import SDUI
import SDUIReports
import SDUISyntax

/// The screens, responses, layouts and pages that a host has open. The module runs on one thread.
nonisolated(unsafe) var screens = HandleTable<OpenScreen>()
nonisolated(unsafe) var responses = HandleTable<OpenResponse>()
nonisolated(unsafe) var layouts = HandleTable<OpenLayout>()
nonisolated(unsafe) var pages = HandleTable<OpenPages>()

/// A screen, with the contracts of its responses, each once it was needed.
final class OpenScreen {
  let screen: Screen
  private(set) lazy var responses = ResponseContract(screen)
  private(set) lazy var contents = ResponseContract(screen, for: .content)

  init(_ screen: Screen) { self.screen = screen }
}

/// A layout, with the screen that was laid out.
struct OpenLayout {
  let layout: ScreenLayout
  let screen: Screen
}

/// Opens a screen from its document.
func openScreen(_ call: Call) throws(Failure) -> Answer {
  do throws(ScreenDocumentError) { return described(try Screen(forClients: call.data)) } catch {
    throw Failure(.document, "the document is no screen: \(error.message), at `\(error.pointer)`")
  }
}

/// Opens the screen for some flags, a client and traits; conditions on others stay open.
func resolveScreen(_ call: Call) throws(Failure) -> Answer {
  let screen = try screens.value(call.handle, "screen").screen
  return described(screen.resolved(for: try call.options.variants(for: screen)))
}

/// Opens a screen, and gives its name.
func described(_ screen: Screen) -> Answer {
  Answer((["name": .string(screen.name.source)] as JSONTree).bytes, opening: screens.open(OpenScreen(screen)))
}

/// Lays out the content that the author wrote, or samples.
func layScreenOut(_ call: Call) throws(Failure) -> Answer {
  try layout(
    try screens.value(call.handle, "screen").screen.resolvedByDefault.screen, showing: SampleItems(), call.options)
}

/// Fills a screen with data of a backend, and gives the response for clients.
func renderScreen(_ call: Call) throws(Failure) -> Answer {
  let screen = try screens.value(call.handle, "screen").screen
  let renderer = ResponseRenderer(
    screen, for: try call.options.variants(for: screen), inlinesLayout: try call.options.flag("inline"))
  do throws(JSONSyntaxError) {
    let rendered = try renderer.render(call.data)
    return Answer(
      JSONTree.members([
        (key: "response", value: rendered.bytes.map { .written($0) } ?? .null),
        (key: "dropped", value: .integer(Int64(rendered.dropped.count))),
        (key: "findings", value: .written(findings(rendered.diagnostics(in: FileID(0)), in: call.data))),
      ]).bytes)
  } catch { throw Failure(error) }
}

/// Findings in data that a host passed, as `sduic` writes them for programs.
func findings(_ diagnostics: [Diagnostic], in data: [UInt8]) -> [UInt8] {
  let sources = [SourceFile(path: "data", bytes: data)]
  return encodeDiagnostics(diagnostics.map { SourcedDiagnostic($0, in: sources) })
}

/// Lays out a screen in the container that the options describe.
func layout(_ screen: Screen, showing samples: SampleItems, _ options: Options) throws(Failure) -> Answer {
  let (environment, device) = try options.environment(for: screen)
  let rounding = try options.rounding(on: environment)
  do throws(LayoutError) {
    var layout = try screen.layout(.standard(for: screen, showing: samples, in: environment), in: environment)
    if let rounding { layout = try layout.rounded(scale: rounding.scale, mode: rounding.mode) }
    let report = LayoutReport(layout, device: device, scale: rounding?.scale)
    return Answer(
      LayoutJSON.encode([report], of: screen, isExact: false),
      opening: layouts.open(OpenLayout(layout: layout, screen: screen)))
  } catch { throw Failure(error) }
}
