import SDUICompiler
import SDUIIR
import SDUIProof
import SDUIReports
import SDUISyntax
import TestSupport
import Testing

/// A compilation that follows another one gives what it gives by itself, whatever the other file was and whatever it had
/// proved.
@Suite struct SeriesProperties {
  /// All programs, in an order that brings different ones together.
  @Test func programsOfOneSeriesDoNotInfluenceOneAnother() throws {
    var random = RandomSource(seed: 7)
    var series = Series()
    var samples = Corpus.some
    for index in samples.indices { samples.swapAt(index, random.number(0...index)) }
    for sample in samples { try series.check(sample.main, MemoryFileProvider(sample.files)) }
  }

  /// Screens that share their imports, as those of a team do: another name, another path, edits anywhere.
  @Test(arguments: Corpus.some.filter { $0.files.count > 1 })
  func screensThatShareImports(sample: Sample) throws {
    var editor = RandomEditor(seed: 11)
    var series = Series()
    let original = Array((sample.files[sample.main] ?? "").utf8)
    for index in 0..<(Repository.isExhaustive ? 60 : 8) {
      var files = MemoryFileProvider(sample.files)
      let folder = sample.main.lastIndex(of: "/").map { String(sample.main[...$0]) } ?? ""
      let path = "\(folder)copy\(index).sdui"
      var text = String(decoding: original, as: UTF8.self)
      if index % 3 != 0 { text = text.replacing("screen ", with: "screen Copy\(index)") }
      if index % 4 == 3 { text = "// A comment moves all that follows.\n" + text }
      files.files[path] = index < 2 ? Array(text.utf8) : editor.edited(Array(text.utf8), from: original)
      try series.check(path, files)
    }
  }

  /// A bar, a pinned grid and a pinned header take 50, 100 and 100 of at least 300 points.
  private static let pinned = """
    component Bar { id: ID }
    component Card { id: ID }
    component Tab { id: ID }
    flag look: [plain, dense]
    screen Home {
      heights: 300...900
      clients: (ios: 1.0..., android: 1.0...)
      sectionSpacing: 8
      bottomBar Bar { height: 50 }
      section first: list { unit Card { height: 60 } }
      section tabs: grid { pinned: screen, columns: 2, minItems: 2, maxItems: 2, unit Tab { height: 100 } }
      section cards: grid {
        header Bar { height: 100, pinned: section }
        columns: 2
        unit Card { height: 60 }
      }
    }

    """

  /// Whether each change takes the room, by the sums.
  private static let changes: [(old: String, new: String, breaks: Bool)] = [
    ("sectionSpacing: 8", "sectionSpacing: 12", false),
    ("unit Card { height: 60 } }\n  section tabs", "unit Card { height: 600 } }\n  section tabs", false),
    ("heights: 300", "heights: 240", true),
    ("Bar { height: 50 }", "Bar { height: 100 }", true),
    ("bottomBar", "topBar Bar { height: 50 }\n  bottomBar", true),
    ("unit Tab { height: 100 }", "unit Tab { height: 150 }", true),
    ("header Bar { height: 100", "header Bar { height: 150", true),
    ("header Bar { height: 100", "header Bar { height: 149", false),
    ("columns: 2\n", "columns: 2\n    when flag(look) == dense { header { height: 200 } }\n", true),
    ("columns: 2\n", "columns: 2\n    when android >= 2.0 { header { height: 200 } }\n", true),
    ("unit Card { height: 60 } }", "pinned: screen, minItems: 3, maxItems: 3, unit Card { height: 60 } }", true),
    ("component Tab { id: ID }", "component Tab since 2.0 fallback Card { id: id } { id: ID }", false),
  ]

  /// A cached proof of visible room is not used after a change of anything that the proof depends on.
  @Test func visibleRoomIsProvedAgain() throws {
    var series = Series()
    for (index, change) in Self.changes.enumerated() {
      let text = Self.pinned.replacing(change.old, with: change.new)
      #expect(text != Self.pinned)
      for text in [Self.pinned, text, text] {
        let path = "screen\(index).sdui"
        try series.check(path, MemoryFileProvider([path: text]))
      }
      let lastBreaks = series.findings.contains { $0.code == .noVisibleContent }
      #expect(lastBreaks == change.breaks, "\(change.new): \(series.findings.map(\.message))")
    }
  }
}

/// Compilations of which each knows the last one.
private struct Series {
  private var earlier: Compilation?
  private var cache = ProofCache()

  /// Of the last one.
  var findings: [Diagnostic] { earlier?.diagnostics ?? [] }

  mutating func check(_ path: String, _ files: MemoryFileProvider) throws {
    var cache = cache
    let later = try Compilation(of: path, root: "", from: files, isContinued: true, after: earlier) {
      cache.diagnostics(of: $0, $1)
    }
    let fresh = try Compilation(of: path, root: "", from: files, proving: proofDiagnostics)
    (self.cache, earlier) = (cache, later)
    #expect(later.diagnostics == fresh.diagnostics, "\(path)")
    // Descriptions hold where everything comes from, which equality leaves out.
    #expect("\(later.screens)" == "\(fresh.screens)", "\(path)")
    #expect(later.sources.map(\.path) == fresh.sources.map(\.path))
    #expect("\(later.flags)" == "\(fresh.flags)")
  }
}
