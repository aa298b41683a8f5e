import SDUIIR
import SDUISyntax

/// The fields of a declaration, and which of them a `with` copies.
struct DeclaredFields {
  /// In the order of the text.
  var all: [Field] = []
  /// The names of its own fields, in the source and as they travel.
  var names = SeenNames()
  var wires = SeenNames()
  /// Every copied field, in the order of all fields.
  private(set) var copies: [Copy] = []
  /// The same by their names in the source and as they travel.
  private var copiesByName: [String: Copy] = [:]
  private var copiesByWire: [String: Copy] = [:]

  /// A copied field.
  struct Copy {
    /// Its index among all fields.
    let field: Int
    /// The declaration from which it is copied, where the `with` names it.
    let source: WrittenName
  }

  /// The copied field that has a name already, in the source or as it travels.
  func copy(of name: String, orOnWire wire: String? = nil) -> Copy? {
    copiesByName[name] ?? wire.flatMap { copiesByWire[$0] }
  }

  /// Adds a field of something else.
  mutating func add(_ field: Field, from source: WrittenName) {
    let copy = Copy(field: all.count, source: source)
    copies.append(copy)
    copiesByName[field.name.source] = copy
    copiesByWire[field.name.wire] = copy
    all.append(field)
  }
}

extension Checker {
  /// The maximum number of fields that all `with`s of a program copy.
  private static let maximumCopies = 65_536

  /// Lowers the fields of what copies fields and of what they are copied from, each after what it copies from.
  mutating func lowerCopiedFields() {
    enum State { case open, done }
    var states: [Syntax: State] = [:]
    var depths: [Syntax: Int] = [:]
    for start in declarations.all where start.kind == .record || start.kind == .component {
      guard states[start.syntax] == nil, !withStatements(of: start).isEmpty else { continue }
      var path: [(declaration: Declaration, statements: [Syntax], next: Int)] = [(start, withStatements(of: start), 0)]
      states[start.syntax] = .open
      while let (declaration, statements, next) = path.last {
        guard next < statements.count else {
          states[declaration.syntax] = .done
          depths[declaration.syntax] = depth(of: statements, in: depths)
          copiedFields[declaration.syntax] = lowerFields(of: declaration)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let source = copiedDeclaration(statements[next]) else { continue }
        switch states[source.syntax] {
        case .open:
          let cycle = path.map { $0.declaration }.drop { $0.syntax != source.syntax }
          reportCopyCycle(cycle + [source], at: statements[next])
        case .done: break
        case nil:
          states[source.syntax] = .open
          path.append((source, withStatements(of: source), 0))
        }
      }
    }
  }

  private func withStatements(of declaration: Declaration) -> [Syntax] {
    program.child(of: declaration.syntax, .fieldBlock).map { Array(program.children(of: $0, .withStatement)) } ?? []
  }

  /// Returns the declaration that a `with` names, if it has fields to copy.
  private func copiedDeclaration(_ statement: Syntax) -> Declaration? {
    guard let name = program.name(of: statement), let declaration = lookUp(name.text, in: statement.file) else {
      return nil
    }
    return declaration.kind == .record || declaration.kind == .component ? declaration : nil
  }

  /// Returns the depth of declarations that copy from one another through some `with`s, the one that has them included;
  /// reports too great a depth.
  private mutating func depth(of statements: [Syntax], in depths: [Syntax: Int]) -> Int {
    var depth = 1
    for statement in statements where !brokenCopies.contains(statement) {
      guard let source = copiedDeclaration(statement), let below = depths[source.syntax] else { continue }
      guard below < Self.maximumChain else {
        brokenCopies.insert(statement)
        report(
          .expressionTooComplex, "more than \(Self.maximumChain) declarations copy fields from one another",
          at: program.name(of: statement)?.range ?? program.range(of: statement), remedy: "join some of them")
        continue
      }
      depth = max(depth, below + 1)
    }
    return depth
  }

  private mutating func reportCopyCycle(_ cycle: [Declaration], at statement: Syntax) {
    brokenCopies.insert(statement)
    guard let name = program.name(of: statement), let first = cycle.first else { return }
    let names = cycle.map { "`\($0.name.text)`" }.joined(separator: " → ")
    report(
      .fieldCopyCycle, "`\(first.name.text)` copies its own fields: \(names)", at: name.range,
      labels: [Label("declared here", at: first.name.range)],
      remedy: "write the shared fields in a record, and copy them from there")
  }

  /// Copies the fields that `with Poster` names, as if they were written in its place.
  mutating func copyFields(_ statement: Syntax, of declaration: Declaration, into fields: inout DeclaredFields) {
    guard let name = program.name(of: statement),
      let source = resolve(name, as: [.component, .record], expecting: "component or record", in: statement.file),
      !brokenCopies.contains(statement)
    else { return }
    let copied = lowerFields(of: source).all
    copiedFieldCount += copied.count
    guard copiedFieldCount <= Self.maximumCopies else {
      if copiedFieldCount - copied.count <= Self.maximumCopies {
        report(
          .expressionTooComplex, "all `with`s together copy more than \(Self.maximumCopies) fields", at: name.range,
          remedy: "hold what is shared in a field of a record's type")
      }
      return
    }
    let taken = copied.filter { isTaken($0, in: fields) }
    if !taken.isEmpty { reportTaken(taken, by: declaration, name, fields) }
    for field in copied where !isTaken(field, in: fields) {
      fields.add(field, from: name)
    }
  }

  private func isTaken(_ field: Field, in fields: DeclaredFields) -> Bool {
    fields.copy(of: field.name.source, orOnWire: field.name.wire) != nil || fields.names[field.name.source] != nil
      || fields.wires[field.name.wire] != nil
  }

  /// Reports a `with` that brings what is there already: once, whatever it brings.
  private mutating func reportTaken(
    _ taken: [Field], by declaration: Declaration, _ source: WrittenName, _ fields: DeclaredFields
  ) {
    let names = taken.map { field in
      let isSameName = fields.copy(of: field.name.source) != nil || fields.names[field.name.source] != nil
      return isSameName ? "`\(field.name.source)`" : "`\(field.name.source) as \"\(field.name.wire)\"`"
    }
    var labels: [Label] = []
    for field in taken.prefix(2) {
      let copy = fields.copy(of: field.name.source, orOnWire: field.name.wire)
      let own = fields.names[field.name.source] ?? fields.wires[field.name.wire]
      if let place = copy?.source.range ?? own {
        labels.append(Label(copy == nil ? "declared here" : "copied here first", at: place))
      }
      if let place = nameRange(of: field) { labels.append(Label("copied from here", at: place)) }
    }
    report(
      .duplicateDeclaration,
      "`\(source.text)` brings \(names.joined(separator: ", ")), and `\(declaration.name.text)` has \(taken.count == 1 ? "that name" : "those names") already",
      at: source.range, labels: labels,
      remedy: "remove one of them, or move the fields that are shared into a record and copy that")
  }

  /// Reports a field of a declaration that copies one of the same name before it.
  mutating func reportCopiedAlready(_ name: WrittenName, _ copy: DeclaredFields.Copy, _ fields: DeclaredFields) {
    let field = fields.all[copy.field]
    let isSameName = field.name.source == name.text
    report(
      isSameName ? .duplicateDeclaration : .duplicateWireName,
      isSameName
        ? "`with \(copy.source.text)` brings the field `\(name.text)` already"
        : "`with \(copy.source.text)` brings a field that travels as \"\(field.name.wire)\" already", at: name.range,
      labels: [Label("copied here", at: copy.source.range)]
        + (nameRange(of: field).map { [Label("declared here", at: $0)] } ?? []),
      remedy: isSameName ? "remove one of them, or rename one" : "give one of them another name after `as`")
  }

  /// Reports copies of a field with the wire name `.`.
  mutating func reportCopiedDataItself(of declaration: Declaration, _ fields: DeclaredFields) {
    guard let copy = fields.copies.first(where: { fields.all[$0.field].name.wire == "." }) else { return }
    guard declaration.kind != .component || fields.all.count > 1 else { return }
    let labels = nameRange(of: fields.all[copy.field]).map { [Label("declared here", at: $0)] } ?? []
    report(
      .dataItself,
      declaration.kind == .component
        ? "a field of `\(copy.source.text)` is its whole data, and `\(declaration.name.text)` has other fields beside it"
        : "a field of `\(copy.source.text)` is its whole data, and the data of \(declaration.kind.phrase) is an object",
      at: copy.source.range, labels: labels, remedy: "write the fields that are needed")
  }

  /// Reports copied fields whose names a declaration closes.
  mutating func reportClosedCopies(_ fields: DeclaredFields, _ closed: SeenNames) {
    for copy in fields.copies {
      let name = fields.all[copy.field].name
      guard let place = closed[name.source] ?? closed[name.wire] else { continue }
      report(
        .closedName, "`\(copy.source.text)` brings the name `\(name.source)`, which is closed for good",
        at: copy.source.range, labels: [Label("closed here", at: place)],
        remedy: "write the other fields: old clients would take the field for what had this name before")
    }
  }

  /// Returns the place of a field's name.
  private func nameRange(of field: Field) -> SourceRange? {
    guard let whole = range(field.origin) else { return nil }
    let end = whole.bytes.lowerBound + field.name.source.utf8.count
    return SourceRange(file: whole.file, whole.bytes.lowerBound..<end)
  }
}
