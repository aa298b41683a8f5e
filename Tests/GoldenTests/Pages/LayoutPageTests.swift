import SDUILayout
import TestSupport
import Testing

/// Holds `Grammar/LAYOUT.md` against the rules that code and errors name. That its examples compile, and that the frames
/// below them are current, is checked with those of all pages.
@Suite("the page of the layout rules") struct LayoutPageTests {
  @Test("every rule has a chapter with an example and its frames, in order")
  func everyRuleIsShown() throws {
    let page = try Page(path: "Grammar/LAYOUT.md")
    let chapters = page.lines.indices.filter { page.lines[$0].hasPrefix("### R") }
    let rules = chapters.map { String(page.lines[$0].dropFirst(4).prefix { $0 != " " }) }
    #expect(rules == (1...27).map { "R\($0)" })
    #expect(Set(rules).isSuperset(of: LayoutRule.allCases.map(\.rawValue)))
    for (index, start) in chapters.enumerated() {
      let end = index + 1 < chapters.count ? chapters[index + 1] : page.lines.count
      let fences = page.fences.filter { (start..<end).contains($0.range.lowerBound) }.compactMap(\.words.first)
      #expect(fences.contains("sdui") && fences.contains("layout"), "\(rules[index]): \(fences)")
    }
  }
}
