import SDUIIR
import SDUILanguageServer
import SDUIProof
import SDUISyntax
import TestSupport
import Testing

/// A check that knows an earlier one gives what a check without one does, whatever was edited in between, and however
/// broken what it knows is: declarations, what a screen says of itself, sections, comments and imported files.
@Suite struct IncrementalCheckProperties {
  @Test(arguments: Corpus.some)
  func itGivesWhatAFreshCheckGives(sample: Sample) throws {
    var editor = RandomEditor(seed: 41)
    var files = MemoryFileProvider(sample.files)
    var last = try Analysis(of: sample.main, root: "", from: files)
    var earlier = last.checked(proving: 0)
    for _ in 0..<(Repository.isExhaustive ? 60 : 6) {
      let path = editor.pick(last.sources.map(\.path))
      files.files[path] = editor.edited(files.files[path] ?? [], from: Array((sample.files[path] ?? "").utf8))
      last = try Analysis(of: sample.main, root: "", from: files, after: last)
      earlier = last.checked(proving: 0, after: earlier)
      let fresh = try Analysis(of: sample.main, root: "", from: files).checked(proving: 0)
      let text = String(decoding: files.files[path] ?? [], as: UTF8.self)
      guard earlier.findings == fresh.findings, Self.description(earlier) == Self.description(fresh) else {
        Issue.record("\(path) was edited:\n\(text)\n\(Self.difference(earlier, fresh))")
        return
      }
    }
  }

  /// Editors show above a screen the result of `sduic prove`, however few proofs were made for it.
  @Test(arguments: Corpus.some)
  func lensesCountWhatIsUndecided(sample: Sample) throws {
    let checked = try Analysis(of: sample.main, root: "", from: MemoryFileProvider(sample.files)).checked()
    let again = try Analysis(of: sample.main, root: "", from: MemoryFileProvider(sample.files))
    let later = again.checked(remembering: checked.caches, after: checked)
    let undecided = checked.screens.map { screen in
      Proof(screen).obligations.count { if case .undecided = $0.verdict { true } else { false } }
    }
    for lenses in [again.codeLenses(of: checked), again.codeLenses(of: later)] {
      let titles = lenses.map(\.title)
      // Broken obligations are shown in place of undecided ones.
      guard !titles.contains(where: { $0.hasPrefix("broken") }) else { continue }
      // The number is in a lens of its own, after that of the screen.
      let shown = lenses.indices.filter { titles[$0].hasPrefix("proved for") }.map { index in
        lenses[(index + 1)...].first { $0.range == lenses[index].range }?
          .title.firstMatch(of: /^(\d+) undecided$/).flatMap { Int($0.1) } ?? 0
      }
      #expect(shown == undecided)
    }
  }

  /// Everything in the screens, and where it comes from, which equality leaves out.
  private static func description(_ check: CheckedAnalysis) -> String { "\(check.screens)" }

  private static func difference(_ later: CheckedAnalysis, _ fresh: CheckedAnalysis) -> String {
    let surplus = later.findings.filter { !fresh.findings.contains($0) }
    let missing = fresh.findings.filter { !later.findings.contains($0) }
    return "surplus: \(surplus)\nmissing: \(missing)\nscreens are equal: \(later.screens == fresh.screens)"
  }
}
