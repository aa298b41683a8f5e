import SDUICompatibility
import SDUIIR
import SDUILayout
import SDUIProof
import SDUIReports

/// The page of `sduic breaking --promise layout -o report.html`: sections before and after, where they differ most.
struct LayoutChangeReport {
  private let tolerance: Rational
  private var sections: [LayoutChangePage.Section] = []
  private var summaries: [String] = []

  /// A report without screens.
  init(tolerance: Rational) { self.tolerance = tolerance }

  /// Adds a screen in both versions.
  mutating func add(_ old: Screen, _ new: Screen) throws {
    let comparison: SweepComparison
    do { comparison = try SweepComparison(old, new, tolerance: tolerance) } catch {
      throw UsageError(
        message: "the section `\(error.sectionName)` changes at over \(error.limit) widths, which no page shows")
    }
    let (first, last) = (comparison.widths.lowerBound.text, comparison.widths.upperBound.text)
    let name = new.name.source
    let same = comparison.sections.filter { $0.greatest == nil }.map { "`\(new.sections[$0.new].name.source)`" }
    let different = comparison.sections.count - same.count
    summaries.append(
      "`\(name)` was compared at every width from \(first) through \(last). "
        + (different == 0 ? "No frame moves." : "")
        + (different > 0 && !same.isEmpty ? "No frame moves in \(same.joined(separator: ", "))." : ""))
    for section in comparison.sections {
      guard let greatest = section.greatest else { continue }
      let own = new.sections[section.new].name.source
      sections.append(
        LayoutChangePage.Section(
          name: "\(name).\(own)", sentences: Self.sentences(section, greatest, own),
          drawings: Self.drawings(section, greatest, comparison)))
    }
  }

  /// The page.
  func page(of screen: Screen) throws -> [UInt8] {
    Array(try LayoutChangePage.text(of: screen, summary: summaries.joined(separator: " "), sections: sections).utf8)
  }

  private static func sentences(_ section: SectionFrames, _ greatest: FrameDifference, _ name: String) -> [String] {
    let widths = section.widths.map { $0.widthsText }.joined(separator: ", ")
    let part = greatest.part.phrase(in: name)
    func place(_ frame: Frame?) -> String {
      guard let frame else { return "absent" }
      let (x, y) = (frame.x.shortText, frame.y.shortText)
      return "\(frame.width.shortText) × \(frame.height.shortText) at (\(x), \(y))"
    }
    return [
      "Frames differ \(widths).",
      "The greatest difference is \(greatest.distance.shortText) points, at a width of \(greatest.width.shortText): \(part) "
        + "was \(place(greatest.old)) and is \(place(greatest.new)).",
    ]
  }

  private static func drawings(
    _ section: SectionFrames, _ greatest: FrameDifference, _ comparison: SweepComparison
  ) -> [DrawnScreen] {
    [(true, "before"), (false, "after")].compactMap { isOld, word in
      guard let (screen, layout) = comparison.layout(of: section, isOld: isOld, at: greatest.width) else { return nil }
      let marks = section.differences.compactMap { difference -> Frame? in
        [.section, .background].contains(difference.part) ? nil : isOld ? difference.old : difference.new
      }
      return DrawnScreen(screen, LayoutReport(layout), source: word, marks: marks)
    }
  }
}
