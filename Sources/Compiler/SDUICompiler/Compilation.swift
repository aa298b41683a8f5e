import SDUIIR
import SDUISyntax

/// A compilation from text to typed screens: the whole pipeline, one phase after another.
public struct Compilation: Sendable {
  /// The files that took part: the one that was asked for, then its imports in the order of discovery.
  public let sources: [SourceFile]
  /// The screens of the file that was asked for; none if there is any error.
  public let screens: [Screen]
  /// The flags that the files declare, in their order, whether a screen asks for them or not.
  public let flags: [Flag]
  /// All findings, in the order of files and text.
  public let diagnostics: [Diagnostic]
  /// The allowances of the files, which are not among the findings.
  private let allowances: Allowances
  /// The ranges of the names of the file's screens, including those of screens that could not be lowered.
  private let screenNames: [SourceRange]
  /// The state that the next compilation can reuse; `nil` for one that is not continued.
  private let lowered: LoweredProgram?

  /// Compiles a file and all that it imports. Nothing is proved.
  ///
  /// - Parameters:
  ///   - path: The file, as messages show it.
  ///   - root: The canonical path of the folder that imports may not leave; empty for no folder at all.
  ///   - provider: Where files come from.
  /// - Throws: `FileError` if the file itself cannot be read.
  public init(of path: String, root: String, from provider: some FileProvider) throws(FileError) {
    try self.init(of: path, root: root, from: provider, proving: nil)
  }

  /// Compiles a file and all that it imports.
  ///
  /// - Parameters:
  ///   - path: The file, as messages show it.
  ///   - root: The canonical path of the folder that imports may not leave; empty for no folder at all.
  ///   - provider: Where files come from.
  ///   - isContinued: Whether another compilation follows this one, which then keeps its trees and its checks.
  ///   - earlier: A compilation of any file with `isContinued`. Imports that both have are not parsed again, and their
  ///     declarations are not checked again. The result is the same.
  ///   - prove: What a proof finds in a screen without errors; nothing is proved without it.
  /// - Throws: `FileError` if the file itself cannot be read.
  package init(
    of path: String, root: String, from provider: some FileProvider, isContinued: Bool = false,
    after earlier: Compilation? = nil, proving prove: ((Screen, PropertyOrigins) -> [Diagnostic])? = nil
  ) throws(FileError) {
    let program = try Program(loading: path, root: root, from: provider, after: earlier?.lowered?.program)
    let lowered = LoweredProgram(checking: program, isContinued: isContinued, after: earlier?.lowered)
    let checked = lowered.finished(proving: prove)
    self.lowered = isContinued ? lowered : nil
    sources = program.sources
    screens = checked.screens
    flags = checked.flags
    screenNames = checked.screenNames
    diagnostics = checked.diagnostics
    allowances = checked.allowances
  }

  /// Whether an error was found.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether an `allow` silences a finding.
  package func allows(_ finding: Diagnostic) -> Bool { allowances.cover(finding) }

  /// The changes between versions that the files accept.
  package var acceptedChanges: [ChangeAllowance] { allowances.changes }

  /// The one screen of the file, for commands that work on a screen.
  ///
  /// - Throws: The findings that prevent a result: the errors, or that the file has no screen or several.
  public func onlyScreen() throws(Findings) -> Screen {
    guard !hasErrors else { throw Findings(diagnostics: diagnostics) }
    if let problem = screenCountProblem { throw Findings(diagnostics: diagnostics + [problem]) }
    return screens[0]
  }

  /// The error that the file has no screen or several; `nil` where it has one, or has errors.
  public var screenCountProblem: Diagnostic? {
    if hasErrors || screens.count == 1 { return nil }
    let start = SourceRange(file: FileID(0), 0..<0)
    guard screens.count > 1 else {
      return Diagnostic(
        .noScreen, "the file declares no screen", at: start,
        remedy: "add `screen Home { … }`, or name a file that has one; `sduic check` takes files without screens")
    }
    let names = screens.map { "`\($0.name.source)`" }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return Diagnostic(
      .severalScreens, "the file declares \(screens.count) screens, \(list), where one is needed",
      at: screenNames.dropFirst().first ?? start,
      labels: screenNames.prefix(1).map { Label("the first one", at: $0) },
      remedy: "name one of them, as in `--screen \(screens[0].name.source)`, or give each screen a file of its own")
  }
}

/// Findings that prevent a result.
public struct Findings: Error, Sendable {
  /// At least one error, and whatever else was found.
  public let diagnostics: [Diagnostic]
}
