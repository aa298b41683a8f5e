import SDUIIR
import Testing

/// A feature that came with a later version of the language, as the matrix asks each layer for it.
struct Feature: Sendable, CustomTestStringConvertible {
  let name: String
  /// A regular expression that finds it in a program. Its group is the word that an editor offers and describes.
  let pattern: String
  /// The feature of the format; `nil` if it is resolved before there is a document.
  let format: FormatFeature?
  /// A key or word that a schema has for it.
  let schemaWord: String
  /// The layers that cannot have it, and why.
  let without: [Layer: String]

  var testDescription: String { name }

  init(
    _ name: String, _ pattern: String, _ format: FormatFeature?, schema: String = "",
    without: (layers: Set<Layer>, why: String)...
  ) {
    (self.name, self.pattern, self.format, schemaWord) = (name, pattern, format, schema)
    var reasons: [Layer: String] = [:]
    for (layers, why) in without { for layer in layers { reasons[layer] = why } }
    self.without = reasons
  }
}

extension Feature {
  static let all: [Feature] = [
    Feature(
      "readers of the format", #"\b(format): \(version"#, .formatReaders, schema: "format",
      without: (placing, "it moves no frame")),
    Feature("bars", #"\b(topBar|bottomBar) \w+ \{"#, .bars, schema: "topBar"),
    Feature(
      "bounds of lists", #"\]\((min|max|length):"#, .listBounds, schema: "minItems",
      without: (placing, "it moves no frame"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "decimals as numbers", #"Decimal\([^)]*\b(as): number"#, .decimalNumber, schema: "number",
      without: (placing, "it moves no frame"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "identities as numbers", #"ID\((as): number"#, .numericIDs, schema: "NumericID",
      without: (placing, "it moves no frame"), ([.examples], "identities of the examples are texts"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "decimals as numbers or texts", #"Decimal\([^)]*\b(as): any"#, .anyDecimals, schema: "anyDecimal",
      without: (placing, "it moves no frame"), ([.examples], "the examples have decimals of one form"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "dates of other notations", #"Date\((as):"#, .dateNotations, schema: "dateSeconds",
      without: (placing, "it moves no frame"), ([.examples], "the dates of the examples have an offset"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "short colours", #"Color\((as): short"#, .shortColors, schema: "shortColor",
      without: (placing, "it moves no frame"), ([.examples], "the colours of the examples have six digits"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "systems of proofs", #"\b(domain): \(ios"#, .domains, schema: "domain",
      without: (placing, "it moves no frame"), ([.examples], "the examples hold on all devices")),
    Feature(
      "maps", #"\[(Text): "#, .maps, schema: "map",
      without: (placing, "it moves no frame"), ([.examples], "objects of the examples have fields"),
      ([.hover], "the key is described as a type")),
    Feature(
      "schemes of URLs", #"URL\((schemes):"#, .schemes, schema: "schemes",
      without: (placing, "it moves no frame"), ([.examples], "URLs of the examples may have any scheme"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "invalid values that are nil", #"\b(invalid): nil"#, .invalidFields, schema: "invalid",
      without: (placing, "it moves no frame"), ([.examples], "a part of an example is dropped with an invalid value"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "texts that mean a missing value", #"\b(absent): [\["]"#, .absentTexts, schema: "absent",
      without: (placing, "it moves no frame"), ([.examples], "a missing value of an example is left out"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "unknown parts that are kept", #"\b(unknown): keep"#, .keptParts, schema: "keep",
      without: (placing, "it moves no frame"), ([.examples], "code for the examples drops what it does not know")),
    Feature(
      "responses of servers", #"\b(unitList): at\("#, .mappedResponses, schema: "unitList",
      without: (placing, "it moves no frame"),
      ([.examples, .fixtures], "generated code reads the fixtures of `MappedScreens`"),
      ([.hover], "a label of `wire` is described with it")),
    Feature(
      "identities by position", #"\b(identity): position"#, .positionIdentity, schema: "identity",
      without: (placing, "it moves no frame"), ([.examples], "all items of the examples have an identity")),
    Feature("heights of rows", #"\b(rowHeight): "#, .rowHeight, schema: "rowHeight"),
    Feature("columns in which items begin", #"\b(startColumn): \d"#, .startColumn, schema: "startColumn"),
    Feature("cells that name their units", #"\bcell ([A-Z]\w*)"#, .cellUnits, schema: "accepts"),
    Feature(
      "where something is", #"require \w+(?:\.\w+)?\.(frame|x|y) "#, .positions, schema: "y",
      without: ([.layoutRules, .randomPrograms, .preview], "it moves no frame"),
      ([.hover], "no figure of a requirement is described")),
    Feature("dense packing", #"\b(packing): dense"#, .packing, schema: "packing"),
    Feature("widths of pictures", #"\b(width): data\.[.\w]*ratio"#, .pictureWidth, schema: "ratioField"),
    Feature("least widths", #"\b(minWidth): "#, .minWidth, schema: "minWidth"),
    Feature(
      "insets of separators", #"\b(separatorInsets): "#, .separatorInsets, schema: "separatorInsets",
      without: ([.layoutRules, .randomPrograms, .preview], "it moves no frame")),
    Feature(
      "borders", #"\b(borderWidth): "#, .borders, schema: "borderWidth",
      without: ([.layoutRules, .randomPrograms, .preview], "it moves no frame")),
    Feature(
      "cases with data", #"\benum \w+ \{[^}]*?\b\w+(?: as "\w+")?: (?!Image|Text|URL|Int)([A-Z]\w*)"#, .casesWithData,
      schema: "discriminator",
      without: (placing, "it moves no frame")),
    Feature(
      "forms of cases", #"\benum \w+ \{\s*(wire): \("#, .caseForms, schema: "onlyKey",
      without: (placing, "it moves no frame"), ([.examples], "servers of the examples send type and payload")),
    Feature(
      "one value or a list", #"\](?:\([^)]*)\b(as): any\)"#, .singleValues, schema: "takesOne",
      without: (placing, "it moves no frame"), ([.examples], "servers of the examples send lists"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "conditions on text sizes", #"(?:when|and|or) (?:not )?(textScale|textSize) "#, .textScaleConditions,
      schema: "minTextScale"),
    Feature("lines of text styles", #"\b(lines)\(\d"#, .textLines, schema: "headlineLines"),
    Feature(
      "localized texts", #"\b(localized)\(""#, .localizedTexts,
      without: (placing.subtracting([.preview]), "it moves no frame"),
      ([.fixtures], "fixtures have texts of their own"), ([.schema], "a schema does not look into content"),
      ([.hover], "no function is described")),
    Feature("pinned sections", #"\b(pinned): screen\n"#, .pinnedSections, schema: "pinned"),
    Feature("backgrounds of items", #"\b(covers): items"#, .backgroundCovers, schema: "covers"),
    Feature("screens that begin at their end", #"\b(scrollAnchor): end"#, .scrollAnchor, schema: "scrollAnchor"),
    Feature(
      "what happens at the start", #"on (reachStart):"#, .reachStart, schema: "reachStart",
      without: ([.layoutRules, .randomPrograms, .preview], "it moves no frame"), ([.hover], "it is a keyword")),
    Feature(
      "spans by the data", #"\bspan: (match)\("#, .matchedSpans, schema: "cases",
      without: ([.hover], "no function is described")),
    Feature("cells over several rows", #"\b(span): \([^)]*rows:"#, .rowSpans, schema: "rows"),
    Feature(
      "where a section is, in a requirement", #"(?m)^ {0,2}require [^\n]*\b\w+\.(y) "#, .positions, schema: "y",
      without: ([.layoutRules, .randomPrograms, .preview], "it moves no frame"),
      ([.formatter, .treeSitter], "it is written like other figures"),
      ([.hover], "no figure of a requirement is described")),
    Feature(
      "fractions as sizes", #"\b(width|minWidth): 0\.\d"#, nil,
      without: (Set(Layer.allCases).subtracting([.findings]), "it is a warning")),
    Feature(
      "properties over a when of the layout", #"allow "silenced-when""#, nil,
      without: (Set(Layer.allCases).subtracting([.findings, .languagePage]), "it is a warning")),
    Feature(
      "named conditions", #"when (?:not )?(?!horizontal|vertical|idiom|direction|flag)([a-z]\w*) (?:\{|and|or)"#, nil,
      without: (afterLowering, "it is resolved before there is a document")),
    Feature(
      "conditions in conditions", #"when [^{}]*\{[^{}]*\b(when) "#, nil,
      without: (afterLowering, "it is resolved before there is a document")),
    Feature(
      "layouts that change the kind", #"(?m)^layout [^\n]*\{\n(?:  [^\n]*\n)*?  when [^{\n]*: ([a-z]+)"#, nil,
      without: (afterLowering.union([.proofs]), "it is resolved before there is a document")),
    Feature(
      "parameters that are ratios or words", #"layout \w+\([^)]*: (Ratio|Scroll|RowAlign|Packing)\b"#, nil,
      without: (afterLowering.union([.proofs]), "it is resolved before there is a document")),
    Feature(
      "copied fields", #"\b(with) [A-Z]"#, nil,
      without: (afterLowering.union([.proofs]), "it is resolved before there is a document")),
  ]

  /// The layers that compare frames.
  private static let placing: Set<Layer> = [.frames, .proofs, .layoutRules, .randomPrograms, .preview]
  /// The layers that see nothing but the document.
  private static let afterLowering: Set<Layer> = [.fixtures, .layoutRules, .randomPrograms, .preview, .schema]
}
