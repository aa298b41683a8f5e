import SDUICompiler
import SDUIContract
import SDUIFixtures
import SDUIIR
import SDUIJSON
import SDUILayout
import SDUIProof
import SDUIReports
import SDUISyntax
import TestSupport
import Testing

extension GoldenCase {
  /// The case as it ought to be written: the same program, with the findings and outputs of today.
  func evaluated() throws -> GoldenCase {
    let sample = sample
    let compilation = try sample.compile(proves: true)
    var result = self
    for index in files.indices {
      let lines = files[index].linesWithoutAnnotations
      let place = compilation.sources.firstIndex { $0.path == files[index].path }
      result.files[index].lines = lines
      if files[index].path.hasSuffix(".json") {
        result.files[index].lines = try Self.annotated(lines, files[index].path, compilation)
      }
      guard let place else { continue }
      result.files[index].lines = Annotations.annotated(
        lines, compilation.sources[place], FileID(place), compilation.diagnostics)
    }
    for index in outputs.indices {
      // Frames are shown of what is not proved, too.
      let text = try Self.text(of: outputs[index].request, for: sample, sample.compile())
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last?.isEmpty ?? false { lines.removeLast() }
      result.outputs[index].lines = lines
    }
    return result
  }

  private static func text(
    of request: OutputRequest, for sample: Sample, _ compilation: Compilation
  ) throws -> String {
    if case .fixed = request { return try fixedText(of: sample) }
    let screen: Screen
    do { screen = try compilation.onlyScreen() } catch { return findings(error, beyond: compilation) }
    switch request {
    case .fixed: return ""
    case .json: return String(decoding: JSONPrettyPrinter().format(encodeScreenDocument(screen)), as: UTF8.self)
    case .layout(let settings): return settings.table(of: screen.resolvedByDefault.screen) { sample.files[$0] }
    case .fixtures: return fixtures(of: screen)
    case .proof: return ProofTable.text(Proof(screen), of: screen)
    case .sweep(let settings): return try settings.table(of: screen.resolvedByDefault.screen)
    }
  }

  private static func fixtures(of screen: Screen) -> String {
    do { return try FixtureGenerator(screen).fixtures().map(\.name).joined(separator: "\n") } catch {
      switch error {
      case .tooManyPlaces, .tooDeep: return "error[data-too-large]: \(error.message)"
      case .impossible, .itemCount, .pageCount, .noPages: return "error: \(error.message)"
      }
    }
  }

  /// A response of the case's screen with what is found in it.
  private static func annotated(
    _ lines: [String], _ path: String, _ compilation: Compilation
  ) throws -> [String] {
    let source = SourceFile(path: path, text: lines.map { $0 + "\n" }.joined())
    let file = FileID(compilation.sources.count)
    let contract = ResponseContract(try compilation.onlyScreen())
    let findings: [Diagnostic]
    do { findings = try contract.read(source.bytes).diagnostics(in: file) } catch {
      findings = [error.diagnostic(in: file)]
    }
    if let fault = Wording.firstFault(in: findings, compilation.sources + [source]) { Issue.record("\(fault)") }
    return Annotations.annotated(lines, source, file, findings)
  }

  /// Returns the findings that prevent an output, apart from those that the case shows already.
  private static func findings(_ findings: Findings, beyond compilation: Compilation) -> String {
    let renderer = HumanRenderer(sources: compilation.sources, usesColor: false)
    let others = findings.diagnostics.filter { !compilation.diagnostics.contains($0) }
    return others.isEmpty ? "(errors)" : others.map(renderer.render).joined()
  }

  /// The main file, and others that changed, after the first fix-it of every finding, again until there are none.
  private static func fixedText(of sample: Sample) throws -> String {
    var fixed = sample
    for _ in 0..<10 {
      let compilation = try fixed.compile()
      var edits: [TextEdit] = []
      for fix in compilation.diagnostics.compactMap(\.fixes.first) {
        let overlaps = fix.edits.contains { new in
          edits.contains { $0.range.file == new.range.file && $0.range.bytes.overlaps(new.range.bytes) || $0 == new }
        }
        if !overlaps { edits += fix.edits }
      }
      if edits.isEmpty { break }
      fixed = fixed.applying(edits, in: compilation.sources)
    }
    let others = fixed.files.keys.sorted().filter { $0 != sample.main && fixed.files[$0] != sample.files[$0] }
    return fixed.text + others.map { "+++ file \($0)\n\(fixed.files[$0] ?? "")" }.joined()
  }
}
