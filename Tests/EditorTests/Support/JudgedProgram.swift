import Foundation
import SDUICompiler
import SDUIIR
import SDUILanguageServer
import SDUISyntax
import TestSupport

/// A program with what the compiler makes of it, written as JSON for programs that read the grammars of editors.
struct JudgedProgram: Encodable {
  /// A word, literal or comment.
  struct Word: Encodable {
    let start: Int
    let end: Int
    /// The name of its kind of semantic token; `name` if names may have any meaning.
    let kind: String
  }

  let name: String
  let text: String
  /// Whether the parser finds no error.
  let isAccepted: Bool
  /// Whether its lines are indented as `sduic fmt` does.
  let isFormatted: Bool
  let words: [Word]

  /// Creates a program by itself, whose names may have no meaning: they are only distinguished from words of the
  /// language.
  init(_ name: String, _ text: String) {
    let analysis = Analysis(alone: SourceFile(path: name, text: text))
    self.init(name, analysis, knowsNames: false)
  }

  /// A program of which only is asked whether the parser finds an error.
  init(accepting name: String, _ text: String) {
    let tree = parse(SourceFile(path: name, text: text), file: FileID(0))
    self.name = name
    self.text = text
    isAccepted = !tree.hasErrors
    isFormatted = false
    words = []
  }

  /// Whether the parser stops since a program is nested too deep; tree-sitter has no such bound.
  static func isTooDeep(_ text: String) -> Bool {
    parse(SourceFile(path: "", text: text), file: FileID(0)).diagnostics.contains { $0.code == .nestingTooDeep }
  }

  /// A program whose names are resolved.
  ///
  /// - Parameter knowsNames: Whether names have the kinds of their declarations.
  init(_ name: String, _ analysis: Analysis, knowsNames: Bool) {
    let source = analysis.sources[0]
    let tree = parse(source, file: FileID(0))
    self.name = name
    text = String(decoding: source.bytes, as: UTF8.self)
    isAccepted = !tree.hasErrors
    isFormatted = knowsNames
    var kinds: [Int: String] = [:]
    var words: [Word] = []
    for token in analysis.semanticTokens() {
      let isComment = token.kind == .comment || token.kind == .documentation
      let kind = knowsNames || token.kind.isOfTheLanguage ? "\(token.kind)" : "name"
      if isComment { words.append(Word(start: token.range.lowerBound, end: token.range.upperBound, kind: kind)) }
      kinds[token.range.lowerBound] = kind
    }
    for token in tree.tokens {
      switch token.kind {
      case .name, .number, .string, .color:
        words.append(Word(start: Int(token.start), end: Int(token.end), kind: kinds[Int(token.start)] ?? "name"))
      default: break
      }
    }
    self.words = words.sorted { $0.start < $1.start }
  }
}

extension SyntaxTree {
  /// Whether something is wrong with the text, not just worth a warning.
  fileprivate var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension SemanticToken.Kind {
  /// Whether the language alone decides, whatever names mean.
  fileprivate var isOfTheLanguage: Bool {
    switch self {
    case .comment, .documentation, .keyword, .number, .string, .color: true
    default: false
    }
  }
}

extension JudgedProgram {
  /// All programs in `Examples`, with their imports.
  static func examples() throws -> [JudgedProgram] {
    try Corpus.examples.map { sample in
      let analysis = try Analysis(of: sample.main, root: "", from: MemoryFileProvider(sample.files))
      return JudgedProgram(sample.main, analysis, knowsNames: true)
    }
  }

  /// Random programs of the written grammar.
  static func generated(_ count: Int) throws -> [JudgedProgram] {
    var generator = ProgramGenerator(grammar: try Grammar(Repository.read("Grammar/sdui.ebnf")), seed: 77)
    return (0..<count).map { number in JudgedProgram("generated \(number)", generator.program()) }
  }

  /// Random programs as `sduic fmt` writes them, without comments, which break lines anywhere.
  static func formatted(_ count: Int) throws -> [JudgedProgram] {
    let grammar = try Grammar(Repository.read("Grammar/sdui.ebnf"))
    var generator = ProgramGenerator(grammar: grammar, seed: 78, writesComments: false)
    return try (0..<count).map { number in
      let bytes = try format(SourceFile(path: "a.sdui", text: generator.program()))
      return JudgedProgram("formatted \(number)", String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Every kind of section and every type that needs no declaration, in their places.
  static func vocabulary() -> JudgedProgram {
    let fields = Program.builtInTypes.sorted().enumerated().map { "  f\($0.offset): \($0.element)\n" }
    let sections = LayoutKind.allCases.map { "  section \($0.rawValue)s: \($0.rawValue) { unit Card }\n" }
    let text = "component Card {\n\(fields.joined())}\n\nscreen Home {\n\(sections.joined())}\n"
    return JudgedProgram(
      "vocabulary", Analysis(alone: SourceFile(path: "vocabulary.sdui", text: text)), knowsNames: true)
  }
}
