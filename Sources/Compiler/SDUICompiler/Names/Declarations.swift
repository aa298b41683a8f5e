import SDUIIR
import SDUISyntax

/// Everything in a program that has a name at the top of a file.
struct Declarations: Sendable {
  /// In the order of files and text.
  private(set) var all: [Declaration] = []
  /// By file: the index in `all` of each name, the first of equal ones.
  private(set) var names: [[String: Int]] = []
  /// By file: where its declarations begin in `all`.
  private var starts: [Int] = []

  /// Those of each kind, in order.
  private var lists: [[Declaration]] = Array(repeating: [], count: Declaration.Kind.allCases.count)

  /// Begins a file that declares about so many things.
  mutating func addFile(declaring count: Int) {
    names.append(Dictionary(minimumCapacity: count))
    starts.append(all.count)
  }

  /// Adds a declaration of the last file; the earlier one of the same name is returned, if there is one.
  mutating func add(_ kind: Declaration.Kind, _ name: WrittenName, _ syntax: Syntax) -> Declaration? {
    // Names are hashed once as a rule: only the rare second one is put back.
    let earlier = names[syntax.file.index].updateValue(all.count, forKey: name.text)
    if let earlier { names[syntax.file.index][name.text] = earlier }
    let declaration = Declaration(kind: kind, name: name, syntax: syntax, index: lists[kind.rawValue].count)
    all.append(declaration)
    lists[kind.rawValue].append(declaration)
    return earlier.map { all[$0] }
  }

  /// Replaces the one declaration of the first file, a screen, by another screen.
  ///
  /// - Parameter imports: What each file imports.
  /// - Returns: Whether that was possible. It is not where any other file declares or could see one of the names.
  mutating func replaceOnlyScreen(
    by syntax: Syntax, _ name: WrittenName, importing imports: [[Program.Import]]
  ) -> Bool {
    let kind = Declaration.Kind.screen
    guard let old = all.first, old.kind == kind, old.syntax.file.index == 0, names[0].count == 1,
      all.count == 1 || all[1].syntax.file.index != 0, !imports.joined().contains(where: { $0.file.index == 0 }),
      imports[0].allSatisfy({ names[$0.file.index][name.text] == nil })
    else { return false }
    all[0] = Declaration(kind: kind, name: name, syntax: syntax, index: old.index)
    lists[kind.rawValue][old.index] = all[0]
    names[0] = [name.text: 0]
    return true
  }

  /// Those of a file, in order.
  func all(in file: FileID) -> ArraySlice<Declaration> {
    let next = file.index + 1
    return all[starts[file.index]..<(next < starts.count ? starts[next] : all.count)]
  }

  /// Those of one kind, in order; the place in the list is the declaration's `index`.
  func all(_ kind: Declaration.Kind) -> [Declaration] { lists[kind.rawValue] }
}

/// One declaration.
struct Declaration: Hashable, Sendable {
  let kind: Kind
  let name: WrittenName
  let syntax: Syntax
  /// Its place among the declarations of its kind, which is its id in the contract.
  let index: Int

  enum Kind: Int, CaseIterable, Hashable, Sendable {
    case constant, flag, enumeration, record, action, component, decoration, layout, screen

    /// As messages name it.
    var word: String {
      switch self {
      case .constant: "value"
      case .flag: "flag"
      case .enumeration: "enum"
      case .record: "record"
      case .action: "action"
      case .component: "component"
      case .decoration: "decoration"
      case .layout: "layout"
      case .screen: "screen"
      }
    }

    /// With its article, for messages.
    var phrase: String {
      switch self {
      case .enumeration, .action: "an \(word)"
      default: "a \(word)"
      }
    }

    /// Whether such a declaration has typed fields.
    var hasFields: Bool { self == .record || self == .action || self == .component }

    init?(_ kind: NodeKind) {
      switch kind {
      case .letDeclaration: self = .constant
      case .flagDeclaration: self = .flag
      case .enumDeclaration: self = .enumeration
      case .recordDeclaration: self = .record
      case .actionDeclaration: self = .action
      case .componentDeclaration: self = .component
      case .decorationDeclaration: self = .decoration
      case .layoutDeclaration: self = .layout
      case .screenDeclaration: self = .screen
      default: return nil
      }
    }
  }
}

extension Checker {
  /// The names that figures and places of the language have, which a `let` or a parameter would hide.
  static let reservedNames: Set<String> = [
    "item", "container", "content", "columns", "header", "footer", "section", "data", "event", "width", "height",
  ]

  /// Finds all names, reports those that are repeated, and those that an import repeats.
  mutating func collectDeclarations() {
    for tree in program.trees {
      declarations.addFile(declaring: tree.children(of: tree.root).reduce(0) { count, _ in count + 1 })
      for node in tree.children(of: tree.root) {
        guard let kind = Declaration.Kind(tree.kind(of: node)) else { continue }
        let syntax = Syntax(file: tree.file, node: node)
        guard let name = program.name(of: syntax) else { continue }
        if let earlier = declarations.add(kind, name, syntax) { reportDuplicate(name, of: earlier) }
        checkReserved(name, of: kind)
      }
    }
    constants = Array(repeating: .unknown, count: declarations.all(.constant).count)
    for tree in program.trees { reportCollisions(in: tree.file) }
  }

  /// Reports a declaration or a parameter whose name means something already, and which could never be used.
  mutating func checkReserved(_ name: WrittenName, of kind: Declaration.Kind) {
    let isReserved: Bool =
      switch kind {
      case .constant, .flag: Self.reservedNames.contains(name.text) || name.text == "true" || name.text == "false"
      case .action where name.text == EventAction.toggleSectionName: true
      case .enumeration, .record, .action, .component: Program.builtInTypes.contains(name.text) || name.text == "drop"
      case .layout: LayoutKind(rawValue: name.text) != nil
      case .decoration, .screen: false
      }
    guard isReserved else { return }
    report(
      .reservedName, "`\(name.text)` is a word of the language and cannot name \(kind.phrase)", at: name.range,
      remedy: "choose another name")
  }

  private mutating func reportDuplicate(_ name: WrittenName, of earlier: Declaration) {
    namesReportedTwice.insert(earlier.name.range)
    report(
      .duplicateDeclaration, "`\(name.text)` is declared already, as \(earlier.kind.phrase)", at: name.range,
      labels: [Label("declared here first", at: earlier.name.range)], remedy: "rename one of them")
  }

  /// A name must mean one thing in a file: neither an import and the file, nor two imports, may bring it twice.
  private mutating func reportCollisions(in file: FileID) {
    var known: [String: Declaration] = [:]
    if program.imports[file.index].isEmpty { return }
    for (name, index) in declarations.names[file.index] { known[name] = declarations.all[index] }
    for statement in program.imports[file.index] where statement.file != file {
      for declaration in declarations.all(in: statement.file) {
        guard let earlier = known[declaration.name.text] else {
          known[declaration.name.text] = declaration
          continue
        }
        if earlier.syntax.file == statement.file { continue }
        namesReportedTwice.formUnion([earlier.name.range, declaration.name.range])
        report(
          .duplicateDeclaration, "the import brings `\(declaration.name.text)`, which this file knows already",
          at: statement.range,
          labels: [
            Label("one is declared here", at: earlier.name.range), Label("the other here", at: declaration.name.range),
          ],
          remedy: "rename one of them; `as` keeps the name that travels")
      }
    }
  }

  /// Returns the meaning of a name in a file: its own declarations, then those of the files that it imports.
  func lookUp(_ name: String, in file: FileID) -> Declaration? {
    if let index = declarations.names[file.index][name] { return declarations.all[index] }
    for statement in program.imports[file.index] {
      if let index = declarations.names[statement.file.index][name] { return declarations.all[index] }
    }
    return nil
  }

  /// The names of some kinds that a file knows, sorted.
  func namesInScope(of kinds: [Declaration.Kind], in file: FileID) -> [String] {
    var result: Set<String> = []
    for visible in [file] + program.imports[file.index].map({ $0.file }) {
      for (name, index) in declarations.names[visible.index] where kinds.contains(declarations.all[index].kind) {
        result.insert(name)
      }
    }
    return result.sorted()
  }

  /// A declaration of one of the kinds by name; reports what is wrong otherwise.
  ///
  /// - Parameters:
  ///   - siblings: What names the pieces beside this one, whose names a fix-it would repeat.
  ///   - remedies: The remedies for a declaration of another kind, if there are better ones than naming the needed
  ///     kind.
  mutating func resolve(
    _ name: WrittenName, as kinds: [Declaration.Kind], expecting what: String, in file: FileID,
    besides siblings: Fragments? = nil, remedies: [Declaration.Kind: String] = [:]
  ) -> Declaration? {
    guard let declaration = lookUp(name.text, in: file) else {
      // A name that begins with a small letter would be read as a word of the language.
      let near = NearestName.of(
        name.text,
        among: namesInScope(of: kinds, in: file).filter {
          $0.first?.isLowercase != true || name.text.first?.isUppercase != true
        })
      let taken = siblings?.compactMap { program.name(of: $0)?.text } ?? []
      let free = near.flatMap { taken.contains($0.text) ? nil : $0 }
      report(
        .unknownName, "there is no \(what) `\(name.text)` here", at: name.range,
        remedy: near?.question ?? "declare it, or import the file that does",
        fixes: FixIt.replacing(name.range, with: free))
      return nil
    }
    guard kinds.contains(declaration.kind) else {
      report(
        .wrongDeclarationKind, "`\(name.text)` is \(declaration.kind.phrase), where \(article(what)) is needed",
        at: name.range, labels: [Label("declared here", at: declaration.name.range)],
        remedy: remedies[declaration.kind] ?? "name \(article(what))")
      return nil
    }
    return declaration
  }

  private func article(_ what: String) -> String { ("aeiou".contains(what.first ?? "x") ? "an " : "a ") + what }
}

extension Program {
  /// The types that need no declaration.
  package static let builtInTypes = FieldType.Name.allCases.compactMap { $0.source }.sorted()
}
