import Foundation
import Testing

/// Faults in generated flow layouts and snapshots change frames, and tests find each of them.
@Suite(.serialized) struct FlowFaultTests {
  private static let corners: [SeededFault] = [
    SeededFault("FlowLayout.swift", "HostedSection(\n      «\"metrics\"»", "\"rows\""),
    SeededFault("FlowLayout.swift", "case .card(let unit): HostedItem(unit: «1», numbers: [\"height\"", "0"),
    SeededFault(
      "FlowLayout.swift", "HostedItem(unit: 0, images: [\"image\": «unit.image»])",
      "ImageReference(url: \"a:b\", width: 1, height: 9)"),
    SeededFault("FlowLayout.swift", "HostedValues(columns: «section.columns»", "nil"),
    SeededFault("FlowLayout.swift", "spacing: «section.spacing», insets", "nil"),
    SeededFault("FlowLayout.swift", "insets: «section.insets»)", "nil"),
    SeededFault(
      "FlowLayout.swift",
      "header: HostedPart(«section.header»),\n      footer: HostedPart(section.footer))\n  }\n\n  // MARK: - `class`",
      "nil as Plain?"),
    SeededFault("FlowLayout.swift", "numbers: [\"pages\": CGFloat(«unit.pages»)]", "1"),
    SeededFault(
      "FlowLayout.swift",
      "section.units.map { _ in HostedItem(unit: 0) }, isFailed: «section.isFailed»)\n  }\n\n  // MARK: - `folded`",
      "false"),
    SeededFault("FlowLayout.swift", "case .rows(let section): «rowsContent(section)»", "nil"),
    SeededFault("FlowLayout.swift", "top: «7» + topBarHeight", "8"),
    SeededFault("FlowLayout.swift", "bottom: «environment.height / 10» +", "0"),
    SeededFault("Snapshot.swift", "if «items.isEmpty» { items = [.placeholder] }\n    append(.`class`", "false"),
    SeededFault("Snapshot.swift", "if «isHidden» { return }", "false"),
    SeededFault("Snapshot.swift", "{ visibleCount = «2» }", "3"),
    SeededFault("Snapshot.swift", "{ visibleCount = «0» }", "1"),
    SeededFault("Snapshot.swift", "if «section.isFailed || section.units.isEmpty» { return }", "true"),
  ]

  private static let strip: [SeededFault] = [
    SeededFault("FlowLayout.swift", "left: «environment.isRightToLeft", "!environment.isRightToLeft"),
    SeededFault("FlowLayout.swift", "let trailing: CGFloat = «environment.width / 10»", "0"),
  ]

  private static let items: [SeededFault] = [
    SeededFault("FlowLayout.swift", "cases: [\"size\": «unit.size.rawValue», \"form\"", "\"\""),
    SeededFault("FlowLayout.swift", "HostedValues(startColumn: «section.startColumn»)", "nil"),
    SeededFault("FlowLayout.swift", "HostedItem(unit: 1, content: «unit»)", "Int?.none"),
    SeededFault("FlowLayout.swift", "HostedSection(\"box\", sections: «sections»)", "[]"),
  ]

  private static let carousels: [SeededFault] = [
    SeededFault("FlowLayout.swift", "numbers: [\"pages\": CGFloat(«unit.pages»)])\n      case .wide", "1"),
    SeededFault("Snapshot.swift", "= section.units.isEmpty ? [] : «[.carousel]»", "[]"),
  ]

  /// All faults.
  static let all = corners + strip + items + carousels

  @Test func faultsInCornersAreFound() throws {
    try SeededFault.check(
      Self.corners, in: "Tests/UIKitClients/Harness/flow.sdui", .flowLayout, widths: [320, 500, 720, 1000],
      failing: ["tags"])
  }

  @Test func faultsInStripsAreFound() throws {
    try SeededFault.check(
      Self.strip, in: "Tests/UIKitClients/Harness/flow-strip.sdui", .flowLayout, widths: [320, 600, 1024])
  }

  @Test func faultsInItemsAreFound() throws {
    try SeededFault.check(
      Self.items, in: "Tests/UIKitClients/Harness/flow-items.sdui", .flowLayout, widths: [320, 600, 900])
  }

  @Test func faultsInCarouselsAreFound() throws {
    try SeededFault.check(
      Self.carousels, in: "Tests/UIKitClients/Harness/hosted.sdui", .flowLayout, widths: [320, 700, 1024])
  }
}
