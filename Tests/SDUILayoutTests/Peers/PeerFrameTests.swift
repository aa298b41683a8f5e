import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// Our frames against those of other engines. All lengths are quarters of a point below 2^20, which single precision holds
/// exactly, so frames are equal and not nearly so.
@Suite struct PeerFrameTests {
  /// A grid of items of mixed heights and spans, its items, and the same as flex boxes.
  private struct Example {
    let section: ScreenSection
    let units: [Int]
    let width: Rational
    let peers: Peer.Case
  }

  private func example(seed: Int) throws -> Example {
    var random = RandomSource(seed: UInt64(seed))
    let columns = random.number(1...4)
    let (unit, gap, lines) = (random.length(20...200), random.length(0...12), random.length(0...20))
    let (top, leading, bottom, trailing) = (
      random.length(0...30), random.length(0...30), random.length(0...30), random.length(0...30)
    )
    func width(_ span: Int) throws -> Rational { try Rational(span) * unit + Rational(span - 1) * gap }
    let container = try width(columns) + leading + trailing
    let kinds = (0..<4).map { _ in (span: random.number(1...columns), height: random.length(0...200)) }
    let units = (0..<random.number(1...120)).map { _ in random.number(0...3) }
    let grid = section(
      .grid,
      [
        (.columns, .columns(Int64(columns))), (.spacing, .gaps(lines: lines, items: gap)),
        (.insets, .insets(top: top, leading: leading, bottom: bottom, trailing: trailing)),
      ], units: kinds.map { [(.height, .size($0.height)), (.span, .span(Int64($0.span)))] })
    return Example(
      section: grid, units: units, width: container,
      peers: Peer.Case(
        width: container.doubleValue, insets: [top, trailing, bottom, leading].map(\.doubleValue),
        gaps: [gap.doubleValue, lines.doubleValue],
        items: try units.map { [try width(kinds[$0].span).doubleValue, kinds[$0].height.doubleValue] }))
  }

  @Test(arguments: Peer.allCases)
  func `grids stand where flex boxes do`(peer: Peer) throws {
    let examples = try (0..<60).map { try example(seed: $0) }
    guard let theirs = try peer.frames(of: examples.map(\.peers)) else { return }
    try #require(theirs.count == examples.count)
    for (example, frames) in zip(examples, theirs) {
      let ours = try layOut(example.section, example.units, width: example.width).cells()
      try #require(frames.count == ours.count)
      for (cell, frame) in zip(ours, frames)
      where [cell.x, cell.y, cell.width, cell.height].map(\.doubleValue) != frame {
        Issue.record("\(cell) is \(frame)")
      }
    }
  }
}
