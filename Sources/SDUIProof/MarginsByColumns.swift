import SDUIIR

/// The least values of a figure, each with some numbers of columns that responses set.
struct MarginsByColumns {
  private var known: [(columns: [ResponseValue], margin: Margin)] = []

  /// The least value with some numbers of columns, in the order in which they came.
  subscript(columns: [ResponseValue]) -> Margin? {
    get { known.first { $0.columns == columns }?.margin }
    set {
      guard let newValue else { return }
      if let index = known.firstIndex(where: { $0.columns == columns }) {
        known[index].margin = newValue
      } else {
        known.append((columns, newValue))
      }
    }
  }

  /// The least of all, in a container without the numbers of columns that make no difference there; `nil` where there is
  /// none.
  var margin: Margin? {
    guard var least = known.first else { return nil }
    for other in known where other.margin.isBelow(least.margin) { least = other }
    var unnamed: [ResponseValue] = []
    for value in least.columns {
      let named = least.columns.filter { $0 != value && !unnamed.contains($0) }
      // Responses that differ in this value, and in those that make no difference.
      let others = known.filter { other in
        named.allSatisfy { other.columns.contains($0) }
      }
      if others.allSatisfy({ $0.margin.isLike(least.margin) }) { unnamed.append(value) }
    }
    return Margin(
      least: least.margin.least, isReached: least.margin.isReached, place: least.margin.place?.without(unnamed))
  }
}

extension Margin {
  /// Whether another value is the same in the same container, whatever responses set in it.
  fileprivate func isLike(_ other: Margin) -> Bool {
    least == other.least && isReached == other.isReached && place?.environment == other.place?.environment
      && place?.variants == other.place?.variants
  }
}
