/// Joins records and enumerations that are equal but for their names, where the names say that they are one thing:
/// `HomeTeam` and `AwayTeam` are each a `Team`.
struct EqualDeclarations {
  private(set) var declarations: [InferredDeclaration]
  /// The joint name of each name that is gone.
  private(set) var names: [String: String] = [:]

  /// Names that no declaration may have.
  private let reserved: NameTable

  /// The declarations of a file with those joined that are equal. What refers to joined ones may be equal then, too.
  init(joining declarations: [InferredDeclaration], screen: String) {
    self.declarations = declarations
    var reserved = NameTable.ofDeclarations
    _ = reserved.unique(screen)
    self.reserved = reserved
    while join() {}
  }

  /// Text of a note, with the names that declarations have now.
  func renamed(_ text: String) -> String {
    var result = text
    for (old, new) in names {
      result = result.replacing("`\(old)`", with: "`\(new)`").replacing("`\(old).", with: "`\(new).")
    }
    return result
  }

  private mutating func join() -> Bool {
    var groups: [InferredDeclaration: [String]] = [:]
    var order: [InferredDeclaration] = []
    for declaration in declarations where declaration.kind.isData {
      var nameless = declaration
      (nameless.name, nameless.wire) = ("", "")
      if groups[nameless] == nil { order.append(nameless) }
      groups[nameless, default: []].append(declaration.name)
    }
    for declaration in order {
      guard let group = groups[declaration], group.count > 1,
        declaration.kind != .record || declaration.fields.count > 1,
        let name = Self.commonName(of: group), !reserved.contains(name),
        group.contains(name) || !declarations.contains(where: { $0.name == name })
      else { continue }
      join(group, as: name)
      return true
    }
    return false
  }

  private mutating func join(_ group: [String], as name: String) {
    var isFirst = true
    declarations.removeAll { declaration in
      guard group.contains(declaration.name) else { return false }
      defer { isFirst = false }
      return !isFirst
    }
    for index in declarations.indices {
      if group.contains(declarations[index].name) {
        (declarations[index].name, declarations[index].wire) = (name, name)
      }
      declarations[index].rename(group, to: name)
    }
    for old in names.keys where group.contains(names[old] ?? "") { names[old] = name }
    for old in group where old != name { names[old] = name }
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
  fileprivate mutating func rename(_ names: [String], to name: String) {
    for index in fields.indices { fields[index].type.rename(names, to: name) }
    guard case .enumeration(let isOpen, var cases, let form) = kind else { return }
    for index in cases.indices { cases[index].payload?.rename(names, to: name) }
    kind = .enumeration(isOpen: isOpen, cases, form)
  }
}

extension InferredType {
  fileprivate mutating func rename(_ names: [String], to name: String) {
    switch self {
    case .plain, .action: break
    case .named(let old): if names.contains(old) { self = .named(name) }
    case .list(var element, let arguments):
      element.rename(names, to: name)
      self = .list(element, arguments)
    case .map(var element, let isOptional, let arguments):
      element.rename(names, to: name)
      self = .map(element, isOptional: isOptional, arguments)
    }
  }
}
