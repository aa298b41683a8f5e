import SDUICompiler
import SDUIDiagnostics
import SDUIIR
import SDUIProof
import SDUIReports
import SDUISource
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
}

/// Compilations of which each knows the last one.
private struct Series {
  private var earlier: Compilation?
  private var cache = ProofCache()

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
