import SDUIIR
import SDUILayout

/// The least values of a figure, each with some numbers of columns that responses set.
struct MarginsByColumns {
  private var known: [Entry] = []

  private struct Entry {
    let columns: ColumnsOfResponses
    var margin: Margin
  }

  /// The least value with some numbers of columns, in the order in which they came.
  subscript(columns: ColumnsOfResponses) -> Margin? {
    get { known.first { $0.columns == columns }?.margin }
    set {
      guard let newValue else { return }
      if let index = known.firstIndex(where: { $0.columns == columns }) {
        known[index].margin = newValue
      } else {
        known.append(Entry(columns: columns, margin: newValue))
      }
    }
  }

  /// The least of all, in a container without the numbers of columns that make no difference there; `nil` where there is
  /// none.
  var margin: Margin? {
    guard var least = known.first else { return nil }
    for other in known where other.margin.isBelow(least.margin) { least = other }
    var unnamed: [SectionPath] = []
    for section in least.columns.values.map({ $0.section }) {
      // Responses that differ in this number, and in those that make no difference.
      let others = known.filter { $0.columns.isAlike(least.columns, but: unnamed + [section]) }
      // Other responses may set other spacing there. Those tell nothing that set what holds without them.
      guard others.allSatisfy({ $0.margin.isLike(least.margin) }),
        let own = others.first(where: { $0.columns.own.contains(section) && $0.columns.own.contains(allOf: unnamed) })
      else { continue }
      least = own
      unnamed.append(section)
    }
    let values = least.columns.values.filter { unnamed.contains($0.section) }
    return Margin(
      least: least.margin.least, isReached: least.margin.isReached, place: least.margin.place?.without(values))
  }
}

/// The numbers of columns that some responses set.
struct ColumnsOfResponses: Hashable {
  /// One for each section of which they set it.
  let values: [ResponseValue]
  /// The sections that have as many columns without a response.
  let own: [SectionPath]

  /// Whether others are the same in all sections but some.
  fileprivate func isAlike(_ other: ColumnsOfResponses, but sections: [SectionPath]) -> Bool {
    func rest(_ values: [ResponseValue]) -> [ResponseValue] { values.filter { !sections.contains($0.section) } }
    return rest(values) == rest(other.values)
  }
}

extension [SectionPath] {
  fileprivate func contains(allOf others: [SectionPath]) -> Bool { others.allSatisfy { contains($0) } }
}

extension Margin {
  /// Whether another value is the same in the same container, whatever responses set in it.
  fileprivate func isLike(_ other: Margin) -> Bool {
    least == other.least && isReached == other.isReached && place?.environment == other.place?.environment
      && place?.variants == other.place?.variants
  }
}
