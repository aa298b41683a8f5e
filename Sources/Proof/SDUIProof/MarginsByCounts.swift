import SDUIIR
import SDUILayout

/// The least values of a figure, each with some counts that responses set.
struct MarginsByCounts {
  private var known: [Entry] = []

  private struct Entry {
    let counts: CountsOfResponses
    var margin: Margin
  }

  /// The least value with some counts, in the order in which they came.
  subscript(counts: CountsOfResponses) -> Margin? {
    get { known.first { $0.counts == counts }?.margin }
    set {
      guard let newValue else { return }
      if let index = known.firstIndex(where: { $0.counts == counts }) {
        known[index].margin = newValue
      } else {
        known.append(Entry(counts: counts, margin: newValue))
      }
    }
  }

  /// The least of all, in a container without the counts that make no difference there; `nil` where there is
  /// none.
  var margin: Margin? {
    guard var least = known.first else { return nil }
    for other in known where other.margin.isBelow(least.margin) { least = other }
    var unnamed: [CountsOfResponses.Place] = []
    for place in least.counts.values.map(CountsOfResponses.Place.init) {
      // Responses that differ in this count, and in those that make no difference.
      let others = known.filter { $0.counts.isAlike(least.counts, but: unnamed + [place]) }
      // Other responses may set other spacing there. Those tell nothing that set what holds without them.
      guard others.allSatisfy({ $0.margin.isLike(least.margin) }),
        let own = others.first(where: { $0.counts.own.contains(place) && $0.counts.own.contains(allOf: unnamed) })
      else { continue }
      least = own
      unnamed.append(place)
    }
    let values = least.counts.values.filter { unnamed.contains(CountsOfResponses.Place($0)) }
    return Margin(
      least: least.margin.least, isReached: least.margin.isReached, place: least.margin.place?.without(values))
  }
}

/// The counts that some responses set: numbers of columns, and the columns in which items begin.
struct CountsOfResponses: Hashable {
  /// One for each count that they set.
  let values: [ResponseValue]
  /// Those that are the same without a response.
  let own: [Place]

  /// A count of a section.
  struct Place: Hashable {
    let section: SectionPath
    let property: Property
  }

  /// Whether others are the same in all places but some.
  fileprivate func isAlike(_ other: CountsOfResponses, but places: [Place]) -> Bool {
    func rest(_ values: [ResponseValue]) -> [ResponseValue] { values.filter { !places.contains(Place($0)) } }
    return rest(values) == rest(other.values)
  }
}

extension CountsOfResponses.Place {
  fileprivate init(_ value: ResponseValue) { self.init(section: value.section, property: value.property) }
}

extension [CountsOfResponses.Place] {
  fileprivate func contains(allOf others: [CountsOfResponses.Place]) -> Bool { others.allSatisfy { contains($0) } }
}

extension Margin {
  /// Whether another value is the same in the same container, whatever responses set in it.
  fileprivate func isLike(_ other: Margin) -> Bool {
    least == other.least && isReached == other.isReached && place?.environment == other.place?.environment
      && place?.variants == other.place?.variants
  }
}
