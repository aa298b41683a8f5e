extension BrokenDocuments {
  /// Faults of the replacement of a section whose kind changes.
  static let replacements: [BrokenDocument] = [
    broken(#"{"columns":3,"layout":{}}"#, "What changes the kind sets nothing beside its layout.", at: ""),
    broken(#"{"layout":3}"#, "A layout must be an object.", at: "/layout"),
    broken(#"{"layout":{}}"#, "The key \"kind\" is missing.", at: "/layout"),
    broken(
      #"{"layout":{"kind":"stack","sections":{}}}"#, "A stack keeps its kind, and no section becomes one.",
      at: "/layout"),
    broken(
      #"{"layout":{"kind":"list","essential":true}}"#, "This belongs to the section, whatever its kind.",
      at: "/layout/essential"),
    broken(
      #"{"layout":{"kind":"list","accepts":["Ad"],"units":{"Ad":{"height":{"points":9}}}}}"#,
      "A layout must accept the units of its section, in their order.", at: "/layout", schema: false),
    broken(
      #"{"layout":{"kind":"list","accepts":["ProductCard","Ad"],"units":{"#
        + card + #""Ad":{"height":{"points":9}}}}}"#,
      "A layout must show what its section shows.", at: "/layout", schema: false),
    broken(
      #"{"layout":{"kind":"list","accepts":["ProductCard","Ad"],"units":{"#
        + card + #""Ad":{"height":{"points":9},"span":2}}}}"#,
      "A section of kind list takes no \"span\" here.", at: "/layout/units/Ad/span"),
    broken(
      #"{"layout":{"kind":"list","grows":true,"accepts":["ProductCard","Ad"],"units":{"#
        + card + #""Ad":{"height":{"points":9}}},"#
        + #""header":{"unitType":"SectionTitle","height":{"points":9}},"#
        + #""background":{"decoration":"Panel"}}}"#,
      "The property \"grows\" is the same in every container.", at: "/layout", schema: false),
  ]

  private static let card =
    #""ProductCard":{"height":{"points":9},"#
    + #""on":{"tap":{"type":"OpenProduct","payload":{"product":{"field":"id"}}}}},"#

  private static func broken(
    _ set: String, _ message: String, at path: String, schema breaksSchema: Bool = true
  ) -> BrokenDocument {
    BrokenDocument(
      #"{"columns":3}"#, set, message, at: "/layout/sections/deals/adaptations/0/set" + path, schema: breaksSchema)
  }
}
