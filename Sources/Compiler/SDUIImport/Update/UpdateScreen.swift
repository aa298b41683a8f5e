import SDUICompiler
import SDUIContract
import SDUIIR
import SDUIJSON
import SDUISyntax

/// A contract that was widened.
package struct UpdatedScreen: Sendable {
  /// The text of the file; that which was given if nothing changes.
  package let text: [UInt8]
  /// The edits in words, each with the first value that needs it.
  package let notes: [ImportNote]
  /// The responses that the screen still refuses, each with the first reason.
  package let refused: [ImportNote]
}

/// Widens the contract of a screen until it describes responses, as little as possible: with the least bounds, with optional
/// fields, other forms of values and more cases.
///
/// Only the declarations of the file itself change. An edit that another part of the program refuses is left out.
///
/// - Parameters:
///   - text: The file.
///   - documents: Responses of the screen; at least one.
///   - name: The screen, of a file with several.
///   - compile: Compiles a changed text of the file.
package func updateScreen(
  _ text: [UInt8], with documents: [JSONDocument], named name: String?,
  compile: ([UInt8]) throws(FileError) -> Compilation
) throws(ScreenUpdateError) -> UpdatedScreen {
  let compiled = try compiled(text, compile)
  guard !compiled.hasErrors else { throw .findings(compiled.diagnostics) }
  if name == nil, let problem = compiled.screenCountProblem {
    throw .findings(compiled.diagnostics + [problem])
  }
  guard let screen = compiled.screen(named: name) else { throw .noScreen }
  var update = ScreenUpdate(text: text, screen: screen, documents: documents, name: name)
  try update.widenAll(compile)
  let paths = compiled.sources.map { $0.path }
  let refused = update.refused(declaredIn: paths)
  let refusedIndices = Set(refused.map { $0.place.response })
  let described = documents.indices.filter { !refusedIndices.contains($0) }
  var notes = update.samples.located(update.notes)
  if !refused.isEmpty {
    // A response that stays refused is no reason to widen anything.
    update = ScreenUpdate(text: text, screen: screen, documents: described.map { documents[$0] }, name: name)
    try update.widenAll(compile)
    notes = update.samples.located(update.notes).map { $0.moved(to: described[$0.place.response]) }
  }
  let isFormatted = (try? format(SourceFile(path: "", bytes: text))) == text
  let result = isFormatted ? (try? format(SourceFile(path: "", bytes: update.text))) ?? update.text : update.text
  let others = update.refused(declaredIn: paths).map { $0.moved(to: described[$0.place.response]) }
  return UpdatedScreen(
    text: result, notes: notes, refused: (refused + others).sorted { $0.place.response < $1.place.response })
}

/// The reason why a contract cannot be widened.
package enum ScreenUpdateError: Error, Sendable {
  case file(FileError)
  /// The file has errors, or several screens of which none is named.
  case findings([Diagnostic])
  /// The file has no screen of the name.
  case noScreen
}

private func compiled(
  _ text: [UInt8], _ compile: ([UInt8]) throws(FileError) -> Compilation
) throws(ScreenUpdateError) -> Compilation {
  do throws(FileError) { return try compile(text) } catch { throw .file(error) }
}

extension ImportNote {
  /// The same note about the response with another index.
  fileprivate func moved(to response: Int) -> ImportNote {
    ImportNote(
      place: ImportPlace(response: response, pointer: place.pointer, offset: place.offset), message: message)
  }
}

extension Compilation {
  fileprivate func screen(named name: String?) -> Screen? {
    hasErrors ? nil : screens.first { name == nil || $0.name.source == name }
  }
}

/// A fault of one of the responses, with the value in it.
private typealias FaultyValue = (fault: ResponseFault, sample: SampleNode, document: JSONDocument)

/// The state between two rounds.
private struct ScreenUpdate {
  private(set) var text: [UInt8]
  private(set) var notes: [SampleNote] = []
  let samples: ResponseSamples
  private let name: String?
  private var screen: Screen
  private var faults: [FaultyValue]
  /// The edits that the program refuses.
  private var rejected: Set<TextEdit> = []

  init(text: [UInt8], screen: Screen, documents: [JSONDocument], name: String?) {
    (self.text, self.screen, self.name) = (text, screen, name)
    samples = ResponseSamples(documents: documents)
    faults = Self.faults(in: samples, screen)
  }

  /// The responses with faults, each with the first one.
  ///
  /// - Parameter paths: The files of the program. Only the first of them is changed.
  func refused(declaredIn paths: [String]) -> [ImportNote] {
    var seen: Set<Int32> = []
    return faults.filter { seen.insert($0.sample.response).inserted }.map { value in
      let file = Int(value.fault.declaration.file)
      let other = file > 0 && file < paths.count ? "; it is declared in `\(paths[file])`, which is not changed" : ""
      return ImportNote(place: samples.place(value.sample), message: value.fault.message + other)
    }
  }

  /// Makes edits until there are none.
  mutating func widenAll(_ compile: ([UInt8]) throws(FileError) -> Compilation) throws(ScreenUpdateError) {
    // Each round repairs at least one fault or rejects an edit; a value that needs more rounds is nested deeper than types are.
    var rounds = 0
    while rounds < 16, try widen(compile) { rounds += 1 }
  }

  /// Makes the edits that describe more values; `false` if there are none.
  private mutating func widen(_ compile: ([UInt8]) throws(FileError) -> Compilation) throws(ScreenUpdateError) -> Bool {
    var finder = ContractWideningFinder(
      screen, SyntaxTree(parsing: SourceFile(path: "", bytes: text), file: FileID(0)), besides: rejected)
    let groups = Dictionary(grouping: faults.filter { $0.fault.declaration.file == 0 }) { $0.fault.declaration.range }
    for (_, values) in groups.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) { finder.add(values) }
    let edits = finder.edits
    if edits.isEmpty { return false }
    let count = rejected.count
    // A rejected edit may have a smaller one in its place.
    return try accept(someOf: edits, compile) || rejected.count > count
  }

  /// Makes as many edits as possible; `false` if none. Where one of them is at fault, each half is tried by itself, from the end,
  /// so that the other half keeps its places.
  private mutating func accept(
    someOf edits: [ContractWidening], _ compile: ([UInt8]) throws(FileError) -> Compilation
  ) throws(ScreenUpdateError) -> Bool {
    if try accept(edits, compile) { return true }
    if edits.count == 1 {
      rejected.insert(edits[0].edit)
      return false
    }
    let middle = edits.count / 2
    let (end, start) = (Array(edits[middle...]), Array(edits[..<middle]))
    let isEndAccepted = try accept(someOf: end, compile)
    return try accept(someOf: start, compile) || isEndAccepted
  }

  /// Makes edits, unless the program has errors then, or the responses have no fewer faults, or others have some.
  private mutating func accept(
    _ edits: [ContractWidening], _ compile: ([UInt8]) throws(FileError) -> Compilation
  ) throws(ScreenUpdateError) -> Bool {
    let changed = edits.map { $0.edit }.applied(to: text)
    guard let screen = try compiled(changed, compile).screen(named: name) else { return false }
    let faults = Self.faults(in: samples, screen)
    let earlier = Set(self.faults.map { $0.sample.response })
    guard faults.count < self.faults.count, faults.allSatisfy({ earlier.contains($0.sample.response) }) else {
      return false
    }
    (text, self.screen, self.faults) = (changed, screen, faults)
    for widening in edits {
      guard let first = widening.evidence.first else { continue }
      let count = widening.evidence.count
      let needs = "\(counted(count, "value")) \(count == 1 ? "needs" : "need") it"
      notes.append(SampleNote(sample: first, message: "\(widening.words): \(needs)"))
    }
    return true
  }

  private static func faults(in samples: ResponseSamples, _ screen: Screen) -> [FaultyValue] {
    let contract = ResponseContract(screen, for: .content)
    var faults: [FaultyValue] = []
    for (index, document) in samples.documents.enumerated() {
      guard let response = try? contract.read(document.bytes) else { continue }
      for fault in response.faults where !fault.rule.isWarning {
        let node = response.document.sentNode(of: fault.node)
        faults.append((fault, SampleNode(response: Int32(index), node: node), response.document))
      }
    }
    return faults
  }
}
