import SDUICompatibility
import SDUIIR
import SDUIReports
import SDUISyntax

/// Turns the changes of one screen into findings in the files of both versions.
struct ContractFindings {
  private let new: [SourceFile]
  private let old: [SourceFile]
  private let request: BreakingRequest

  /// Findings in the files of the new version, then of the old one.
  init(new: [SourceFile], old: [SourceFile], _ request: BreakingRequest) {
    self.new = new
    self.old = old
    self.request = request
  }

  /// The label of the place in the earlier version.
  static let earlierLabel = "before"

  /// The finding of a change.
  func finding(_ change: ContractChange) -> SourcedDiagnostic {
    let earlier = change.earlierPlace.flatMap { range(of: $0, in: old, offset: new.count) }
    let place = range(of: change.place, in: new, offset: 0) ?? Self.nowhere
    var diagnostic = Diagnostic(
      .contractChange, change.message, at: place,
      labels: earlier.map { [Label(Self.earlierLabel, at: $0)] } ?? [], remedy: change.remedy)
    diagnostic.rule = change.rule.rawValue
    let verdict = request.verdict(on: change)
    diagnostic.severity = Self.severity(verdict)
    diagnostic.witness = change.witness?.text
    diagnostic.details = [
      Diagnostic.Detail("verdict", verdict.rawValue),
      Diagnostic.Detail("promise", change.promise.rawValue),
    ]
    if !change.directions.isEmpty {
      let directions = change.directions.map { $0.rawValue }.joined(separator: ",")
      diagnostic.details.append(Diagnostic.Detail("direction", directions))
    }
    return SourcedDiagnostic(diagnostic, in: new + old)
  }

  /// A place that has no source: of a compiled document.
  private static var nowhere: SourceRange { SourceRange(file: FileID(Int(UInt32.max)), 0..<0) }

  private static func severity(_ verdict: Verdict) -> Severity {
    switch verdict {
    case .breaking: .error
    case .fixable: .warning
    case .safe: .note
    }
  }

  /// The bytes to point at: the word of a place, or the first line of its declaration.
  private func range(of place: Place, in files: [SourceFile], offset: Int) -> SourceRange? {
    let file = Int(place.origin.file)
    guard files.indices.contains(file) else { return nil }
    let all = SourceRange(place.origin).bytes.clamped(to: 0..<files[file].bytes.count)
    let text = files[file].bytes[all]
    if let start = WordSearch(text).first(Array(place.word.utf8)) {
      return SourceRange(file: FileID(file + offset), start..<start + place.word.utf8.count)
    }
    let end = text.firstIndex(of: 0x0A) ?? all.upperBound
    return SourceRange(file: FileID(file + offset), all.lowerBound..<end)
  }
}

/// Finds words in source, outside of comments.
private struct WordSearch {
  private let text: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { self.text = text }

  /// The first place of a word by itself; `nil` for an empty word.
  func first(_ word: [UInt8]) -> Int? {
    guard !word.isEmpty else { return nil }
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].starts(with: Array("//".utf8)) {
        index = text[index...].firstIndex(of: 0x0A) ?? text.endIndex
        continue
      }
      let isStart = index == text.startIndex || !Self.isOfWord(text[index - 1])
      if isStart, text[index...].starts(with: word) {
        let end = index + word.count
        if end == text.endIndex || !Self.isOfWord(text[end]) { return index }
      }
      index += 1
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
