import SDUICompiler
import SDUIIR
import SDUISource
import TestSupport
import Testing

/// A program of one or several files: a golden case or the examples.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  /// The path of the file that is compiled.
  let main: String
  /// The texts by path.
  var files: [String: String]
  /// Whether other samples have the same files, each with another one that is compiled.
  var sharesFiles = false

  var testDescription: String { name }

  /// The texts that no other sample has, in the order of their paths.
  var texts: [String] { sharesFiles ? [files[main]].compactMap(\.self) : files.keys.sorted().compactMap { files[$0] } }

  /// What compiling gives: the findings, without the blanks of the text that they quote, and each screen's document.
  func result() throws -> (findings: [String], documents: [[UInt8]]) {
    let compilation = try Compilation(of: main, root: "", from: MemoryFileProvider(files))
    let findings = compilation.diagnostics.map { "\($0.code.rawValue) \($0.message.filter { $0 != " " })" }
    return (findings, compilation.screens.map(encodeScreenDocument))
  }
}

/// The programs that formatting is tested with.
enum Corpus {
  static let samples: [Sample] = goldens + examples

  /// The cases of the golden files, without their annotations and outputs.
  private static let goldens: [Sample] = Repository.files(in: "Tests/Golden", withExtension: "golden").flatMap { name in
    let path = "Tests/Golden/\(name)"
    let lines = ((try? Repository.read(path)) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return cases(of: lines.map(String.init), in: path)
  }

  private static let examples: [Sample] = {
    let paths = Repository.files(in: "Examples", withExtension: "sdui").map { "Examples/\($0)" }
    var texts: [String: String] = [:]
    for path in paths { texts[path] = try? Repository.read(path) }
    return paths.map { Sample(name: $0, main: $0, files: texts, sharesFiles: true) }
  }()

  private static func cases(of lines: [String], in path: String) -> [Sample] {
    var samples: [Sample] = []
    var file: String?
    var isBehindAnnotation = false
    for line in lines {
      if line.hasPrefix("--- file "), !samples.isEmpty {
        file = String(line.dropFirst(9))
      } else if line.hasPrefix("--- "), line.hasSuffix(" ---") {
        file = "main.sdui"
        samples.append(Sample(name: "\(path): \(line.dropFirst(4).dropLast(4))", main: "main.sdui", files: [:]))
      } else if line.hasPrefix("===") {
        file = nil
      } else if let file {
        let text = line.drop { $0 == " " || $0 == "\t" }
        isBehindAnnotation = text.hasPrefix("^") || text.hasPrefix("~") || isBehindAnnotation && text.hasPrefix("= ")
        if !isBehindAnnotation { samples[samples.count - 1].files[file, default: ""] += line + "\n" }
      }
    }
    return samples
  }
}
