import Foundation
import Testing

/// Faults in generated layouts change frames, and the comparison finds each of them.
@Suite(.serialized) struct SeededFaultTests {
  private static let shop: [SeededFault] = [
    // Insets and spacing.
    SeededFault("Layout.swift", "layout.interGroupSpacing = «12»", "16"),
    SeededFault("Layout.swift", "(top: «12», leading: 16, bottom: 12", "0"),
    SeededFault("Layout.swift", ".sections(spacing: «24»)", "16"),
    SeededFault("Layout.swift", "inside: insets, of: .safeArea, maxWidth: «1200»)", "1100"),
    SeededFault("Layout.swift", "layout.contentInsets = «content.verticalInsets»", "content.insets"),
    SeededFault("Layout.swift", "bottom: «4», trailing: 0)", "0"),
    SeededFault("Layout.swift", "leading: «max(8, environment.width / 2 - 612)»", "8"),
    // Conditions and the environment.
    SeededFault("Layout.swift", "if «environment.width >= 600» { count = 3 }", "environment.width > 600"),
    // Columns, rows and strips.
    SeededFault("Layout.swift", "{ count = «4» }", "5"),
    SeededFault("Layout.swift", "height: .absolute(96), waitsForNextRow: «true»", "false"),
    SeededFault("Layout.swift", "isUniformAcrossSiblings: «true»", "false"),
    SeededFault("Layout.swift", "var mostRows = «2»", "1"),
    SeededFault("Layout.swift", "layout.orthogonalScrollingBehavior = «.groupPagingCentered»", ".continuous"),
    SeededFault("Layout.swift", "layout.orthogonalScrollingBehavior = «.groupPaging»", ".paging"),
    // Heights.
    SeededFault("Layout.swift", "min(height, «environment.height * 3 / 5»)", "environment.height"),
    SeededFault("Layout.swift", "heightDimension: «.estimated(72)»", ".absolute(72)"),
    SeededFault("Layout.swift", "footer(height: «.absolute(52)»)", ".estimated(52)"),
    // Headers, footers and snapshots.
    SeededFault("Layout.swift", "var headerHeight: CGFloat = «72»", "70"),
    SeededFault("Layout.swift", "header.extendsBoundary = «false»", "true"),
    SeededFault("Layout.swift", "header.pinToVisibleBounds = «true»", "false"),
  ]

  private static let account: [SeededFault] = [
    SeededFault(
      "Layout.swift", ".single(height: «section.isFailed ? .absolute(80) : .absolute(120)»)", ".absolute(120)"),
    SeededFault("Support.swift", "max(0, width - leading - trailing - «672»)", "660"),
    SeededFault("Support.swift", "isWide ? «20» : 16", "16"),
    SeededFault("Support.swift", "idiom != .pad && «width >= 414»", "width > 430"),
    SeededFault("Support.swift", "leadingSafeArea = «isRightToLeft ? safeArea.right : safeArea.left»", "safeArea.left"),
    SeededFault("Snapshot.swift", "shown.units.prefix(«3»)", "2"),
    SeededFault("Snapshot.swift", "if «items.isEmpty» {", "false"),
  ]

  private static let corners: [SeededFault] = [
    SeededFault("Layout.swift", "offset: «-content.leading»", "0"),
    SeededFault("Layout.swift", "offset: «content.leading»", "0"),
    SeededFault("Layout.swift", "var alignment: RowAlignment = «.bottom»", ".top"),
    SeededFault("Layout.swift", "item.align(«.bottom»)", ".center"),
    SeededFault("Layout.swift", "if «environment.isRightToLeft» { height = 71 }", "!environment.isRightToLeft"),
    SeededFault("Layout.swift", "heightDimension: «.uniform(estimate: height)»", ".estimated(height)"),
    SeededFault("Layout.swift", "spacing: 9, lineSpacing: «4»)", "5"),
    SeededFault("Layout.swift", "trailing: «content.trailing + panelInsets.trailing»)", "content.trailing"),
    SeededFault("Layout.swift", "max(height * CGFloat(unit.image.aspectRatio), «40»)", "400"),
    SeededFault("Layout.swift", "Spacing: CGFloat = «section.spacing.map { CGFloat($0.items) }»", "nil"),
    SeededFault("Snapshot.swift", "if «isHidden» { return }", "false"),
  ]

  private static let hosted: [SeededFault] = [
    SeededFault("Layout.swift", "case .wide: HostedItem(unit: «1»)", "0"),
    SeededFault("Layout.swift", "[\"cover.image\": «unit.cover.image»]", "unit.image"),
    SeededFault("Layout.swift", "[\"size\": «unit.size.rawValue»]", "\"small\""),
    SeededFault("Layout.swift", "\"cover.height\": «CGFloat(unit.cover.height)»", "CGFloat(unit.pages)"),
    SeededFault(
      "Layout.swift", "HostedSection(\"tags\", items: items, header: «HostedPart(section.header)»", "nil as HostedPart?"
    ),
    SeededFault(
      "Layout.swift", "HostedSection(\"stills\", items: items, footer: «HostedPart(section.footer)»",
      "nil as HostedPart?"),
    SeededFault("Layout.swift", "isFailed: «section.isFailed»", "false"),
    SeededFault("Layout.swift", "isCarousel: «true»", "false"),
    SeededFault(
      "Layout.swift", "hosted.carousel(stillsContent(section), in: «environment»",
      "ScreenEnvironment(size: .zero, traits: UITraitCollection())"),
    SeededFault("Snapshot.swift", "= section.units.isEmpty ? [] : «[.carousel]»", "[.carousel, .placeholder]"),
    SeededFault("Layout.swift", "HostedSection(«\"changing\"»", "\"pictures\""),
  ]

  private static let variants: [SeededFault] = [
    SeededFault("Layout.swift", "if «variants.grid == .tight» {", "variants.grid == .wide"),
    SeededFault("Layout.swift", "if «variants.grid == .wide || environment.width >= 900» {", "variants.grid == .wide"),
    SeededFault(
      "Layout.swift", "if «variants.appVersion >= AppVersion(3, 2)» {", "variants.appVersion > AppVersion(3, 2)"),
    SeededFault("Layout.swift", "if «variants.`default` == .on» {", "false"),
    SeededFault("Layout.swift", "flags: [\"grid\": «variants.grid.rawValue»]", "\"control\""),
    SeededFault("Layout.swift", "appVersion: «variants.appVersion.description»)", "nil"),
    SeededFault("Snapshot.swift", "«variants.grid == .wide»", "variants.grid != .control"),
    SeededFault(
      "Snapshot.swift", "«variants.appVersion < AppVersion(4, 0)»", "variants.appVersion <= AppVersion(4, 0)"),
  ]

  private static let pinned: [SeededFault] = [
    SeededFault("Layout.swift", "case .tabs: «.section»", ".header"),
    SeededFault("Layout.swift", "case .pictures: «.footer»", "[]"),
    SeededFault("Layout.swift", "var pinning: ScreenPinning = «.header»", "[]"),
    SeededFault("Layout.swift", "{ pinning.remove(«.header») }", ".footer"),
    SeededFault("Layout.swift", "header.pinToVisibleBounds = «true»", "false"),
    SeededFault("Layout.swift", "{ header.pinToVisibleBounds = «true» }", "false"),
    SeededFault("Layout.swift", "variants.tabs == «.pinned»", ".free"),
    SeededFault("Layout.swift", "case .album: «albumPinning(environment)»", "[]"),
    SeededFault("Layout.swift", "{ pinning.insert(«.footer») }", ".header"),
    SeededFault("Layout.swift", "{ pinning.remove(«.footer») }", ".header"),
  ]

  private static let stacks: [SeededFault] = [
    SeededFault("Layout.swift", "HostedSection(«\"rows\"»,", "\"words\""),
    SeededFault("Layout.swift", "items: items, isFailed: «section.isFailed»)", "false"),
    SeededFault("Layout.swift", "sections: «sections»,\n      header", "sections.reversed()"),
    SeededFault("Layout.swift", "\"height\": «CGFloat(unit.height)»", "77"),
    SeededFault("Layout.swift", "header: «HostedPart(section.header)»,", "nil as HostedPart?"),
    SeededFault("Layout.swift", "preferredSizes: «preferredSizes()»", ".init()"),
  ]

  private static let values: [SeededFault] = [
    SeededFault("Layout.swift", "columns: «section.columns»", "nil"),
    SeededFault("Layout.swift", "startColumn: «section.startColumn»", "nil"),
    SeededFault("Layout.swift", "backgroundKind: «Self.shadeKind»", "\"other\""),
  ]

  @Test func faultsInHostedValuesAreFound() throws {
    try SeededFault.check(Self.values, in: "Tests/UIKitClients/Harness/hosted-values.sdui", widths: [320, 900])
  }

  @Test func faultsInStacksAreFound() throws {
    try SeededFault.check(
      Self.stacks, in: "Tests/UIKitClients/Harness/stacks.sdui", widths: [320, 700], profiles: ["typical"],
      failing: ["words"])
  }

  @Test func faultsInPinnedPartsAreFound() throws {
    try SeededFault.check(Self.pinned, in: "Tests/UIKitClients/Harness/pinned.sdui", widths: [320, 600, 700, 900])
  }

  @Test func faultsInVariantsAreFound() throws {
    try SeededFault.check(
      Self.variants, in: "Tests/UIKitClients/Harness/variants.sdui", widths: [320, 900], profiles: ["typical"])
  }

  /// The faults of all files.
  static let all = shop + account + corners + hosted + variants + pinned + stacks + values

  @Test func faultsInHostedSectionsAreFound() throws {
    try check("Tests/UIKitClients/Harness/hosted.sdui", Self.hosted)
  }

  @Test func faultsInCornersAreFound() throws {
    try check("Tests/UIKitClients/Harness/corners.sdui", Self.corners)
  }

  @Test func faultsInTheShopAreFound() throws { try check("Examples/Shop/home.sdui", Self.shop) }

  @Test func faultsInTheAccountAreFound() throws {
    try check("Examples/Account/account.sdui", Self.account, isEmbedded: true)
  }

  private func check(_ file: String, _ faults: [SeededFault], isEmbedded: Bool = false) throws {
    let widths: [Double] = [320, 390, 430, 600, 648, 700, 900, 1024, 1201, 1248.5]
    try SeededFault.check(faults, in: file, widths: widths, isEmbedded: isEmbedded)
  }
}
