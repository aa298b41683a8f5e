// R25: the sizes of items, and R5: percents.

extension Section {
  /// The height of an item's box.
  ///
  /// - Parameter isMeasured: Whether a measured height takes the place of an estimate.
  func height(of item: Item, width: Fraction, isMeasured: Bool = true) throws(Failure) -> Fraction {
    trace.reach(.r25)
    let figures = figures.withItem(width: width)
    let unit = unit(item)
    if let least = unit["minHeight"], let most = unit["maxHeight"], figures.points(least) > figures.points(most) {
      throw failure(.r25)
    }
    var height = declaredHeight(of: item, width: width, isMeasured: isMeasured, figures)
    if let least = unit["minHeight"] {
      trace.reach(.r25, "minHeight")
      height = greatest([height, figures.points(least)])
    }
    if let most = unit["maxHeight"] {
      trace.reach(.r25, "maxHeight")
      height = least([height, figures.points(most)])
    }
    if height.isNegative { throw failure(.r25) }
    return height
  }

  private func declaredHeight(of item: Item, width: Fraction, isMeasured: Bool, _ figures: Figures) -> Fraction {
    let size = unit(item)["height"]
    if let ratio = size?["ratio"]?.elements, ratio.count == 2 {
      trace.reach(.r25, "ratio")
      return width * (ratio[1].fraction ?? .tooLong) / (ratio[0].fraction ?? .tooLong)
    }
    if let path = size?["ratioField"] {
      trace.reach(.r25, "ratio of an image")
      guard let image = document.value(at: path, in: item).value, let wide = image["width"]?.fraction,
        let high = image["height"]?.fraction
      else { return width }
      return width * high / wide
    }
    if let path = size?["field"] { return number(at: path, of: item) }
    if let estimate = size?["estimate"] {
      if isMeasured, let measured = item.measuredHeight {
        trace.reach(.r25, "measured height")
        return measured
      }
      return figures.points(estimate)
    }
    return figures.points(size)
  }

  /// A number of the data. One that is not there yet is 100, within the bounds of its field.
  private func number(at path: JSON, of item: Item) -> Fraction {
    trace.reach(.r25, "number of the data")
    let (value, field) = document.value(at: path, in: item)
    if let number = value?.fraction { return number }
    var result = Fraction(100)
    if let most = field?["max"]?.fraction { result = least([result, most]) }
    if let fewest = field?["min"]?.fraction { result = greatest([result, fewest]) }
    return result
  }

  /// The width of an item's box in a flow or carousel, but for `inView`.
  func width(of item: Item) throws(Failure) -> Fraction {
    let width = try declaredWidth(of: item)
    // What is below 0 is below `minWidth`, too, which applies last.
    guard let least = unit(item)["minWidth"] else {
      if width.isNegative { throw failure(.r25) }
      return width
    }
    trace.reach(.r25, "minWidth")
    let points = figures.points(least)
    if points.isNegative { throw failure(.r25) }
    return greatest([width, points])
  }

  private func declaredWidth(of item: Item) throws(Failure) -> Fraction {
    let size = unit(item)["width"]
    if let percent = size?["percent"]?.fraction {
      trace.reach(.r5)
      return contentWidth * percent / 100
    }
    if let count = size?["inView"]?.fraction { return width(ofItemsInView: count) }
    if let path = size?["ratioField"] {
      trace.reach(.r25, "width of an image")
      let height = try height(of: item, width: .zero)
      guard let image = document.value(at: path, in: item).value, let wide = image["width"]?.fraction,
        let high = image["height"]?.fraction
      else { return height }
      return height * wide / high
    }
    if let path = size?["field"] { return number(at: path, of: item) }
    if let estimate = size?["estimate"] {
      if let measured = item.measuredWidth {
        trace.reach(.r25, "measured width")
        return measured
      }
      return figures.points(estimate)
    }
    return figures.points(size)
  }
}
