import SDUIIR
import SDUILayout

/// Responses that a proof evaluates together, as far as `fromServer` lets them differ: they set the same numbers of
/// columns, and their spacing and insets are variables.
///
/// Sizes depend on the space between items and on the sum of both side insets. What lies above and below only makes a
/// section higher, so that the least values decide whether a background fits.
struct ResponseChoice {
  /// What is set to the same values in all of them.
  private var columns: [(section: SectionPath, count: Int64)] = []
  private(set) var spacing: (section: SectionPath, range: ValueRange)?
  private(set) var insets: (section: SectionPath, range: ValueRange)?
  /// The ranges of which only some values are tried.
  fileprivate(set) var open: [SectionPath: FromServer] = [:]
  /// The indices of the proved sections among those of the whole screen.
  private let indices: [Int]

  /// Over how many numbers of columns are undecided.
  private static let mostColumns = 16
  /// How many choices there are before further numbers of columns are undecided.
  private static let mostChoices = 256

  private init(_ indices: [Int]) { self.indices = indices }

  /// The choices that cover all responses but those with values in open ranges; one of `nil` if a response sets nothing.
  ///
  /// - Parameters:
  ///   - screen: Holds the proved sections and no others.
  ///   - paths: The sections that an obligation is about.
  ///   - indices: Where these stand in the whole screen.
  static func all(
    of screen: Screen, about paths: [SectionPath], at indices: [Int], by rules: ProofRules
  ) -> [ResponseChoice?] {
    let offers = offers(of: paths, in: screen)
    if offers.isEmpty { return [nil] }
    var choices = [ResponseChoice(indices)]
    var open: [SectionPath: FromServer] = [:]
    let hasWidthsOfData = screen.sections.contains { $0.hasWidthsOfData }
    let isInStrip = ResolvedScreenProperties(screen.properties).scrollDirection == .horizontal
    for (path, section, ranges) in offers {
      var rest = isInStrip ? ranges : FromServer()
      if let range = ranges.columns {
        let (counts, isWhole) = counts(in: range, atMost: min(mostColumns, mostChoices / choices.count), rules)
        if !isWhole { rest.columns = range }
        let options = counts.map(Optional.some) + (section.offers(.columns, in: range) ? [] : [nil])
        choices = choices.flatMap { choice in options.map { choice.setting(columns: $0, of: path) } }
      }
      if let range = ranges.spacing {
        if section.kinds.contains(.mosaic) { rest.spacing = range }
        if choices.contains(where: { $0.spacing != nil }) {
          rest.spacing = range
        } else {
          let others = section.offers(.spacing, in: range) ? [] : choices
          choices = choices.map { $0.setting(spacing: range.tried(by: rules), of: path) } + others
        }
      }
      if let range = ranges.insets {
        if hasWidthsOfData || choices.contains(where: { $0.insets != nil }) {
          rest.insets = range
        } else {
          let others = section.offers(.insets, in: range) ? [] : choices
          choices = choices.map { $0.setting(insets: range.tried(by: rules), of: path) } + others
        }
      }
      if rest != FromServer() { open[path] = rest }
    }
    for index in choices.indices { choices[index].open = open }
    return choices.map { Optional($0) }
  }

  /// What responses may set of some sections, and of the insets around them.
  private static func offers(
    of paths: [SectionPath], in screen: Screen
  ) -> [(path: SectionPath, section: ScreenSection, ranges: FromServer)] {
    var result: [(path: SectionPath, section: ScreenSection, ranges: FromServer)] = []
    for path in paths {
      let stack = SectionPath(path.section)
      if path.inner != nil, !paths.contains(stack), !result.contains(where: { $0.path == stack }),
        let insets = screen.section(at: stack)?.rangesOfResponses?.insets
      {
        result.append((stack, screen.sections[path.section], FromServer(insets: insets)))
      }
      guard let section = screen.section(at: path), let ranges = section.rangesOfResponses else { continue }
      result.append((path, section, ranges))
    }
    return result
  }

  /// All numbers of columns in a range, or both ends of it.
  private static func counts(
    in range: ValueRange, atMost limit: Int, _ rules: ProofRules
  ) -> (counts: [Int64], isWhole: Bool) {
    let range = range.tried(by: rules)
    let (least, most) = (range.lowerBound.floor, (range.upperBound ?? range.lowerBound).floor)
    if most - least < Int64(limit) { return (Array(least...max(least, most)), true) }
    return ([least, most], false)
  }

  private func setting(columns count: Int64?, of section: SectionPath) -> ResponseChoice {
    var result = self
    if let count { result.columns.append((section, count)) }
    return result
  }

  private func setting(spacing range: ValueRange, of section: SectionPath) -> ResponseChoice {
    var result = self
    result.spacing = (section, range)
    return result
  }

  private func setting(insets range: ValueRange, of section: SectionPath) -> ResponseChoice {
    var result = self
    result.insets = (section, range)
    return result
  }
}

// MARK: - Evaluation

extension LinearForm.Variable {
  /// The space between items that a response sets. No proof needs the width of many columns besides.
  static var spacingOfResponse: Self { .columnWidth }
  /// What a response sets as the inset at each side. No proof needs the width of data besides.
  static var insetOfResponse: Self { .dataWidth }
}

extension ResponseChoice {
  /// Whether all of the responses set a number of columns.
  var setsColumns: Bool { !columns.isEmpty }

  /// The screen as these responses make it. Lengths that they set are figures that layout resolves later, whose values
  /// `place(_:)` knows before.
  func applied(to screen: Screen) -> Screen {
    screen.answered(by: values(spacing: .figure(.itemWidth), inset: .figure(.contentWidth)))
  }

  /// Gives the figures of lengths that responses set their variables.
  func place(_ surroundings: inout Surroundings<LinearForm>) {
    if spacing != nil { surroundings.figures.itemWidth = LinearForm(.spacingOfResponse) }
    if insets != nil { surroundings.figures.contentWidth = LinearForm(.insetOfResponse) }
  }

  /// Keeps what a response may set.
  func limit(_ domain: inout Domain) {
    if let spacing { domain.limit(.spacingOfResponse, to: Interval(spacing.range)) }
    if let insets { domain.limit(.insetOfResponse, to: Interval(insets.range)) }
  }

  /// One of the responses.
  func values(spacing: Rational, inset: Rational) -> [ResponseValue] {
    values(spacing: .points(spacing), inset: .points(inset)).map {
      ResponseValue(
        section: SectionPath(indices[$0.section.section], inner: $0.section.inner), property: $0.property,
        value: $0.value)
    }
  }

  /// A proved screen with the values of one of the responses.
  func screen(_ screen: Screen, answeredBy values: [ResponseValue]) -> Screen {
    screen.answered(
      by: values.compactMap { value in
        indices.firstIndex(of: value.section.section).map {
          ResponseValue(
            section: SectionPath($0, inner: value.section.inner), property: value.property, value: value.value)
        }
      })
  }

  private func values(spacing items: Length, inset: Length) -> [ResponseValue] {
    var result = columns.map {
      ResponseValue(section: $0.section, property: .columns, value: .columns(.fixed($0.count)))
    }
    if let spacing {
      let value = Spacing(lines: .points(spacing.range.lowerBound), items: items)
      result.append(ResponseValue(section: spacing.section, property: .spacing, value: .spacing(value)))
    }
    if let insets {
      let least = Length.points(insets.range.lowerBound)
      let value = Insets(top: least, leading: inset, bottom: least, trailing: inset)
      result.append(ResponseValue(section: insets.section, property: .insets, value: .insets(value)))
    }
    // By section, each in the order of properties.
    let order = result.indices.sorted { (result[$0].section.rank, $0) < (result[$1].section.rank, $1) }
    return order.map { result[$0] }
  }
}

extension SectionPath {
  /// A stack, then the sections in it.
  fileprivate var rank: Int { section << 20 + (inner ?? -1) }
}

extension ScreenSection {
  /// What a response may set of it.
  var rangesOfResponses: FromServer? {
    if case .fromServer(let ranges)? = properties[.fromServer] { ranges } else { nil }
  }

  /// Whether what holds where a response says nothing is something that a response may say.
  fileprivate func offers(_ property: Property, in range: ValueRange) -> Bool {
    let lengths: [Length]
    switch properties[property] {
    case nil: lengths = property == .columns ? [] : [.zero]
    case .columns(.fixed(let count)): lengths = [.points(Rational(Int(count)))]
    case .spacing(let spacing): lengths = [spacing.lines, spacing.items]
    case .insets(let insets): lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
    default: lengths = []
    }
    return !lengths.isEmpty && lengths.allSatisfy { $0.constant.map(range.contains) ?? false }
  }

  /// Whether data or measuring decides about widths in it.
  fileprivate var hasWidthsOfData: Bool {
    let units = units.map { $0.properties } + adaptations.flatMap { $0.replacement?.units ?? [] }
    return units.contains { $0[.width]?.isWidthOfData ?? false }
      || adaptations.contains { $0.assignments.contains { $0.property == .width && $0.value.isWidthOfData } }
      || sections.contains { $0.hasWidthsOfData }
  }
}

extension PropertyValue {
  fileprivate var isWidthOfData: Bool { if case .size(let size) = self { size.comesFromData } else { false } }
}

extension ValueRange {
  /// The range, or its least value where a rule of proofs is broken.
  fileprivate func tried(by rules: ProofRules) -> ValueRange {
    rules.triesWholeRanges ? self : ValueRange(lowerBound, lowerBound)
  }
}
