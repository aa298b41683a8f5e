extension GoldenFile {
  /// Reads the text of a golden file.
  ///
  /// - Throws: `GoldenFileError` for a section that nobody knows, and for a name that is repeated.
  public init(construct: String, text: String) throws(GoldenFileError) {
    var reader = GoldenReader(construct: construct)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { try reader.read(String(line)) }
    self.construct = construct
    (preamble, cases) = (reader.preamble, try reader.finished())
  }
}

/// Reads a golden file line by line.
private struct GoldenReader {
  let construct: String
  private(set) var preamble: [String] = []
  private var cases: [GoldenCase] = []
  private var lineNumber = 0
  private var block: [String] = []
  private var place = Place.preamble

  /// The part to which the lines that are being read belong.
  private enum Place {
    case preamble
    case file(String)
    case output(OutputRequest)
  }

  init(construct: String) { self.construct = construct }

  mutating func read(_ line: String) throws(GoldenFileError) {
    lineNumber += 1
    if line.hasPrefix("---") {
      try beginPart(line)
    } else if line.hasPrefix("===") {
      guard line.hasPrefix("=== "), let request = OutputRequest(header: String(line.dropFirst(4))) else {
        throw error("nobody knows the section `\(line)`")
      }
      guard !cases.isEmpty else { throw error("the section belongs to no case") }
      endBlock()
      place = .output(request)
    } else {
      block.append(line)
    }
  }

  /// `--- name ---` or `--- file path`
  private mutating func beginPart(_ line: String) throws(GoldenFileError) {
    endBlock()
    if line.hasPrefix("--- "), line.hasSuffix(" ---"), line.count > 8 {
      let name = String(line.dropFirst(4).dropLast(4))
      guard !cases.contains(where: { $0.name == name }) else { throw error("another case is named `\(name)`") }
      cases.append(GoldenCase(construct: construct, name: name, files: [], outputs: []))
      place = .file("main.sdui")
    } else if line.hasPrefix("--- file "), let index = cases.indices.last {
      let path = String(line.dropFirst(9))
      let isKnown = cases[index].files.contains { $0.path == path }
      guard !path.isEmpty, !isKnown else { throw error("another file is named `\(path)`") }
      guard cases[index].outputs.isEmpty else { throw error("files come before sections") }
      place = .file(path)
    } else {
      throw error("`\(line)` begins neither a case, `--- name ---`, nor a file, `--- file path`")
    }
  }

  private mutating func endBlock() {
    while block.last?.isEmpty ?? false { block.removeLast() }
    switch place {
    case .preamble: preamble = block
    case .file(let path): cases[cases.count - 1].files.append(GoldenText(path: path, lines: block))
    case .output(let request): cases[cases.count - 1].outputs.append(GoldenOutput(request: request, lines: block))
    }
    block = []
  }

  mutating func finished() throws(GoldenFileError) -> [GoldenCase] {
    endBlock()
    guard !cases.isEmpty else { throw error("the file has no cases") }
    return cases
  }

  private func error(_ message: String) -> GoldenFileError {
    GoldenFileError(path: "Tests/Golden/\(construct).golden", line: lineNumber, message: message)
  }
}
