import SDUIEmit
import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// The property that an undecided line names decides it, once it is written into the program.
@Suite("what would decide") struct DecidingPropertyTests {
  @Test("a named property decides", arguments: Corpus.samples) func decides(sample: Sample) throws {
    #expect(try Self.faults(in: sample) == [])
  }

  @Test("a named property decides random screens", arguments: 0..<(Repository.isExhaustive ? 1_000 : 60))
  func decidesRandom(seed: Int) throws {
    let program = ProofProgram(seed: UInt64(seed), isNested: true)
    let sample = Sample(name: "seed \(seed)", main: "home.sdui", files: ["home.sdui": program.text])
    #expect(try Self.faults(in: sample) == [], "\(program.text)")
  }

  private static func faults(in sample: Sample) throws -> [String] {
    let compilation = try sample.compile()
    guard compilation.screens.count == 1, let screen = compilation.screens.first else { return [] }
    var result: [String] = []
    for obligation in Proof(screen).obligations {
      guard case .undecided(let reason) = obligation.verdict else { continue }
      let remedies = Remedy.all(in: reason, of: obligation.statement, screen)
      if remedies.isEmpty {
        if !Remedy.undecidable.contains(where: reason.contains) { result.append("nothing is named: \(reason)") }
        continue
      }
      guard let file = compilation.sources.indices.first(where: { $0 == Int(screen.origin.file) }) else { continue }
      var edit = PropertyEdit(compilation.sources[file].bytes)
      for remedy in remedies { remedy.apply(to: &edit, screen) }
      var edited = sample
      edited.files[compilation.sources[file].path] = String(decoding: edit.text, as: UTF8.self)
      result += try faults(in: edited, obligation.statement.key(in: screen), reason)
    }
    return result
  }

  /// Whether the edited program leaves the line open.
  private static func faults(in edited: Sample, _ key: String, _ reason: String) throws -> [String] {
    let compilation = try edited.compile()
    guard let screen = compilation.screens.first else {
      return ["does not compile: \(reason)\n\(compilation.diagnostics.map(\.message))\n\(edited.text)"]
    }
    let same = Proof(screen).obligations.filter { $0.statement.key(in: screen) == key }
    let isOpen = same.contains { if case .undecided = $0.verdict { true } else { false } }
    return isOpen ? ["\(key) stays open: \(reason)\n\(edited.text)"] : []
  }
}

/// A property that would decide, and where it belongs.
private struct Remedy {
  let property: String
  let path: SectionPath?
  /// What begins the blocks; `nil` for the section itself.
  let opening: String?

  /// What no property decides: numbers of items and of cases.
  static let undecidable = ["no property decides it", "cases to tell apart", "64 bits"]

  static func all(in reason: String, of statement: Obligation.Statement, _ screen: Screen) -> [Remedy] {
    reason.split(separator: ", and ").flatMap { sentence -> [Remedy] in
      let parts = sentence.split(separator: ";", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return [] }
      let owner = statement.owner(of: parts[0], screen)
      if parts[1].contains("without `fromServer`") {
        let isOfStack = parts[1].contains("there")
        let path = owner.path.map { isOfStack ? SectionPath($0.section) : $0 }
        return [Remedy(property: "fromServer", path: path, opening: nil)]
      }
      let quoted = parts[1].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      return quoted.filter { $0.contains(":") }.map { property in
        Remedy(property: property, path: owner.path, opening: opening(property, parts[1], owner.unit))
      }
    }
  }

  private static func opening(_ property: String, _ sentence: String, _ unit: String?) -> String? {
    if sentence.contains("of the header") { return "header" }
    if sentence.contains("of the footer") { return "footer" }
    if sentence.contains("onFailure") { return "onFailure" }
    let isOfSection = ["rowAlign", "scroll", "max:"].contains { property.hasPrefix($0) }
    return isOfSection ? nil : unit.map { "unit \($0)" } ?? "unit"
  }

  func apply(to edit: inout PropertyEdit, _ screen: Screen) {
    if property.hasPrefix("scrollDirection") {
      if let open = edit.block(behind: "screen ") { edit.set(property, inBlockAt: open.lowerBound) }
      return
    }
    guard let path, let section = screen.section(at: path) else { return }
    let outer = edit.block(behind: "section \(screen.sections[path.section].name.source):")
    guard let outer, let block = path.inner == nil ? outer : edit.block(behind: "section \(section.name.source):", in: outer)
    else { return }
    if property == "fromServer" { return edit.remove(property, inBlockAt: block.lowerBound) }
    if property.hasPrefix("max:") { return edit.insert(", \(property)", behind: "adaptive(min: ", in: block) }
    guard let opening else { return edit.set(property, inBlockAt: block.lowerBound) }
    let parts = [
      "header": section.header?.component, "footer": section.footer?.component,
      "onFailure": section.failure?.component,
    ]
    if let component = parts[opening] ?? nil {
      return edit.set(property, ofEach: "\(opening) \(screen.contract.components[component].name.source)", in: block)
    }
    edit.set(property, ofEach: opening, in: block)
    // What a `when` of another kind says takes the place of all of it.
    if let block = edit.block(behind: "section \(section.name.source):") {
      edit.set(property, ofEach: "item", in: block)
    }
  }
}

extension Obligation.Statement {
  /// The section that it is about, and the unit that is meant where a cause names none.
  fileprivate func owner(of cause: String, _ screen: Screen) -> (path: SectionPath?, unit: String?) {
    let named = cause.split(separator: "`", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    switch self {
    case .fits(let path), .versions(let path): return (path, named)
    case .touchTarget(let path, let component, _):
      return (path, named ?? screen.contract.components[component].name.source)
    case .requirement(let requirement):
      for case .unit(let path, let unit, _) in requirement.claim.measures {
        let name = screen.section(at: path).map { screen.contract.components[$0.units[unit].component].name.source }
        if named == nil || named == name { return (path, name) }
      }
      return (requirement.claim.measures.compactMap(\.section).first, named)
    }
  }

  /// What tells it from other statements about the screen, whatever its places in the text are.
  fileprivate func key(in screen: Screen) -> String {
    switch self {
    case .fits(let path), .versions(let path), .touchTarget(let path, _, _): "\(path) \(text(in: screen))"
    case .requirement(let requirement): "\(requirement.claim.measures) \(text(in: screen))"
    }
  }
}
