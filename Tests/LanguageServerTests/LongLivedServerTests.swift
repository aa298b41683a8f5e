import Foundation
import TestSupport
import Testing

@testable import SDUILanguageServer

/// A server that has seen many edits gives the answers that a fresh one gives for the same texts: what it remembers
/// makes it faster and nothing else.
@Suite struct LongLivedServerTests {
  /// A program in a workspace.
  private static func inWorkspace(_ sample: Sample) -> Sample {
    let files = sample.files.map { ("/w/" + $0.key, $0.value) }
    return Sample(
      name: sample.name, main: "/w/" + sample.main, files: Dictionary(files, uniquingKeysWith: { first, _ in first }))
  }

  /// Some of the examples and of the cases; all of them where every case is looked at.
  static let programs = some(Corpus.examples, 9) + some(Corpus.goldens + Corpus.formats, 29)

  /// Programs in which it takes many edits until one shows what a server forgot. Here a finding in a layout was
  /// reported for one section, and another one was kept as if it had none.
  static let longPrograms = Corpus.goldens.filter { $0.name == "horizontal-screen: strips that scroll by themselves" }
    .map(inWorkspace)

  /// One in so many.
  private static func some(_ programs: [Sample], _ share: Int) -> [Sample] {
    programs.enumerated().filter { Repository.isExhaustive || $0.offset % share == 0 }.map { inWorkspace($0.element) }
  }

  @Test(arguments: programs) func itAnswersLikeAFreshOne(program: Sample) throws {
    try checkAnswers(of: program, edits: Repository.isExhaustive ? 40 : 3)
  }

  @Test func itAnswersLikeAFreshOneAfterManyEdits() throws {
    #expect(!Self.longPrograms.isEmpty)
    for program in Self.longPrograms { try checkAnswers(of: program, edits: 40) }
  }

  /// Edits a program at random in two clients, of which one pulls findings, and compares all answers with those of fresh
  /// servers. Findings that are pulled are also compared with those that are published.
  private func checkAnswers(of program: Sample, edits: Int) throws {
    var editor = RandomEditor(seed: 61)
    var places = RandomSource(seed: 62)
    var files = program.files
    var publisher = try AnsweringServer(files, opening: program.main)
    var puller = try AnsweringServer(files, opening: program.main, isPulling: true)
    for step in 0..<edits {
      let path = editor.pick(publisher.paths)
      let bytes = editor.edited(Array((files[path] ?? "").utf8), from: Array((program.files[path] ?? "").utf8))
      let text = String(decoding: bytes, as: UTF8.self)
      files[path] = text
      let place = TextPlace.random(in: files[program.main] ?? "", &places)
      let methods = AnsweringServer.otherMethods.shuffled(using: &places).prefix(3)
      for isPulling in [false, true] {
        let answers: [String: NSObject]
        if isPulling {
          try puller.edit(path, to: text, version: step + 2)
          answers = try puller.answers(at: place, to: methods)
          #expect(puller.findings(about: program.main) == publisher.findings(about: program.main), "pulled: \(text)")
        } else {
          try publisher.edit(path, to: text, version: step + 2)
          answers = try publisher.answers(at: place, to: methods)
        }
        // A fresh server proves everything, which takes longest: one of the two in turn, and both in the long form.
        guard Repository.isExhaustive || step.isMultiple(of: 2) != isPulling else { continue }
        var fresh = try AnsweringServer(files, opening: program.main, isPulling: isPulling)
        let expected = try fresh.answers(at: place, to: methods)
        for (name, answer) in answers where answer != expected[name] {
          let other = expected[name]?.description ?? "nothing"
          Issue.record("\(name) at \(place) after \(path) was edited:\n\(text)\n\(answer)\nand not\n\(other)")
          return
        }
      }
    }
  }

  /// The sections that an edit leaves alone are as undecided as before it.
  @Test func undecidedObligationsAreCountedAfterAnEdit() throws {
    let text = { (spacing: Int) in
      """
      component Card { id: ID, on tap: Go { id: id } }
      action Go { id: ID }
      screen Home {
        section a: list { unit Card { height: estimated(60) } }
        section b: list { spacing: \(spacing), unit Card { height: estimated(60) } }
      }

      """
    }
    var server = try AnsweringServer(["/w/a.sdui": text(4)], opening: "/w/a.sdui")
    for spacing in [4, 8, 4] {
      try server.edit("/w/a.sdui", to: text(spacing), version: 2 + spacing)
      let lenses = try server.answers(at: TextPlace())["textDocument/codeLens"]?.description ?? ""
      // Of each section the height of its cards; alike or not.
      #expect(lenses.contains("proved for 320…1376") && lenses.contains("2 undecided"), "\(spacing): \(lenses)")
    }
  }
}
