import SDUIIR
import SDUISyntax

/// The result of checking a program: its screens, typed, and all findings.
package struct CheckedProgram: Sendable {
  /// The screens of the file that was asked for, in the order of the text. Those in which an error was found are left
  /// out.
  package let screens: [Screen]
  /// The ranges of the names of that file's screens, including those of screens that could not be lowered.
  package let screenNames: [SourceRange]
  /// The flags that the files of the program declare, in their order, whether a screen asks for them or not.
  package let flags: [Flag]
  /// All findings of parsing, importing and checking, in the order of files and text, none twice.
  package let diagnostics: [Diagnostic]
  /// The allowances of the program, which are not among the findings.
  package let allowances: Allowances

  /// Checks all declarations of a program and lowers the screens of its first file.
  ///
  /// - Parameter proving: What is found in a screen that is correct so far, as by a proof, which may ask where properties
  ///   are written; an `allow` silences it like the rest. Where that is an error, no screen is given.
  package init(checking program: Program, proving prove: ((Screen, PropertyOrigins) -> [Diagnostic])? = nil) {
    self = LoweredProgram(checking: program).finished(proving: prove)
  }

  fileprivate init(screens: [Screen], _ allowances: Allowances, _ checker: Checker) {
    self.screens = screens
    self.allowances = allowances
    self.flags = checker.contract.flags.elements
    self.screenNames = checker.declarations.all(.screen).filter { $0.syntax.file.index == 0 }.map { $0.name.range }
    self.diagnostics = checker.finishedDiagnostics()
  }
}

/// A checked program without the findings of proofs, so that a check can be reported before and after them.
package struct LoweredProgram: Sendable {
  /// The screens of the file that was asked for, in the order of the text; none after an error.
  package let screens: [Screen]
  private let checker: Checker
  /// The state after the check of all declarations, for the check of a later text.
  private let declared: Checker?

  /// Checks all declarations of a program and lowers the screens of its first file.
  ///
  /// - Parameters:
  ///   - isContinued: Whether a check of a later text will ask for what did not change there.
  ///   - earlier: A check of an earlier text. What it knows of declarations and sections that did not change is not found
  ///     again.
  package init(checking program: Program, isContinued: Bool = false, after earlier: LoweredProgram? = nil) {
    let change = earlier.flatMap { TextChange(from: $0.checker.program, to: program) }
    let known = change.flatMap { earlier?.declared?.replacing(program, $0) }
    var checker = known ?? Checker(namesOf: program)
    var kept: KeptResults?
    if let earlier, let change { kept = KeptResults(of: earlier.checker, change, for: checker) }
    if known == nil { checker.checkDeclarations(reusing: kept) }
    declared = isContinued ? checker : nil
    checker.knownSections = isContinued ? KnownSections(expecting: earlier?.checker.knownSections?.count ?? 0) : nil
    checker.reportDanglingDocumentation()
    screens = checker.lowerScreens(reusing: kept)
    self.checker = checker
  }

  /// Returns the place where a property of a screen, a section or a part of one is written, as that or a `when` sets
  /// it.
  package func origin(of property: Property, in owner: Origin, setBy setter: Origin) -> PropertyOrigin? {
    checker.origin(of: property, in: owner, setBy: setter)
  }

  /// The program that was checked.
  package var program: Program { checker.program }

  /// Returns the result of the check.
  ///
  /// - Parameter proofs: What was found in the screens, as by proofs; `nil` where nobody looked.
  package func finished(withProofs proofs: [Diagnostic]?) -> CheckedProgram {
    var checker = checker
    checker.diagnostics += proofs ?? []
    checker.reportNameStyle()
    checker.reportUnusedNames()
    let allowances = checker.readAllowances()
    checker.apply(allowances, hasProved: proofs != nil)
    return CheckedProgram(screens: proofs != nil && checker.hasErrors(since: 0) ? [] : screens, allowances, checker)
  }
}

/// The state of one check: its program, and the findings so far. Its methods are grouped by construct, one file each.
///
/// What holds for one screen, one section or one block only is no property: it is handed down as a `ScreenContext`, a
/// `SectionContext` or an `ActiveKind`.
struct Checker {
  private(set) var program: Program
  var diagnostics: [Diagnostic]
  /// Everything that has a name, found before anything is checked.
  var declarations: Declarations
  /// All that the program declares; screens take from it what they use.
  var contract = Contract()
  /// The value of each `let`, once it was needed.
  var constants: [ConstantState]
  /// The values of records and lists in constants, by type.
  var constantReading = ConstantReading()
  /// The fields for which a default is declared, whether it has been read or not.
  var fieldsWithDefault: Set<OriginKey> = []
  /// The fields of what copies fields.
  var copiedFields: [Syntax: DeclaredFields] = [:]
  /// The number of copied fields, which is bounded.
  var copiedFieldCount = 0
  /// The `with`s that were reported, and copy nothing.
  var brokenCopies: Set<Syntax> = []
  /// Layouts that build on themselves, reported once and then left alone.
  var brokenLayouts: Set<Int> = []
  /// The reach of each layout, by its index.
  var layoutReach: [LayoutReach] = []
  /// The layers of layouts, which are the same wherever the parameters have the same values.
  var knownLayouts: [LayoutUse: LayoutBase] = [:]
  /// Layouts with findings of their first use by a section.
  var reportedLayouts: Set<LayoutUse> = []
  /// The number of findings that were not repeated because an earlier section had the same one.
  var unsaidCount = 0
  /// Whether an enumeration has a case with data, by its index.
  var enumerationsWithData: [Bool] = []
  /// The fields whose type was reported, so that their values are not.
  var fieldsWithoutType: Set<OriginKey> = []
  /// The declarations with a type or default that could not be read, whether a report says so or one of parsing does.
  var incompleteDeclarations: Set<Syntax> = []
  /// The place of the wire name of each component, once a bundle needed it.
  var componentsOnWire: [String: SourceRange]?
  /// The ranges of names that were reported because another declaration has them, too.
  var namesReportedTwice: Set<SourceRange> = []
  /// The findings that were reported in layouts, by themselves or in a section.
  var reportedInLayouts: Set<LayoutFinding> = []
  /// The `require`s that were reported where their layout was checked by itself, and are not to be reported again.
  var reportedRequirements: Set<Syntax> = []
  /// Whether there is anything that not all clients know.
  var usesVersions = false
  /// The sections without findings; `nil` where no check of a later text will ask for them.
  var knownSections: KnownSections?

  /// Has found the names of all declarations, and checked nothing else.
  init(namesOf program: Program) {
    self.program = program
    self.diagnostics = program.diagnostics
    self.declarations = Declarations()
    self.constants = []
    collectDeclarations()
  }

  /// The same checker for a program that differs only in a screen. All declarations keep their places, and none of them
  /// depends on what a screen says.
  func replacing(_ program: Program, _ change: TextChange) -> Checker? {
    var result = self
    if !change.isInLastScreen {
      // What was found in the file would move with its text.
      let own = diagnostics.dropFirst(self.program.diagnostics.count).contains { $0.range.file.index == 0 }
      guard !own, let screen = change.onlyScreen, let name = program.name(of: screen),
        result.declarations.replaceOnlyScreen(by: screen, name, importing: program.imports)
      else { return nil }
    }
    result.program = program
    result.diagnostics = program.diagnostics + diagnostics.dropFirst(self.program.diagnostics.count)
    return result
  }

  /// Reports a finding.
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Reports a finding of a code at a place.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, labels: [Label] = [], remedy: String? = nil,
    fixes: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        code, Self.oneLine(message), at: range, labels: labels, remedy: remedy.map(Self.oneLine), fixes: fixes))
  }

  /// Reports that a block lacks a statement.
  ///
  /// - Parameters:
  ///   - range: What has the block, or would have it.
  ///   - example: A statement that would do.
  ///   - others: The end of the remedy.
  mutating func reportMissing(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, labels: [Label] = [],
    adding example: String, _ others: String = ""
  ) {
    report(
      Diagnostic(
        code, Self.oneLine(message), at: range, labels: labels, remedy: "add `\(example)`\(others)",
        missing: example))
  }

  /// Code that is quoted in a message may span several lines, and a message is one.
  private static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
    return text.split(whereSeparator: { $0.isNewline }).map { $0.drop { $0 == " " || $0 == "\t" } }.joined(
      separator: " ")
  }

  /// Whether an error was found at or after an index of the findings.
  func hasErrors(since count: Int) -> Bool {
    diagnostics[count...].contains { $0.severity == .error }
  }

  /// The findings in the order of the text, without repetitions: a layout that is used twice is reported once.
  func finishedDiagnostics() -> [Diagnostic] {
    // What is wrong with a component is wrong once, however many sections show it.
    var seen: Set<Mistake> = []
    return diagnosticsWithoutConsequences().filter { seen.insert(Mistake($0)).inserted }.enumerated()
      .sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }
      .map { Self.shortened($0.element) }
  }

  /// The parts of a finding that make it equal to another.
  private struct Mistake: Hashable {
    let code: DiagnosticCode
    let range: SourceRange
    let message: String

    init(_ diagnostic: Diagnostic) {
      (code, range, message) = (diagnostic.code, diagnostic.range, diagnostic.message)
    }
  }

  /// Returns the findings without those that only follow from a report of parsing or importing: findings in a text that
  /// could not be read, and names that a file lacks because one of its imports was not found or because they are
  /// declared at a wrong place.
  private func diagnosticsWithoutConsequences() -> [Diagnostic] {
    let early = program.diagnostics.filter { $0.severity == .error }
    guard !early.isEmpty else { return diagnostics }
    let imports: Set<DiagnosticCode> = [.importNotFound, .importOutsideRoot, .tooManyFiles]
    let incomplete = Set(early.filter { imports.contains($0.code) }.map { $0.range.file })
    let unread = Dictionary(grouping: early, by: { $0.range.file })
    let misplaced = program.misplacedNames
    let own = diagnostics.dropFirst(program.diagnostics.count).filter { finding in
      if finding.code == .unknownName, finding.fixes.isEmpty, incomplete.contains(finding.range.file) { return false }
      if finding.code == .unknownName, misplaced.contains(program.text(of: finding.range)) { return false }
      return !(unread[finding.range.file] ?? []).contains { finding.range.isAround($0.range) }
    }
    return program.diagnostics + own
  }

  /// Messages quote what is written and list names, and either may be of any length.
  private static func shortened(_ diagnostic: Diagnostic) -> Diagnostic {
    var result = diagnostic
    result.message = shortened(diagnostic.message)
    result.remedy = diagnostic.remedy.map { shortened($0) }
    return result
  }

  private static func shortened(_ text: String, to limit: Int = 500) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
    let start = String(text.unicodeScalars.prefix(limit))
    return start + "…" + (start.count { $0 == "`" }.isMultiple(of: 2) ? "" : "`")
  }

  /// Checks everything outside screens.
  ///
  /// - Parameter kept: What an earlier check found of it.
  mutating func checkDeclarations(reusing kept: KeptResults?) {
    reportWireCollisions()
    lowerFlags()
    lowerEnumerations()
    lowerCopiedFields()
    var kept = kept
    kept?.lowered = Set(copiedFields.keys)
    lowerFieldTypes(reusing: kept)
    reportRecordCycles()
    lowerCaseForms()
    lowerFieldDefaults(besides: kept)
    lowerEvents(besides: kept)
    lowerFallbacks()
    lowerDecorations()
    evaluateConstants()
    checkComponentRequirements()
    checkLayouts()
  }
}

extension SourceRange {
  /// Whether a range lies in this one; an empty one between its ends.
  fileprivate func isAround(_ other: SourceRange) -> Bool {
    other.bytes.isEmpty
      ? lowerBound < other.lowerBound && other.lowerBound < upperBound
      : lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
