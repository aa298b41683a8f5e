import SDUICompiler
import SDUIIR
import SDUIJSON
import SDUILayout
import SDUIProof
import SDUIReports
import SDUISyntax
import TestSupport

/// A program on a page, and what is shown of it.
///
/// These words may follow ```` ```sdui ````: `file=catalogue.sdui`: other programs of the page import this one, or are
/// in one file with it; `screen`: the text is a part of a screen; `error:type-mismatch`: the finding of the program;
/// `copy=Examples/Shop/offers.sdui`: the text is that file's. In the fences below it, ```` ```layout 390 ```` shows the
/// frames, ```` ```json section=deals ```` a section of the document, and ```` ```findings ```` the findings, or
/// followed by `120→9/16` those of the changed program.
struct PageExample {
  let sample: Sample
  /// The codes of its findings, in order.
  let codes: [String]
  /// The fences that show something of it.
  let outputs: [Fence]
  /// The program itself.
  let fence: Fence

  /// Returns the findings of the program. That the page's shared files declare more than it uses is no matter.
  ///
  /// - Parameter proves: Whether its screens are proved, as `sduic check` does.
  func findings(proves: Bool = false) throws -> [Diagnostic] {
    let end = sample.text.firstRange(of: fence.text)?.upperBound
    let ownBytes = end.map { sample.text.utf8.distance(from: sample.text.startIndex, to: $0) } ?? 0
    return try sample.compile(proves: proves).diagnostics.filter { finding in
      finding.severity == .error || (finding.range.file == FileID(0) && finding.range.upperBound <= ownBytes)
    }
  }
}

extension Page {
  /// All programs of the page.
  var examples: [PageExample] {
    let fences = fences
    var shared: [String: String] = [:]
    for fence in sharedFences + fences { if let file = fence.file { shared[file] = fence.text } }
    return fences.indices.filter { fences[$0].words.first == "sdui" }.map { index in
      let fence = fences[index]
      return PageExample(
        sample: sample(of: fence, shared),
        codes: fence.words.filter { $0.hasPrefix("error:") || $0.hasPrefix("warning:") }
          .compactMap { $0.split(separator: ":").last.map(String.init) },
        outputs: fences[(index + 1)...].prefix { $0.words.first != "sdui" }
          .filter { $0.isOutput },
        fence: fence)
    }
  }

  /// The programs that all pages of the reference share are on its index.
  private var sharedFences: [Fence] {
    path.hasPrefix("Grammar/Language/") ? (try? Page(path: "Grammar/LANGUAGE.md"))?.fences ?? [] : []
  }

  private func sample(of fence: Fence, _ shared: [String: String]) -> Sample {
    let name = "\(path):\(fence.range.lowerBound)"
    let main = fence.file ?? fence.value(of: "copy") ?? "example.sdui"
    var files = shared
    files[main] = fence.words.contains("screen") ? "screen Example {\n\(fence.text)}\n" : fence.text
    // A program that does not import the shared files is in one file with them.
    if fence.file == nil, !fence.text.contains("import \"") {
      files[main, default: ""] += shared.keys.sorted().map { shared[$0] ?? "" }.joined()
      files = files.filter { $0.key == main }
    }
    return Sample(name: name, main: main, files: files)
  }

  /// The page with the outputs of its programs, and with the files that it copies, as they are today.
  func evaluated() throws -> Page {
    var result = self
    for example in examples.reversed() {
      for fence in example.outputs.reversed() {
        let lines = try example.output(of: fence).split(separator: "\n", omittingEmptySubsequences: false)
        result.lines.replaceSubrange(fence.range, with: lines.map(String.init))
      }
      if let original = example.fence.value(of: "copy") {
        let lines = try Repository.read(original).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        result.lines.replaceSubrange(example.fence.range, with: lines.map(String.init))
      }
    }
    return result
  }
}

extension Fence {
  /// Whether the fence shows something of the program above it. JSON that names no section is the page's own.
  fileprivate var isOutput: Bool {
    let names = ["layout", "sweep", "proof", "findings"]
    return names.contains(words.first ?? "") || (words.first == "json" && value(of: "section") != nil)
  }

  /// The file that the fence is, for the others of its page.
  fileprivate var file: String? { value(of: "file") }
}

extension PageExample {
  /// Returns the output of a fence below the program, without a line break at its end.
  fileprivate func output(of fence: Fence) throws -> String {
    var text: String
    if fence.words.first == "findings" {
      let changed = try fence.words.count > 1 ? changed(fence.words[1]) : self
      let renderer = try HumanRenderer(sources: changed.sample.compile().sources, usesColor: false)
      text = try changed.findings(proves: true).map(renderer.render).joined()
    } else if let section = fence.value(of: "section") {
      text = try layout(ofSection: section)
    } else {
      switch OutputRequest(header: fence.words.joined(separator: " ")) {
      case .layout(let settings):
        text = settings.table(of: try sample.compile().onlyScreen()) { try? Repository.read($0) }
      case .sweep(let settings): text = try settings.table(of: sample.compile().onlyScreen())
      case .proof:
        let screen = try sample.compile().onlyScreen()
        text = ProofTable.text(Proof(screen), of: screen)
      default: throw PageError(message: "\(sample.name): nobody knows this container: \(fence.words)")
      }
    }
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }

  /// The layout of a section as the indented document has it, from its name on.
  private func layout(ofSection name: String) throws -> String {
    let document = JSONPrettyPrinter().format(encodeScreenDocument(try sample.compile().onlyScreen()))
    let lines = String(decoding: document, as: UTF8.self).split(separator: "\n")
    guard let first = lines.firstIndex(where: { $0.hasSuffix("\"\(name)\": {") }) else {
      throw PageError(message: "\(sample.name): there is no section `\(name)`")
    }
    let indentation = lines[first].prefix { $0 == " " }
    let rest = lines[first...].prefix { !$0.hasPrefix("\(indentation)}") }
    return (rest.map { String($0.dropFirst(indentation.count)) } + ["}"]).joined(separator: "\n")
  }

  /// Returns the program with a text in place of another one that occurs in it once: `120→9/16`.
  private func changed(_ change: String) throws -> PageExample {
    let texts = change.split(separator: "→")
    guard texts.count == 2, fence.text.ranges(of: texts[0]).count == 1 else {
      throw PageError(message: "\(sample.name): there is no such change: \(change)")
    }
    var changed = sample
    changed.files[sample.main] = sample.text.replacing(texts[0], with: texts[1])
    return PageExample(
      sample: changed, codes: [], outputs: [],
      fence: Fence(
        words: fence.words, range: fence.range, lines: fence.lines.map { $0.replacing(texts[0], with: texts[1]) }))
  }
}
