/// Joins records and enumerations that are equal but for their names, where the names say that they are one thing:
/// `HomeTeam` and `AwayTeam` are each a `Team`.
struct EqualDeclarations {
  private(set) var declarations: [InferredDeclaration]
  /// The joint name of each name that is gone.
  private(set) var names: [String: String] = [:]

  /// Names that no declaration may have.
  private let reserved: NameTable

  /// The declarations of a file with those joined that are equal. What refers to joined ones may be equal then, too: a pass
  /// over all declarations is made for each level of that.
  init(joining declarations: [InferredDeclaration], screen: String) {
    self.declarations = declarations
    var reserved = NameTable.ofDeclarations
    _ = reserved.unique(screen)
    self.reserved = reserved
    while join() {}
  }

  /// Text of a note, with the names that declarations have now.
  func renamed(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      // What is in backquotes is a name, or that of a declaration and its field.
      guard !index.isMultiple(of: 2) else { return String(part) }
      let name = part.prefix { $0 != "." }
      return names[String(name)].map { $0 + part.dropFirst(name.count) } ?? String(part)
    }.joined(separator: "`")
  }

  /// Joins all groups of equal declarations.
  ///
  /// - Returns: whether there were any.
  private mutating func join() -> Bool {
    var groups: [InferredDeclaration: [String]] = [:]
    var order: [InferredDeclaration] = []
    for declaration in declarations where declaration.kind.isData {
      var nameless = declaration
      (nameless.name, nameless.wire) = ("", "")
      if groups[nameless] == nil { order.append(nameless) }
      groups[nameless, default: []].append(declaration.name)
    }
    var taken = Set(declarations.map { $0.name })
    var renames: [String: String] = [:]
    for declaration in order {
      guard let group = groups[declaration], group.count > 1,
        declaration.kind != .record || declaration.fields.count > 1,
        let name = Self.commonName(of: group), !reserved.contains(name),
        group.contains(name) || taken.insert(name).inserted
      else { continue }
      for old in group { renames[old] = name }
    }
    guard !renames.isEmpty else { return false }
    apply(renames)
    return true
  }

  private mutating func apply(_ renames: [String: String]) {
    var found: Set<String> = []
    declarations.removeAll { declaration in
      guard let name = renames[declaration.name] else { return false }
      return !found.insert(name).inserted
    }
    for index in declarations.indices { declarations[index].rename(renames) }
    for (old, name) in names { names[old] = renames[name] ?? name }
    for (old, name) in renames where names[old] == nil { names[old] = name }
  }

  /// The last words of some names that all of them end in; `nil` if there are none.
  private static func commonName(of names: [String]) -> String? {
    var words = SourceNames.words(names[0])
    for name in names {
      let other = SourceNames.words(name)
      words = Array(zip(words.reversed(), other.reversed()).prefix { $0 == $1 }.map { $0.0 }.reversed())
    }
    guard !words.isEmpty, words.joined().utf8.first.map({ 97...122 ~= $0 }) ?? false else { return nil }
    return SourceNames.upper(words.joined(separator: "_"))
  }
}

extension InferredDeclaration.Kind {
  /// Whether it describes a value, which other declarations name.
  fileprivate var isData: Bool {
    switch self {
    case .record, .enumeration: true
    case .action, .component: false
    }
  }
}

extension InferredDeclaration {
  fileprivate mutating func rename(_ names: [String: String]) {
    if kind.isData, let joint = names[name] { (name, wire) = (joint, joint) }
    for index in fields.indices { fields[index].type.rename(names) }
    guard case .enumeration(let isOpen, var cases, let form) = kind else { return }
    for index in cases.indices { cases[index].payload?.rename(names) }
    kind = .enumeration(isOpen: isOpen, cases, form)
  }
}

extension InferredType {
  fileprivate mutating func rename(_ names: [String: String]) {
    switch self {
    case .plain, .action: break
    case .named(let old): if let joint = names[old] { self = .named(joint) }
    case .list(var element, let arguments):
      element.rename(names)
      self = .list(element, arguments)
    case .map(var element, let isOptional, let arguments):
      element.rename(names)
      self = .map(element, isOptional: isOptional, arguments)
    }
  }
}
