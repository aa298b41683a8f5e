import SDUIIR
import Testing

/// A feature that came with a later version of the language, as the matrix asks each layer for it.
struct Feature: Sendable, CustomTestStringConvertible {
  let name: String
  /// A regular expression that finds it in a program. Its group is the word that an editor offers and describes.
  let pattern: String
  /// What it is in the format; `nil` where it is resolved before there is a document.
  let format: FormatFeature?
  /// The layers that cannot have it, and why.
  let without: [Layer: String]

  var testDescription: String { name }

  init(_ name: String, _ pattern: String, _ format: FormatFeature?, without: (layers: Set<Layer>, why: String)...) {
    (self.name, self.pattern, self.format) = (name, pattern, format)
    var reasons: [Layer: String] = [:]
    for (layers, why) in without { for layer in layers { reasons[layer] = why } }
    self.without = reasons
  }
}

extension Feature {
  static let all: [Feature] = [
    Feature(
      "readers of the format", #"\b(format): \(version"#, .formatReaders, without: (placing, "it moves no frame")),
    Feature("bars", #"\b(topBar|bottomBar) \w+ \{"#, .bars, without: ([.hover], "it is a keyword")),
    Feature(
      "bounds of lists", #"\]\((min|max|length):"#, .listBounds, without: (placing, "it moves no frame"),
      ([.hover], "a constraint is described with its type")),
    Feature(
      "decimals as numbers", #"Decimal\([^)]*\b(as): number"#, .decimalNumber, without: (placing, "it moves no frame"),
      ([.hover], "a constraint is described with its type")),
    Feature("heights of rows", #"\b(rowHeight): "#, .rowHeight),
    Feature("columns in which items begin", #"\b(startColumn): \d"#, .startColumn),
    Feature("cells that name their units", #"\bcell ([A-Z]\w*)"#, .cellUnits),
    Feature(
      "where something is", #"require \w+(?:\.\w+)?\.(frame|x|y) "#, .positions,
      without: ([.layoutRules, .randomPrograms], "it moves no frame"),
      ([.hover], "no figure of a requirement is described")),
    Feature("dense packing", #"\b(packing): dense"#, .packing),
    Feature("widths of pictures", #"\b(width): data\.[.\w]*ratio"#, .pictureWidth),
    Feature("least widths", #"\b(minWidth): "#, .minWidth),
    Feature(
      "insets of separators", #"\b(separatorInsets): "#, .separatorInsets,
      without: ([.layoutRules, .randomPrograms], "it moves no frame")),
    Feature(
      "borders", #"\b(borderWidth): "#, .borders, without: ([.layoutRules, .randomPrograms], "it moves no frame")),
    Feature(
      "cases with data", #"\benum \w+ \{[^}]*?\b\w+(?: as "\w+")?: (?!Image|Text|URL|Int)([A-Z]\w*)"#, .casesWithData,
      without: (placing, "it moves no frame")),
    Feature(
      "localized texts", #"\b(localized)\(""#, .localizedTexts, without: (placing, "it moves no frame"),
      ([.fixtures], "fixtures have texts of their own"), ([.hover], "no function is described")),
    Feature("pinned sections", #"\b(pinned): screen\n"#, .pinnedSections),
    Feature("backgrounds of items", #"\b(covers): items"#, .backgroundCovers),
    Feature("screens that begin at their end", #"\b(scrollAnchor): end"#, .scrollAnchor),
    Feature(
      "what happens at the start", #"on (reachStart):"#, .reachStart,
      without: ([.layoutRules, .randomPrograms], "it moves no frame"), ([.hover], "it is a keyword")),
    Feature(
      "spans by the data", #"\bspan: (match)\("#, .matchedSpans, without: ([.hover], "no function is described")),
    Feature("cells over several rows", #"\b(span): \([^)]*rows:"#, .rowSpans),
    Feature(
      "named conditions", #"when (?:not )?(?!horizontal|vertical|idiom|direction|flag)([a-z]\w*) (?:\{|and|or)"#, nil,
      without: (afterLowering, "it is resolved before there is a document")),
    Feature(
      "conditions in conditions", #"when [^{}]*\{[^{}]*\b(when) "#, nil,
      without: (afterLowering, "it is resolved before there is a document"), ([.hover], "it is a keyword")),
    Feature(
      "layouts that change the kind", #"(?m)^layout [^\n]*\{\n(?:  [^\n]*\n)*?  when [^{\n]*: ([a-z]+)"#, nil,
      without: (afterLowering.union([.proofs]), "it is resolved before there is a document")),
    Feature(
      "parameters that are ratios or words", #"layout \w+\([^)]*: (Ratio|Scroll|RowAlign|Packing)\b"#, nil,
      without: (afterLowering.union([.proofs]), "it is resolved before there is a document")),
    Feature(
      "copied fields", #"\b(with) [A-Z]"#, nil,
      without: (afterLowering.union([.proofs]), "it is resolved before there is a document"),
      ([.hover], "it is a keyword")),
  ]

  /// The layers that compare frames.
  private static let placing: Set<Layer> = [.frames, .proofs, .layoutRules, .randomPrograms]
  /// The layers that see nothing but the document.
  private static let afterLowering: Set<Layer> = [.fixtures, .layoutRules, .randomPrograms]
}
