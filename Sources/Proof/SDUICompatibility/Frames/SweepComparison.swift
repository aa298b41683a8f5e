import SDUIIR
import SDUILayout
import SDUIProof

/// The frames of the sections of two versions of a screen, at every declared width.
///
/// Both versions are swept. Between two widths at which either of them changes, frames are linear functions of the width, so
/// that the greatest difference is at one of the two, or just beside it. Frames are relative to their section: a change above
/// moves nothing.
package struct SweepComparison: Sendable {
  /// The sections of both versions in the order of the new one.
  package let sections: [SectionFrames]
  /// The widths that were compared, in points.
  package let widths: ClosedRange<Rational>
  private let before: SweptScreen
  private let after: SweptScreen

  /// Compares two versions of a screen in containers of the default height, from left to right. Sections show their authored
  /// content or default items.
  ///
  /// - Parameter tolerance: The distance, in points, by which a frame may move.
  /// - Throws: `SweepError` if a section changes at too many widths.
  package init(
    _ old: Screen, _ new: Screen, tolerance: Rational = .zero
  ) throws(SweepError) {
    let pairs = Pairing(old.sections.map { $0.name }, new.sections.map { $0.name }).pairs
    let range = SweptScreen.widths(of: old, new)
    let (before, after) = (try SweptScreen(old, range), try SweptScreen(new, range))
    var result: [SectionFrames] = []
    for pair in pairs {
      let comparison = SectionComparison(before, pair.old, after, pair.new, tolerance)
      result.append(comparison.compare(over: range))
    }
    (sections, widths, self.before, self.after) = (result, range, before, after)
  }

  /// A section of one version alone on its screen, laid out at a width; `nil` if it cannot be.
  package func layout(of section: SectionFrames, isOld: Bool, at width: Rational) -> (Screen, ScreenLayout)? {
    isOld ? before.layout(ofSection: section.old, at: width) : after.layout(ofSection: section.new, at: width)
  }
}

/// The differences between the frames of two versions of a section.
package struct SectionFrames: Hashable, Sendable {
  /// The index of the section in the old screen.
  package let old: Int
  /// The index of the section in the new screen.
  package let new: Int
  /// The widths at which frames differ by more than the tolerance, from the least; empty if they agree everywhere. The widths
  /// between two at which a version changes are listed together if frames differ at any of them.
  package internal(set) var widths: [Interval] = []
  /// The greatest difference; `nil` if frames agree everywhere.
  package internal(set) var greatest: FrameDifference?
  /// All parts that differ at the width of the greatest difference.
  package internal(set) var differences: [FrameDifference] = []
}

/// A part of a section whose frames differ at a width.
package struct FrameDifference: Hashable, Sendable {
  /// The width of the container, in points.
  package let width: Rational
  /// The part.
  package let part: SectionPart
  /// The frame in the old version, relative to the section; `nil` if there is none.
  package let old: Frame?
  /// The frame in the new version.
  package let new: Frame?
  /// The greatest distance of an edge, in points.
  package let distance: Rational
}

/// A part of a section, by the name that both versions share.
package enum SectionPart: Hashable, Sendable {
  /// The whole section.
  case section
  case header, footer, background, placeholder
  /// An item, by the source name of its component and its number among those of the component, from 0.
  case item(String, Int)

  /// The part in words.
  package func phrase(in section: String) -> String {
    switch self {
    case .section: "`\(section)`"
    case .header: "the header of `\(section)`"
    case .footer: "the footer of `\(section)`"
    case .background: "the background of `\(section)`"
    case .placeholder: "the placeholder of `\(section)`"
    case .item(let name, let number): "`\(section).\(name)` \(number + 1)"
    }
  }
}
