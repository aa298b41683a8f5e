extension BrokenDocuments {
  /// Faults of the contract.
  static let contract: [BrokenDocument] = [
    BrokenDocument(
      #""type":"SectionTitle""#, #""type":"Ad""#, "There are two components named \"Ad\".",
      at: "/contract/components/3/type",
      schema: false),
    BrokenDocument(
      #""type":"SectionTitle""#, #""tpe":"SectionTitle""#, "The key \"type\" is missing.", at: "/contract/components/1"),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"txt"}"#,
      "This must be one of id, numericId, text, int, decimal, number, anyDecimal, bool, url, date, dateSeconds, dateMilliseconds, localDate, day, patternDate, color, shortColor, image, enum, choice, record, action, list, map.",
      at: field(1, 0, "type")),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"text","min":-1}"#,
      "A bound of a text's length must be a whole number from 0.", at: field(1, 0, "min"), schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"int","min":2,"max":1}"#,
      "This maximum is below the minimum beside it.", at: field(1, 0, "max"), schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"int","default":9007199254740993}"#,
      "This must be a whole number from -9007199254740992 to 9007199254740992.", at: field(1, 0, "default"),
      schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"decimal","default":1.5}"#,
      "A decimal must be a string such as \"9.50\".", at: field(1, 0, "default"), schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"decimal","max":1,"default":"1.5"}"#,
      "The value must be at most 1.", at: field(1, 0, "default"), schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"bool","default":null}"#,
      "This must be true or false.", at: field(1, 0, "default")),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"id","default":""}"#,
      "The length must be at least 1.", at: field(1, 0, "default"), schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"int","min":0.5}"#,
      "A bound of a whole number must be a whole number.", at: field(1, 0, "min"), schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"date","default":"soon"}"#,
      "This must be a date with time and offset, as RFC 3339 writes it.", at: field(1, 0, "default"), schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"url","default":"shop.example"}"#,
      "This must be an absolute URL of at most 2048 characters without blanks.", at: field(1, 0, "default"),
      schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"record","record":"Price","default":{}}"#,
      "The key \"amount\" is missing.", at: field(1, 0, "default"), schema: false),
    BrokenDocument(
      #""payload":{"product":{"field":"id"}}"#, #""payload":{}"#, "The key \"product\" is missing.",
      at: "/contract/components/2/on/tap/payload", schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"list"}"#, "The key \"of\" is missing.",
      at: field(1, 0)),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"map","min":1}"#, "The key \"of\" is missing.",
      at: field(1, 0)),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"map","of":{"type":"int"},"default":{"a":1,"a":2}}"#,
      "This key is repeated in the object.", at: field(1, 0, "default/a"), schema: false),
    BrokenDocument(
      #"{"key":"title","type":"text"}"#, #"{"key":"title","type":"map","of":{"type":"int"},"default":[]}"#,
      "A map must be an object.", at: field(1, 0, "default"), schema: false),
    BrokenDocument(
      #""actions":["OpenProduct"],"#, #""actions":[],"#, "A field of actions must name at least one.",
      at: field(0, 2, "actions")),
    BrokenDocument(
      #""actions":["OpenProduct"],"#, #""actions":["OpenProduct","OpenProduct"],"#, "This action is repeated.",
      at: field(0, 2, "actions/1")),
    BrokenDocument(
      #""record":"Price""#, #""record":"Prize""#, "There is no record \"Prize\" in this document.",
      at: field(2, 2, "record"),
      schema: false),
    BrokenDocument(
      #""enum":"Badge""#, #""enum":["Badge"]"#, "This must be a string.", at: field(2, 3, "enum")),
    BrokenDocument(
      #""key":"badge""#, #""key":"title""#, "There are two fields named \"title\".", at: field(2, 3, "key"),
      schema: false),
    BrokenDocument(
      #""optional":true"#, #""optional":"yes""#, "This must be true or false.", at: field(0, 2, "optional")),
    BrokenDocument(
      #"{"value":"new"}"#, #"{"value":"SOLD_OUT"}"#, "There are two cases named \"SOLD_OUT\".",
      at: "/contract/enums/0/cases/1/value", schema: false),
    BrokenDocument(
      #""open":true,"#, #""open":true,"wire":{"type":{"from":"onlyKey"}},"#, "No case has data, so that all are texts.",
      at: "/contract/enums/0/wire", schema: false),
    BrokenDocument(
      #""open":true,"#, #""open":true,"wire":{"type":{"from":"section"}},"#,
      "The name and the data of a case are not at such places.", at: "/contract/enums/0/wire"),
    BrokenDocument(
      #""open":true,"#, #""open":true,"wire":{"type":"a","data":"a"},"#,
      "The name and the data of a case are not at such places.", at: "/contract/enums/0/wire", schema: false),
    BrokenDocument(
      #""open":true,"#, #""open":true,"wire":{"type":"a"},"#,
      "The name and the data of a case are not at such places.", at: "/contract/enums/0/wire"),
    BrokenDocument(
      #""open":true,"cases":[{"value":"new"}"#,
      #""open":true,"wire":{"type":"a","data":{"at":["."]}},"cases":[{"value":"new","payload":{"type":"text"}}"#,
      "Only the fields of a record are beside the name of a case.", at: "/contract/enums/0/cases/0/payload",
      schema: false),
    BrokenDocument(
      #""open":true,"cases":[{"value":"new"}"#,
      #""open":true,"wire":{"type":"amount","data":{"at":["."]}},"cases":[{"value":"new","payload":{"type":"record","record":"Price"}}"#,
      "The record has the field \"amount\", which is the name of the case.", at: "/contract/enums/0/cases/0/payload",
      schema: false),
    BrokenDocument(
      #""default":"EUR""#, #""default":"EURO""#, "The length must be at most 3.",
      at: "/contract/records/0/fields/1/default",
      schema: false),
    BrokenDocument(
      #"{"field":"id"}"#, #"{"field":"price.id"}"#, "There is no field \"id\" here in the component's data.",
      at: "/contract/components/2/on/tap/payload/product/field", schema: false),
    BrokenDocument(
      #"{"field":"id"}"#, #"{"field":[]}"#, "A path must have at least one step.",
      at: "/contract/components/2/on/tap/payload/product/field"),
    BrokenDocument(
      #"{"field":"id"}"#, #"{"field":"id","value":"id"}"#, "This must have one of \"field\", \"event\" and \"value\".",
      at: "/contract/components/2/on/tap/payload/product"),
    BrokenDocument(
      #"{"field":"id"}"#, #"{"event":"page"}"#, "This event offers no \"page\".",
      at: "/contract/components/2/on/tap/payload/product/event", schema: false),
    BrokenDocument(
      #""tap":{"type""#, #""tap":{"field":"id","type""#, "This must have either \"type\" or \"field\".",
      at: "/contract/components/2/on/tap"),
    BrokenDocument(
      #"{"product":{"field":"id"}}"#, #"{"produkt":{"field":"id"}}"#,
      "There is no field of the action \"produkt\" in this document.",
      at: "/contract/components/2/on/tap/payload/produkt",
      schema: false),
    BrokenDocument(
      #"{"type":"OpenProduct","payload":{"product":{"#, #"{"type":"Open","payload":{"product":{"#,
      "There is no action \"Open\" in this document.", at: "/contract/components/2/on/tap/type", schema: false),
    BrokenDocument(
      #"{"type":"OpenProduct","payload":{"product":{"#, #"{"type":"toggleSection","payload":{"product":{"#,
      "There is no action \"toggleSection\" in this document.", at: "/contract/components/2/on/tap/type"),
    BrokenDocument(
      #"[{"type":"OpenProduct","#, #"[{"type":"toggleSection","#,
      "\"toggleSection\" is the name of a built-in action.", at: "/contract/actions/0", schema: false),
  ]

  /// Faults of authored content.
  static let content: [BrokenDocument] = [
    BrokenDocument(
      #""section":"TOP""#, #""section":"TO""#, "There is no section \"TO\" in this document.",
      at: "/sectionList/0/section", schema: false),
    BrokenDocument(
      #""sectionId":"TOP""#, #""sectionId":"T""#, "The sectionId must be \"TOP\", as the section is named.",
      at: "/sectionList/0/sectionId", schema: false),
    BrokenDocument(
      #"{"section":"deals","sectionId":"deals","#, #"{"section":"TOP","sectionId":"TOP","#,
      "The section \"TOP\" is listed twice.", at: "/sectionList/1", schema: false),
    BrokenDocument(
      #""unitType":"SS_TOP_BANNER""#, #""unitType":"Ad""#, "The section does not accept this unit.",
      at: "/sectionList/0/units/0/unitType", schema: false),
    BrokenDocument(
      #""header":{"unitType":"SectionTitle","data""#, #""header":{"unitType":"Ad","data""#,
      "This is not the component of the section's header.", at: "/sectionList/1/header/unitType", schema: false),
    BrokenDocument(
      #""header":{"unitType":"SectionTitle","data""#, #""footer":{"unitType":"SectionTitle","data""#,
      "The section has no footer.", at: "/sectionList/1/footer", schema: false),
    BrokenDocument(
      #""width":1200,"#, #""width":0,"#, "This must be greater than 0.", at: "/sectionList/0/units/0/data/image/width",
      schema: false),
    BrokenDocument(
      #""badge":"SOLD_OUT""#, #""badge":"SOLD""#, "There is no case \"SOLD\" in this document.",
      at: "/sectionList/1/units/0/data/badge", schema: false),
    BrokenDocument(
      #""title":"Deals""#, #""title":null"#, "This must be a string.", at: "/sectionList/1/header/data/title",
      schema: false),
    BrokenDocument(
      #""title":"Deals""#, #""title":"a","title":"b""#, "The field \"title\" is repeated.",
      at: "/sectionList/1/header/data",
      schema: false),
    BrokenDocument(
      #""amount":"9.5""#, #""amount":"-9.5""#, "The value must be at least 0.",
      at: "/sectionList/1/units/0/data/price/amount", schema: false),
    BrokenDocument(
      #""data":{"title":"Deals"}"#, #""dat":{"title":"Deals"}"#, "The key \"data\" is missing.",
      at: "/sectionList/1/header"),
  ]

  private static func field(_ component: Int, _ field: Int, _ member: String? = nil) -> String {
    "/contract/components/\(component)/fields/\(field)" + (member.map { "/" + $0 } ?? "")
  }
}
