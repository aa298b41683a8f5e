import SDUICompatibility
import SDUIDiagnostics
import SDUIReports
import SDUISource

/// The changes of a comparison, each once, and the `allow breaking`s of the new version, which accept some of them.
struct AcceptedChanges {
  private var changes: [FoundChange] = []
  private var allowances: [FoundAllowance] = []
  private var seenChanges: [Diagnostic: Int] = [:]
  private var seenAllowances: Set<Place> = []

  /// A change with its finding.
  private struct FoundChange {
    let change: ContractChange
    var finding: SourcedDiagnostic
    /// The screens in which it was found, by the places of their names.
    var screens: Set<Place>
  }

  /// An `allow breaking` with the files of its screen.
  private struct FoundAllowance {
    let allowance: ChangeAllowance
    let sources: [SourceFile]
    var path: String { sources[allowance.home.file.index].path }
  }

  /// A place in a file, whatever the number of the file.
  private struct Place: Hashable {
    let path: String
    let offset: Int
  }

  /// Adds a change of a screen.
  ///
  /// - Parameter screen: The new version of the screen; `nil` if it has none.
  mutating func add(_ change: ContractChange, _ finding: SourcedDiagnostic, of screen: Inputs.Input?) {
    // Screens share declarations, each of which is reported once.
    var key = finding.diagnostic
    key.witness = nil
    let place = screen.flatMap { Self.place(of: SourceRange($0.screen.origin), in: $0.sources) }
    if let index = seenChanges[key] {
      if let place { changes[index].screens.insert(place) }
      return
    }
    seenChanges[key] = changes.count
    changes.append(FoundChange(change: change, finding: finding, screens: place.map { [$0] } ?? []))
  }

  /// Adds the `allow breaking`s of a screen's files.
  mutating func addAllowances(of input: Inputs.Input) {
    for allowance in input.acceptedChanges {
      guard let place = Self.place(of: allowance.statement, in: input.sources),
        seenAllowances.insert(place).inserted
      else { continue }
      allowances.append(FoundAllowance(allowance: allowance, sources: input.sources))
    }
  }

  /// Returns the findings: changes that are accepted as notes, then the `allow`s that accept nothing.
  ///
  /// - Parameters:
  ///   - earlier: The name of the earlier version.
  ///   - isShown: Whether a change is reported.
  ///   - isIgnored: Whether a rule is left out.
  func findings(
    since earlier: String, isShown: (ContractChange) -> Bool, isIgnored: (CompatibilityRule) -> Bool
  ) -> [SourcedDiagnostic] {
    var changes = changes
    var unused: [SourcedDiagnostic] = []
    for allowance in allowances {
      let accepted = changes.indices.filter { accepts(allowance, changes[$0]) }
      switch accepted.count {
      case 0:
        if isIgnored(allowance.allowance.rule) { continue }
        unused.append(SourcedDiagnostic(Self.unused(allowance.allowance, since: earlier), in: allowance.sources))
      case 1: changes[accepted[0]].finding = Self.accepted(changes[accepted[0]].finding, by: allowance)
      default:
        for index in accepted {
          changes[index].finding = Self.ambiguous(changes[index], allowance, count: accepted.count)
        }
      }
    }
    return changes.filter { isShown($0.change) }.map { $0.finding } + unused
  }

  private func accepts(_ found: FoundAllowance, _ candidate: FoundChange) -> Bool {
    let (allowance, change) = (found.allowance, candidate.change)
    guard change.rule == allowance.rule, change.verdict(at: .source) != .safe else { return false }
    if let name = allowance.name, name != change.place.word, name != change.earlierPlace?.word { return false }
    if allowance.isInScreen {
      return Self.place(of: allowance.home, in: found.sources).map(candidate.screens.contains) ?? false
    }
    let range = candidate.finding.diagnostic.range
    return range.file.index < candidate.finding.sources.count
      && candidate.finding.sources[range.file.index].path == found.path
      && allowance.home.lowerBound <= range.lowerBound && range.upperBound <= allowance.home.upperBound
  }

  private static func accepted(_ finding: SourcedDiagnostic, by found: FoundAllowance) -> SourcedDiagnostic {
    var diagnostic = finding.diagnostic
    diagnostic.severity = .note
    diagnostic.remedy = nil
    diagnostic.details.append(Diagnostic.Detail("accepted", found.allowance.reason))
    return labelled(diagnostic, "accepted: \(found.allowance.reason)", found, in: finding.sources)
  }

  private static func ambiguous(_ found: FoundChange, _ allowance: FoundAllowance, count: Int) -> SourcedDiagnostic {
    let rule = allowance.allowance.rule.rawValue
    let name = found.change.earlierPlace?.word ?? found.change.place.word
    let words = "accepts one change, and here are \(count); name it: `\"\(rule): \(name)\"`"
    return labelled(found.finding.diagnostic, words, allowance, in: found.finding.sources)
  }

  private static func labelled(
    _ diagnostic: Diagnostic, _ words: String, _ found: FoundAllowance, in sources: [SourceFile]
  ) -> SourcedDiagnostic {
    var diagnostic = diagnostic
    if let file = sources.firstIndex(where: { $0.path == found.path }) {
      let statement = found.allowance.statement
      diagnostic.labels.append(
        Label(words, at: SourceRange(file: FileID(file), statement.bytes)))
    }
    return SourcedDiagnostic(diagnostic, in: sources)
  }

  private static func unused(_ allowance: ChangeAllowance, since earlier: String) -> Diagnostic {
    let what = allowance.name.map { "no change of `\($0)`" } ?? "no change here"
    return Diagnostic(
      .unusedAllow, "`\(allowance.rule.rawValue)` finds \(what) since `\(earlier)`, so there is nothing to accept",
      at: allowance.statement, remedy: "remove it once every version to compare with has the change",
      fixes: [.remove(allowance.statement, "remove the `allow`")])
  }

  private static func place(of range: SourceRange, in sources: [SourceFile]) -> Place? {
    guard range.file.index < sources.count else { return nil }
    return Place(path: sources[range.file.index].path, offset: Int(range.lowerBound))
  }
}
