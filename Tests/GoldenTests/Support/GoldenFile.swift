import Testing

/// One file of `Tests/Golden`: the cases of one construct.
struct GoldenFile: Sendable, CustomTestStringConvertible {
  /// The file's name without its ending: `grid`.
  let construct: String
  /// What stands before the first case.
  let preamble: [String]
  let cases: [GoldenCase]

  var path: String { "Tests/Golden/\(construct).golden" }
  var testDescription: String { construct }

  /// The text of the file.
  var text: String {
    (preamble.isEmpty ? [] : [preamble.joined(separator: "\n") + "\n"])
      .appending(contentsOf: cases.map(\.text)).joined(separator: "\n")
  }
}

/// One case: the files of a program with what is found in them, and what comes out of it.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let construct: String
  let name: String
  /// The first is `main.sdui`. Lines hold annotations.
  var files: [GoldenText]
  var outputs: [GoldenOutput]

  var testDescription: String { "\(construct): \(name)" }

  /// How the case is written.
  var text: String {
    var lines = ["--- \(name) ---"] + files[0].lines
    for file in files.dropFirst() { lines += ["--- file \(file.path)"] + file.lines }
    for output in outputs { lines += ["=== \(output.request.header)"] + output.lines }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The program without annotations.
  var sample: Sample {
    let sources = files.map { ($0.path, Annotations.stripped($0.lines).map { $0 + "\n" }.joined()) }
    return Sample(
      name: testDescription, main: files[0].path, files: Dictionary(sources) { first, _ in first })
  }
}

/// A file of a case.
struct GoldenText: Sendable {
  let path: String
  var lines: [String]
}

/// A section of a case: what is asked for, and what came of it.
struct GoldenOutput: Sendable {
  let request: OutputRequest
  var lines: [String]
}

extension Array {
  fileprivate func appending(contentsOf other: [Element]) -> [Element] { self + other }
}

/// Why a golden file cannot be read.
struct GoldenFileError: Error, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}
