extension BrokenDocuments {
  /// Faults of the document itself and of its layout.
  static let structure: [BrokenDocument] = [
    BrokenDocument(
      #""1.0""#, #""2.0""#, "This document is of version \"2.0\" of the format, but only 1.x can be read.", at: "/sdui"),
    BrokenDocument(
      #""1.0""#, #""1.""#, "This document is of version \"1.\" of the format, but only 1.x can be read.", at: "/sdui"),
    BrokenDocument(#""1.0""#, "1.0", "This must be a string.", at: "/sdui"),
    BrokenDocument(#""sdui":"1.0","#, "", "The key \"sdui\" is missing.", at: ""),
    BrokenDocument(#""screen":"Home","#, "", "The key \"screen\" is missing.", at: ""),
    BrokenDocument(#""screen":"Home","#, #""screen":"","#, "A name must not be empty.", at: "/screen"),
    BrokenDocument(
      #""screen":"Home""#, #""screen":"Home","screen":"Home""#, "This key is repeated in the object.",
      at: "/screen", schema: false),
    BrokenDocument(#""contract":{"#, #""kontract":{"#, "The key \"contract\" is missing.", at: ""),
    BrokenDocument(#""sectionList":["#, #""sections":["#, "The key \"sectionList\" is missing.", at: ""),
    BrokenDocument(
      #""unknown":"drop""#, #""unknown":"ignore""#, "This must be one of \"drop\", \"keep\", \"fail\".",
      at: "/layout/unknown"),
    BrokenDocument(#""unknown":"drop""#, #""widths":{"max":9}"#, "The key \"min\" is missing.", at: "/layout/widths"),
    BrokenDocument(
      #""unknown":"drop""#, #""widths":{"min":9,"max":8}"#, "This maximum is below the minimum beside it.",
      at: "/layout/widths/max", schema: false),
    BrokenDocument(
      #""unknown":"drop""#, #""minTouchTarget":{"itemWidth":1}"#,
      "A length here must not depend on itemWidth, which is settled later.", at: "/layout/minTouchTarget/itemWidth"),
    BrokenDocument(
      #""unknown":"drop""#, #""sectionOrder":true"#, "This must be one of \"any\", \"fixed\".",
      at: "/layout/sectionOrder"),
    BrokenDocument(
      "#F4F4F4", "#F4F4F", "A colour must be written \"#RRGGBB\" or \"#RRGGBBAA\".",
      at: "/layout/decorations/Panel/color/light"),
    BrokenDocument(
      ##","dark":"#1C1C1E""##, "", "The key \"dark\" is missing.", at: "/layout/decorations/Panel/color"),
    BrokenDocument(
      #""kind":"grid""#, #""kind":"grind""#, "There is no kind of section \"grind\".", at: "/layout/sections/deals/kind"
    ),
    BrokenDocument(#""kind":"hero","#, "", "The key \"kind\" is missing.", at: "/layout/sections/TOP"),
    BrokenDocument(
      #""kind":"grid""#, #""kind":"list""#, "A section of kind list takes no \"columns\" here.",
      at: "/layout/sections/deals/columns"),
    BrokenDocument(#""columns":2,"#, "", "The key \"columns\" is missing.", at: "/layout/sections/deals"),
    BrokenDocument(
      #""columns":2,"header""#, #""columns":2,"on":{"tap":{"type":"OpenProduct","payload":{}}},"header""#,
      "A section has no event \"tap\".", at: "/layout/sections/deals/on/tap"),
    BrokenDocument(
      #""columns":2,"header""#,
      #""columns":2,"on":{"reorder":{"type":"OpenProduct","payload":{"product":{"field":"id"}}}},"header""#,
      "A section has no data of its own.", at: "/layout/sections/deals/on/reorder/payload/product/field",
      schema: false),
    BrokenDocument(
      #""essential":true"#, #""essential":1"#, "This must be true or false.", at: "/layout/sections/deals/essential"),
    BrokenDocument(
      #""accepts":["ProductCard","Ad"]"#, #""accepts":["ProductCard","Add"]"#,
      "There is no component \"Add\" in this document.", at: "/layout/sections/deals/accepts/1", schema: false),
    BrokenDocument(
      #""accepts":["ProductCard","Ad"]"#, #""accepts":["Ad","Ad"]"#, "There are two accepted units named \"Ad\".",
      at: "/layout/sections/deals/accepts/1"),
    BrokenDocument(
      #""accepts":["ProductCard","Ad"]"#, #""accepts":["ProductCard"]"#,
      "There is no accepted unit \"Ad\" in this document.", at: "/layout/sections/deals/units/Ad", schema: false),
    BrokenDocument(
      #","Ad":{"height":{"points":120},"span":"all"}"#, "", "The accepted unit \"Ad\" is missing here.",
      at: "/layout/sections/deals/units", schema: false),
    BrokenDocument(
      #""TOP":{"#, #""deals":{"#, "There are two sections named \"deals\".", at: "/layout/sections/deals", schema: false
    ),
    BrokenDocument(
      #""is":"==""#, #""is":"=""#, "This must be one of \"<\", \"<=\", \"==\", \"!=\", \">=\", \">\".",
      at: "/tests/0/requirements/0/require/is"),
    BrokenDocument(
      #""section":"deals","unit":"ProductCard""#, #""section":"deals","unit":"SectionTitle""#,
      "The section accepts no such unit.", at: "/requirements/0/require/left/unit", schema: false),
    BrokenDocument(
      #"{"measure":"columns","section":"deals"}"#, #"{"measure":"rows","section":"deals"}"#,
      "This must be one of \"columns\", \"width\", \"height\", \"contentWidth\", \"headerWidth\", \"headerHeight\", \"footerWidth\", \"footerHeight\".",
      at: "/tests/0/requirements/0/require/left/measure"),
    BrokenDocument(
      #"{"measure":"columns","section":"deals"}"#, #"{"measure":"columns","sum":[1,2]}"#,
      "A measure has keys of several forms here.", at: "/tests/0/requirements/0/require/left"),
    BrokenDocument(
      #""container":{"width":390,"#, #""container":{"width":0,"#, "This must be greater than 0.",
      at: "/tests/0/container/width"),
    BrokenDocument(#""TOP":{"#, #""":{"#, "A name must not be empty.", at: "/layout/sections/"),
    BrokenDocument(
      #""columns":2,"#, #""columns":2,"collapse":{"visible":0},"#, "This must be a whole number from 1 to 1000000.",
      at: "/layout/sections/deals/collapse/visible"),
    BrokenDocument(
      #""columns":2,"#, #""columns":2,"acceptableTypeIdentifiers":["a","a"],"#, "\"a\" is repeated in this list.",
      at: "/layout/sections/deals/acceptableTypeIdentifiers/1"),
    BrokenDocument(
      #""columns":2,"#, #""columns":2,"acceptableTypeIdentifiers":[],"#, "This list must not be empty.",
      at: "/layout/sections/deals/acceptableTypeIdentifiers"),
    BrokenDocument(
      #""columns":2,"#, #""columns":2,"paging":{"repeat":"loop"},"#, "A section of kind grid takes no \"paging\" here.",
      at: "/layout/sections/deals/paging"),
    BrokenDocument(
      #""columns":2,"#, #""columns":2,"indexTitle":{"unitField":"title","headerField":"title"},"#,
      "This must have either \"unitField\" or \"headerField\".", at: "/layout/sections/deals/indexTitle"),
    BrokenDocument(
      #""columns":2,"#, #""columns":2,"indexTitle":{"unitField":"title"},"#,
      "There is no text \"title\" in the data, as the index needs it.", at: "/layout/sections/deals", schema: false),
    BrokenDocument(
      #""unknown":"drop""#, #""pagination":{"by":"page"}"#, "The key \"prefetch\" is missing.", at: "/layout/pagination"
    ),
    BrokenDocument(
      #""unknown":"drop""#, #""wire":{"unittype":"type"}"#,
      "Names of keys: there is no such key, and this value is read whole.", at: "/layout/wire/unittype"),
    BrokenDocument(
      #""unknown":"drop""#, #""wire":{"unitType":""}"#, "A name must not be empty.", at: "/layout/wire/unitType"),
    BrokenDocument(#""unknown":"drop""#, #""wire":{}"#, "This object must name a key.", at: "/layout/wire"),
    BrokenDocument(
      #""unknown":"drop""#, #""wire":{"unitType":"data"}"#,
      "\"data\" has this name, too, in the same object.", at: "/layout/wire/unitType", schema: false),
    BrokenDocument(
      #""height":{"points":120}"#, #""height":{"field":"id"}"#,
      "There is no number of 0 or more \"id\" in the component's data.", at: deals("units/Ad/height/field"),
      schema: false),
    BrokenDocument(
      #""set":{"columns":3}"#, #""set":{"grows":true}"#, "The property \"grows\" is the same in every container.",
      at: "/layout/sections/deals/adaptations/0/set/grows"),
    BrokenDocument(
      #""decoration":"Panel""#, #""decoration":"Pane""#, "There is no decoration \"Pane\" in this document.",
      at: "/layout/sections/deals/background/decoration", schema: false),
    BrokenDocument(
      #""decoration":"Panel""#, #""dekoration":"Panel""#,
      "A background must have either \"decoration\" or \"unitType\".",
      at: "/layout/sections/deals/background"),
    BrokenDocument(
      #""columns":2,"header":{"unitType":"SectionTitle","height":{"points":44},"#,
      #""columns":2,"header":{"unitType":"SectionTitle","#, "The key \"height\" is missing.",
      at: "/layout/sections/deals/header"),
    BrokenDocument(
      #""pinned":"section""#, #""pinned":true"#, "This must be one of \"never\", \"section\", \"screen\".",
      at: "/layout/sections/deals/header/pinned"),
    BrokenDocument(
      #""units":{"ProductCard":{"height":{"points":56,"itemWidth":[4,3]},"on":{"tap""#,
      #""units":{"ProductCard":{"height":{"points":56,"itemWidth":[4,3]},"on":{"swipe""#,
      "These events are not those of the component in the contract.", at: "/layout/sections/deals/units/ProductCard/on",
      schema: false),
    BrokenDocument(
      #"[4,3]},"on":{"#, #"[4,3]},"at":{"#, "The key \"on\" is missing: the component has events in the contract.",
      at: "/layout/sections/deals/units/ProductCard", schema: false),
  ]

  /// Faults of values of properties and of conditions.
  static let values: [BrokenDocument] = [
    BrokenDocument(
      #""columns":2"#, #""columns":0"#, "This must be a whole number from 1 to 1000.", at: deals("columns")),
    BrokenDocument(
      #""columns":2"#, #""columns":1.5"#, "This must be a whole number from 1 to 1000.", at: deals("columns")),
    BrokenDocument(
      #""columns":2"#, #""columns":2,"minItems":-1"#, "This must be a whole number from 0 to 1000.",
      at: deals("minItems")),
    BrokenDocument(
      #""columns":2"#, #""columns":{"adaptive":{"min":160,"most":6}}"#,
      "Adaptive columns: there is no such key, and this value is read whole.", at: deals("columns/adaptive/most")),
    BrokenDocument(#""top":20,"#, "", "The key \"top\" is missing.", at: deals("insets")),
    BrokenDocument(
      #""top":20,"#, #""top":"20","#, "This must be a number, or [numerator, denominator].", at: deals("insets/top")),
    BrokenDocument(#""top":20,"#, #""top":-20,"#, "A length must not be negative.", at: deals("insets/top")),
    BrokenDocument(
      #""height":{"points":120}"#, #""height":{"percent":50}"#, "This is no size of the axis height.",
      at: deals("units/Ad/height/percent")),
    BrokenDocument(#""top":20,"#, #""top":[1,0],"#, "The denominator is 0.", at: deals("insets/top")),
    BrokenDocument(
      #""top":20,"#, #""top":1e99,"#, "This number needs more than 64 bits.", at: deals("insets/top"), schema: false),
    BrokenDocument(#""top":20,"#, #""top":{},"#, "A length must have at least one term.", at: deals("insets/top")),
    BrokenDocument(
      #""top":20,"#, #""top":{"pixels":2},"#, "A length has no such term.", at: deals("insets/top/pixels")),
    BrokenDocument(
      #""top":20,"#, #""top":{"min":[1]},"#, "A minimum or maximum takes at least two lengths.",
      at: deals("insets/top/min")),
    BrokenDocument(
      #""top":20,"#, #""top":{"points":1,"min":[1,2]},"#, "A minimum or maximum has one key alone.",
      at: deals("insets/top/min")),
    BrokenDocument(
      #""height":{"points":120}"#, #""height":120"#, "A width or height must be an object, such as {\"points\": 44}.",
      at: deals("units/Ad/height")),
    BrokenDocument(
      #""height":{"points":120}"#, #""height":{"ratio":[16]}"#, "A ratio must be written [width, height].",
      at: deals("units/Ad/height/ratio")),
    BrokenDocument(
      #""height":{"points":120}"#, #""height":{"ratio":[16,0]}"#, "This must be greater than 0.",
      at: deals("units/Ad/height/ratio/1")),
    BrokenDocument(
      #""height":{"points":120}"#, #""height":{"ratioField":"id"}"#,
      "There is no image \"id\" in the component's data.", at: deals("units/Ad/height/ratioField"), schema: false),
    BrokenDocument(
      #""height":{"points":120}"#, #""height":{"ratioField":"im.a"}"#,
      "There is no image \"im.a\" in the component's data.", at: deals("units/Ad/height/ratioField"),
      schema: false),
    BrokenDocument(
      #""height":{"points":120}"#, #""height":{"estimate":50,"points":1}"#, "A size of this form has one key alone.",
      at: deals("units/Ad/height/points")),
    BrokenDocument(
      #""height":{"points":120}"#, #""height":{"inView":2}"#, "This is no size of the axis height.",
      at: deals("units/Ad/height/inView")),
    BrokenDocument(
      #""span":"all""#, #""span":"al""#, "This must be a whole number from 1 to 1000.", at: deals("units/Ad/span")),
    BrokenDocument(
      #""span":"all""#, #""width":{"points":9}"#, "A section of kind grid takes no \"width\" here.",
      at: deals("units/Ad/width")),
    BrokenDocument(
      #"[{"minWidth":600}]"#, "[]", "A condition must have at least one box.", at: deals("adaptations/0/when")),
    BrokenDocument(
      #"{"minWidth":600}"#, #"{"minwidth":600}"#,
      "A box of a condition: there is no such key, and this value is read whole.",
      at: deals("adaptations/0/when/0/minwidth")),
    BrokenDocument(
      #"{"minWidth":600}"#, #"{"idiom":"tv"}"#, "This must be one of \"phone\", \"pad\".",
      at: deals("adaptations/0/when/0/idiom")),
    BrokenDocument(
      #"{"columns":3}"#, #"{"footer.height":{"points":3}}"#, "The section has no footer.",
      at: deals("adaptations/0/set/footer.height"), schema: false),
    BrokenDocument(
      #"{"columns":3}"#, #"{"units.Add.span":3}"#, "There is no accepted unit \"Add\" in this document.",
      at: deals("adaptations/0/set/units.Add.span"), schema: false),
    BrokenDocument(
      #"{"columns":3}"#, #"{"head.height":3}"#,
      "A path must be of the section, or start with header, footer, background or units.",
      at: deals("adaptations/0/set/head.height")),
    BrokenDocument(
      #"{"columns":3}"#, #"{"columns":3,"columns":4}"#, "The property \"columns\" is set twice for the same target.",
      at: deals("adaptations/0/set"), schema: false),
    BrokenDocument(
      #"{"columns":3}"#, #"{"rows":3}"#, "A section of kind grid takes no \"rows\" here.",
      at: deals("adaptations/0/set/rows")),
    BrokenDocument(
      #"{"columns":3}"#, #"{"units.Ad.width":{"points":3}}"#, "A section of kind grid takes no \"width\" here.",
      at: deals("adaptations/0/set/units.Ad.width")),
  ]

  private static func deals(_ path: String) -> String { "/layout/sections/deals/" + path }
}
