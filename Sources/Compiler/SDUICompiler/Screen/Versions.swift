import SDUIIR
import SDUISyntax

/// Checks of one section against the clients that its screen supports.
extension Checker {
  /// Whether every supported client gets something for all that a section shows.
  mutating func checkVersions(
    _ draft: SectionDraft, _ section: WrittenName, isEssential: Bool, for clients: ClientSet
  ) {
    for use in [draft.header, draft.footer].compactMap({ $0 }) + draft.units {
      checkVersions(use.declaration, at: use.name, for: clients)
    }
    if let background = draft.background, background.declaration.kind == .component {
      checkVersions(background.declaration, at: background.name, for: clients)
    }
    for placeholder in [draft.empty, draft.failure].compactMap({ $0 }) {
      checkVersions(placeholder, for: clients)
    }
    guard usesVersions else { return }
    if isEssential, !draft.units.isEmpty { checkRemains(draft, section, for: clients) }
  }

  /// Whether every supported client gets something in place of items, and nothing that would need data.
  mutating func checkVersions(_ placeholder: SectionDraft.PlaceholderUse, for supported: ClientSet) {
    let use = placeholder.use
    checkVersions(use.declaration, at: use.name, for: supported)
    guard usesVersions, let word = program.keywords(of: use.statement).first else { return }
    var clients = [supported]
    var index = use.declaration.index
    for _ in contract.components.elements.indices {
      clients = clients.subtracting(contract.components.elements[index].availability)
      guard !clients.isEmpty, case .component(let next, _)? = contract.components.elements[index].fallback else {
        return
      }
      checkIsFilled(declarations.all(.component)[next.index], standingFor: use.declaration, use.name, word)
      index = next.index
    }
  }

  /// A component that is shown: whether it should be, and whether every supported client gets something for it.
  mutating func checkVersions(
    _ declaration: Declaration, at use: WrittenName, for supported: ClientSet
  ) {
    let component = contract.components.elements[declaration.index]
    reportDeprecated(use.text, component.availability, at: use.range, origin(declaration.name.range))
    if usesVersions { checkKnown(declaration, at: use, for: supported) }
  }

  /// Whether each supported client knows a component, or gets a fallback for it.
  private mutating func checkKnown(_ declaration: Declaration, at use: WrittenName, for supported: ClientSet) {
    let component = contract.components.elements[declaration.index]
    if case .unknown(let clients, let last) = outcome(of: declaration.index, for: supported) {
      let lastName = contract.components.elements[last].name.source
      let also = last == declaration.index ? "" : " nor its fallback `\(lastName)`"
      report(
        .unknownToClient,
        "\(clients.phrase) \(also.isEmpty ? "does not know" : "knows neither") "
          + "`\(use.text)`\(also), and the screen supports it", at: use.range,
        labels: [Label("declared here", at: declarations.all(.component)[last].name.range)],
        remedy: "add a fallback, `fallback drop` or `fallback Other { … }` after the version of `\(lastName)`, or "
          + "support later clients only")
    }
    let knowing = [supported].knowing(component.availability)
    for binding in component.events { checkPayload(binding, of: declaration, for: knowing) }
    checkCases(of: declaration, for: supported)
  }

  /// The outcome for a component at some clients.
  private enum Outcome {
    /// All of them get something, but for those at which it is dropped.
    case known(dropped: [ClientSet])
    /// These get nothing, and this component is the last possible fallback.
    case unknown(ClientSet, Int)
  }

  private func outcome(of index: Int, for clients: ClientSet) -> Outcome {
    var rest = [clients]
    var index = index
    for _ in contract.components.elements.indices {
      let component = contract.components.elements[index]
      rest = rest.flatMap { $0.subtracting(component.availability.clients) }
      guard let first = rest.first else { return .known(dropped: []) }
      switch component.fallback {
      case .drop: return .known(dropped: rest)
      case .component(let next, _): index = next.index
      // A fallback that was reported is not missing.
      case nil:
        let isWritten = program.child(of: declarations.all(.component)[index].syntax, .fallbackClause) != nil
        return isWritten ? .known(dropped: []) : .unknown(first, index)
      }
    }
    return .known(dropped: [])
  }

  /// No supported client may lose an essential section.
  private mutating func checkRemains(_ draft: SectionDraft, _ section: WrittenName, for supported: ClientSet) {
    var lost = [supported]
    for use in draft.units {
      guard case .known(let dropped) = outcome(of: use.declaration.index, for: supported) else { return }
      lost = lost.flatMap { first in dropped.map { first.intersection($0) }.filter { !$0.isEmpty } }
    }
    guard let clients = lost.first else { return }
    report(
      .unknownToClient, "\(clients.phrase) loses the essential section `\(section.text)`: all of its units are dropped",
      at: section.range, labels: draft.units.prefix(3).map { Label("dropped", at: $0.name.range) },
      remedy: "let one of the units fall back on a component that it knows, or support later clients only")
  }

  /// Whether each client that knows a component knows the fields that an action needs of it.
  private mutating func checkPayload(_ binding: EventBinding, of declaration: Declaration, for clients: [ClientSet]) {
    guard let place = range(binding.origin) else { return }
    if case .field(let path) = binding.action { return checkField(path, of: declaration, for: clients, at: place) }
    guard case .declared(let action, let payload) = binding.action else { return }
    check(payload, of: contract.actions[action].fields, for: clients, at: place)
    for field in payload {
      guard case .data(let path) = field.source else { continue }
      let target = contract.actions.elements[action.index].fields[field.field]
      if case .optional = target.type { continue }
      if target.defaultValue != nil { continue }
      checkField(path, of: declaration, for: clients, at: place)
    }
  }

  /// Whether clients know the field at a path of wire names.
  mutating func checkField(
    _ path: [String], of declaration: Declaration, for clients: [ClientSet], at place: SourceRange
  ) {
    guard usesVersions else { return }
    var available = fields(of: declaration)
    for name in path {
      guard let field = available.first(where: { $0.name.wire == name }) else { return }
      if let unknown = clients.subtracting(field.availability).first {
        return report(
          .unknownToClient, "\(unknown.phrase) does not know `\(field.name.source)`, which is needed here", at: place,
          labels: range(field.origin).map { [Label("declared here", at: $0)] } ?? [],
          remedy: "use a field that all supported clients know, or support later clients only")
      }
      var type = field.type
      if case .optional(let inner) = type { type = inner }
      guard case .record(let id) = type else { return }
      available = contract.records[id].fields
    }
  }

  /// A value of the data that a size follows.
  enum SizeSource {
    case image, number
    /// A case of a closed enumeration, by the type of the field.
    case choice(FieldType)

    /// The phrases of a value that a fallback does not get, and of a size that needs none.
    var words: (missing: String, remedy: String) {
      switch self {
      case .image: ("image that this ratio follows", "a fixed ratio such as `ratio: 16:9`")
      case .number: ("number that this size follows", "a fixed size such as `height: 44`")
      case .choice: ("case that this span follows", "a fixed span such as `span: 1`")
      }
    }

    /// Whether a field of a fallback has such a value in all data.
    func holds(_ type: FieldType) -> Bool {
      if case .choice(let needed) = self { type == needed } else { true }
    }
  }

  /// A size that follows a field needs one in each fallback as well, as far as one that the section accepts itself: that
  /// has a layout of its own.
  mutating func checkSize(
    following source: SizeSource, _ path: [String], of declaration: Declaration, in section: SectionContext,
    at place: SourceRange
  ) {
    var (path, index) = (path, declaration.index)
    var clients = [section.screen.clients]
    for _ in contract.components.elements.indices {
      let component = contract.components.elements[index]
      let reached = declarations.all(.component)[index]
      checkField(path, of: reached, for: clients.knowing(component.availability), at: place)
      clients = clients.subtracting(component.availability)
      guard !clients.isEmpty, case .component(let next, let fields)? = component.fallback,
        !section.acceptedUnits.contains(next.index)
      else { return }
      let targets = contract.components[next].fields
      guard let field = fields.first(where: { $0.source == .data(path) && source.holds(targets[$0.field].type) }) else {
        return report(
          .missingField,
          "`\(contract.components[next].name.source)`, the fallback of `\(reached.name.text)`, does not get the "
            + source.words.missing, at: place, labels: [Label("the component", at: reached.name.range)],
          remedy: "give it to the fallback in its braces, or give " + source.words.remedy)
      }
      (path, index) = ([targets[field.field].name.wire], next.index)
    }
  }
}

// MARK: - Versions that say nothing

extension Checker {
  /// Warns of versions that lie outside what the screen supports. A file that other screens import may have other
  /// clients, so only components beside the screen are checked.
  mutating func reportOutsideClients(_ screen: Declaration, _ clients: ClientSet) {
    let file = screen.syntax.file
    guard usesVersions, declarations.all(.screen).filter({ $0.syntax.file == file }).count == 1 else { return }
    for declaration in declarations.all(.component) where declaration.syntax.file == file {
      reportOutsideClients(declaration.syntax, contract.components.elements[declaration.index].availability, clients)
    }
    for declaration in declarations.all(.enumeration) where declaration.syntax.file == file {
      let cases = contract.enums.elements[declaration.index].cases
      for syntax in program.children(of: declaration.syntax, .enumCase) {
        let key = OriginKey(origin(syntax))
        guard let known = cases.first(where: { OriginKey($0.origin) == key }) else { continue }
        reportOutsideClients(syntax, known.availability, clients)
      }
    }
    for declaration in declarations.all where declaration.kind.hasFields && declaration.syntax.file == file {
      guard let block = program.child(of: declaration.syntax, .fieldBlock) else { continue }
      let fields = fields(of: declaration)
      for member in program.children(of: block, .field) {
        let key = OriginKey(origin(member))
        guard let field = fields.first(where: { OriginKey($0.origin) == key }) else { continue }
        reportOutsideClients(member, field.availability, clients)
      }
    }
  }

  private mutating func reportOutsideClients(
    _ syntax: Syntax, _ availability: Availability, _ clients: ClientSet
  ) {
    guard !availability.isUniversal, let name = program.name(of: syntax) else { return }
    let known = clients.intersection(availability.clients)
    let isKnown = clients.subtracting(availability.clients).isEmpty
    guard known.isEmpty || isKnown else { return }
    let clause = program.child(of: syntax, .sinceClause) ?? program.child(of: syntax, .untilClause)
    report(
      .versionOutsideClients,
      isKnown
        ? "every client that the screen supports knows `\(name.text)`"
        : "no client that the screen supports knows `\(name.text)`",
      at: clause.map(program.range) ?? name.range,
      remedy: isKnown
        ? "remove the version, or support more clients" : "remove what no client gets, or correct the version")
  }
}
