import Foundation
import Testing

/// Faults in generated layouts change frames, and the comparison finds each of them.
@Suite(.serialized) struct SeededFaultTests {
  /// A fault in the text of a generated file.
  struct Fault: Sendable {
    /// The end of the name of the file.
    let file: String
    /// A part of its text, in which what changes is between `«` and `»`.
    let place: String
    /// The replacement: an expression of the same type.
    let replacement: String

    init(_ file: String, _ place: String, _ replacement: String) {
      (self.file, self.place, self.replacement) = (file, place, replacement)
    }

    /// The text of the file with the fault, which holds if its number is chosen; `nil` if the place is not there.
    func seeded(in text: String, number: Int) -> String? {
      let parts = place.split(whereSeparator: { $0 == "«" || $0 == "»" }).map(String.init)
      let isFirst = place.hasPrefix("«")
      let (before, original) = isFirst ? ("", parts[0]) : (parts[0], parts[1])
      let after = parts.dropFirst(isFirst ? 1 : 2).joined()
      guard let range = text.range(of: before + original + after) else { return nil }
      let expression = "(seededFault == \(number) ? \(replacement) : \(original))"
      return text.replacingCharacters(in: range, with: before + expression + after)
    }
  }

  private static let shop: [Fault] = [
    // Insets and spacing.
    Fault("Support.swift", "leading: «leading», bottom: bottom, trailing: trailing)", "trailing"),
    Fault("Layout.swift", "layout.interGroupSpacing = «12»", "16"),
    Fault("Layout.swift", "(top: «12», leading: 16, bottom: 12", "0"),
    Fault("Layout.swift", ".sections(spacing: «24»)", "16"),
    Fault("Layout.swift", "inside: insets, of: .safeArea, maxWidth: «1200»)", "1100"),
    Fault("Layout.swift", "layout.contentInsets = «content.verticalInsets»", "content.insets"),
    Fault("Layout.swift", "bottom: «4», trailing: 0)", "0"),
    Fault("Layout.swift", "leading: «max(8, environment.width / 2 - 612)»", "8"),
    // Conditions and the environment.
    Fault("Layout.swift", "if «environment.width >= 600» { count = 3 }", "environment.width > 600"),
    Fault("Support.swift", "«size.width < 600» ? .compact", "size.width <= 600"),
    Fault("Support.swift", "leadingSafeArea = «isRightToLeft ? safeArea.right : safeArea.left»", "safeArea.left"),
    Fault("Support.swift", "case .accessibilityMedium: «28 / 17»", "33 / 17"),
    // Columns, rows and strips.
    Fault("Layout.swift", "{ count = «4» }", "5"),
    Fault("Support.swift", "+ 1e-9).rounded(«.down»)", ".up"),
    Fault("Layout.swift", "height: .absolute(96), waitsForNextRow: «true»", "false"),
    Fault("Layout.swift", "isUniformAcrossSiblings: «true»", "false"),
    Fault("Layout.swift", "var mostRows = «2»", "1"),
    Fault("Support.swift", "leading - «whole» * spacing", "(whole - 1)"),
    Fault("Layout.swift", "layout.orthogonalScrollingBehavior = «.groupPagingCentered»", ".continuous"),
    Fault("Layout.swift", "layout.orthogonalScrollingBehavior = «.groupPaging»", ".paging"),
    // Heights.
    Fault("Layout.swift", "min(height, «environment.height * 3 / 5»)", "environment.height"),
    Fault("Layout.swift", "heightDimension: «.estimated(72)»", ".absolute(72)"),
    Fault("Layout.swift", "footer(height: «.absolute(52)»)", ".estimated(52)"),
    // Headers, footers and snapshots.
    Fault("Layout.swift", "var headerHeight: CGFloat = «72»", "70"),
    Fault("Layout.swift", "header.extendsBoundary = «false»", "true"),
    Fault("Layout.swift", "header.pinToVisibleBounds = «true»", "false"),
  ]

  private static let account: [Fault] = [
    Fault("Layout.swift", ".single(height: «section.isFailed ? .absolute(80) : .absolute(120)»)", ".absolute(120)"),
    Fault("Support.swift", "max(0, width - leading - trailing - «672»)", "660"),
    Fault("Support.swift", "horizontalSizeClass == .regular ? «20» : 16", "16"),
    Fault("Snapshot.swift", "shown.units.prefix(«3»)", "2"),
    Fault("Snapshot.swift", "if «items.isEmpty» {", "false"),
  ]

  private static let corners: [Fault] = [
    Fault("Support.swift", "value > 0 && value < 1 ? «value / length» : value", "value"),
    Fault("Layout.swift", "offset: «-content.leading»", "0"),
    Fault("Layout.swift", "offset: «content.leading»", "0"),
    Fault("Layout.swift", "var alignment: RowAlignment = «.bottom»", ".top"),
    Fault("Layout.swift", "item.align(«.bottom»)", ".center"),
    Fault("Layout.swift", "if «environment.isRightToLeft» { height = 71 }", "!environment.isRightToLeft"),
    Fault("Layout.swift", "heightDimension: «.uniform(estimate: height)»", ".estimated(height)"),
    Fault("Layout.swift", "spacing: 9, lineSpacing: «4»)", "5"),
    Fault("Layout.swift", "trailing: «content.trailing + panelInsets.trailing»)", "content.trailing"),
    Fault("Layout.swift", "max(height * CGFloat(unit.image.aspectRatio), «40»)", "400"),
    Fault("Layout.swift", "Spacing: CGFloat = «section.spacing.map { CGFloat($0.items) }»", "nil"),
    Fault("Support.swift", "CGFloat(row.count - 1) * spacing + «0.1»", "1_000"),
    Fault("Snapshot.swift", "if «isHidden» { return }", "false"),
  ]

  private static let hosted: [Fault] = [
    Fault("Layout.swift", "case .wide: HostedItem(unit: «1»)", "0"),
    Fault("Layout.swift", "[\"cover.image\": «unit.cover.image»]", "unit.image"),
    Fault("Layout.swift", "[\"size\": «unit.size.rawValue»]", "\"small\""),
    Fault("Layout.swift", "\"cover.height\": «CGFloat(unit.cover.height)»", "CGFloat(unit.pages)"),
    Fault("Layout.swift", "items: items, hasHeader: «section.header != nil», in: environment", "false"),
    Fault("Layout.swift", "hasFooter: «true»", "false"),
    Fault("Layout.swift", "isFailed: «section.isFailed»", "false"),
    Fault("Layout.swift", "isCarousel: «true»", "false"),
    Fault(
      "Layout.swift", "hosted.carousel(\"stills\", items: «stillsItems(section)»", "stillsItems(section).reversed()"),
    Fault("Snapshot.swift", "= section.units.isEmpty ? [] : «[.carousel]»", "[.carousel, .placeholder]"),
    Fault("Layout.swift", "hosted.section(«\"changing\"»", "\"pictures\""),
    Fault("Sections.swift", "direction: «isRightToLeft ? .rightToLeft : .leftToRight»", ".leftToRight"),
    Fault("Sections.swift", "left: «isRightToLeft ? trailing : leading»", "leading"),
    Fault("Sections.swift", "textScale: «Double(environment.textScale)»", "1"),
    Fault("Sections.swift", "width: «Double(environment.width)»", "Double(environment.width) - 1"),
  ]

  @Test func faultsInHostedSectionsAreFound() throws {
    try check("Tests/UIKitClients/Harness/hosted.sdui", Self.hosted)
  }

  @Test func faultsInCornersAreFound() throws { try check("Tests/UIKitClients/Harness/corners.sdui", Self.corners) }

  @Test func faultsInTheShopAreFound() throws { try check("Examples/Shop/home.sdui", Self.shop) }

  @Test func faultsInTheAccountAreFound() throws { try check("Examples/Account/account.sdui", Self.account) }

  private func check(_ file: String, _ faults: [Fault]) throws {
    var seeded: Set<Int> = []
    let program = try GeneratedLayoutProgram(file) { name, text in
      var text = text
      for (index, fault) in faults.enumerated() where name.hasSuffix(fault.file) && !name.hasPrefix("ResponseSupport") {
        guard let changed = fault.seeded(in: text, number: index + 1) else { continue }
        text = changed
        seeded.insert(index)
      }
      return text
    }
    let widths: [Double] = [320, 390, 600, 648, 700, 900, 1024, 1201, 1248.5]
    let responses = try program.fixtures(profiles: ["typical", "edge", "maximal"]) + program.coverage(atMost: 3)
    let right = try program.compare(widths: widths, responses: responses)
    #expect(right.differenceCount == 0, "\(right.differences)")
    for (index, fault) in faults.enumerated() {
      #expect(seeded.contains(index), "the code has no `\(fault.place)`")
      let result = try program.compare(widths: widths, responses: responses, fault: index + 1)
      #expect(result.differenceCount > 0, "`\(fault.place)`, as `\(fault.replacement)`, makes no difference")
    }
  }
}
