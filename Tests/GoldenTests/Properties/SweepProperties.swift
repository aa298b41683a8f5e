import SDUIIR
import SDUILayout
import SDUIProof
import TestSupport
import Testing

/// A sweep says of all widths what layout says of each.
@Suite("sweeps") struct SweepProperties {
  @Test("a sweep agrees with the layout of single widths", arguments: Corpus.samples)
  func agree(sample: Sample) throws {
    for screen in try sample.compile().screens {
      for direction in InterfaceDirection.allCases {
        try SweepComparison(screen, Rational(1)...Rational(1_500), direction: direction).check()
      }
    }
  }
}

/// A sweep of a screen, held against layouts at widths of each of its stretches.
struct SweepComparison {
  private let screen: Screen
  private let widths: ClosedRange<Rational>
  private let environment: (Rational) -> LayoutEnvironment
  private let sweep: Sweep

  init(_ screen: Screen, _ widths: ClosedRange<Rational>, direction: InterfaceDirection) throws {
    self.screen = screen
    self.widths = widths
    let insets = SafeAreaInsets(left: Rational(10), right: Rational(24))
    let textScale = try Rational(5, over: 4)
    environment = {
      LayoutEnvironment(
        width: $0, height: Rational(844), insets: insets, direction: direction, textScale: textScale)
    }
    sweep = try Sweep(screen, widths: widths, in: environment)
  }

  func check() throws {
    for section in sweep.sections {
      checkCoverage(section)
      guard section.path.inner == nil else { continue }
      for stretch in section.stretches {
        for width in try samples(of: stretch.widths) { try compare(section, stretch, at: width) }
      }
    }
  }

  /// The stretches follow one another without gaps, and neighbours differ.
  private func checkCoverage(_ section: SweptSection) {
    #expect(section.stretches.first?.widths.lower == Interval.Bound(widths.lowerBound))
    #expect(section.stretches.last?.widths.upper == Interval.Bound(widths.upperBound))
    for (stretch, next) in zip(section.stretches, section.stretches.dropFirst()) {
      #expect(stretch.widths.upper?.value == next.widths.lower?.value)
      #expect(stretch.widths.upper?.isIncluded != next.widths.lower?.isIncluded)
      if case .success = stretch.result { #expect(stretch.result != next.result) }
    }
  }

  /// The ends that belong to a stretch, and some widths between.
  private func samples(of widths: Interval) throws -> [Rational] {
    guard let lower = widths.lower, let upper = widths.upper else { return [] }
    let ends = [lower, upper].filter(\.isIncluded).map(\.value)
    if widths.single != nil { return [lower.value] }
    let length = try upper.value - lower.value
    let inner = try [(1, 1_000), (1, 3), (1, 2), (999, 1_000)].map { part in
      try lower.value + length * Rational(part.0, over: part.1)
    }
    return ends + inner
  }

  private func compare(_ section: SweptSection, _ stretch: SweptSection.Stretch, at width: Rational) throws {
    let environment = environment(width)
    let items = ScreenItems.standard(for: screen, in: environment).sections.filter {
      $0.section == section.path.section
    }
    let place: Comment = "\(screen.name.source), section \(section.path.section) at \(width.text)"
    do {
      _ = try screen.layout(ScreenItems(sections: items), in: environment)
      let layout = try screen.withoutItemInsets.layout(ScreenItems(sections: items), in: environment)
      let sizes = try stretch.result.get()
      #expect(try SectionFigures(sizes, at: width) == SectionFigures(layout, 0), place)
    } catch let error as LayoutError {
      guard case .failure(let told) = stretch.result else {
        Issue.record("\(error.message) is not reported")
        return
      }
      // Between two ends a width may be a fraction of which layout cannot compute with 64 bits.
      if error.rule == .exactArithmetic, !width.isWhole { return }
      #expect(told.rule == error.rule, place)
    }
  }
}

/// The figures of a section that a sweep and a layout share at one width.
private struct SectionFigures: Equatable {
  let kind: LayoutKind
  let takesRoom: Bool
  var columns: Int64?
  let height: Rational
  var stripWidth: Rational?
  var parts: [Size]
  let items: Set<Item>
  var sections: [SectionFigures]

  struct Size: Hashable {
    let width: Rational
    let height: Rational
  }

  struct Item: Hashable {
    let unit: Int
    let size: Size
  }

  init(_ sizes: SectionSizes, at width: Rational) throws {
    func value(_ form: LinearForm) throws -> Rational { try form.value { _ in width } }
    kind = sizes.kind
    takesRoom = sizes.takesRoom
    columns = sizes.kind == .carousel ? nil : sizes.columns
    height = try value(sizes.height)
    stripWidth = try sizes.stripWidth.map(value)
    parts = try [sizes.header, sizes.footer, sizes.placeholder].compactMap(\.self)
      .map { Size(width: try value($0.width), height: try value($0.height)) }
    items = Set(
      try sizes.items.map {
        Item(unit: $0.unit, size: Size(width: try value($0.width), height: try value($0.height)))
      })
    sections = try sizes.sections.map { try SectionFigures($0, at: width) }
  }

  init(_ layout: ScreenLayout, _ index: Int) {
    let section = layout.sections[index]
    kind = section.kind
    takesRoom = section.takesRoom
    columns = section.columns
    height = section.frame.height
    let isStrip = layout.scrollDirection == .horizontal && section.takesRoom
    stripWidth = isStrip ? section.frame.width : section.strip?.contentWidth
    parts = [section.header, section.footer, section.placeholder].compactMap(\.self)
      .map { Size(width: $0.width, height: $0.height) }
    items = Set(
      layout.sections[index].items.map {
        Item(unit: $0.unit, size: Size(width: $0.frame.width, height: $0.frame.height))
      })
    sections = layout.sections.indices.filter { layout.sections[$0].parent == index }
      .map { SectionFigures(layout, $0) }
  }
}
