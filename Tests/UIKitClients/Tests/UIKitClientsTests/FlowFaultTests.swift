import Foundation
import Testing

/// Faults in generated flow layouts change frames or the number of computations, and tests find each of them.
@Suite(.serialized) struct FlowFaultTests {
  private static let corners: [SeededFault] = [
    // Lines.
    SeededFault("Support.swift", "if number > 0 { thickness += «metrics.lineSpacing» }", "metrics.interitemSpacing"),
    SeededFault("Support.swift", "position += along(index) + «spacing»", "0"),
    SeededFault("Support.swift", "next > room + «1e-6»", "-1e-3"),
    SeededFault("Support.swift", "CGFloat(line.count - 1) * spacing) / «2»", "3"),
    SeededFault("Support.swift", "(one + spacing) + 1e-9).rounded(«.down»)", ".up"),
    SeededFault("Support.swift", "full = CGFloat(count) * «one»", "(one - 1)"),
    SeededFault("Support.swift", "case .center: return frame.offsetBy(dx: 0, dy: «(height - frame.height) / 2»)", "0"),
    SeededFault("Support.swift", "case .bottom: return frame.offsetBy(dx: 0, dy: «height - frame.height»)", "0"),
    SeededFault("Support.swift", "width: frame.width, height: «height»)", "frame.height"),
    SeededFault("Metrics.swift", "metrics.itemsPerLine = «columns.count»", "1"),
    SeededFault("Metrics.swift", "{ metrics.alignment = «.center» }", ".leading"),
    SeededFault("Metrics.swift", "metrics.lineSpacing = «0.5»", "1"),
    // Sections and what is around the items.
    SeededFault("Support.swift", "CGPoint(x: «insets.leading», y: top", "insets.trailing"),
    SeededFault("Support.swift", "origin.y + thickness + «insets.bottom»", "0"),
    SeededFault("Support.swift", "if !sections.isEmpty { end += «spacing» }", "0"),
    SeededFault("Support.swift", "var room: CGFloat { «overlays ? 0 : height» }", "height"),
    SeededFault("Support.swift", "y: «end - $0.height»", "end"),
    SeededFault("Support.swift", "items.inside(«background.insets»)", ".zero"),
    SeededFault("Metrics.swift", "insets: «content.verticalFlowInsets»", "content.flowInsets"),
    SeededFault("Metrics.swift", "if «section.units.isEmpty» {", "false"),
    SeededFault("Metrics.swift", "metrics.footer?.overlays = «true»", "false"),
    SeededFault("Metrics.swift", "metrics.background?.coversItems = «true»", "false"),
    SeededFault("FlowLayout.swift", "«metrics.sectionSpacing(environment)»", "0"),
    // Scrolling, pixels and direction.
    SeededFault("Support.swift", "min(max(«visible.minY», frame.minY)", "frame.minY"),
    SeededFault("Support.swift", "frame.minY), «section.maxY - frame.height»)", "1e9"),
    SeededFault("Support.swift", "max(min(«visible.maxY - frame.height», frame.minY)", "frame.minY"),
    SeededFault("Metrics.swift", "metrics.header?.isPinned = «true»", "false"),
    SeededFault("Support.swift", "isChanged(by: newBounds) || «placement?.hasPinnedParts ?? false»", "false"),
    SeededFault("Support.swift", "(length * scale + 1e-6).rounded(«.toNearestOrAwayFromZero»)", ".down"),
    SeededFault("Support.swift", "nearest(«contentWidth - frame.maxX»)", "frame.minX"),
    SeededFault("Support.swift", "InOppositeLayoutDirection: Bool { «true» }", "false"),
  ]

  private static let strip: [SeededFault] = [
    SeededFault("FlowLayout.swift", "?? «metrics.emptySection(environment)»", "FlowSectionMetrics()"),
    SeededFault("FlowLayout.swift", "«environment.sides(of: .layoutMargins)»", "(0, 0)"),
    SeededFault("Support.swift", "insets.leading - «sides.leading»", "0"),
    SeededFault("Support.swift", "insets.trailing - «sides.trailing»", "0"),
    SeededFault("Support.swift", "leading + width - «sides.leading»", "0"),
    SeededFault("Support.swift", "max(end + sides.trailing, «environment.width»)", "0"),
    SeededFault("Metrics.swift", "metrics.interitemSpacing = «4»", "9"),
    SeededFault("Metrics.swift", "left: «environment.isRightToLeft", "!environment.isRightToLeft"),
    // Rows of a strip, and insets of its items.
    SeededFault("Support.swift", "stride(from: row, to: count, by: «rows»)", "1"),
    SeededFault("Support.swift", "items[index].size.height = «highest»", "items[index].size.height"),
    SeededFault("Metrics.swift", "top: «width / 9»", "width / 10"),
  ]

  private static let items: [SeededFault] = [
    // Insets.
    SeededFault("Support.swift", "frame.offsetBy(dx: origin.x, dy: origin.y).inside(«items[index].insets»)", ".zero"),
    SeededFault("Support.swift", "box.offsetBy(dx: origin.x, dy: origin.y).inside(«items[index].insets»)", ".zero"),
    SeededFault("Support.swift", "size.width = newValue.width + «insets.leading + insets.trailing»", "0"),
    SeededFault("Support.swift", "size.height = newValue.height + «insets.top + insets.bottom»", "insets.top"),
    SeededFault("Support.swift", "CGRect(origin: .zero, size: size).inside(«insets»)", ".zero"),
    SeededFault("Metrics.swift", "leading: «12»", "11"),
    SeededFault("Metrics.swift", "trailing: «content.width * 0.05»", "content.width * 0.04"),
    // Equal heights.
    SeededFault("Support.swift", "switch «isUniform» ? .stretch", "false"),
    SeededFault("Metrics.swift", "isUniformAcrossSiblings: «true»", "false"),
    SeededFault("Metrics.swift", "var isUniform = «true»", "false"),
    SeededFault("Metrics.swift", "{ isUniform = «true» }", "false"),
    // Cells.
    SeededFault("Support.swift", "CGFloat(span) * height + «CGFloat(span - 1) * spacing»", "0"),
    SeededFault("Support.swift", "CGFloat(row) * «(height + spacing)»", "height"),
    SeededFault("Support.swift", "columns: 0..<«min(startColumn - 1, columnCount)»", "0"),
    SeededFault("Support.swift", "if «isDense» { place", "false"),
    SeededFault("Support.swift", "rowCount = «max(rowCount, place.row + rows)»", "place.row + 1"),
    SeededFault("Support.swift", "(max(1, «item.rowSpan»), min", "1"),
    SeededFault("Support.swift", "min(«item.span», columnCount))", "1"),
    // Spans of the data.
    SeededFault("Metrics.swift", "case .wide, .large: «2»", "1"),
    SeededFault("Metrics.swift", "case .line: «columns.count»", "1"),
    SeededFault("Metrics.swift", "case .tall: «3»", "2"),
    SeededFault("Metrics.swift", "var rowSpan = «rowSpanOfData»", "1"),
    SeededFault("Metrics.swift", "{ span = «spanOfData2» }", "spanOfData"),
    SeededFault("Support.swift", "CGPoint(x: «columns.leading(of: place.column)»", "0"),
    SeededFault("Metrics.swift", "rows.height(spanning: «2»)", "1"),
    SeededFault("Metrics.swift", "span: 3, rowSpan: «2»", "1"),
    SeededFault("Metrics.swift", "metrics.equalRows?.isDense = «true» }", "false"),
    SeededFault("Metrics.swift", "EqualRows(rowHeight, spacing: «7»)", "0"),
    SeededFault("Metrics.swift", "metrics.equalRows = «nil»", "rows"),
  ]

  private static let stack: [SeededFault] = [
    // Stacks.
    SeededFault("Support.swift", "if number > 0 { end += «metrics.lineSpacing» }", "0"),
    SeededFault("Support.swift", "$0.offsetBy(dx: «origin.x», dy: 0)", "0"),
    SeededFault("Support.swift", "end = «section.frame.maxY»", "section.frame.minY"),
    SeededFault("Support.swift", "environment.width = «content.width»", "width"),
    SeededFault("Support.swift", "part.metrics.item(at: «index - first»)", "index"),
    SeededFault("Support.swift", "first += «part.count»", "0"),
    SeededFault("Metrics.swift", "if «screenWidth» >= 600 { count = 3 }", "environment.width"),
    SeededFault("Metrics.swift", "count: «max(1, section.units.count)»", "section.units.count"),
    SeededFault("Metrics.swift", "content(inside: insets, of: «.none»)", ".layoutMargins"),
    SeededFault("Snapshot.swift", "if own.isEmpty { own = «[.placeholder]» }", "[]"),
    // Columns.
    SeededFault("Support.swift", "if «waits[index]» {", "false"),
    SeededFault("Support.swift", "startColumn: «metrics.startColumn»)", "1"),
    SeededFault("Support.swift", "columns.leading(of: «placed.columns[$0]»)", "0"),
    SeededFault("Metrics.swift", "span: «span»", "1"),
    SeededFault("Metrics.swift", "waitsForNextRow: «waits»", "false"),
    // Measured sizes.
    SeededFault("Metrics.swift", "measuring: «.width», of: unit", "[]"),
    SeededFault("Metrics.swift", "measuring: «section.header»", "nil"),
    SeededFault("Support.swift", "self.init(«AnyHashable(content)», item.viewSize", "AnyHashable(0)"),
    SeededFault("Support.swift", "abs(known.height - new.height) > «0.001»", "1e9"),
    SeededFault("Support.swift", "? «size.height» : estimate.height", "estimate.height"),
    SeededFault("Support.swift", "{ item.viewSize = «size» }", "item.viewSize"),
    SeededFault("Support.swift", "result.header?.height = «height(header)»", "header.height"),
  ]

  private static let album: [SeededFault] = [
    SeededFault("Metrics.swift", "EqualColumns(«4», spacing", "5"),
    SeededFault("Metrics.swift", "environment.width * «9»", "8"),
    SeededFault("Metrics.swift", "height: «130»", "131"),
    SeededFault("Metrics.swift", "environment.verticalSizeClass == «.regular»", ".compact"),
    SeededFault("Metrics.swift", "metrics.direction = «.horizontal»", ".vertical"),
  ]

  private static let invalidation: [SeededFault] = [
    SeededFault("Support.swift", "return «prepared != environment»", "true"),
    SeededFault("Support.swift", "flow.invalidateFlowLayoutDelegateMetrics = «isChanged»", "true"),
    SeededFault("Support.swift", "let view = collectionView, «isChanged(ScreenEnvironment(view))»", "false"),
    SeededFault("Support.swift", "ScreenEnvironment(size: «newBounds.size», traits", "view.bounds.size"),
    SeededFault("FlowLayout.swift", "dependsOnHeight: Bool { «false» }", "true"),
  ]

  /// The faults of all files.
  static let all = corners + strip + items + stack + album + invalidation

  @Test func faultsInCornersAreFound() throws {
    try SeededFault.check(
      Self.corners, in: "Tests/UIKitClients/Harness/flow.sdui", .flowLayout,
      widths: [320, 499.75, 600, 700, 741, 900, 1000.25, 1200], profiles: ["minimal", "typical", "edge", "maximal"])
  }

  @Test func faultsInStacksAreFound() throws {
    try SeededFault.check(
      Self.stack, in: "Tests/UIKitClients/Harness/flow-stack.sdui", .flowLayout, widths: [320, 600, 700, 900])
  }

  @Test func faultsInStripsAreFound() throws {
    try SeededFault.check(
      Self.strip, in: "Tests/UIKitClients/Harness/flow-strip.sdui", .flowLayout, widths: [320, 599.5, 700, 1024, 1200])
  }

  @Test func faultsInItemsAreFound() throws {
    try SeededFault.check(
      Self.items, in: "Tests/UIKitClients/Harness/flow-items.sdui", .flowLayout,
      widths: [320, 599.5, 600, 700, 900, 1200],
      profiles: ["minimal", "typical", "edge", "maximal"])
  }

  @Test func faultsInTheAlbumAreFound() throws {
    try SeededFault.check(Self.album, in: "Examples/SizeClasses/album.sdui", .flowLayout, widths: [320, 390, 700])
  }

  @Test func faultsInTheInvalidationAreFound() throws {
    let program = try SeededFault.program(Self.invalidation, in: "Examples/Sale/sale.sdui", .flowLayout)
    let response = try #require(program.fixtures(profiles: ["maximal"]).first)
    let right = try program.countComputations(response: response)
    #expect(right == FlowLayoutTests.computations(ofHeight: 0))
    for (index, fault) in Self.invalidation.enumerated() {
      let counts = try program.countComputations(response: response, fault: index + 1)
      #expect(counts != right, "`\(fault.place)`, as `\(fault.replacement)`, makes no difference")
    }
  }
}
