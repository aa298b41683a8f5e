import Foundation
import Testing

/// Faults in generated views of SwiftUI change frames, identities or counts, and tests find each of them.
@Suite(.serialized) struct ScreenFaultTests {
  static let corners: [SeededFault] = [
    // The container.
    SeededFault("ScreenSupport.swift", "width: «size.width + safeArea.leading + safeArea.trailing»", "size.width"),
    SeededFault("ScreenSupport.swift", "height: «size.height + safeArea.top + safeArea.bottom»", "size.height"),
    SeededFault("ScreenSupport.swift", "environment.leadingSafeArea = «safeArea.leading»", "safeArea.trailing"),
    SeededFault("ScreenSupport.swift", "environment.isRightToLeft = «isRightToLeft»", "!isRightToLeft"),
    SeededFault("ScreenSupport.swift", "edges: «.horizontal»", "[]"),
    SeededFault("ScreenSupport.swift", "UIContentSizeCategory(«dynamicTypeSize»).textScale", "nil"),
    SeededFault("ScreenSupport.swift", "traits: «.current»", "UITraitCollection()"),
    // Sections.
    SeededFault("ScreenSupport.swift", "«part.isPinned» { header(part)", "part.overlays"),
    SeededFault("ScreenSupport.swift", "VStack(alignment: .leading, spacing: «0») {\n      if let part", "8"),
    SeededFault("ScreenSupport.swift", "lines.padding(«verticalInsets»)", "EdgeInsets()"),
    SeededFault("ScreenSupport.swift", ".overlay(alignment: «.bottomLeading»)", ".topLeading"),
    SeededFault("ScreenSupport.swift", "insets.top -= «pinned(metrics.header)»", "0"),
    SeededFault("ScreenSupport.swift", "insets.bottom -= «pinned(metrics.footer)»", "0"),
    SeededFault("ScreenSupport.swift", "own.coversItems, «!items.isEmpty»", "true"),
    SeededFault("ScreenSupport.swift", "EdgeInsets(«own.insets»)).padding(metrics", ".zero"),
    SeededFault("ScreenSupport.swift", "padding(.leading, «part.leading»)", "0"),
    SeededFault("Screen.swift", "pinnedViews: «[.sectionHeaders, .sectionFooters]»", "[.sectionHeaders]"),
    SeededFault("Screen.swift", "LazyVStack(alignment: .leading, spacing: «0»", "8"),
    SeededFault("Screen.swift", "Color.clear.frame(height: «metrics.sectionSpacing(environment)»)", "0"),
    SeededFault("Screen.swift", "safeAreaInset(edge: .top, spacing: «0»)", "1"),
    SeededFault("Screen.swift", "views.title(bar).frame(width: «environment.width»", "100"),
    // Lines.
    SeededFault("ScreenSupport.swift", "alignment: .leading, spacing: «metrics.lineSpacing») { views(lines) }", "nil"),
    SeededFault("ScreenSupport.swift", "spacing: «metrics.interitemSpacing», alignment: metrics.row", "0"),
    SeededFault("ScreenSupport.swift", "count: max(1, min(«count», items.count))", "count + 1"),
    SeededFault("ScreenSupport.swift", "case .center: «.leading»", ".topLeading"),
    SeededFault("ScreenSupport.swift", "case .bottom: «.bottomLeading»", ".topLeading"),
    SeededFault("ScreenSupport.swift", "y: bounds.minY + «frame.minY»", "0"),
    SeededFault("ScreenSupport.swift", "CGSize(width: room, height: «lines.thickness»)", "0"),
    // Strips.
    SeededFault("ScreenSupport.swift", "contentMargins(.leading, «leading»", "0"),
    SeededFault("ScreenSupport.swift", "LazyHStack(alignment: «.top»", ".center"),
    SeededFault("ScreenSupport.swift", ", spacing: «metrics.lineSpacing») { views() }", "nil"),
    SeededFault("ScreenSupport.swift", "LazyHGrid(rows: rows, alignment: .top, spacing: «metrics.lineSpacing»)", "nil"),
    SeededFault("ScreenSupport.swift", "GridItem(.fixed(item.size.height), spacing: «metrics.interitemSpacing»", "nil"),
    // Items, and what appears in place of them.
    SeededFault("Screen.swift", "if «section.isFailed» {", "false"),
    SeededFault("Screen.swift", "items: «shown.items», environment", "Array(shown.items.dropLast())"),
    SeededFault("ScreenSupport.swift", "item(entry.offset, «entry.element.0.size»)", ".zero"),
    SeededFault("FlowMetrics.swift", "content.width, height: «33.3»", "33.4"),
  ]

  @Test func faultsAreFound() throws {
    try SeededFault.check(
      Self.corners, in: "Tests/UIKitClients/Harness/swiftui.sdui", .swiftUI,
      widths: [320, 499.75, 600, 700, 741, 900, 1000.25, 1200], profiles: ["minimal", "typical", "edge", "maximal"])
  }
}
