extension Section {
  /// R17: each item is under the column that is shortest.
  func waterfall() throws(Failure) -> Lines {
    trace.reach(.r17)
    let count = try columnCount()
    let column = try columnWidth(count)
    // The columns by which the place of an item is decided, and those with measured heights. The line spacing below
    // the last item is included.
    var deciding = Array(repeating: Fraction.zero, count: count)
    var ends = deciding
    var lines = Lines(columns: count)
    for item in items {
      var shortest = 0
      for index in deciding.indices where deciding[index] < deciding[shortest] { shortest = index }
      let height = try height(of: item, width: column)
      let x = left + Fraction(shortest) * (column + itemSpacing)
      let box = Frame(x, ends[shortest], column, height)
      lines.boxes.append(box)
      lines.height = greatest([lines.height, box.bottom])
      ends[shortest] = box.bottom + lineSpacing
      deciding[shortest] += try self.height(of: item, width: column, isMeasured: false) + lineSpacing
      if ends[shortest] != deciding[shortest] { trace.reach(.r17, "measured height") }
    }
    return lines
  }
}
