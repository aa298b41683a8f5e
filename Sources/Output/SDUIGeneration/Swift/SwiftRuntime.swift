import EmbeddedFiles

/// The runtime of generated Swift: the sources of the product `SDUIResponse`.
package enum SwiftRuntime: String, CaseIterable, Hashable, Sendable {
  /// The code imports the product.
  case imported
  /// The sources of the product are part of the code, which then imports nothing of this project. The interpreter is no part of it.
  case embedded

  /// The module that generated code imports.
  static let module = "SDUIResponse"

  /// The module that generated layouts import besides.
  static let layoutModule = "SDUICollectionView"

  /// The type that names the version of the runtime.
  static let version = "ResponseRuntime1"

  /// The sources of the product as one file.
  static var text: String { text(of: embedded_swift_response_runtime(), importing: "Foundation") }

  /// The sources of what generated compositional layouts use, as one file.
  static var layoutText: String { text(of: embedded_swift_layout_runtime(), importing: "UIKit") }

  /// Sources as one file, which imports one module instead of what each of them imports.
  private static func text(of sources: UnsafePointer<UInt8>?, importing module: String) -> String {
    var lines: [Substring] = [
      "\(generatedCodeMark). Do not edit.", "// swift-format-ignore-file", "", "import \(module)",
    ]
    for line in sources.map({ String(cString: $0) })?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    where !line.drop(while: { $0 == " " }).hasPrefix("import ") {
      if !line.isEmpty || lines.last != "" { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// The types that generated layouts use: those of the runtime, of UIKit and of SwiftUI.
  static let layoutTypeNames: Set<String> = [
    "Alignment", "AppVersion", "Binding", "CarouselCollectionViewLayout", "CGFloat", "CGPoint", "CGRect", "CGSize",
    "Client", "Color", "ContentArea", "DynamicTypeSize", "EdgeInsets", "EmptyView", "Environment", "EqualColumns",
    "EstimatedAxes", "FieldCase", "FieldLength", "ForEach", "GeometryProxy", "GeometryReader", "HostedItem",
    "HostedPart", "HostedScreen", "HostedSection", "HostedValues", "ImageRatio", "IndexPath", "InsetsReference",
    "ItemData", "ItemIdentity", "Layout", "LayoutDirection", "LayoutEnvironment", "LazyHStack", "LazyVStack", "Length",
    "MainActor", "NSCoder", "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutDecorationItem",
    "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutEnvironment",
    "NSCollectionLayoutGroup", "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutItem",
    "NSCollectionLayoutSection", "NSCollectionLayoutSize", "NSDecimalNumber", "NSDiffableDataSourceSnapshot",
    "NSDirectionalEdgeInsets", "OptionSet", "PageEvent", "PinningCollectionViewLayout", "PropertyList",
    "ProposedViewSize", "Rational", "RepeatedSectionIdentity", "RowAlignment", "RowItem", "SafeAreaInsets", "Screen",
    "ScreenCollectionViewLayout", "ScreenContainer", "ScreenDocument", "ScreenEnvironment", "ScreenFlowLayout",
    "ScreenItemIdentifier",
    "ScreenLayoutLimit",
    "ScreenPinning", "ScreenSection", "ScreenSnapshot", "ScreenStack", "ScrollView", "SDUI", "SDUICollectionView",
    "Section", "SectionEnd", "SectionFrames", "SectionItems", "SectionView", "SelfSizingCollectionViewLayout",
    "ShownItem", "SnapshotChanges", "State", "StripItem", "SupplementaryData", "SwiftUI", "UICollectionView",
    "UICollectionViewCompositionalLayout", "UICollectionViewCompositionalLayoutConfiguration",
    "UICollectionViewFlowLayout", "UICollectionViewFlowLayoutInvalidationContext", "UICollectionViewLayoutAttributes",
    "UICollectionViewLayoutInvalidationContext", "UIContentSizeCategory", "UIEdgeInsets", "UIKit",
    "UITraitCollection", "UIUserInterfaceIdiom", "UIUserInterfaceSizeClass", "UserInterfaceSizeClass", "Variants",
    "Version", "View", "ViewBuilder", "VisibleItems", "VStack",
  ]

  /// The types that it declares.
  static let typeNames: Set<String> = [
    "BundleFormat", "ChoiceForm", "ComponentFormat", "DatePattern", "DateText", "DecimalText", "DocumentArrangement",
    "ExactNumber",
    "FieldReader",
    "FieldRule", "HexColor", "ImageReference", "JSONValue", "MappedEntities", "MappedList", "MappedPart",
    "MappedSection",
    "MappedUnits", "ResponseAction", "ResponseChoice", "ResponseComponent", "ResponseDocument", "ResponseEnvelope",
    "ResponseError", "ResponseFault", "ResponseFaults", "ResponseMapping", "ResponseNode", "ResponseNodes",
    "ResponseObject", "ResponseParser", "ResponseReader", "ResponseRuntime1", "ResponseScreen", "ResponseSection",
    "ResponseSectionChoice", "ResponseUnit", "ScreenFormat", "ScreenReader", "ScreenWriter", "SectionFormat",
    "SectionInsets", "SectionReader", "SectionRule", "SectionSpacing", "SectionWriter", "SentEntities", "SentTexts",
    "TaggedReader",
    "URLReference", "URLText", "UnitIdentity", "UnitListReader", "UnitParts", "UnitRule", "Unrecognized",
  ]
}
