import SDUIIR
import SDUIProof
import TestSupport

/// Responses that set what `fromServer` leaves to them: at the corners of the ranges, and between.
enum RandomResponses {
  /// The values of one response; none where it sets nothing.
  static func values(for screen: Screen, number: Int) -> [ResponseValue] {
    var random = RandomSource(seed: UInt64(number))
    return screen.sections.indices.flatMap { index in
      let inner = screen.sections[index].sections.indices.map { SectionPath(index, inner: $0) }
      return ([SectionPath(index)] + inner).flatMap { values(of: $0, in: screen, &random) }
    }
  }

  private static func values(
    of path: SectionPath, in screen: Screen, _ random: inout RandomSource
  ) -> [ResponseValue] {
    guard case .fromServer(let ranges)? = screen.section(at: path)?.properties[.fromServer] else { return [] }
    var result: [ResponseValue] = []
    func add(_ property: Property, _ value: PropertyValue) {
      result.append(ResponseValue(section: path, property: property, value: value))
    }
    // One in four says nothing of a property.
    if let range = ranges.columns, random.chance(75) {
      add(.columns, .columns(.fixed(number(in: range, isWhole: true, &random).floor)))
    }
    if let range = ranges.startColumn, random.chance(75) {
      add(.startColumn, .count(number(in: range, isWhole: true, &random).floor))
    }
    if let range = ranges.spacing, random.chance(75) {
      let sides = (0..<2).map { _ in Length.points(number(in: range, &random)) }
      add(.spacing, .spacing(Spacing(lines: sides[0], items: sides[1])))
    }
    if let range = ranges.insets, random.chance(75) {
      // The same at all sides as well, which is the corner.
      let all = number(in: range, &random)
      let isEven = random.chance(50)
      let sides = (0..<4).map { _ in Length.points(isEven ? all : number(in: range, &random)) }
      add(.insets, .insets(Insets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])))
    }
    return result
  }

  private static func number(in range: ValueRange, isWhole: Bool = false, _ random: inout RandomSource) -> Rational {
    let (least, most) = (range.lowerBound, range.upperBound ?? range.lowerBound)
    switch random.number(0...3) {
    case 0: return least
    case 1, 2: return most
    default:
      let parts = isWhole ? Int((most.floor - least.floor)) : 7
      guard parts > 0, let step = try? (most - least) / Rational(parts),
        let way = try? step * Rational(random.number(0...parts)), let value = try? least + way
      else { return least }
      return value
    }
  }
}
