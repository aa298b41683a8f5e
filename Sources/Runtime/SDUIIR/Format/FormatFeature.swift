/// A feature of a version of the format that the preceding version lacks. Whatever is written under a new key or as a
/// new value names its feature, so that a document can name the lowest version that has all it uses.
///
/// A feature is a case here, a row below, and the name that a property, a value or a part of a screen has for it in
/// ``FormatUses``.
package enum FormatFeature: UInt8, CaseIterable, Hashable, Sendable {
  case formatReaders, bars, listBounds, decimalNumber
  case rowHeight, packing, rowSpans, matchedSpans, startColumn, cellUnits
  case pictureWidth, minWidth
  case scrollAnchor, reachStart
  case separatorInsets, borders
  case pinnedSections, backgroundCovers
  case casesWithData, localizedTexts
  case positions
  case numericIDs, positionIdentity, invalidFields, schemes, keptParts, mappedResponses
  case anyDecimals, dateNotations, maps, absentTexts, shortColors, domains, caseForms, singleValues
  case textScaleConditions, textLines

  /// The version of the format that brought it.
  package var version: FormatVersion {
    switch self {
    case .numericIDs, .positionIdentity, .invalidFields, .schemes, .keptParts, .mappedResponses,
      .anyDecimals, .dateNotations, .maps, .absentTexts, .shortColors, .domains, .caseForms,
      .singleValues, .textScaleConditions, .textLines:
      .third
    default: .second
    }
  }

  /// The behaviour of a client that reads only the preceding version.
  package var compatibility: Compatibility { row.compatibility }

  /// Whether only documents have it: layouts and responses for clients are written without it.
  var isForTools: Bool { self == .formatReaders || self == .keptParts || self == .mappedResponses }

  /// Its name in findings and in the reference, in Markdown.
  package var name: String { row.name }

  /// Whether a client that does not know a feature can show the screen without it.
  package enum Compatibility: Hashable, Sendable {
    /// The client passes over the key; these words say what it shows then.
    case ignorable(String)
    /// The client could only show wrong frames, so its reader refuses the value.
    case required
  }

  private var row: (name: String, compatibility: Compatibility) {
    switch self {
    case .formatReaders: ("`format` of a screen", .ignorable("the same: only servers and tools read the key"))
    case .bars: ("`topBar` and `bottomBar` of a screen", .ignorable("the screen without its bars"))
    case .listBounds:
      ("`min` and `max` of a list in the contract", .ignorable("the same; it takes lists of any number of elements"))
    case .decimalNumber: ("`Decimal(as: number)`", .required)
    case .numericIDs: ("`ID(as: number)`", .required)
    case .positionIdentity:
      ("`identity` of a section", .ignorable("the same; of several items with one `id`, only the first"))
    case .invalidFields:
      ("`invalid: nil` of a field", .ignorable("the response without the parts that have an invalid value there"))
    case .schemes: ("`schemes` of a URL", .ignorable("the same; it takes URLs of all schemes"))
    case .keptParts: ("`unknown: keep` of a screen", .required)
    case .mappedResponses: ("`wire` with paths", .required)
    case .anyDecimals: ("`Decimal(as: any)`", .required)
    case .dateNotations: ("`Date` with `as`", .required)
    case .maps: ("`[Text: …]`", .required)
    case .absentTexts: ("`absent` of a field", .required)
    case .shortColors: ("`Color(as: short)`", .required)
    case .domains: ("`domain` of a screen", .ignorable("the same: only proofs read it"))
    case .caseForms: ("`wire` of an enum", .required)
    case .textScaleConditions: ("a condition on the text size", .required)
    case .textLines: ("`lines` of a text style", .required)
    case .singleValues: ("`as: any` of a list", .required)
    case .rowHeight: ("`rowHeight` of a grid", .required)
    case .packing: ("`packing` of a grid", .required)
    case .startColumn: ("`startColumn` of a grid", .required)
    case .cellUnits: ("`accepts` of a mosaic's cell", .required)
    case .pictureWidth: ("a `width` that follows from a picture", .required)
    case .minWidth: ("`minWidth` of an item", .ignorable("the item as narrow as its `width`"))
    case .scrollAnchor: ("`scrollAnchor` of a screen", .ignorable("the screen from its start"))
    case .reachStart: ("`reachStart` of a section", .required)
    case .separatorInsets: ("`separatorInsets` of a list", .ignorable("the separators as wide as the items"))
    case .borders: ("`borderWidth` and `borderColor` of a decoration", .ignorable("the decoration without its border"))
    case .backgroundCovers: ("`covers` of a background", .ignorable("the background behind the whole section"))
    case .casesWithData: ("an enumeration with data", .required)
    case .localizedTexts: ("`localized` in content", .required)
    case .pinnedSections: ("`pinned` of a section", .ignorable("the section at its place, with which it scrolls away"))
    case .positions: ("`x` and `y` in requirements", .ignorable("the same: only tools read requirements"))
    case .rowSpans: ("`span` over several rows", .required)
    case .matchedSpans: ("a `span` that follows from a field", .required)
    }
  }
}
