import SDUIIR
import SDUILayout

/// Responses that a proof evaluates together, as far as `fromServer` lets them differ: they set the same numbers of
/// columns, and their spacing and insets are variables.
///
/// Sizes depend on the space between items and on the sum of both side insets; where they depend on the leading one
/// alone, insets are undecided. What lies above and below only makes a section higher, so that the least values decide
/// whether a background fits.
struct ResponseChoice {
  /// What is set to the same values in all of them.
  private var columns: [(section: SectionPath, count: Int64)] = []
  /// The sections of which nothing is set, or what holds without a response.
  private var sectionsWithOwnColumns: [SectionPath] = []
  private(set) var spacing: VariableRange?
  private(set) var insets: VariableRange?
  /// Whether other responses set other numbers of columns.
  private var hasOtherColumns = false
  /// The ranges of which only some values are tried.
  fileprivate(set) var open: [SectionPath: FromServer] = [:]
  /// The indices of the proved sections among those of the whole screen.
  private let indices: [Int]

  /// Over how many numbers of columns are undecided.
  private static let mostColumns = 16
  /// How many choices there are before further numbers of columns are undecided.
  private static let mostChoices = 256

  /// The values that are a variable.
  struct VariableRange {
    let section: SectionPath
    let range: ValueRange
    /// Whether what holds where a response says nothing is one of them.
    let includesOwn: Bool

    init(
      _ range: ValueRange, of property: Property, _ path: SectionPath, _ section: ScreenSection, _ rules: ProofRules
    ) {
      (self.section, self.range) = (path, range.tried(by: rules))
      includesOwn = section.offers(property, in: range)
    }
  }

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
    let isInStrip = ResolvedScreenProperties(screen).scrollDirection == .horizontal
    for (path, section, ranges) in offers {
      var rest = isInStrip ? ranges : FromServer()
      if let range = ranges.columns {
        let (counts, isWhole) = counts(in: range, atMost: min(mostColumns, mostChoices / choices.count), rules)
        if !isWhole { rest.columns = range }
        let options = counts.map(Optional.some) + (counts.contains(where: section.hasOwnColumns) ? [] : [nil])
        choices = choices.flatMap { choice in options.map { choice.setting(columns: $0, of: path, section) } }
      }
      if let range = ranges.spacing {
        if section.sizesItemsBySpacing { rest.spacing = range }
        if choices.contains(where: { $0.spacing != nil }) {
          rest.spacing = range
        } else {
          let spacing = VariableRange(range, of: .spacing, path, section, rules)
          choices = choices.map { $0.setting(spacing: spacing) } + (spacing.includesOwn ? [] : choices)
        }
      }
      if let range = ranges.insets {
        if hasWidthsOfData || section.showsPartsOfItems || choices.contains(where: { $0.insets != nil }) {
          rest.insets = range
        } else {
          let insets = VariableRange(range, of: .insets, path, section, rules)
          choices = choices.map { $0.setting(insets: insets) } + (insets.includesOwn ? [] : choices)
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

  private func setting(columns count: Int64?, of path: SectionPath, _ section: ScreenSection) -> ResponseChoice {
    var result = self
    result.hasOtherColumns = true
    if let count { result.columns.append((path, count)) }
    if count.map(section.hasOwnColumns) ?? true { result.sectionsWithOwnColumns.append(path) }
    return result
  }

  private func setting(spacing: VariableRange) -> ResponseChoice {
    var result = self
    result.spacing = spacing
    return result
  }

  private func setting(insets: VariableRange) -> ResponseChoice {
    var result = self
    result.insets = insets
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
    values(spacing: .points(spacing), inset: .points(inset)).map(real)
  }

  /// The columns that all of the responses set; `nil` where no response sets any.
  var columnValues: ColumnsOfResponses? {
    if !hasOtherColumns { return nil }
    return ColumnsOfResponses(
      values: columns.map { real(value(ofColumns: $0.count, in: $0.section)) }, own: sectionsWithOwnColumns.map(real))
  }

  /// A value of a section of the whole screen.
  private func real(_ value: ResponseValue) -> ResponseValue {
    ResponseValue(section: real(value.section), property: value.property, value: value.value)
  }

  /// A section of the whole screen.
  private func real(_ section: SectionPath) -> SectionPath {
    SectionPath(indices[section.section], inner: section.inner)
  }

  private func value(ofColumns count: Int64, in section: SectionPath) -> ResponseValue {
    ResponseValue(section: section, property: .columns, value: .columns(.fixed(count)))
  }

  /// A container without those values that make no difference in a part: whatever they are, it is in it.
  func relevant(_ place: ProvedContainer, in part: ProvedPart) throws(LayoutFailure) -> ProvedContainer {
    var result = place
    for (property, variable, known) in [
      (Property.spacing, LinearForm.Variable.spacingOfResponse, spacing), (.insets, .insetOfResponse, insets),
    ] {
      guard let known, known.includesOwn else { continue }
      let rest = result.without(result.responses.filter { $0.property == property })
      guard let alone = try part.domain.alone(rest, usesHeight: part.usesHeight) else { continue }
      if try alone.range(of: LinearForm(variable)) == Interval(known.range) { result = rest }
    }
    return result
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
    var result = columns.map { value(ofColumns: $0.count, in: $0.section) }
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
    case nil: lengths = [.zero]
    case .spacing(let spacing): lengths = [spacing.lines, spacing.items]
    case .insets(let insets): lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
    default: lengths = []
    }
    return !lengths.isEmpty && lengths.allSatisfy { $0.constant.map(range.contains) ?? false }
  }

  /// Whether it has so many columns where a response says nothing.
  fileprivate func hasOwnColumns(_ count: Int64) -> Bool { properties[.columns] == .columns(.fixed(count)) }

  /// Whether the room between lines decides how large items are, besides that between items.
  fileprivate var sizesItemsBySpacing: Bool {
    kinds.contains { $0.itemWidth == .cells }
      || ([properties] + adaptations.compactMap { $0.replacement?.properties }).contains { $0[.rowHeight] != nil }
  }

  /// Whether data or measuring decides about widths in it.
  fileprivate var hasWidthsOfData: Bool { hasWidth { $0.comesFromData } }

  /// Whether a part of an item is in view at the end of a strip in it, where the items begin with the leading inset alone
  /// (layout rule R21).
  fileprivate var showsPartsOfItems: Bool {
    hasWidth { width in
      if case .inView(let count) = width { !count.isWhole } else { false }
    }
  }

  /// Whether the width of some of its items is of a kind, in some container.
  private func hasWidth(_ isMeant: (Size) -> Bool) -> Bool {
    let units = units.map { $0.properties } + adaptations.flatMap { $0.replacement?.units ?? [] }
    let assigned = adaptations.flatMap { $0.assignments }.filter { $0.property == .width }.map { $0.value }
    let isOwn = (units.compactMap { $0[.width] } + assigned).contains { value in
      if case .size(let size) = value { isMeant(size) } else { false }
    }
    return isOwn || sections.contains { $0.hasWidth(isMeant) }
  }
}

extension ValueRange {
  /// The range, or its least value where a rule of proofs is broken.
  fileprivate func tried(by rules: ProofRules) -> ValueRange {
    rules.triesWholeRanges ? self : ValueRange(lowerBound, lowerBound)
  }
}
