import SDUIIR
import SDUILayout

/// A thing that a screen does at some widths and its author may not know. Nothing about it is wrong by itself, so that it
/// breaks no proof.
package struct WidthRemark: Hashable, Sendable {
  /// The section that it is about.
  package let section: SectionPath
  /// The thing that the section does.
  package let subject: Subject

  /// The things that are remarked.
  package enum Subject: Hashable, Sendable {
    /// An arrangement that a small range of widths has, between two others.
    case shortLived(columns: Int64?, lines: Int, Interval)
    /// Items as wide as a part of the container, of which so many never fit beside one another inside the section.
    case neverFull(component: ID<Component>, parts: Int64)
  }

  /// Ranges of widths below this many points are small: devices of one size differ by as much.
  package static let smallRange = Rational(24)
}

extension Screen {
  /// The remarks about a screen in its standard container, over all declared widths; none where there are more stretches
  /// than anyone could read.
  package var widthRemarks: [WidthRemark] {
    let declared = declaredRange(.widths)
    let widths = declared.lowerBound...max(declared.lowerBound, declared.upperBound ?? Rational(1_376))
    let height = standardHeight
    let sweep = try? Sweep(self, widths: widths) { LayoutEnvironment(width: $0, height: height) }
    let screen = resolvedByDefault.screen
    return (sweep?.sections ?? []).flatMap { swept in
      guard let section = screen.section(at: swept.path) else { return [WidthRemark]() }
      let subjects = swept.shortLived + swept.neverFull(in: section)
      return subjects.map { WidthRemark(section: swept.path, subject: $0) }
    }
  }
}

extension SweptSection {
  /// The arrangements of items that live for a small range of widths, with others before and after them.
  fileprivate var shortLived: [WidthRemark.Subject] {
    var runs: [(sizes: SectionSizes, widths: Interval)] = []
    for stretch in stretches {
      guard case .success(let sizes) = stretch.result else { return [] }
      if let last = runs.last, last.sizes.isArranged(as: sizes) {
        runs[runs.count - 1].widths.extend(to: stretch.widths)
      } else {
        runs.append((sizes, stretch.widths))
      }
    }
    return runs.dropFirst().dropLast().compactMap { run in
      guard run.sizes.takesRoom, let lower = run.widths.lower, let upper = run.widths.upper,
        let length = try? upper.value - lower.value, length < WidthRemark.smallRange
      else { return nil }
      return .shortLived(columns: run.sizes.columns, lines: run.sizes.lineCount, run.widths)
    }
  }

  /// The units of a flow whose items are a whole part of the container wide, where the content is narrower than that at
  /// all widths: thirds of a screen, of which two are in a line.
  fileprivate func neverFull(in section: ScreenSection) -> [WidthRemark.Subject] {
    var parts: [Int: Int64?] = [:]
    var isWhole = true
    for stretch in stretches {
      guard case .success(let sizes) = stretch.result, sizes.takesRoom,
        sizes.kind.itemWidth == .units, !sizes.kind.isStrip
      else { return [] }
      isWhole = isWhole && sizes.contentWidth.isNarrower(over: stretch.widths)
      for item in sizes.items {
        let part = item.width.partOfContainer
        parts[item.unit] = .some(parts[item.unit].map { $0 == part ? part : nil } ?? part)
      }
    }
    guard isWhole else { return [] }
    return parts.sorted { $0.key < $1.key }.compactMap { unit, part in
      part.map { .neverFull(component: section.units[unit].component, parts: $0) }
    }
  }
}

extension SectionSizes {
  /// Whether items are in as many columns and lines.
  fileprivate func isArranged(as other: SectionSizes) -> Bool {
    takesRoom == other.takesRoom && kind == other.kind && columns == other.columns && lineCount == other.lineCount
  }
}

extension LinearForm {
  /// The number of such widths that make up the container exactly, from 2; `nil` of another width.
  fileprivate var partOfContainer: Int64? {
    guard variables == [.containerWidth], constant == .zero, let parts = try? Rational.one / self[.containerWidth],
      parts.isWhole, parts > .one
    else { return nil }
    return parts.numerator
  }

  /// Whether this is less than the container's width at all widths of an interval.
  fileprivate func isNarrower(over widths: Interval) -> Bool {
    [widths.lower, widths.upper].allSatisfy { bound in
      guard let bound, let value = try? value({ _ in bound.value }) else { return false }
      return value < bound.value
    }
  }
}
