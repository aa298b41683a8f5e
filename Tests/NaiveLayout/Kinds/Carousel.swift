/// The properties of a carousel beside its frames (R21 to R23).
struct Strip {
  /// The extent of its content with the padding at both sides.
  var contentWidth: Fraction
  /// The offsets at which it comes to rest; `nil` where any is one.
  var restOffsets: [Fraction]?
  var paging: Paging?

  /// The pages of a strip with `paging` (R23).
  struct Paging {
    var pages: Int
    /// Whether the first page comes after the last one.
    var isLoop = false
    /// The length of one copy, if the copies go on without end.
    var segment: Fraction?
    /// The offsets below which a strip jumps forward, and from which on it jumps back.
    var jumps: (below: Fraction, from: Fraction)?
  }
}

extension Section {
  /// R21: one strip over the width of the container.
  func carousel() throws(Failure) -> Lines {
    trace.reach(.r21)
    let rowCount = declaration["rows"]?.whole ?? 1
    var lines = Lines()
    var columns: [Fraction] = []
    let sizes = try stripSizes(rowCount)
    for first in stride(from: 0, to: items.count, by: rowCount) {
      columns.append(greatest(sizes[first..<min(first + rowCount, items.count)].map(\.width)))
    }
    let (leading, trailing) = try padding(columns)
    var x = leading
    var positions: [Fraction] = []
    for (column, columnWidth) in columns.enumerated() {
      positions.append(x)
      var y = Fraction.zero
      for item in column * rowCount..<min((column + 1) * rowCount, items.count) {
        lines.boxes.append(Frame(x, y, sizes[item].width, sizes[item].height))
        lines.height = greatest([lines.height, y + sizes[item].height])
        y += sizes[item].height + lineSpacing
      }
      x += columnWidth + itemSpacing
    }
    let gaps = Fraction(max(0, columns.count - 1)) * itemSpacing
    let contentWidth = leading + sum(columns) + gaps + trailing
    lines.strip = try rest(Strip(contentWidth: contentWidth), positions, columns)
    return lines
  }

  /// The widths and heights of the items.
  private func stripSizes(_ rowCount: Int) throws(Failure) -> [(width: Fraction, height: Fraction)] {
    var sizes: [(width: Fraction, height: Fraction)] = []
    for item in items {
      let width = try width(of: item)
      sizes.append((width, try height(of: item, width: width)))
    }
    let natural = sizes
    for index in items.indices where isUniform(items[index]) {
      trace.reach(.r25, "uniformAcrossSiblings in a carousel")
      let row = stride(from: index % rowCount, to: items.count, by: rowCount)
      sizes[index].height = greatest(row.map { natural[$0].height })
    }
    return sizes
  }

  /// `inView` of R21: a whole number fills the content, another one shows a part of the next item.
  func width(ofItemsInView count: Fraction) -> Fraction {
    if count.isWhole {
      trace.reach(.r21, "inView")
      return (contentWidth - (count - 1) * itemSpacing) / count
    }
    trace.reach(.r21, "inView with a part")
    return (width - left - Fraction(count.floor) * itemSpacing) / count
  }

  var scroll: String { declaration["scroll"]?.string ?? "continuous" }

  /// The room beside the first and the last column: `L` and `R`, or what centres them (R22).
  private func padding(_ columns: [Fraction]) throws(Failure) -> (leading: Fraction, trailing: Fraction) {
    guard scroll == "groupPagingCentered", let first = columns.first, let last = columns.last else {
      return (left, right)
    }
    if first > width || last > width { throw failure(.r22) }
    return ((width - first) / 2, (width - last) / 2)
  }
}

extension Section {
  /// R22 and R23: where the strip comes to rest.
  private func rest(_ strip: Strip, _ positions: [Fraction], _ columns: [Fraction]) throws(Failure) -> Strip {
    var strip = strip
    let repetition = declaration["paging"]?["repeat"]?.string ?? "none"
    if declaration["paging"] != nil { trace.reach(.r23, repetition) }
    // What a collapsed section shows of one item does not repeat.
    if repetition != "none", items.count >= 2 {
      if Set(columns).count > 1 { throw failure(.r23) }
      if repetition == "infinite" { return try endless(strip, columns[0], count: columns.count) }
    }
    strip.restOffsets = restOffsets(strip, positions, columns)
    if declaration["paging"] != nil {
      strip.paging = strip.restOffsets.map {
        Strip.Paging(pages: $0.count, isLoop: repetition == "loop" && items.count >= 2)
      }
    }
    return strip
  }

  /// R22.
  private func restOffsets(_ strip: Strip, _ positions: [Fraction], _ columns: [Fraction]) -> [Fraction]? {
    let most = greatest([0, strip.contentWidth - width])
    trace.reach(.r22, scroll)
    switch scroll {
    case "continuousGroupLeadingBoundary", "groupPaging":
      return positions.map { least([$0 - left, most]) }
    case "paging":
      // As many pages as show some of the content; one of no items, none.
      var offsets = positions.isEmpty ? [] : [Fraction.zero]
      while !offsets.isEmpty, Fraction(offsets.count) * width < strip.contentWidth {
        offsets.append(least([Fraction(offsets.count) * width, most]))
      }
      return offsets
    case "groupPagingCentered":
      return zip(positions, columns).map { position, column in position + (column - width) / 2 }
    default: return nil
    }
  }

  /// R23: offsets count from where the first item rests, and the copies go on without end.
  private func endless(_ strip: Strip, _ column: Fraction, count: Int) throws(Failure) -> Strip {
    var strip = strip
    let segment = Fraction(count) * (column + itemSpacing)
    var step = column + itemSpacing
    var pages = count
    if scroll == "paging" {
      let exactly = segment / width
      guard exactly.isWhole else { throw failure(.r23) }
      trace.reach(.r23, "whole pages")
      step = width
      pages = exactly.numerator
    }
    strip.restOffsets = (0..<pages).map { Fraction($0) * step }
    strip.paging = Strip.Paging(pages: pages, segment: segment, jumps: (segment, segment * 2))
    return strip
  }
}
