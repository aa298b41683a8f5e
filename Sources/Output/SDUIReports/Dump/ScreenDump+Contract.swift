import SDUIIR
import SDUIJSON

extension ScreenDump {
  /// The variants to which conditions were resolved.
  var variants: JSONTree {
    .members(
      [
        ("flags", .members(screen.variants.flags.map { ($0.flag, .string($0.flagCase)) })),
        ("client", screen.variants.client.map { .string($0.text) }),
      ] + members(of: screen.variants.traits))
  }

  /// The traits that are not open.
  func members(of traits: Traits) -> [(key: String, value: JSONTree?)] {
    ContainerTrait.allCases.map { trait in (trait.name, traits[trait].map { .string($0.rawValue) }) }
  }

  /// The cases of flags in which a box holds.
  func flags(_ conditions: [FlagCases]) -> JSONTree {
    .members(
      conditions.map { condition in
        let flag = screen.contract.flags[condition.flag]
        return (flag.name, .array(condition.cases.map { .string(flag.cases[$0]) }))
      })
  }

  private func flag(_ flag: Flag) -> JSONTree {
    .members([
      ("name", .string(flag.name)),
      ("documentation", flag.documentation.isEmpty ? nil : .string(flag.documentation)),
      ("origin", place(of: flag.origin)), ("cases", .array(flag.cases.map { .string($0) })),
    ])
  }

  /// All that the screen uses, in the order of the stores: an index here is an id of the compiler.
  var contract: JSONTree {
    let contract = screen.contract
    return [
      "flags": .array(contract.flags.elements.map(flag)),
      "enums": .array(contract.enums.elements.map(enumeration)),
      "records": .array(
        contract.records.elements.map {
          .members(head($0.name, $0.documentation, $0.origin) + fields($0.fields, $0.reserved))
        }),
      "actions": .array(
        contract.actions.elements.map {
          .members(head($0.name, $0.documentation, $0.origin) + fields($0.fields, $0.reserved))
        }),
      "components": .array(contract.components.elements.map(component)),
      "decorations": .array(
        contract.decorations.elements.map { decoration in
          .members(
            head(decoration.name, decoration.documentation, decoration.origin) + [
              ("properties", properties(decoration.properties))
            ])
        }),
    ]
  }

  private func enumeration(_ enumeration: Enumeration) -> JSONTree {
    .members(
      head(enumeration.name, enumeration.documentation, enumeration.origin) + [
        ("open", .boolean(enumeration.isOpen)),
        ("wire", enumeration.form == .standard ? nil : .string(enumeration.form.phrase)),
        (
          "cases",
          .array(
            enumeration.cases.map {
              .members(
                head($0.name, $0.documentation, .none)
                  + [("payload", $0.payload.map { .string(screen.contract.notation($0)) })]
                  + availability($0.availability))
            })
        ),
      ])
  }

  private func component(_ component: Component) -> JSONTree {
    .members(
      head(component.name, component.documentation, component.origin) + availability(component.availability) + [
        ("fallback", component.fallback.map(fallback))
      ] + fields(component.fields, component.reserved) + [
        ("events", .array(component.events.map(event)))
      ])
  }

  /// Returns the action on an event, of a component or of a section.
  func event(_ binding: EventBinding) -> JSONTree {
    let event: [(key: String, value: JSONTree?)] = [
      ("event", .string(binding.event)), ("origin", place(of: binding.origin)),
    ]
    switch binding.action {
    case .toggleSection: return .members(event + [("builtInAction", .string(EventAction.toggleSectionName))])
    case .field(let path): return .members(event + [("field", .array(path.map { .string($0) }))])
    case .declared(let id, let payload):
      let action = screen.contract.actions[id]
      return .members(
        event + [
          ("action", .string(action.name.source)), ("payload", sources(payload, of: action.fields)),
        ])
    }
  }

  /// Returns the sources of the values of some fields.
  private func sources(_ payload: [PayloadField], of fields: [Field]) -> JSONTree {
    .array(
      payload.map { field -> JSONTree in
        let source: (key: String, value: JSONTree?) =
          switch field.source {
          case .data(let path): ("data", .array(path.map { .string($0) }))
          case .event(let figure): ("event", .string(figure.rawValue))
          case .value(let value): ("value", .written(encodeValue(value, in: screen.contract)))
          }
        return .members([("field", .string(fields[field.field].name.source)), source])
      })
  }

  /// Returns the clients that know something, and its replacement if it is deprecated.
  private func availability(_ availability: Availability) -> [(key: String, value: JSONTree?)] {
    [
      ("clients", availability.isUniversal ? nil : .written(encodePropertyValue(.clients(availability.clients)))),
      ("deprecated", availability.deprecation.map { .string($0) }),
    ]
  }

  private func fallback(_ fallback: Fallback) -> JSONTree {
    switch fallback {
    case .drop: "drop"
    case .component(let id, let fields):
      ["component": name(of: id), "fields": sources(fields, of: screen.contract.components[id].fields)]
    }
  }

  private func fields(_ fields: [Field], _ reserved: [String]) -> [(key: String, value: JSONTree?)] {
    let trees = fields.map { field -> JSONTree in
      .members(
        head(field.name, field.documentation, field.origin) + [
          ("type", .string(screen.contract.notation(field.type))),
          ("default", field.defaultValue.map { .written(encodeValue($0, in: screen.contract)) }),
        ] + availability(field.availability))
    }
    let closed = JSONTree.array(reserved.map { .string($0) })
    return [("fields", .array(trees)), ("reserved", reserved.isEmpty ? nil : closed)]
  }

  /// Values by the source names of their fields.
  func values(_ values: [FieldValue], of fields: [Field]) -> JSONTree {
    .members(
      values.map { (fields[$0.field].name.source, .written(encodeValue($0.value, in: screen.contract))) })
  }
}
