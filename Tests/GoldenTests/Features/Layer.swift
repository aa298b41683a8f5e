import SDUIGeneration
import SDUIIR
import SDUILanguageServer
import SDUISyntax
import TestSupport

/// A part of the project that each feature has to be in.
enum Layer: String, CaseIterable, Sendable {
  /// Golden files with the screen document, which another reader derives as well.
  case documents
  /// Golden files with frames, which the naive evaluator computes as well.
  case frames
  /// Golden files with proofs.
  case proofs
  /// Golden files with findings.
  case findings
  /// Golden files with fixtures.
  case fixtures
  /// Programs of random screens, with which layout, proofs and previews are compared from outside.
  case randomPrograms
  /// Cases of the formatter.
  case formatter
  /// Cases of the grammar of tree-sitter.
  case treeSitter
  /// The page of the language.
  case languagePage
  /// The page of the layout rules.
  case layoutRules
  /// The screens of products.
  case examples
  /// Programs whose pages and pictures are compared with frames, and with what they should show.
  case preview
  /// The schemas of documents and responses.
  case schema
  /// The completion of an editor at the place of the word.
  case completion
  /// The hover text of an editor about the word.
  case hover

  /// Returns the place in which the feature is missing; `nil` if it is there.
  func absence(of feature: Feature) throws -> String? {
    let pattern = try Regex(feature.pattern)
    switch self {
    case .completion, .hover: return try absenceInEditor(of: pattern)
    case .schema:
      let schemas = try schemas(of: pattern)
      let isThere = schemas.contains { $0.contains("\"\(feature.schemaWord)\"") }
      return isThere ? nil : "no schema has `\(feature.schemaWord)`"
    default: return try texts().contains { $0.contains(pattern) } ? nil : "no program has it"
    }
  }
}

// MARK: - Programs

extension Layer {
  /// The programs that show the layer: right ones, but where findings or text alone are the matter.
  private func texts() throws -> [String] {
    switch self {
    case .documents: Self.goldens { if case .json = $0 { true } else { false } }
    case .frames: Self.goldens { if case .layout = $0 { true } else { false } }
    case .proofs: Self.goldens { if case .proof = $0 { true } else { false } }
    case .fixtures: Self.goldens { if case .fixtures = $0 { true } else { false } }
    case .findings:
      Corpus.cases.filter { $0.files.contains { $0.lines != $0.linesWithoutAnnotations } }.map(\.programText)
    case .randomPrograms: (0..<300).map { RandomProgram(seed: $0, isExact: true).text }
    case .formatter: FormatCases.files.flatMap { $0.cases.map(\.after) }
    case .treeSitter:
      try Repository.files(in: "Grammar/tree-sitter-sdui/test/corpus", withExtension: "txt")
        .map { try Repository.read("Grammar/tree-sitter-sdui/test/corpus/\($0)") }
    case .languagePage:
      try Page.paths.filter { $0.hasPrefix("Grammar/Language/") }.flatMap(Self.examples)
    case .layoutRules: try Self.examples(on: "Grammar/LAYOUT.md")
    case .examples: Corpus.examples.map(\.text)
    case .preview:
      try Repository.files(in: "Tests/PreviewTests", withExtension: "swift")
        .map { try Repository.read("Tests/PreviewTests/\($0)") } + (0..<60).map { RandomProgram(seed: $0).text }
    case .completion, .hover, .schema: []
    }
  }

  /// The schema of screen documents, and those of the responses of programs that have a feature.
  private func schemas(of pattern: Regex<AnyRegexOutput>) throws -> [String] {
    let screens = Corpus.goldens.filter { $0.text.contains(pattern) }.compactMap { try? $0.compile().onlyScreen() }
    return try [Repository.read("Grammar/screen.schema.json")]
      + screens.map { String(decoding: encodeResponseSchema($0), as: UTF8.self) }
  }

  /// The programs without errors of which golden files show something.
  private static func goldens(_ shows: (OutputRequest) -> Bool) -> [String] {
    Corpus.cases.filter { golden in
      golden.outputs.contains { shows($0.request) && $0.lines != ["(errors)"] }
    }.map(\.programText)
  }

  private static func examples(on path: String) throws -> [String] {
    try Page(path: path).examples.filter { $0.codes.isEmpty }.map(\.fence.text)
  }
}

extension GoldenCase {
  fileprivate var programText: String { sample.files.values.sorted().joined() }
}

// MARK: - Editors

extension Layer {
  /// Returns what is missing for the word in the last program that has it; `nil` if an editor knows it in one of them.
  private func absenceInEditor(of pattern: Regex<AnyRegexOutput>) throws -> String? {
    var absence = "no golden file has it"
    for sample in Corpus.goldens where sample.files.count == 1 {
      guard let match = try pattern.firstMatch(in: sample.text), let word = match.output[1].substring,
        (try? sample.compile().onlyScreen()) != nil
      else { continue }
      let start = sample.text.utf8.distance(from: sample.text.startIndex, to: word.startIndex)
      guard let found = try self.absence(of: String(word), at: start, in: sample) else { return nil }
      absence = found
    }
    return absence
  }

  private func absence(of word: String, at start: Int, in sample: Sample) throws -> String? {
    if self == .hover {
      return try Analysis(of: sample).hover(at: start) == nil ? "there is no text about `\(word)`" : nil
    }
    var cut = sample
    let bytes = Array(sample.text.utf8)
    cut.files[sample.main] = String(
      decoding: bytes[..<start] + bytes[(start + word.utf8.count)...], as: UTF8.self)
    let labels = try Analysis(of: cut).completions(at: start)?.items.map(\.label) ?? []
    return labels.contains { $0.hasPrefix(word) } ? nil : "`\(word)` is not among \(labels)"
  }
}

extension Analysis {
  fileprivate init(of sample: Sample) throws {
    try self.init(of: sample.main, root: "", from: MemoryFileProvider(sample.files))
  }
}
