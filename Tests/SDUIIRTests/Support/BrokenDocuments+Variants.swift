extension BrokenDocuments {
  /// Faults of flags, clients and variants.
  static let variants: [BrokenDocument] = [
    BrokenDocument(
      #"{"minWidth":600}"#, #"{"flags":{"grid":["tight"]}}"#, "There is no flag \"grid\" in this document.",
      at: "/layout/sections/deals/adaptations/0/when/0/flags/grid", schema: false),
    BrokenDocument(
      #"{"minWidth":600}"#, #"{"clients":{}}"#, "Clients must be of at least one platform.",
      at: "/layout/sections/deals/adaptations/0/when/0/clients"),
    BrokenDocument(
      #"{"minWidth":600}"#, #"{"clients":{"web":{}}}"#,
      "Clients: there is no such key, and this value is read whole.",
      at: "/layout/sections/deals/adaptations/0/when/0/clients/web"),
    BrokenDocument(
      #"{"minWidth":600}"#, #"{"clients":{"ios":{"min":"3.x"}}}"#,
      "A version must be at most 4 whole numbers with points between.",
      at: "/layout/sections/deals/adaptations/0/when/0/clients/ios/min"),
    BrokenDocument(
      #"{"minWidth":600}"#, #"{"clients":{"ios":{"min":"3.10","below":"3.9"}}}"#,
      "This range of versions ends before it begins.",
      at: "/layout/sections/deals/adaptations/0/when/0/clients/ios", schema: false),
    BrokenDocument(
      #"{"minWidth":600}"#, #"{"clients":{"ios":{"max":"4","below":"4"}}}"#,
      "A range of versions has either \"max\" or \"below\".",
      at: "/layout/sections/deals/adaptations/0/when/0/clients/ios"),
    BrokenDocument(
      #""contract":{"#, #""contract":{"flags":[{"flag":"grid","cases":["one"]}],"#,
      "A flag must have at least two cases.", at: "/contract/flags/0/cases"),
    BrokenDocument(
      #""contract":{"#, #""contract":{"flags":[{"flag":"grid","cases":["one","one"]}],"#,
      "There are two cases named \"one\".", at: "/contract/flags/0/cases/1"),
    BrokenDocument(
      #""contract":{"#, #""variants":{"client":"web@1"},"contract":{"#,
      "A client must be a platform, \"ios\" or \"android\", and may have `@` and a version.", at: "/variants/client"),
    BrokenDocument(
      #""contract":{"#, #""variants":{"idiom":"watch"},"contract":{"#, "This must be one of \"phone\", \"pad\".",
      at: "/variants/idiom"),
    BrokenDocument(
      #""unknown":"drop""#, #""clients":{"ios":"3.0"}"#, "A range of versions must be an object.",
      at: "/layout/clients/ios"),
    BrokenDocument(
      #"{"type":"Ad","#, #"{"type":"Ad","since":"3.2","until":"3.2","#,
      "No client knows this: it ends before it begins.", at: "/contract/components/3/until", schema: false),
    BrokenDocument(
      #"{"type":"Ad","#, #"{"type":"Ad","since":3.2,"#, "This must be a string.", at: "/contract/components/3/since"),
    BrokenDocument(
      #"{"type":"Ad","#, #"{"type":"Ad","since":{},"#, "Versions must be of at least one platform.",
      at: "/contract/components/3/since"),
    BrokenDocument(
      #"{"type":"Ad","#, #"{"type":"Ad","reserved":["id"],"#, "The name \"id\" is reserved, and a field has it.",
      at: "/contract/components/3/reserved/0", schema: false),
    BrokenDocument(
      #"{"type":"Ad","#, #"{"type":"Ad","fallback":"keep","#, "A fallback that is not \"drop\" must be an object.",
      at: "/contract/components/3/fallback"),
    BrokenDocument(
      #"{"type":"Ad","#, #"{"type":"Ad","fallback":{"unitType":"Add","data":{}},"#,
      "There is no component \"Add\" in this document.", at: "/contract/components/3/fallback/unitType", schema: false),
    BrokenDocument(
      #"{"type":"Ad","#, #"{"type":"Ad","fallback":{"unitType":"Ad","data":{"id":{"field":"id"}}},"#,
      "The fallback leads back to the component itself.", at: "/contract/components/3/fallback", schema: false),
    BrokenDocument(
      #"{"type":"Ad","#, #"{"type":"Ad","fallback":{"unitType":"SectionTitle","data":{"text":{"value":1}}},"#,
      "There is no field of the component \"text\" in this document.",
      at: "/contract/components/3/fallback/data/text", schema: false),
  ]
}
