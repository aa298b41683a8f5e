import SDUICompiler
import SDUIFixtures
import SDUIIR
import SDUIJSON
import SDUILayout
import SDUIProof
import SDUIReports
import SDUISyntax

/// The projects that a host has open.
nonisolated(unsafe) var projects = HandleTable<Project>()

/// Files, and what was compiled of them last: imports and proofs that did not change are reused.
struct Project {
  let files: ProjectFiles
  private var earlier: Compilation?
  private var proved = ProofCache()
  /// The last preview. It is reused if an edit does not change the screen, as in a comment.
  fileprivate var preview: Preview?
  /// The cards of the last picture. An edit changes few of them.
  fileprivate var cards = SampleCards()

  /// A project without files.
  init() { files = ProjectFiles() }

  /// Compiles a file.
  ///
  /// - Parameter proves: Whether its screens are proved: what does not hold is an error then.
  mutating func compile(_ path: String, proves: Bool) throws(Failure) -> Compilation {
    var proved = proved
    do throws(FileError) {
      let compilation = try Compilation(
        of: path, root: "/", from: files, isContinued: true, after: earlier,
        proving: proves ? { proved.diagnostics(of: $0, $1) } : nil)
      self.proved = proved
      earlier = compilation
      return compilation
    } catch { throw Failure(.file, error.message) }
  }

  /// The one screen of a file.
  mutating func screen(
    _ path: String, proves: Bool
  ) throws(Failure) -> (screen: Screen, compilation: Compilation) {
    let compilation = try compile(path, proves: proves)
    do throws(Findings) { return (screen: try compilation.onlyScreen(), compilation: compilation) } catch {
      throw Failure(
        .findings, "`\(path)` has no screen that can be used", findings: compilation.encoded(error.diagnostics))
    }
  }
}

extension Compilation {
  /// Findings as `sduic check --format json` writes them.
  fileprivate func encoded(_ findings: [Diagnostic]) -> [UInt8] {
    encodeDiagnostics(findings.map { SourcedDiagnostic($0, in: sources) })
  }
}

/// Opens a project without files.
func openProject(_ call: Call) throws(Failure) -> Answer { Answer([], opening: projects.open(Project())) }

/// Writes a file.
func writeFile(_ call: Call) throws(Failure) -> Answer {
  try projects.value(call.handle, "project").files.write(call.data, at: try call.options.requiredText("path"))
  return .empty
}

/// Removes a file.
func removeFile(_ call: Call) throws(Failure) -> Answer {
  try projects.value(call.handle, "project").files.remove(try call.options.requiredText("path"))
  return .empty
}

/// The findings of a file.
func checkFile(_ call: Call) throws(Failure) -> Answer {
  try inProject(call) { project, path throws(Failure) in
    let compilation = try project.compile(path, proves: true)
    return Answer(compilation.encoded(compilation.diagnostics))
  }
}

/// The document of the screen of a file.
func compileFile(_ call: Call) throws(Failure) -> Answer {
  try inScreen(call, proves: true) { screen, _ throws(Failure) in
    Answer(encodeScreenDocument(screen.resolved(for: try call.options.variants(for: screen))))
  }
}

/// Opens the screen of a file.
func openScreenOfFile(_ call: Call) throws(Failure) -> Answer {
  try inScreen(call) { screen, _ in described(screen) }
}

/// A file as the formatter writes it.
func formatFile(_ call: Call) throws(Failure) -> Answer {
  let path = try call.options.requiredText("path")
  let files = try projects.value(call.handle, "project").files
  let source: SourceFile
  do throws(FileError) { source = SourceFile(path: path, bytes: try files.contents(of: path)) } catch {
    throw Failure(.file, error.message)
  }
  do throws(FormatError) { return Answer(try format(source)) } catch {
    let findings = error.diagnostics.map { SourcedDiagnostic($0, in: [source]) }
    throw Failure(.findings, "`\(path)` is no text", findings: encodeDiagnostics(findings))
  }
}

/// The proofs of the screen of a file.
func proveFile(_ call: Call) throws(Failure) -> Answer {
  try inScreen(call) { screen, compilation in
    let proof = Proof(screen)
    let allowed = Set(proof.obligations.filter { $0.diagnostic(in: screen).map(compilation.allows) ?? false })
    return Answer(ProofJSON.encode(proof, of: screen, allowed: allowed))
  }
}

/// A page that shows the screen of a file: at some widths, or without any at those of usual devices. `form` asks for a
/// picture instead.
func previewFile(_ call: Call) throws(Failure) -> Answer {
  try inProject(call) { project, path throws(Failure) in
    let screen = try project.screen(path, proves: false).screen
    if let last = project.preview, last.options == call.options.bytes, last.screen == screen {
      return Answer(last.bytes)
    }
    let bytes = Array(try preview(of: screen, call.options, reusing: &project.cards).utf8)
    project.preview = Preview(screen: screen, options: call.options.bytes, bytes: bytes)
    return Answer(bytes)
  }
}

private func preview(
  of screen: Screen, _ options: Options, reusing cards: inout SampleCards
) throws(Failure) -> String {
  let form: PreviewForm = try options.word("form") ?? .page
  let widths = try options.numbers("widths")
  do throws(LayoutError) {
    guard form == .picture || widths != nil else {
      return try PreviewPage.text(standard: screen, marks: Proof(screen).widthMarks(in: screen))
    }
  } catch { throw Failure(error) }
  let screen = screen.resolvedByDefault.screen
  let containers = try options.containers(widths ?? screen.previewWidths, for: screen)
  let isDark = try options.flag("dark")
  return try drawing(of: screen, in: containers, as: form, isDark: isDark, reusing: &cards)
}

/// A preview, with the screen and the options that it was made from.
private struct Preview {
  let screen: Screen
  let options: [UInt8]
  let bytes: [UInt8]
}

/// The forms of a preview.
private enum PreviewForm: String, CaseIterable {
  case page, picture
}

extension Options {
  /// The container that the options describe at some widths, whose size classes follow.
  fileprivate func containers(_ widths: [Rational], for screen: Screen) throws(Failure) -> [LayoutEnvironment] {
    let environment = try environment(for: screen).environment
    var containers: [LayoutEnvironment] = []
    for width in widths {
      guard width > .zero, width <= Rational(1_000_000) else {
        throw Failure(.options, "`widths` takes numbers above 0 and up to 1000000")
      }
      var container = environment
      (container.width, container.horizontal) = (width, SizeClass(width: width))
      container.take(screen.variants.traits)
      containers.append(container)
    }
    return containers
  }
}

private func drawing(
  of screen: Screen, in containers: [LayoutEnvironment], as form: PreviewForm, isDark: Bool,
  reusing cards: inout SampleCards
) throws(Failure) -> String {
  let samples = SampleItems().fillingPatterns(
    of: screen, in: containers.first ?? LayoutEnvironment(width: .zero, height: .zero))
  var drawn: [DrawnScreen] = []
  do throws(LayoutError) {
    for container in containers {
      let layout = try screen.layout(.standard(for: screen, showing: samples, in: container), in: container)
      drawn.append(DrawnScreen(screen, LayoutReport(layout)))
    }
  } catch { throw Failure(error) }
  let appearance = PreviewAppearance(isDark: isDark)
  let isHorizontal = screen.properties[.scrollDirection] == .keyword(.horizontal)
  do throws(ArithmeticError) {
    if form == .picture { return try PreviewSVG.text(drawn, isDark: isDark, reusing: &cards) }
    if isHorizontal { return try PreviewPage.text(drawn: drawn, as: appearance) }
  } catch { throw Failure(.layout, "the picture needs numbers that are too large") }
  let columns = containers.map { PreviewColumn(screen, showing: samples, in: PreviewContainer($0)) }
  return PreviewPage.text(columns, marks: [], as: appearance)
}

/// Responses of the screen of a file, for tests.
func makeFixtures(_ call: Call) throws(Failure) -> Answer {
  try inScreen(call) { screen, _ throws(Failure) in
    let profile: FixtureProfile = try call.options.word("profile") ?? .typical
    let locale: FixtureLocale = try call.options.word("locale") ?? .english
    let seed = UInt64(clamping: try call.options.integer("seed") ?? 0)
    do throws(FixtureError) {
      let generator = try FixtureGenerator(screen.resolvedByDefault.screen, seed: seed, locale: locale)
      let fixtures = try generator.fixtures(FixtureRequest(profile)).map { fixture in
        [
          "name": .string(fixture.name), "response": .written(fixture.bytes),
        ] as JSONTree
      }
      return Answer(JSONTree.array(fixtures).bytes)
    } catch { throw Failure(.options, error.message) }
  }
}

private func inProject(
  _ call: Call, _ body: (inout Project, String) throws(Failure) -> Answer
) throws(Failure) -> Answer {
  let path = try call.options.requiredText("path")
  var project = try projects.take(call.handle, "project")
  defer { projects.replace(call.handle, by: project) }
  return try body(&project, path)
}

private func inScreen(
  _ call: Call, proves: Bool = false, _ body: (Screen, Compilation) throws(Failure) -> Answer
) throws(Failure) -> Answer {
  try inProject(call) { project, path throws(Failure) in
    let (screen, compilation) = try project.screen(path, proves: proves)
    return try body(screen, compilation)
  }
}
