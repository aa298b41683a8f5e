import Foundation
import Testing

/// Faults in generated views of SwiftUI change frames, identities or counts, and tests find each of them.
@Suite(.serialized) struct ScreenFaultTests {
  static let corners: [SeededFault] = [
    // The container, the bars and the sections.
    SeededFault(
      "Screen.swift", "ScreenStack(document, snapshot, in: «environment»)",
      "ScreenEnvironment(size: CGSize(width: environment.width - 1, height: environment.height), traits: .current)"),
    SeededFault("Screen.swift", "«response.bottomBar».map {", "nil as Title?"),
    SeededFault("Screen.swift", "case .rows(let section): «rowsContent(section)»", "nil"),
    SeededFault("Screen.swift", "HostedSection(\n      «\"metrics\"»", "\"rows\""),
    // What the frames of sections follow.
    SeededFault("Screen.swift", "case .card(let unit): HostedItem(unit: «1», numbers: [\"height\"", "0"),
    SeededFault("Screen.swift", "HostedItem(unit: 1, numbers: [\"height\": CGFloat(«unit.height»)])", "77"),
    SeededFault(
      "Screen.swift", "HostedItem(unit: 0, images: [\"image\": «unit.image»])",
      "ImageReference(url: \"a:b\", width: 1, height: 9)"),
    SeededFault("Screen.swift", "HostedValues(columns: «section.columns»", "nil"),
    SeededFault("Screen.swift", "spacing: «section.spacing», insets", "nil"),
    SeededFault("Screen.swift", "insets: «section.insets»)", "nil"),
    SeededFault(
      "Screen.swift", "HostedSection(\"rows\", items: items, header: HostedPart(«section.header»)", "nil as Title?"),
    SeededFault("Screen.swift", "numbers: [\"pages\": CGFloat(«unit.pages»)]", "1"),
    SeededFault("Screen.swift", "HostedItem(unit: 0) }, isFailed: «section.isFailed»)", "false"),
    SeededFault("Screen.swift", "case .note(let unit): HostedItem(unit: 0, content: «unit»)", "Int?.none"),
    // Views.
    SeededFault(
      "Screen.swift",
      "switch section.units[«item.index»] {\n      case .note(let unit): views.note(unit)\n      case .card", "0"),
    SeededFault("Screen.swift", "if «item.isPlaceholder» {\n        views.nothing(ViewsClassSection", "true"),
    SeededFault("Screen.swift", "if «section.isFailed» {\n          views.broken", "false"),
    SeededFault("Screen.swift", "if let footer = «section.footer» {", "nil as Title?"),
    // Sections that take room, and their items.
    SeededFault("Snapshot.swift", "if «isHidden» { return }", "false"),
    SeededFault("Snapshot.swift", "if «section.isFailed || section.units.isEmpty» { return }", "true"),
    SeededFault("Snapshot.swift", "if «items.isEmpty» { items = [.placeholder] }", "false"),
    SeededFault("Snapshot.swift", "{ visibleCount = «2» }", "3"),
  ]

  @Test func faultsAreFound() throws {
    try SeededFault.check(
      Self.corners, in: "Tests/UIKitClients/Harness/swiftui.sdui", .swiftUI,
      widths: [320, 499.75, 600, 700, 741, 900, 1000.25, 1200], profiles: ["minimal", "typical", "edge", "maximal"],
      failing: ["tags"])
  }
}
