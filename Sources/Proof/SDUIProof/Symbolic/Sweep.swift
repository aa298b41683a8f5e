import SDUIIR
import SDUILayout

/// The sizes of a screen over all widths of a range: for each section the intervals on which nothing about it changes
/// but its sizes, and these as linear functions of the container's width.
///
/// Found by evaluating whole stretches at once and dividing them where a comparison of layout comes out differently.
/// No width is tried, so none is missed.
package struct Sweep: Sendable {
  /// The sections of the screen in order, those of a stack after it.
  package let sections: [SweptSection]

  /// Sweeps the sections of a screen. Flags and clients that are not resolved have their defaults.
  ///
  /// - Parameters:
  ///   - widths: The container's widths, in points.
  ///   - environment: The environment of a width. Only the width and the horizontal size class may differ, and that only
  ///     at 600 points.
  ///   - samples: Items that replace the default items of sections.
  /// - Throws: `SweepError` for more stretches than anyone could read.
  package init(
    _ screen: Screen, widths: ClosedRange<Rational>, showing samples: SampleItems = SampleItems(),
    in environment: (Rational) -> LayoutEnvironment
  ) throws(SweepError) {
    let screen = screen.resolvedByDefault.screen
    let resolved = ResolvedScreenProperties(screen)
    var sections: [SweptSection] = []
    for (index, section) in screen.sections.enumerated() {
      var swept = SweptSection(path: SectionPath(index), stretches: [])
      let cells = Self.cells(of: widths, section)
      let environments = cells.map { environment($0.lower) }
      var decided = screen
      // Within a cell no condition changes its answer. Each cell would read all conditions again.
      for (at, section) in section.deciding(in: environments).enumerated() {
        decided.sections[index] = section
        let data = SectionItems.standard(
          forSection: index, of: decided, showing: samples, in: environments[at])
        let sweeping = SectionSweep(screen: decided, resolved: resolved, data: data, environment: environments[at])
        swept.stretches += try sweeping.stretches(over: cells[at].widths)
      }
      sections += swept.merged(with: swept.innerSections(of: screen))
    }
    self.sections = sections
  }

  /// The parts of the widths in which every condition of a section holds throughout or nowhere. Conditions compare by
  /// `>=` and `<`, so that the lower end of a part represents all of it.
  private static func cells(
    of widths: ClosedRange<Rational>, _ section: ScreenSection
  ) -> [(lower: Rational, widths: Interval)] {
    // The border of the size classes.
    let bounds = section.conditionBoxes.map { $0.width } + [Bounds(from: SizeClass.regularWidth)]
    let inside = Bounds.edges(of: bounds).filter { $0 > widths.lowerBound && $0 <= widths.upperBound }
    let lower = [widths.lowerBound] + inside
    let upper = inside.map { Interval.Bound($0, isIncluded: false) } + [Interval.Bound(widths.upperBound)]
    return zip(lower, upper).map { ($0, Interval(lower: Interval.Bound($0), upper: $1)) }
  }
}

/// There are more stretches than anyone could read.
package struct SweepError: Error, Hashable, Sendable {
  /// The section's name in the source.
  package let sectionName: String
  /// The least number of them.
  package let limit: Int
}

/// One section over all widths.
package struct SweptSection: Hashable, Sendable {
  /// The path of the section.
  package let path: SectionPath
  /// In the order of the widths, which they cover; neighbours differ.
  package fileprivate(set) var stretches: [Stretch]

  /// Widths on which nothing about a section changes but its sizes.
  package struct Stretch: Hashable, Sendable {
    /// In points. Never empty; one width alone, if the section is different there.
    package fileprivate(set) var widths: Interval
    /// The sizes of everything, or the reason why nothing can be laid out there (layout rule R26), for one of the
    /// widths.
    package let result: Result<SectionSizes, LayoutError>
  }
}

/// One section in containers in which all conditions are alike.
private struct SectionSweep {
  let screen: Screen
  let resolved: ResolvedScreenProperties
  let data: SectionItems
  /// At one of the widths.
  let environment: LayoutEnvironment

  /// Its stretches, in the order of the widths.
  func stretches(over widths: Interval) throws(SweepError) -> [SweptSection.Stretch] {
    var stretches: [SweptSection.Stretch] = []
    do {
      try SymbolicPath.explore(Domain([.containerWidth: widths])) { path in
        let result: Result<SectionSizes, LayoutFailure>
        do throws(LayoutFailure) { result = .success(try sizes(&path)) } catch { result = .failure(error) }
        let widths = path.domain[.containerWidth]
        stretches.append(SweptSection.Stretch(widths: widths, result: result.mapError { error($0, in: widths) }))
      }
    } catch {
      throw SweepError(sectionName: screen.sections[data.section].name.source, limit: error.limit)
    }
    return stretches.sorted { $0.widths.isBefore($1.widths) }
  }

  private func sizes(_ path: inout SymbolicPath) throws(LayoutFailure) -> SectionSizes {
    let container = ContainerLengths(widthsIn: environment)
    let surroundings = try Surroundings(resolved, environment, container, &path)
    _ = try surroundings.sectionSpacing(resolved, &path)
    _ = try surroundings.edges(resolved, &path)
    return try SectionSizes(screen.sections[data.section], data, surroundings, resolved.scrollDirection, &path)
  }

  /// Returns the layout error at one of the widths. An error that only a whole interval meets, such as an intermediate
  /// number of more than 64 bits, is reported by its rule.
  private func error(_ problem: LayoutFailure, in widths: Interval) -> LayoutError {
    let name = screen.sections[data.section].name.source
    var environment = environment
    do throws(LayoutFailure) { environment.width = try widths.member() } catch {
      return LayoutError(error, section: data.section, name: name, containerWidth: environment.width)
    }
    do throws(LayoutError) {
      _ = try screen.layout(ScreenItems(sections: [data]), in: environment)
    } catch { return error }
    return LayoutError(problem, section: data.section, name: name, containerWidth: environment.width)
  }
}

extension SweptSection {
  /// Returns the section and others after it, with equal neighbours joined.
  fileprivate func merged(with others: [SweptSection]) -> [SweptSection] {
    ([self] + others).map { section in
      var result = section
      result.stretches = []
      for stretch in section.stretches {
        if let joined = result.stretches.last?.joined(with: stretch) {
          result.stretches[result.stretches.count - 1] = joined
        } else {
          result.stretches.append(stretch)
        }
      }
      return result
    }
  }

  /// The sections of a stack, each over all widths. Where the stack cannot be laid out, they cannot.
  fileprivate func innerSections(of screen: Screen) -> [SweptSection] {
    var inner: [[Stretch]] = Array(repeating: [], count: screen.sections[path.section].sections.count)
    for stretch in stretches {
      switch stretch.result {
      case .failure: for index in inner.indices { inner[index].append(stretch) }
      case .success(let sizes):
        for section in sizes.sections {
          inner[section.section].append(Stretch(widths: stretch.widths, result: .success(section)))
        }
      }
    }
    return inner.indices.filter { !inner[$0].isEmpty }
      .map { SweptSection(path: SectionPath(path.section, inner: $0), stretches: inner[$0]) }
  }
}

extension SweptSection.Stretch {
  /// The stretch with the next one, if they differ in nothing but the widths.
  fileprivate func joined(with next: SweptSection.Stretch) -> SweptSection.Stretch? {
    var widths = widths
    widths.extend(to: next.widths)
    switch (result, next.result) {
    case (.success(let first), .success(let second)):
      if first == second { return Self(widths: widths, result: result) }
      // At a single width many functions have the value of another.
      if let width = self.widths.single, first.isLike(second, at: width) {
        return Self(widths: widths, result: next.result)
      }
      if let width = next.widths.single, second.isLike(first, at: width) { return Self(widths: widths, result: result) }
      return nil
    // The figures are those of one width.
    case (.failure(let first), .failure(let second)):
      return first.rule == second.rule && first.item == second.item ? Self(widths: widths, result: result) : nil
    default: return nil
    }
  }
}

extension Interval {
  /// Whether all of it lies before another that it does not meet.
  fileprivate func isBefore(_ other: Interval) -> Bool {
    guard let lower, let second = other.lower else { return lower == nil }
    return lower.value == second.value ? lower.isIncluded && !second.isIncluded : lower.value < second.value
  }
}
