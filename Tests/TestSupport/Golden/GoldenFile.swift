/// One file of `Tests/Golden`: the cases of one construct.
public struct GoldenFile: Sendable, CustomStringConvertible {
  /// The file's name without its ending: `grid`.
  public let construct: String
  /// The text before the first case.
  public let preamble: [String]
  /// In the order of the file.
  public let cases: [GoldenCase]

  /// A file with these cases.
  public init(construct: String, preamble: [String], cases: [GoldenCase]) {
    (self.construct, self.preamble, self.cases) = (construct, preamble, cases)
  }

  /// Below the top folder.
  public var path: String { "Tests/Golden/\(construct).golden" }
  /// The name of the file.
  public var description: String { construct }

  /// The text of the file.
  public var text: String {
    ((preamble.isEmpty ? [] : [preamble.joined(separator: "\n") + "\n"]) + cases.map(\.text)).joined(separator: "\n")
  }
}

/// One case: the files of a program with what is found in them, and what comes out of it.
public struct GoldenCase: Sendable, CustomStringConvertible {
  /// The file's name without its ending.
  public let construct: String
  /// No other case of the file has it.
  public let name: String
  /// The first is `main.sdui`. Lines hold annotations.
  public var files: [GoldenText]
  /// In the order of the file.
  public var outputs: [GoldenOutput]

  /// The name of the file and that of the case.
  public var description: String { "\(construct): \(name)" }

  /// The text of the case.
  public var text: String {
    var lines = ["--- \(name) ---"] + files[0].lines
    for file in files.dropFirst() { lines += ["--- file \(file.path)"] + file.lines }
    for output in outputs { lines += ["=== \(output.request.header)"] + output.lines }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The program without annotations.
  public var sample: Sample {
    let sources = files.map { ($0.path, $0.linesWithoutAnnotations.map { $0 + "\n" }.joined()) }
    return Sample(name: description, main: files[0].path, files: Dictionary(sources) { first, _ in first })
  }
}

/// A file of a case.
public struct GoldenText: Sendable {
  /// Its path in the program.
  public let path: String
  /// Its text.
  public var lines: [String]

  /// The lines but for those that annotate others: an underline of carets or tildes, and the text under it.
  public var linesWithoutAnnotations: [String] {
    var result: [String] = []
    var isBehindAnnotation = false
    for line in lines {
      let text = line.drop { $0 == " " || $0 == "\t" }
      isBehindAnnotation = text.hasPrefix("^") || text.hasPrefix("~") || (isBehindAnnotation && text.hasPrefix("= "))
      if !isBehindAnnotation { result.append(line) }
    }
    return result
  }
}

/// A section of a case: what is asked for, and what came of it.
public struct GoldenOutput: Sendable {
  /// The requested output.
  public let request: OutputRequest
  /// The output.
  public var lines: [String]
}

/// Why a golden file cannot be read.
public struct GoldenFileError: Error, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  /// The place and the message.
  public var description: String { "\(path):\(line): \(message)" }
}
