import SDUIIR

/// The names of events in code, the same in every language: `onTap`, and `onCartButtonTap` for `cartButton.tap`.
enum EventNames {
  /// The name of an event of a section.
  static func name(of event: String) -> String {
    "on" + event.parts(separatedBy: ".").map(TypeNames.upperCamelCase).joined()
  }

  /// The names of the events of a component, in their order. They differ from each other and from those of its fields.
  static func names(of events: [EventBinding], besides fields: [Field]) -> [String] {
    var taken = TakenNames(Set(fields.map { $0.name.source }))
    return events.map { binding in
      let name = name(of: binding.event)
      return taken.take([name, name + "Event"])
    }
  }
}
