import SDUICompatibility
import SDUIReports
import SDUISyntax

/// The changes since some earlier versions, each once, and the `allow breaking`s of the new version, which accept some of them.
struct AcceptedChanges {
  /// The names of the earlier versions.
  private let versions: [String]
  private var changes: [FoundChange] = []
  private var allowances: [FoundAllowance] = []
  private var seenChanges: [Diagnostic: Int] = [:]
  private var seenAllowances: Set<Place> = []

  /// No changes since some versions, of which these are the names.
  init(_ versions: [String]) { self.versions = versions }

  /// A change with its finding.
  private struct FoundChange {
    /// The index of the earlier version.
    let version: Int
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
  /// - Parameters:
  ///   - screen: The new version of the screen; `nil` if it has none.
  ///   - version: The index of the earlier version. One is added after the other.
  mutating func add(
    _ change: ContractChange, _ finding: SourcedDiagnostic, of screen: Inputs.Input?, since version: Int
  ) {
    if version != changes.last?.version { seenChanges = [:] }
    // Screens share declarations, each of which is reported once.
    var key = finding.diagnostic
    key.witness = nil
    let place = screen.flatMap { Self.place(of: SourceRange($0.screen.origin), in: $0.sources) }
    if let index = seenChanges[key] {
      if let place { changes[index].screens.insert(place) }
      return
    }
    seenChanges[key] = changes.count
    changes.append(
      FoundChange(version: version, change: change, finding: finding, screens: place.map { [$0] } ?? []))
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
      if accepted.isEmpty, !isIgnored(allowance.allowance.rule) {
        unused.append(SourcedDiagnostic(Self.unused(allowance.allowance, since: earlier), in: allowance.sources))
      }
      for version in versions.indices {
        let accepted = accepted.filter { changes[$0].version == version }
        for index in accepted {
          changes[index].finding =
            accepted.count == 1
            ? Self.accepted(changes[index].finding, by: allowance)
            : Self.ambiguous(changes[index], allowance, count: accepted.count)
        }
      }
    }
    return merged(changes.filter { isShown($0.change) }) + unused
  }

  /// Joins findings that are the same since several versions: the first of them, with the names of all.
  private func merged(_ changes: [FoundChange]) -> [SourcedDiagnostic] {
    guard versions.count > 1 else { return changes.map { $0.finding } }
    var places: [MergedFinding: Int] = [:]
    var groups: [(finding: SourcedDiagnostic, versions: [String])] = []
    for change in changes {
      let name = versions[change.version]
      let key = MergedFinding(change.finding, at: name)
      if let place = places[key] {
        groups[place].versions.append(name)
      } else {
        places[key] = groups.count
        groups.append((change.finding, [name]))
      }
    }
    return groups.map { group in
      var diagnostic = group.finding.diagnostic
      diagnostic.details.append(Diagnostic.Detail("versions", group.versions.joined(separator: ",")))
      let others = group.versions.dropFirst().map { "`\($0)`" }.joined(separator: ", ")
      for index in diagnostic.labels.indices where diagnostic.labels[index].message == ContractFindings.earlierLabel {
        if !others.isEmpty { diagnostic.labels[index].message += ", also in \(others)" }
      }
      return SourcedDiagnostic(diagnostic, in: group.finding.sources)
    }
  }

  private func accepts(_ found: FoundAllowance, _ candidate: FoundChange) -> Bool {
    let (allowance, change) = (found.allowance, candidate.change)
    guard change.rule == allowance.rule, change.impact != Impact() else { return false }
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

/// The parts of a finding that are equal since several versions: all but the places in their files.
private struct MergedFinding: Hashable {
  private let severity: Severity
  private let rule: String
  private let message: String
  private let path: String?
  private let bytes: Range<Int>

  /// - Parameter version: The name of the earlier version, which begins the paths of its files.
  init(_ finding: SourcedDiagnostic, at version: String) {
    let diagnostic = finding.diagnostic
    (severity, rule, message) = (diagnostic.severity, diagnostic.name, diagnostic.message)
    bytes = diagnostic.range.bytes
    let prefix = version.dropFirst("git:".count) + ":"
    path = finding.file(of: diagnostic.range).map { file in
      file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    }
  }
}
