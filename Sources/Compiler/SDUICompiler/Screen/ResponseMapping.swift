import SDUIIR
import SDUISyntax

/// Checks that the places of `wire` lead to one reading of each response, and back to one response.
extension Checker {
  /// Checks the places of a screen and of its sections.
  ///
  /// - Parameters:
  ///   - screen: The screen, lowered.
  ///   - range: The value of its `wire`, if it has one.
  mutating func checkMapping(of screen: Screen, at range: SourceRange?) {
    let keys = screen.responseKeys
    guard keys.isMapped, let range else {
      for section in screen.sections where section.properties[.sectionWire] != nil {
        reportMapping(
          "`wire` of a section says where its units are, and `wire` of the screen does not say where the sections are",
          at: wireRange(of: section), remedy: "add `wire: (sectionList: at(\"sectionList[]\"))` to the screen")
      }
      return
    }
    if screen.properties[.unknown] == .keyword(.keep) {
      reportMapping(
        "`unknown: keep` writes again what is not known, and `wire` says where everything is", at: range,
        remedy: "write `unknown: drop`, or only names in `wire`")
    }
    checkSections(of: screen, keys, at: range)
    checkEntities(keys, at: range)
    for section in screen.sections { checkMapping(of: section, keys, of: screen, at: range) }
    checkNumbers(of: screen, keys, at: range)
  }

  /// Checks that names that are sent as numbers are digits.
  private mutating func checkNumbers(of screen: Screen, _ keys: ResponseKeys, at range: SourceRange) {
    func isNumber(_ name: DeclaredName) -> Bool {
      IdentityDigits.isValid(name.wire) && Int64(name.wire).map { $0.magnitude <= 1 << 53 } ?? false
    }
    for section in screen.sections {
      if keys.entry(of: .section)?.form == .number, !isNumber(section.name) {
        reportName(section.name, "section \(section.name.source)", at: range, self.range(section.origin))
      }
      let entry = section.responseKeys.entry(of: .unitType) ?? keys.entry(of: .unitType)
      guard entry?.form == .number else { continue }
      for unit in section.units {
        let component = contract.components.elements[unit.component.index]
        if isNumber(component.name) { continue }
        let range = section.responseKeys.entry(of: .unitType) == nil ? range : wireRange(of: section) ?? range
        reportName(component.name, "component \(component.name.source)", at: range, self.range(component.origin))
      }
    }
  }

  private mutating func reportName(
    _ name: DeclaredName, _ declaration: String, at range: SourceRange, _ label: SourceRange?
  ) {
    reportMapping(
      "`\(name.source)` travels as \"\(name.wire)\", where names are numbers", at: range,
      labels: label.map { [Label("the declaration", at: $0)] } ?? [],
      remedy: "write the number as `\(declaration) as \"1\"`")
  }

  private mutating func checkSections(of screen: Screen, _ keys: ResponseKeys, at range: SourceRange) {
    if let stack = screen.sections.first(where: { $0.kind.holdsSections || $0.bundle != nil }) {
      let what = stack.bundle == nil ? "a stack" : "a section with a `bundle`"
      reportMapping(
        "`\(stack.name.source)` is \(what), whose form in responses is that of the format", at: range,
        remedy: "write only names in `wire`, or sections without stacks and bundles")
    }
    let list = keys.place(of: .sectionList)?.paths.first
    let isOne = keys.place(of: .sectionList).map { if case .paths = $0 { list?.each == nil } else { false } } ?? false
    if isOne, screen.sections.count > 1 {
      reportMapping(
        "`\(list?.text ?? ".")` is one section, and the screen has \(screen.sections.count)", at: range,
        remedy: "write `[]` for each element of a list, or `{}` for each member of an object")
    }
    let isKeyed = list?.each == .members
    for key in [ResponseKey.section, .sectionId] where keys.place(of: key) == .source(.key) && !isKeyed {
      reportMapping(
        "`\(key.rawValue)` is the key of a member, and `sectionList` leads to no members of an object", at: range,
        remedy: "write `sectionList: at(\"home{}\")`, or the place of a value")
    }
    guard isKeyed, keys.place(of: .section) != .source(.key), keys.place(of: .sectionId) != .source(.key) else {
      return
    }
    reportMapping(
      "`\(list?.text ?? ".")` are the members of an object, and nothing says what their keys are", at: range,
      remedy: "write `section: key`, or `sectionId: key` if they tell repeated sections apart")
  }

  private mutating func checkMapping(
    of section: ScreenSection, _ keys: ResponseKeys, of screen: Screen, at range: SourceRange
  ) {
    let own = section.responseKeys
    let range = own.entries.isEmpty ? range : wireRange(of: section) ?? range
    let name = "`\(section.name.source)`"
    func place(_ key: ResponseKey) -> ResponsePlace? { own.place(of: key) ?? keys.place(of: key) }
    if place(.unitType) == .source(.section), section.units.count != 1 {
      reportMapping(
        "\(name) has \(section.units.count) types of units, and nothing in a response tells them apart", at: range,
        remedy: "write where the type of a unit is, such as `unitType: at(\"type\")`")
    }
    let list = place(.unitList)?.paths.first
    let entities = keys.place(of: .entityList)?.paths.first
    // An entity brings its key to the unit that it is.
    let isKeyed = (entities ?? list)?.each == .members
    let hasKey = place(.id) == .source(.key)
    if entities == nil ? isKeyed != hasKey && (isKeyed || own.place(of: .id) != nil) : hasKey && !isKeyed {
      reportMapping(
        isKeyed
          ? "the units of \(name) are members of an object, and nothing says what their keys are"
          : "`id` is the key of a member, and the units of \(name) are no members of an object", at: range,
        remedy: isKeyed ? "write `id: key`" : "write the place of a value, such as `id: at(\"id\")`")
    }
    if entities != nil { checkReferences(of: section, place, keys, at: range) }
    checkKeys(of: section, place, at: range)
  }

  /// Checks that the place of the entities leads to some, which something identifies, and to nothing else.
  private mutating func checkEntities(_ keys: ResponseKeys, at range: SourceRange) {
    let id = keys.place(of: .entityId)
    guard let list = keys.place(of: .entityList)?.paths.first else {
      if id == nil { return }
      return reportMapping(
        "`entityId` says what identifies entities, and nothing says where they are", at: range,
        remedy: "add `entityList: at(\"included[]\")`")
    }
    if list.each == nil || list.container.steps.isEmpty {
      reportMapping(
        "`\(list.text)` leads to no entities", at: range,
        remedy: "write `entityList: at(\"included[]\")` for a list, or `at(\"entities{}\")` for an object")
    } else if (list.each == .elements) != (id != nil) {
      reportMapping(
        id == nil
          ? "the entities are in a list, and nothing says what identifies them"
          : "the entities are members of an object, and their keys identify them", at: range,
        remedy: id == nil
          ? "add `entityId: at(\"id\")`, or `entityId: at(\"type\", \"id\")`" : "remove `entityId`")
    }
    let lists = [keys.place(of: .sectionList), keys.place(of: .unitList)].compactMap { $0?.paths.first }
    let isTaken =
      lists.contains { $0.container == list.container }
      || ResponseKey.allCases.contains { key in
        key.object == .response && key.isOfFormat && keys.place(of: key)?.paths.first == list.container
      }
    if isTaken {
      reportMapping(
        "`\(list.container.text)` are the entities, and something else", at: range,
        remedy: "write the place of a list of its own")
    }
  }

  /// Checks that a unit can be written as an entity and as what refers to it.
  private mutating func checkReferences(
    of section: ScreenSection, _ place: (ResponseKey) -> ResponsePlace?, _ keys: ResponseKeys, at range: SourceRange
  ) {
    let own = section.responseKeys
    if [ResponseKey.unitType, .data, .id].contains(where: { own.place(of: $0) != nil }) {
      reportMapping(
        "`\(section.name.source)` has units of another form, and all sections refer to the same entities",
        at: wireRange(of: section) ?? range, remedy: "write `unitType`, `data` and `id` in `wire` of the screen")
    }
    let path = place(.unitList)?.paths.first
    let outer = keys.place(of: .sectionList)?.paths.first
    // The response is an array, which has no room for entities.
    let isArray = (outer == .whole ? path : outer)?.steps.first?.isEach ?? false
    if path == .whole || isArray {
      reportMapping(
        "no entities are beside `\(section.name.source)`, which is \(isArray ? "the response" : "its own unit")",
        at: range, remedy: "write `unitList` and `sectionList` with the keys that lead to them, or remove `entityList`")
    }
    let data = place(.data)?.paths.first ?? WirePath([.key(ResponseKey.data.rawValue)])
    for unit in section.units {
      let component = contract.components.elements[unit.component.index]
      guard let identity = component.identity else {
        reportMapping(
          "the items of `\(section.name.source)` refer to entities, and nothing identifies a `\(component.name.source)`",
          at: range, remedy: "add `id: ID` to the component")
        continue
      }
      guard let paths = keys.place(of: .entityId)?.paths else { continue }
      let types = place(.unitType).map { $0.paths } ?? [WirePath([.key(ResponseKey.unitType.rawValue)])]
      let identities = place(.id)?.paths ?? [WirePath(data.steps + [.key(identity.name.wire)])]
      let needed = (paths.count > 1 ? types : []) + identities
      guard Set(paths) != Set(needed) else { continue }
      reportMapping(
        "\(alternatives(paths.map { $0.text })) is not what identifies a `\(component.name.source)`, so no response with one "
          + "could be written", at: range,
        remedy: "write `entityId: at(\(needed.map { "\"\($0.text)\"" }.joined(separator: ", ")))`")
    }
  }

  /// Checks that no key is two things where data are beside other keys.
  private mutating func checkKeys(
    of section: ScreenSection, _ place: (ResponseKey) -> ResponsePlace?, at range: SourceRange
  ) {
    let isUnit = place(.unitList).map { $0.paths.first?.steps.isEmpty ?? false } ?? false
    var isBeside = place(.data)?.paths.first?.steps.isEmpty ?? false
    if place(.unitType) == .source(.onlyKey) { isBeside = false }
    let header = section.header.map { ($0.component, place(.header)) }
    let footer = section.footer.map { ($0.component, place(.footer)) }
    func fields(_ component: ID<Component>) -> [Field] { contract.components.elements[component.index].fields }
    // What is beside the data of a unit, by key.
    var unitKeys: [(key: String, what: String)] = []
    for path in place(.unitType)?.paths ?? [] {
      if let key = path.keys.first {
        unitKeys.append((key, path.onlyKey == nil ? "on the way to `unitType`" : "`unitType`"))
      }
    }
    if let path = place(.id)?.paths.first, path.onlyKey == nil, let key = path.keys.first {
      unitKeys.append((key, "on the way to `id`"))
    }
    var sectionKeys = [ResponseKey.section].flatMap { key in
      (place(key)?.keys ?? []).map { (key: $0, what: "`\(key.rawValue)`") }
    }
    if !isUnit, let key = (place(.unitList) ?? .name(ResponseKey.units.rawValue)).firstKey {
      sectionKeys.append((key, "the list of units"))
    }
    for unit in section.units where isBeside {
      let taken = unitKeys + (isUnit ? sectionKeys : [])
      report(fields(unit.component), of: unit.component, against: taken, in: section, at: range)
    }
    for (component, place) in [header, footer].compactMap({ $0 }) where place?.paths.first?.steps.isEmpty ?? false {
      var taken = sectionKeys
      if isUnit, isBeside {
        taken += section.units.flatMap { fields($0.component) }.map { ($0.name.wire, "a field of the unit") }
      }
      report(fields(component), of: component, against: taken, in: section, at: range)
    }
  }

  private mutating func report(
    _ fields: [Field], of component: ID<Component>, against taken: [(key: String, what: String)],
    in section: ScreenSection, at range: SourceRange
  ) {
    for field in fields {
      if field.name.wire == ".", field.type.name == .map, let other = taken.first {
        reportMapping(
          "the map `\(field.name.source)` may have any key, and `\(other.key)` beside it is \(other.what)", at: range,
          labels: self.range(field.origin).map { [Label("the field", at: $0)] } ?? [],
          remedy: "write the place of the map, such as `data: at(\"data\")`")
        continue
      }
      guard let other = taken.first(where: { $0.key == field.name.wire }) else { continue }
      reportMapping(
        "the key `\(field.name.wire)` of `\(section.name.source)` is \(other.what), and a field of "
          + "`\(contract.components.elements[component.index].name.source)`", at: range,
        labels: self.range(field.origin).map { [Label("the field", at: $0)] } ?? [],
        remedy: "remove the field: what the mapping reads is known without it")
    }
  }

  private func wireRange(of section: ScreenSection) -> SourceRange? {
    range(origin(of: .sectionWire, in: section.origin, setBy: section.origin)?.statement ?? section.origin)
  }

  private mutating func reportMapping(
    _ message: String, at range: SourceRange?, labels: [Label] = [], remedy: String
  ) {
    guard let range else { return }
    report(.ambiguousMapping, message, at: range, labels: labels, remedy: remedy)
  }
}

extension ResponsePlace {
  /// The keys that hold a value themselves.
  fileprivate var keys: [String] { paths.compactMap { $0.onlyKey } }

  /// The key at which the path begins.
  fileprivate var firstKey: String? { paths.first?.keys.first }
}
