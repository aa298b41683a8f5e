/// A length as a piecewise-linear function of the figures in scope, in points.
///
/// Always canonical, so that equal functions written the same way are equal values: a length that depends on nothing
/// is `points`; a sum is in the order of `Figure` without zero factors; minima and maxima hold at least two lengths.
public enum Length: Hashable, Sendable {
  /// A constant.
  case points(Rational)
  /// A linear sum with at least one term that is not `points`.
  case sum([Term])
  /// The least of at least two.
  case minimum([Length])
  /// The greatest of at least two.
  case maximum([Length])

  /// A figure times a factor.
  public struct Term: Hashable, Sendable {
    /// The figure that is multiplied.
    public let figure: Figure
    /// By how much; never 0.
    public let factor: Rational

    /// A factor times a figure.
    public init(_ factor: Rational, _ figure: Figure) {
      self.figure = figure
      self.factor = factor
    }
  }

  /// Nothing.
  public static var zero: Length { .points(.zero) }

  /// A whole number of points.
  public static func points(_ value: Int) -> Length { .points(Rational(value)) }

  /// One figure by itself.
  public static func figure(_ figure: Figure) -> Length {
    figure == .points ? .points(.one) : .sum([Term(.one, figure)])
  }

  /// The constant, if this depends on nothing.
  public var constant: Rational? {
    if case .points(let value) = self { value } else { nil }
  }
}

/// The figures on which a length may depend, in the order in which layout settles them.
public enum Figure: Hashable, Sendable, CaseIterable, Comparable {
  /// One point.
  case points
  /// One point times the text scale of the client: `sp`.
  case textPoints
  /// The height of one line of a text style, at the text size of the client.
  case line(TextStyle)
  /// The container's width.
  case containerWidth
  /// The container's height.
  case containerHeight
  /// The width inside the section's insets (layout rule R4: C1).
  case contentWidth
  /// The width of one column of a grid (layout rule R13: u). Only the height of its rows may depend on it.
  case columnWidth
  /// The width of the item's box.
  case itemWidth

  /// The key of the wire format.
  public var key: String {
    switch self {
    case .points: "points"
    case .textPoints: "textPoints"
    case .line(let style): "\(style.rawValue)Lines"
    case .containerWidth: "containerWidth"
    case .containerHeight: "containerHeight"
    case .contentWidth: "contentWidth"
    case .columnWidth: "columnWidth"
    case .itemWidth: "itemWidth"
    }
  }

  /// Whether it follows from the text size alone.
  package var isOfText: Bool {
    switch self {
    case .textPoints, .line: true
    case .points, .containerWidth, .containerHeight, .contentWidth, .columnWidth, .itemWidth: false
    }
  }

  /// Whether a length that is settled with this figure may depend on another one: on this and on what is settled before,
  /// but on the width of a column only with that itself.
  package func admits(_ other: Figure) -> Bool { other <= self && (other != .columnWidth || self == .columnWidth) }

  /// In the order in which layout settles them.
  public static let allCases: [Figure] =
    [.points, .textPoints] + TextStyle.allCases.map { .line($0) }
    + [.containerWidth, .containerHeight, .contentWidth, .columnWidth, .itemWidth]

  /// The position among all figures.
  var index: Int {
    switch self {
    case .points: 0
    case .textPoints: 1
    case .line(let style): 2 + style.index
    case .containerWidth: 2 + TextStyle.count
    case .containerHeight: 3 + TextStyle.count
    case .contentWidth: 4 + TextStyle.count
    case .columnWidth: 5 + TextStyle.count
    case .itemWidth: 6 + TextStyle.count
    }
  }

  /// Settled earlier sorts before settled later.
  public static func < (left: Figure, right: Figure) -> Bool { left.index < right.index }
}

/// Why two lengths could not be joined.
public enum LengthError: Error, Hashable, Sendable {
  /// A factor left 64 bits, or a division by zero.
  case arithmetic(ArithmeticError)
  /// More than ``Length/maximumPieces`` linear pieces.
  case tooManyPieces
}

extension Length {
  /// The maximum number of linear pieces of one length: enough for any layout, and few enough to keep proofs
  /// affordable.
  package static let maximumPieces = 64

  /// The number of linear functions that this is put together from.
  package var pieces: Int {
    switch self {
    case .points, .sum: 1
    case .minimum(let lengths), .maximum(let lengths): lengths.reduce(0) { $0 + $1.pieces }
    }
  }

  /// The greatest figure that this depends on.
  package var latestFigure: Figure {
    switch self {
    case .points: .points
    case .sum(let terms): terms.last?.figure ?? .points
    case .minimum(let lengths), .maximum(let lengths): lengths.map { $0.latestFigure }.max() ?? .points
    }
  }

  /// Whether this depends on a figure.
  package func depends(on figure: Figure) -> Bool {
    switch self {
    case .points: figure == .points
    case .sum(let terms): terms.contains { $0.figure == figure }
    case .minimum(let lengths), .maximum(let lengths): lengths.contains { $0.depends(on: figure) }
    }
  }

  /// The sum of two lengths; minima and maxima are spread, since `min(a, b) + c` is `min(a + c, b + c)`.
  package func adding(_ other: Length) throws(LengthError) -> Length {
    guard pieces * other.pieces <= Self.maximumPieces else { throw .tooManyPieces }
    switch (self, other) {
    case (.minimum(let lengths), _):
      return try .least(lengths.map { length throws(LengthError) in try length.adding(other) })
    case (.maximum(let lengths), _):
      return try .greatest(lengths.map { length throws(LengthError) in try length.adding(other) })
    case (_, .minimum(let lengths)):
      return try .least(lengths.map { length throws(LengthError) in try adding(length) })
    case (_, .maximum(let lengths)):
      return try .greatest(lengths.map { length throws(LengthError) in try adding(length) })
    case (.points(let left), .points(let right)):
      return .points(try exactly { () throws(ArithmeticError) in try left + right })
    default: return try .linear(terms + other.terms)
    }
  }

  /// This length times a number; a negative one turns minima into maxima.
  package func scaled(by factor: Rational) throws(LengthError) -> Length {
    switch self {
    case .points(let value): return .points(try exactly { () throws(ArithmeticError) in try value * factor })
    case .sum(let terms):
      return try .linear(
        terms.map { term throws(LengthError) in
          Term(try exactly { () throws(ArithmeticError) in try term.factor * factor }, term.figure)
        })
    case .minimum(let lengths):
      let scaled = try lengths.map { length throws(LengthError) in try length.scaled(by: factor) }
      return try factor.isNegative ? .greatest(scaled) : .least(scaled)
    case .maximum(let lengths):
      let scaled = try lengths.map { length throws(LengthError) in try length.scaled(by: factor) }
      return try factor.isNegative ? .least(scaled) : .greatest(scaled)
    }
  }

  /// The least of several lengths; none gives zero.
  package static func least(_ lengths: [Length]) throws(LengthError) -> Length {
    try extreme(
      lengths, members: { if case .minimum(let inner) = $0 { inner } else { [$0] } }, better: { $0 < $1 },
      build: { .minimum($0) })
  }

  /// The greatest of several lengths; none gives zero.
  package static func greatest(_ lengths: [Length]) throws(LengthError) -> Length {
    try extreme(
      lengths, members: { if case .maximum(let inner) = $0 { inner } else { [$0] } }, better: { $0 > $1 },
      build: { .maximum($0) })
  }

  /// A linear sum of terms in any order.
  package static func linear(_ terms: [Term]) throws(LengthError) -> Length {
    var result: [Term] = []
    for term in terms {
      let place = result.firstIndex { term.figure <= $0.figure } ?? result.count
      if place < result.count, result[place].figure == term.figure {
        let sum = result[place].factor
        result[place] = Term(try exactly { () throws(ArithmeticError) in try sum + term.factor }, term.figure)
      } else {
        result.insert(term, at: place)
      }
    }
    result.removeAll { $0.factor == .zero }
    guard let last = result.last else { return .zero }
    return last.figure == .points ? .points(last.factor) : .sum(result)
  }

  /// The terms of a linear length; empty for minima and maxima.
  private var terms: [Term] {
    switch self {
    case .points(let value): value == .zero ? [] : [Term(value, .points)]
    case .sum(let terms): terms
    case .minimum, .maximum: []
    }
  }

  /// Flattens, keeps one constant and one of equals, in the order written.
  private static func extreme(
    _ lengths: [Length], members: (Length) -> [Length], better: (Rational, Rational) -> Bool,
    build: ([Length]) -> Length
  ) throws(LengthError) -> Length {
    var result: [Length] = []
    var constantIndex: Int?
    for length in lengths.flatMap(members) where !result.contains(length) {
      if let value = length.constant, let index = constantIndex, let known = result[index].constant {
        if better(value, known) { result[index] = length }
        continue
      }
      if length.constant != nil { constantIndex = result.count }
      result.append(length)
    }
    guard result.reduce(0, { $0 + $1.pieces }) <= maximumPieces else { throw .tooManyPieces }
    if result.count <= 1 { return result.first ?? .zero }
    return build(result)
  }
}

/// Lifts an arithmetic error into a length's.
private func exactly(_ body: () throws(ArithmeticError) -> Rational) throws(LengthError) -> Rational {
  do { return try body() } catch { throw .arithmetic(error) }
}
