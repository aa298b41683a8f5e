import SDUIIR
import SDUISyntax

extension Checker {
  /// No supported client gets what its version of the format cannot say and it may not pass over.
  ///
  /// - Parameter screen: The screen, lowered.
  mutating func checkFormat(of screen: Screen) {
    guard case .format(let readers)? = screen.properties[.format] else { return }
    let conditions = screen.sections.flatMap { $0.conditionBoxes }.compactMap { $0.clients }
    var known: Set<FormatUse> = []
    let supported = screen.supportedClients
    let older = supported.subtracting(readers.clients).map { (clients: $0, version: FormatVersion.first) }
    let reading = (clients: supported.intersection(readers.clients), version: readers.version)
    for (others, version) in older + [reading] {
      for clients in ClientSet.cells(of: conditions + [others]).map(others.intersection) {
        guard let entry = clients.entries.first else { continue }
        let client = Client(entry.platform, entry.value.minimum ?? .zero)
        var uses: [FormatUse] = []
        screen.resolved(for: Variants(client: client)).forEachFormatUse(in: .response) { use in
          if use.feature.compatibility == .required, use.feature.version > version { uses.append(use) }
        }
        for use in uses where known.insert(use).inserted {
          report(use, unreadBy: clients, areReaders: version != .first, in: screen)
        }
      }
    }
  }

  /// - Parameter areReaders: Whether the clients are those that read the declared version, which is too low.
  private mutating func report(
    _ use: FormatUse, unreadBy clients: ClientSet, areReaders: Bool, in screen: Screen
  ) {
    let place = use.property.flatMap { origin(of: $0, in: use.owner, setBy: use.setter)?.statement } ?? use.setter
    guard let range = range(place) else { return }
    let format = origin(of: .format, in: screen.origin, setBy: screen.origin).flatMap { self.range($0.statement) }
    report(
      .unknownToClient,
      "\(clients.phrase) does not read format \(use.feature.version.rawValue), which \(use.feature.name) needs",
      at: range, labels: format.map { [Label("the clients that read it", at: $0)] } ?? [],
      remedy: areReaders
        ? "declare which clients read it: `format: (version: \(use.feature.version.rawValue), since: …)`"
        : remedy(for: use, in: screen) + ", or support later clients only")
  }

  /// Returns the remedy that keeps a use from clients that do not read the format.
  private func remedy(for use: FormatUse, in screen: Screen) -> String {
    if use.property != nil {
      return "put it into a `when` for later clients, such as `when \(example(of: screen)) { … }`"
    }
    if use.feature == .textScaleConditions {
      return "restrict it to later clients, as in `when \(example(of: screen)) and …`"
    }
    // An event is the same for all clients.
    if use.feature == .reachStart { return "leave the event out" }
    return "write `since` after the field or its component, as in `since \(firstReader(of: screen))`"
  }

  /// The first version that reads the format.
  private func firstReader(of screen: Screen) -> String {
    guard case .format(let readers)? = screen.properties[.format], let first = readers.since.entries.first else {
      return "4.0"
    }
    let isOneForAll = readers.since.entries.allSatisfy { $0.value == first.value }
    return isOneForAll ? first.value.text : "(\(first.platform.rawValue): \(first.value.text))"
  }

  /// A condition that holds for clients that read the format.
  private func example(of screen: Screen) -> String {
    guard case .format(let readers)? = screen.properties[.format], let first = readers.since.entries.first else {
      return "ios >= 4.0"
    }
    return "\(first.platform.rawValue) >= \(first.value.text)"
  }

  /// `format: (version: 1.1, since: (ios: 4.0, android: 4.1))`; versions are read by their spelling, so nothing is
  /// evaluated.
  mutating func formatReaders(_ purpose: Purpose) -> Coerced {
    guard program.kind(of: purpose.expression) == .tupleExpression else {
      report(
        .typeMismatch,
        "`\(program.text(of: purpose.expression))` is no group, where `format` takes a version and who reads it",
        at: program.range(of: purpose.expression), remedy: "write it as `\(Property.format.row.example)`")
      return .invalid
    }
    guard let values = argumentsOfFormat(purpose.expression) else { return .invalid }
    guard let written = values["version"], let since = values["since"] else {
      let missing = values["version"] == nil ? "version" : "since"
      report(
        .missingArgument, "`format` has no `\(missing)`", at: program.range(of: purpose.expression),
        remedy: "write it as `\(Property.format.row.example)`")
      return .invalid
    }
    guard let version = formatVersion(written), let versions = versions(since, "since") else { return .invalid }
    return .value(.format(FormatReaders(of: version, since: versions)))
  }

  /// Returns the arguments of `format`, by name; `nil` after a finding.
  private mutating func argumentsOfFormat(_ group: Syntax) -> [String: Syntax]? {
    if program.isUnfinished(group) { return nil }
    let labels = PropertyType.format.labels
    var values: [String: Syntax] = [:]
    var names = SeenNames()
    var isValid = true
    let arguments = Array(program.children(of: group, .argument))
    let given = Set(arguments.compactMap { program.name(of: $0)?.text })
    for argument in arguments {
      guard let name = program.name(of: argument), let value = program.value(of: argument) else { return nil }
      if !labels.contains(name.text) {
        reportUnknownLabel(name, of: "format", among: labels.filter { !given.contains($0) })
        isValid = false
      } else if let earlier = names.insert(name) {
        isValid = reportGivenTwice(name, earlier)
      }
      values[name.text] = value
    }
    return isValid ? values : nil
  }

  /// A version of the format that not all clients read.
  private mutating func formatVersion(_ expression: Syntax) -> FormatVersion? {
    let text = program.text(of: expression)
    if let version = FormatVersion(rawValue: text), version > .first { return version }
    let isFirst = text == FormatVersion.first.rawValue
    let later = FormatVersion.allCases.dropFirst().map { "`\($0.rawValue)`" }.joined(separator: ", ")
    report(
      .unknownCase, isFirst ? "every client reads format 1.0" : "there is no version `\(text)` of the format",
      at: program.range(of: expression), remedy: "the later versions are \(later)")
    return nil
  }
}
