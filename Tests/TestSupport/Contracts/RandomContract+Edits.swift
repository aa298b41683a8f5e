extension RandomContract {
  /// A kind of edit, by its name.
  public enum Edit: String, CaseIterable, Sendable {
    case addField, addOptionalField, addDefaultField, removeField, renameField, renameFieldInResponses
    case renameFieldInSource, changeType, changeElement, changeBounds, changeBothBounds, toggleOptional, toggleDefault
    case changeDefault, swapFieldNames, swapFields, reserveName, fieldSince, fieldUntil
    case addCase, removeCase, renameCase, renameCaseInResponses, swapCases, toggleOpen, changePayload, changeCaseForm
    case renameEnum, renameRecord, renameAction, renameActionInResponses, changeChoices
    case addUnit, removeUnit, replaceUnit, renameComponent, renameComponentInResponses, componentSince, changeTap
    case addSection, removeSection, renameSection, renameSectionInResponses, swapSections, moveSection
    case toggleEssential, toggleRepeated, changeItemCounts, changeHeader, changeFooter, changeServerValue, changeBundle
    case changeKind, toggleOrder, toggleUnknown, toggleInvalid, togglePages, changeBar
  }

  /// Applies an edit of a random kind at a random place.
  ///
  /// - Returns: The edit; `nil` if the contract has no place for it.
  public mutating func edit() -> Edit? {
    let edit = random.pick(Edit.allCases)
    let before = self
    switch edit {
    case .addField, .addOptionalField, .addDefaultField, .removeField, .renameField, .renameFieldInResponses,
      .renameFieldInSource, .changeType, .changeElement, .changeBounds, .changeBothBounds, .toggleOptional,
      .toggleDefault, .changeDefault, .swapFieldNames, .swapFields, .reserveName, .fieldSince, .fieldUntil:
      changeObject { contract, object in contract.change(&object, edit) }
    case .addCase, .removeCase, .renameCase, .renameCaseInResponses, .swapCases, .toggleOpen, .changePayload,
      .changeCaseForm, .renameEnum:
      guard !enums.isEmpty else { return nil }
      let index = random.number(0...enums.count - 1)
      var enumeration = enums[index]
      change(&enumeration, edit)
      enums[index] = enumeration
    case .renameRecord, .renameAction, .renameActionInResponses, .changeChoices, .renameComponent,
      .renameComponentInResponses, .componentSince, .changeTap:
      changeDeclaration(edit)
    case .toggleOrder, .toggleUnknown, .toggleInvalid, .togglePages, .changeBar: changeScreen(edit)
    default: changeSections(edit)
    }
    return text == before.text ? nil : edit
  }

  private mutating func changeObject(_ body: (inout RandomContract, inout Object) -> Void) {
    let places = [\RandomContract.components, \.components, \.components, \.records, \.actions]
    let list = random.pick(places)
    guard !self[keyPath: list].isEmpty else { return }
    let index = random.number(0...self[keyPath: list].count - 1)
    var object = self[keyPath: list][index]
    body(&self, &object)
    // An action that always contains an action has no data.
    if list == \.actions, object.fields.contains(where: { $0.type.hasAction }) { return }
    self[keyPath: list][index] = object
  }
}

extension RandomContract.FieldType {
  fileprivate var hasAction: Bool {
    switch self {
    case .action: true
    case .list(let element, _, _, _): element.hasAction
    default: false
    }
  }
}

// MARK: - Fields

extension RandomContract {
  private mutating func change(_ object: inout Object, _ edit: Edit) {
    switch edit {
    case .addField, .addOptionalField, .addDefaultField:
      var field = randomField()
      (field.isOptional, field.hasDefault) = (edit == .addOptionalField, edit == .addDefaultField)
      object.fields.insert(field, at: random.number(0...object.fields.count))
      return
    case .reserveName:
      if object.reserved.isEmpty { object.reserved.append(newName("old")) } else { object.reserved.removeFirst() }
      return
    default: break
    }
    guard !object.fields.isEmpty else { return }
    let index = random.number(0...object.fields.count - 1)
    switch edit {
    case .removeField: object.fields.remove(at: index)
    case .swapFieldNames:
      let other = random.number(0...object.fields.count - 1)
      let name = object.fields[index].name
      object.fields[index].name = object.fields[other].name
      object.fields[other].name = name
    case .swapFields: object.fields.swapAt(0, index)
    default: change(&object.fields[index], edit)
    }
  }

  private mutating func change(_ field: inout Field, _ edit: Edit) {
    switch edit {
    case .renameField: field.name = Name(source: newName("field"))
    case .renameFieldInResponses: field.name.wire = newName("wire")
    case .renameFieldInSource: field.name = Name(source: newName("field"), wire: field.name.wire ?? field.name.source)
    case .changeType: field.type = randomType(depth: 0)
    case .changeElement:
      if case .list(let element, let isOptional, let bounds, let isMap) = field.type {
        let other = random.chance(50) ? randomType(depth: 1) : element
        field.type = .list(
          other, isOptional: isOptional != random.chance(50), bounds, isMap: isMap != random.chance(20))
      } else {
        field.type = .list(field.type, isOptional: random.chance(30), Bounds(), isMap: random.chance(30))
      }
    case .changeBounds: change(&field.type, both: false)
    case .changeBothBounds: change(&field.type, both: true)
    case .toggleOptional: (field.isOptional, field.hasDefault) = (!field.isOptional, false)
    case .toggleDefault: (field.isOptional, field.hasDefault) = (false, !field.hasDefault)
    case .changeDefault: field.seed = 1 - field.seed
    case .fieldSince: field.since = field.since == nil ? "2.0" : random.pick(["1.0", "3.0", nil])
    case .fieldUntil: field.until = field.until == nil ? "9.0" : random.pick(["8.0", nil])
    default: break
    }
  }

  private mutating func change(_ type: inout FieldType, both: Bool) {
    func moved(_ bounds: Bounds, _ random: inout RandomSource) -> Bounds {
      var result = bounds
      if both || random.chance(50) { result.minimum = random.pick([nil, 0, 1, 2, 3]) }
      if both || result == bounds { result.maximum = random.pick([nil, 4, 5, 6, 20, 40]) }
      return result
    }
    switch type {
    case .text(let bounds): type = .text(moved(bounds, &random))
    case .int(let bounds): type = .int(moved(bounds, &random))
    case .decimal(let bounds):
      type = random.pick(
        [.number(bounds), .anyDecimal(bounds)] + Array(repeating: .decimal(moved(bounds, &random)), count: 6))
    case .number(let bounds):
      type = random.pick(
        [.decimal(bounds), .anyDecimal(bounds)] + Array(repeating: .number(moved(bounds, &random)), count: 6))
    case .anyDecimal(let bounds):
      type = random.pick(
        [.decimal(bounds), .number(bounds)] + Array(repeating: .anyDecimal(moved(bounds, &random)), count: 6))
    case .date: type = .date(random.pick([nil, "seconds", "local", "day"] + Self.datePatterns.keys.sorted()))
    case .list(var element, let isOptional, let bounds, let isMap):
      if random.chance(60) {
        return type = .list(element, isOptional: isOptional, moved(bounds, &random), isMap: isMap)
      }
      change(&element, both: both)
      type = .list(element, isOptional: isOptional, bounds, isMap: isMap)
    default: break
    }
  }
}

// MARK: - Declarations

extension RandomContract {
  private mutating func change(_ enumeration: inout Enumeration, _ edit: Edit) {
    let index = random.number(0...enumeration.cases.count - 1)
    let payload = random.chance(30) ? randomType(depth: 2) : nil
    switch edit {
    case .addCase:
      let since = random.chance(20) ? "2.0" : nil
      let hasData = enumeration.cases.contains { $0.payload != nil }
      enumeration.cases.append(
        Enumeration.Case(name: Name(source: newName("case")), payload: hasData ? payload : nil, since: since))
    case .removeCase: if enumeration.cases.count > 1 { enumeration.cases.remove(at: index) }
    case .renameCase:
      let name = enumeration.cases[index].name
      enumeration.cases[index].name = Name(source: newName("case"), wire: name.wire ?? name.source)
    case .renameCaseInResponses: enumeration.cases[index].name.wire = newName("wire")
    case .swapCases: enumeration.cases.swapAt(index, random.number(0...enumeration.cases.count - 1))
    case .toggleOpen: enumeration.isOpen.toggle()
    case .changePayload: enumeration.cases[index].payload = payload
    case .changeCaseForm: enumeration.wire = randomCaseForm()
    case .renameEnum: enumeration.name = newName("Kind")
    default: break
    }
  }

  private mutating func changeDeclaration(_ edit: Edit) {
    switch edit {
    case .renameRecord: change(\.records) { $0.name.source = $1.newName("Record") }
    case .renameAction:
      change(\.actions) { $0.name = Name(source: $1.newName("Act"), wire: $0.name.wire ?? $0.name.source) }
    case .renameActionInResponses: change(\.actions) { $0.name.wire = $1.newName("wire") }
    case .renameComponent:
      change(\.components) { $0.name = Name(source: $1.newName("Card"), wire: $0.name.wire ?? $0.name.source) }
    case .renameComponentInResponses: change(\.components) { $0.name.wire = $1.newName("wire") }
    case .componentSince: change(\.components) { object, _ in object.since = object.since == nil ? "2.0" : nil }
    case .changeTap:
      change(\.components) { $0.tap = $0.tap == nil ? $1.actions.first { $0.fields.isEmpty }?.key : nil }
    default: changeChoices()
    }
  }

  private mutating func change(
    _ list: WritableKeyPath<RandomContract, [Object]>, _ body: (inout Object, inout RandomContract) -> Void
  ) {
    guard !self[keyPath: list].isEmpty else { return }
    let index = random.number(0...self[keyPath: list].count - 1)
    var object = self[keyPath: list][index]
    body(&object, &self)
    self[keyPath: list][index] = object
  }

  /// Adds an action to those of a field, or removes one.
  private mutating func changeChoices() {
    for object in components.indices {
      for field in components[object].fields.indices {
        guard case .action(let keys) = components[object].fields[field].type else { continue }
        var changed = keys
        if keys.count > 1, random.chance(50) { changed.removeLast() }
        if let other = actions.first(where: { !keys.contains($0.key) }), changed == keys { changed.append(other.key) }
        components[object].fields[field].type = .action(changed)
        return
      }
    }
  }
}
