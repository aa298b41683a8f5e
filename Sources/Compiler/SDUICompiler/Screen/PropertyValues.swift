import SDUIIR
import SDUISyntax

extension Checker {
  /// Properties of anything but a unit, with their values.
  func properties(_ entries: Entries) -> PropertyList {
    var result = PropertyList()
    if !entries.all.isEmpty { result.reserveCapacity(entries.all.count) }
    for entry in entries.all { result[entry.property] = entry.value }
    return result
  }

  /// Returns the properties of a unit with their values in the IR.
  mutating func properties(
    _ entries: Entries, for component: Declaration, in section: SectionContext
  ) -> PropertyList {
    var result = PropertyList()
    if !entries.all.isEmpty { result.reserveCapacity(entries.all.count) }
    let setsPictureWidth =
      if case .size(.field(let path))? = entries[.width]?.value {
        isRatioOfPicture(path, of: .width, in: component)
      } else { false }
    for entry in entries.all {
      if !setsPictureWidth, reportRatioAsHeight(entry, of: component, in: section) { continue }
      result[entry.property] = resolvedValue(entry, for: component, in: section)
    }
    return result
  }

  /// A value with the data's fields by their wire names.
  mutating func resolvedValue(
    _ entry: Entries.Entry, for component: Declaration, in section: SectionContext
  ) -> PropertyValue? {
    if reportRatioAsHeight(entry, of: component) { return nil }
    if case .size(.field(let path))? = entry.value, !isRatioOfPicture(path, of: entry.property, in: component) {
      return lengthField(path, of: component, in: section, entry).map { .size(.field($0)) }
    }
    if case .itemSpan(.matched(let span))? = entry.value {
      return matchedSpan(span, of: component, in: section, entry).map { .itemSpan(.matched($0)) }
    }
    let path: String
    switch entry.value {
    case .size(.ratioField(let written))?, .size(.field(let written))?: path = written
    default: return entry.value
    }
    let names = path.split(separator: ".").map { WrittenName(text: String($0), range: entry.range) }
    return ratioField(names, of: component, in: section, at: entry.range).map { .size(.ratioField($0)) }
  }

  /// The field that a width or height comes from, by wire names: a number that is always there and never negative.
  private mutating func lengthField(
    _ path: String, of component: Declaration, in section: SectionContext, _ entry: Entries.Entry
  ) -> String? {
    let names = path.split(separator: ".").map { WrittenName(text: String($0), range: entry.range) }
    guard let (type, wires) = dataPath(names, in: component, isResolved: true) else { return nil }
    if type.holdsLength {
      checkSize(following: .number, wires, of: component, in: section, at: entry.range)
      return wires.joined(separator: ".")
    }
    let labels = [Label("the component", at: component.name.range)]
    switch type {
    case .int, .decimal, .number:
      report(
        .typeMismatch,
        "`\(path)` of `\(component.name.text)` may be negative, where `\(entry.name.text)` takes a number of 0 or more",
        at: entry.range, labels: labels, remedy: "write its type with a least value, such as `Decimal(min: 0)`")
    default:
      report(
        .typeMismatch,
        "`\(path)` of `\(component.name.text)` is \(sourcePhrase(type)), where `\(entry.name.text)` takes a number",
        at: entry.range, labels: labels, remedy: "name a field of the type `Decimal(min: 0)` or `Int(min: 0)`")
    }
    return nil
  }

  /// The field that a ratio comes from: an image and its `ratio`, by wire names.
  private mutating func ratioField(
    _ path: [WrittenName], of component: Declaration, in section: SectionContext, at range: SourceRange
  ) -> String? {
    let field = path.last?.text == "ratio" ? Array(path.dropLast()) : path
    guard !field.isEmpty, let (type, wires) = dataPath(field, in: component, isResolved: true) else { return nil }
    if field.count < path.count, type == .image {
      checkSize(following: .image, wires, of: component, in: section, at: range)
      return wires.joined(separator: ".")
    }
    let name = field.map { $0.text }.joined(separator: ".")
    if case .optional(.image) = type {
      report(
        .typeMismatch, "`\(name)` of `\(component.name.text)` is optional, and without the image there is no ratio",
        at: range, labels: [Label("the component", at: component.name.range)],
        remedy: "make the image required, or give a fixed ratio such as `ratio: 16:9`")
      return nil
    }
    report(
      .typeMismatch,
      "`\(name)` of `\(component.name.text)` is \(sourcePhrase(type)), where the ratio of an image is needed",
      at: range, labels: [Label("the component", at: component.name.range)],
      remedy: "name an `Image` field and its ratio, such as `data.image.ratio`")
    return nil
  }
}
