import SDUIIR
import SDUILayout

/// Responses that a proof evaluates together, as far as `fromServer` lets them differ: they set the same numbers of
/// columns and the same columns in which items begin, and their spacing and insets are variables.
///
/// Sizes depend on the space between items and on the sum of both side insets; where they depend on the leading one
/// alone, insets are undecided. What lies above and below only makes a section higher, so that the least values decide
/// whether a background fits.
struct ResponseChoice {
  /// The values that are the same in all of them.
  private var counts: [ResponseValue] = []
  /// The counts that are not set, or to what holds without a response.
  private var ownCounts: [CountsOfResponses.Place] = []
  private(set) var spacing: VariableRange?
  private(set) var insets: VariableRange?
  /// Whether other responses set other counts.
  private var hasOtherCounts = false
  /// The ranges of which only some values are tried.
  fileprivate(set) var open: [SectionPath: FromServer] = [:]
  private let places: SectionPlaces

  /// Of how many values of a count each is tried.
  fileprivate static let mostCounts = 16
  /// The maximum number of choices; further counts are undecided.
  fileprivate static let mostChoices = 256

  /// The values that are a variable.
  struct VariableRange {
    let section: SectionPath
    let range: ValueRange
    /// Whether what holds where a response says nothing is one of them.
    let includesOwn: Bool
    /// Whether the space between lines is a variable of its own, and not the least value: it decides how high items are.
    let setsLines: Bool

    init(
      _ range: ValueRange, of property: Property, _ path: SectionPath, _ section: ScreenSection, _ rules: ProofRules
    ) {
      (self.section, self.range) = (path, range.tried(by: rules))
      includesOwn = section.offers(property, in: range)
      setsLines = property == .spacing && section.sizesItemsByLines
    }
  }

  private init(_ places: SectionPlaces) { self.places = places }

  /// The choices that cover all responses but those with values in open ranges; one of `nil` if a response sets nothing.
  ///
  /// - Parameters:
  ///   - screen: Holds the proved sections and no others.
  ///   - paths: The sections that an obligation is about.
  static func all(
    of screen: Screen, about paths: [SectionPath], at places: SectionPlaces, by rules: ProofRules
  ) -> [ResponseChoice?] {
    let offers = offers(of: paths, in: screen)
    if offers.isEmpty { return [nil] }
    var choices = [ResponseChoice(places)]
    var open: [SectionPath: FromServer] = [:]
    // A proof looks at the sizes in these sections, and not at those in others of the same stack.
    let hasHeightsOfData = paths.contains { screen.section(at: $0)?.hasHeightsOfData ?? false }
    let hasWidthsOfData = paths.contains { screen.section(at: $0)?.hasWidthsOfData ?? false }
    let isInStrip = ResolvedScreenProperties(screen).scrollDirection == .horizontal
    for (path, section, ranges) in offers {
      var rest = isInStrip ? ranges : FromServer()
      choices = choices.settingCounts(of: path, section, ranges, &rest, rules)
      if let range = ranges.spacing {
        let takesHeight = section.sizesItemsByLines && hasHeightsOfData
        if takesHeight || choices.contains(where: { $0.spacing != nil }) {
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

  /// Returns the ranges that responses may set of some sections, and of the insets around them.
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

  fileprivate func setting(_ count: ResponseValue?, at place: CountsOfResponses.Place) -> ResponseChoice {
    var result = self
    result.hasOtherCounts = true
    if let count { result.counts.append(count) } else { result.ownCounts.append(place) }
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

extension [ResponseChoice] {
  /// The same choices, each with every number of columns and every first column that a response may set.
  ///
  /// - Parameter rest: Gets the ranges of which only some values are tried.
  fileprivate func settingCounts(
    of path: SectionPath, _ section: ScreenSection, _ ranges: FromServer, _ rest: inout FromServer, _ rules: ProofRules
  ) -> [ResponseChoice] {
    var choices = self
    for property in [Property.columns, .startColumn] {
      guard let range = ranges[property] else { continue }
      let limit = Swift.min(ResponseChoice.mostCounts, ResponseChoice.mostChoices / choices.count)
      let (counts, isWhole) = range.tried(by: rules).counts(atMost: limit)
      if !isWhole { rest[property] = range }
      // A response with what holds anyway is like one that says nothing.
      let others = counts.map { property.response($0, of: path) }.filter { !section.hasOwn($0) }
      let place = CountsOfResponses.Place(section: path, property: property)
      choices = choices.flatMap { choice in
        [choice.setting(nil, at: place)] + others.map { choice.setting($0, at: place) }
      }
    }
    return choices
  }
}

// MARK: - Evaluation

extension LinearForm.Variable {
  /// The space between items that a response sets. No proof needs the width of many columns besides.
  static var spacingOfResponse: Self { .columnWidth }
  /// The variable of the inset that a response sets at each side. No proof needs the width of data besides.
  static var insetOfResponse: Self { .dataWidth }
  /// The space between lines that a response sets, where items span several. No proof needs the height of data besides.
  static var linesOfResponse: Self { .dataHeight }
}

extension ResponseChoice {
  /// Whether the space between lines is a variable.
  var setsLines: Bool { spacing?.setsLines ?? false }

  /// Whether all of the responses set a number of columns.
  var setsColumns: Bool { counts.contains { $0.property == .columns } }

  /// The screen as these responses make it. Lengths that they set are figures that layout resolves later, whose values
  /// `place(_:)` knows before.
  func applied(to screen: Screen) -> Screen {
    screen.answered(
      by: values(spacing: .figure(.itemWidth), lines: .figure(.columnWidth), inset: .figure(.contentWidth)))
  }

  /// Gives the figures of lengths that responses set their variables.
  func place(_ surroundings: inout Surroundings<LinearForm>) {
    if let spacing {
      surroundings.figures.itemWidth = LinearForm(.spacingOfResponse)
      if spacing.setsLines { surroundings.figures.columnWidth = LinearForm(.linesOfResponse) }
    }
    if insets != nil { surroundings.figures.contentWidth = LinearForm(.insetOfResponse) }
  }

  /// Keeps what a response may set.
  func limit(_ domain: inout Domain) {
    if let spacing {
      domain.limit(.spacingOfResponse, to: Interval(spacing.range))
      if spacing.setsLines { domain.limit(.linesOfResponse, to: Interval(spacing.range)) }
    }
    if let insets { domain.limit(.insetOfResponse, to: Interval(insets.range)) }
  }

  /// One of the responses.
  func values(spacing: Rational, lines: Rational, inset: Rational) -> [ResponseValue] {
    values(spacing: .points(spacing), lines: .points(lines), inset: .points(inset)).map(real)
  }

  /// The counts that all of the responses set; `nil` where no response sets any.
  var countValues: CountsOfResponses? {
    if !hasOtherCounts { return nil }
    return CountsOfResponses(
      values: counts.map(real),
      own: ownCounts.map { CountsOfResponses.Place(section: places.whole($0.section), property: $0.property) })
  }

  /// A value of a section of the whole screen.
  private func real(_ value: ResponseValue) -> ResponseValue {
    ResponseValue(section: places.whole(value.section), property: value.property, value: value.value)
  }

  /// A container without those values that make no difference in a part: whatever they are, it is in it.
  func relevant(_ place: ProvedContainer, in part: ProvedPart) throws(LayoutFailure) -> ProvedContainer {
    var result = place
    let lines: [LinearForm.Variable] = setsLines ? [.linesOfResponse] : []
    for (property, variables, known) in [
      (Property.spacing, [LinearForm.Variable.spacingOfResponse] + lines, spacing),
      (.insets, [.insetOfResponse], insets),
    ] {
      guard let known, known.includesOwn else { continue }
      let rest = result.without(result.responses.filter { $0.property == property })
      guard
        let alone = try part.domain.alone(rest, usesHeight: part.usesHeight, hasLinesOfResponse: setsLines)
      else { continue }
      let ranges = try variables.map { variable throws(LayoutFailure) in try alone.range(of: LinearForm(variable)) }
      if ranges.allSatisfy({ $0 == Interval(known.range) }) { result = rest }
    }
    return result
  }

  /// A proved screen with the values of one of the responses.
  func screen(_ screen: Screen, answeredBy values: [ResponseValue]) -> Screen {
    screen.answered(
      by: values.compactMap { value in
        places.own(value.section).map { ResponseValue(section: $0, property: value.property, value: value.value) }
      })
  }

  private func values(spacing items: Length, lines: Length, inset: Length) -> [ResponseValue] {
    var result = counts
    if let spacing {
      let value = Spacing(lines: spacing.setsLines ? lines : .points(spacing.range.lowerBound), items: items)
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

extension Property {
  /// A response that sets a count.
  fileprivate func response(_ count: Int64, of section: SectionPath) -> ResponseValue {
    ResponseValue(section: section, property: self, value: self == .columns ? .columns(.fixed(count)) : .count(count))
  }
}

extension ValueRange {
  /// The range, or its least value where a rule of proofs is broken.
  fileprivate func tried(by rules: ProofRules) -> ValueRange {
    rules.triesWholeRanges ? self : ValueRange(lowerBound, lowerBound)
  }

  /// All whole numbers in the range, or both ends of it.
  fileprivate func counts(atMost limit: Int) -> (counts: [Int64], isWhole: Bool) {
    let (least, most) = (lowerBound.floor, (upperBound ?? lowerBound).floor)
    if most - least < Int64(limit) { return (Array(least...max(least, most)), true) }
    return ([least, most], false)
  }
}
