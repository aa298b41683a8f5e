import SDUIIR
import SDUILayout

/// Something that nobody knows before there is data, and on which an obligation depends.
struct OpenQuestion: Hashable, Sendable {
  let cause: Cause
  /// The part that it concerns.
  var place: PropertyPlace

  enum Cause: Hashable, Sendable {
    /// A number needs more than 64 bits.
    case overflow
    case tooManyCases(TooManyCases)
    /// There may be any number of adaptive columns.
    case columnCount
    /// The height of a section, which has any number of items, and the most of them with which it is decided; `nil` where
    /// no number of items decides it.
    case sectionHeight(mostItems: Int64?)
    /// The height of a section in which the data chooses the spans of items.
    case spansOfData
    /// A width in the one strip of a horizontal screen, which holds any number of items.
    case widthInStrip(Measure.SectionFigure)
    /// The properties that a response may set of a section, or of the stack that contains it.
    case response([String], isOfStack: Bool)
    /// The number of a repeated section's occurrences in a response.
    case repeatedSections
    /// Whether the items of a strip that repeats fill whole pages.
    case pages
    /// Whether items of a strip that repeats are of one width.
    case widthOfRepeatedItems(usual: Rational)
    /// The heights of the other items in a row.
    case siblings(isUniform: Bool, isStretched: Bool)
    /// A size of the data, and without which values the obligation is decided: those below `least`, and over `most`.
    case size(Measure.UnitFigure, OpenSize, least: Rational?, most: Rational?)
  }

  init(_ cause: Cause, at place: PropertyPlace) {
    self.cause = cause
    self.place = place
  }

  /// Whether it is about the width of items.
  var isAboutWidth: Bool { if case .size(.width, _, _, _) = cause { true } else { false } }

  /// The same of another section.
  func moved(_ path: (SectionPath) -> SectionPath) -> OpenQuestion {
    OpenQuestion(cause, at: PropertyPlace(place.section.map(path), place.part))
  }
}

/// The place of a property in a screen.
struct PropertyPlace: Hashable, Sendable {
  /// `nil` for the screen itself.
  var section: SectionPath?
  var part = Part.whole

  /// A section, or a part of it.
  enum Part: Hashable, Sendable {
    case whole
    /// The unit of a component, or of one whose fallback it is.
    case unit(ID<Component>)
    /// Around its items, or in place of them.
    case part(TouchTarget.Part)
  }

  static let screen = PropertyPlace()

  init(_ section: SectionPath? = nil, _ part: Part = .whole) {
    self.section = section
    self.part = part
  }
}

/// Why data decides about an obligation: with what sizes of one unit, or of one part around or in place of items, it fails.
struct DataQuestion {
  private var sizes: DataSizes
  private var bounds: [(axis: Measure.UnitFigure, least: Interval.Bound?, most: Interval.Bound?)] = []
  /// The axes in the order in which they are named.
  private let axes: [Measure.UnitFigure]

  /// - Parameter axis: Of which the obligation speaks; `nil` where it speaks of several.
  init(_ sizes: DataSizes, axis: Measure.UnitFigure?) {
    self.sizes = sizes
    axes = axis == .width ? [.width, .height] : [.height, .width]
  }

  func isAbout(_ other: DataSizes) -> Bool { sizes.place == other.place }

  func isAbout(_ other: DataQuestion) -> Bool { isAbout(other.sizes) }

  /// The same with another path of the section.
  func moved(_ path: (SectionPath) -> SectionPath) -> DataQuestion {
    var result = self
    result.sizes.place = PropertyPlace(sizes.place.section.map(path), sizes.place.part)
    return result
  }

  /// Adds what is known of another question about the same sizes.
  mutating func add(_ other: DataQuestion) {
    for (axis, least, most) in other.bounds { note(axis, least: least, most: most) }
  }

  /// Notes containers and data with which it fails.
  mutating func note(_ part: ProvedPart) {
    for axis in axes {
      guard let open = sizes[axis] ?? part.dataSizes?[axis],
        let range = try? part.domain.range(of: LinearForm(axis == .width ? .dataWidth : .dataHeight))
      else { continue }
      if let upper = range.upper, open.interval.upper.map({ upper.value < $0.value }) ?? true {
        return note(axis, least: upper, most: nil)
      }
      if let lower = range.lower, open.interval.lower.map({ $0.value < lower.value }) ?? true {
        return note(axis, least: nil, most: lower)
      }
    }
    noteAll()
  }

  /// All of the sizes count.
  private mutating func noteAll() {
    for axis in axes where sizes[axis] != nil { note(axis, least: nil, most: nil) }
  }

  /// Notes that it fails with a height below some value, which may be any.
  mutating func note(heightBelow value: Rational?) {
    note(.height, least: value.map { Interval.Bound($0, isIncluded: false) }, most: nil)
  }

  private mutating func note(_ axis: Measure.UnitFigure, least: Interval.Bound?, most: Interval.Bound?) {
    guard let index = bounds.firstIndex(where: { $0.axis == axis }) else {
      return bounds.append((axis, least, most))
    }
    if let least, bounds[index].least.map({ $0.value < least.value }) ?? true { bounds[index].least = least }
    if let most, bounds[index].most.map({ most.value < $0.value }) ?? true { bounds[index].most = most }
  }

  /// Why data decides, whatever depends on these sizes.
  static func questions(about sizes: DataSizes) -> [OpenQuestion] {
    var result = DataQuestion(sizes, axis: nil)
    result.noteAll()
    return result.questions
  }

  var questions: [OpenQuestion] {
    axes.compactMap { axis in
      guard let open = sizes[axis], let bound = bounds.first(where: { $0.axis == axis }) else { return nil }
      return OpenQuestion(
        .size(axis, open, least: bound.least?.wholeAbove, most: bound.most?.wholeBelow), at: sizes.place)
    }
  }
}

extension Interval.Bound {
  /// The least whole number over which nothing fails that fails up to here.
  fileprivate var wholeAbove: Rational { isIncluded && value.isWhole ? value.next : value.wholeAbove }

  /// The greatest one below which nothing fails that fails from here on.
  fileprivate var wholeBelow: Rational { isIncluded && value.isWhole ? value.previous : value.wholeBelow }
}

extension Rational {
  /// The least whole number of 0 or more that is no less, as far as 64 bits go.
  var wholeAbove: Rational {
    if isNegative { return .zero }
    return isWhole ? self : wholeBelow.next
  }

  /// The greatest whole number of 0 or more that is no greater, or 0.
  var wholeBelow: Rational { isNegative ? .zero : (try? Rational(floor, over: 1)) ?? self }
  fileprivate var next: Rational { (try? self + .one) ?? self }
  fileprivate var previous: Rational { self < .one ? .zero : (try? self - .one) ?? self }
}
