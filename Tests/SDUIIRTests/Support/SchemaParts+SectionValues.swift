import SDUIIR

extension SchemaParts {
  /// Values of a section's properties that are objects, which are read whole.
  static var sectionValues: [(name: String, schema: String)] {
    let words = Paging.Repetition.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    let paging =
      #"{"title":"How pages follow one another","type":"object","properties":{"#
      + #""repeat":{"description":"What comes behind the last page.","enum":[\#(words)]},"#
      + #""autoRoll":{"description":"Seconds after which the next page comes by itself.",\#(reference("positive").dropFirst())"#
      + #"},"required":["repeat"],"additionalProperties":false}"#
    let count =
      #"{"type":"integer","minimum":\#(Collapse.counts.lowerBound),"maximum":\#(Collapse.counts.upperBound)}"#
    let collapse =
      #"{"title":"How a section begins","anyOf":[{"enum":["never","open","collapsed"]},"#
      + #"{"type":"object","properties":{"visible":\#(count)},"required":["visible"],"additionalProperties":false}]}"#
    let separator =
      #"{"title":"A line between items","type":"object","properties":{"height":\#(reference("pointsLength")),"#
      + #""color":\#(reference("adaptiveColor"))},"required":["height","color"],"additionalProperties":false}"#
    let texts = #"{"type":"array","items":{"type":"string","minLength":1},"minItems":1,"uniqueItems":true}"#
    let indexTitle =
      #"{"title":"Where the titles of the index come from","type":"object","properties":{"#
      + #""unitField":{"description":"The path into each unit's data, joined with dots.","type":"string"},"#
      + #""headerField":{"description":"The path into the header's data, joined with dots.","type":"string"}},"#
      + #""minProperties":1,"maxProperties":1,"additionalProperties":false}"#
    let styles = Pagination.Style.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    let pagination =
      #"{"title":"How items come in pages","type":"object","properties":{"by":{"enum":[\#(styles)]},"#
      + #""prefetch":{"description":"Items before the end, at which the next page is asked for.","type":"integer","#
      + #""minimum":\#(Pagination.prefetches.lowerBound),"maximum":\#(Pagination.prefetches.upperBound)}},"#
      + #""required":["by","prefetch"],"additionalProperties":false}"#
    let names = ResponseKey.allCases.map { "\"\($0.rawValue)\":{\"type\":\"string\",\"minLength\":1}" }
    let responseKeys =
      #"{"title":"What keys of responses are called","description":"No two keys of one object are called the same.","#
      + #""type":"object","properties":{\#(names.joined(separator: ","))},"minProperties":1,"additionalProperties":false}"#
    let lengthField =
      #"{"description":"As many points as the number at this path of the unit's data.","type":"object","#
      + #""properties":{"field":{"type":"string"}},"required":["field"],"additionalProperties":false}"#
    let bounds =
      #"{"type":"object","properties":{"min":\#(reference("notNegative")),"max":\#(reference("notNegative"))},"#
      + #""required":["min","max"],"additionalProperties":false}"#
    let fromServer =
      #"{"title":"What a response may set, and within which bounds","type":"object","properties":{"#
      + #""columns":\#(reference("closedRange")),"spacing":\#(reference("closedRange")),"#
      + #""insets":\#(reference("closedRange"))},"minProperties":1,"additionalProperties":false}"#
    return [
      ("closedRange", bounds), ("fromServer", fromServer), ("responseKeys", responseKeys),
      ("pagination", pagination), ("lengthField", lengthField),
      ("paging", paging), ("collapse", collapse), ("separator", separator), ("texts", texts),
      ("indexTitle", indexTitle),
    ]
  }
}
