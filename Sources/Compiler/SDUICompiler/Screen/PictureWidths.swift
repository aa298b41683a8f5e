import SDUIIR
import SDUISyntax

extension Checker {
  /// Whether a width or height names the ratio of an image among the fields of a component, and no number.
  func isRatioOfPicture(_ path: String, of property: Property, in component: Declaration) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    guard property == .width || property == .height, names.count > 1, names.last == "ratio" else { return false }
    var available = fields(of: component)
    var type: FieldType?
    for name in names.dropLast() {
      guard let field = available.first(where: { $0.name.source == name }) else { return false }
      type = field.type
      if case .optional(let wrapped)? = type { type = wrapped }
      if case .record(let id)? = type { available = contract.records[id].fields } else { available = [] }
    }
    return type == .image
  }

  /// Reports a height that names the ratio of a picture, which is a value of `ratio`. Whether it does.
  ///
  /// - Parameter section: The section whose only unit sets it; `nil` where `ratio` may not be possible.
  mutating func reportRatioAsHeight(
    _ entry: Entries.Entry, of component: Declaration, in section: SectionContext? = nil
  ) -> Bool {
    guard entry.property == .height, case .size(.field(let path))? = entry.value,
      isRatioOfPicture(path, of: .height, in: component)
    else { return false }
    let isOfOneUnit = section?.draft.units.count == 1
    let unit = section?.draft.units.first.map { program.range(of: $0.statement) }
    let isInUnit = unit.map { $0.file == entry.range.file && $0.bytes.contains(entry.range.bytes.lowerBound) } ?? false
    report(
      .typeMismatch, "`data.\(path)` is width to height, where `\(entry.name.text)` takes a length", at: entry.range,
      remedy: "write `ratio: data.\(path)`",
      fixes: isOfOneUnit && isInUnit && entry.name.text == "height" ? [.replace(entry.name.range, with: "ratio")] : [])
    return true
  }

  /// Layout rule R25: a width that follows from a picture needs a height that is known, in a strip, in any case that
  /// the section's `when`s make.
  mutating func checkPictureWidths(_ kind: ResolvedKind, _ section: SectionContext, named name: WrittenName) {
    guard kind.kind.itemWidth == .units, kind.layers.mayHavePictureWidths else { return }
    for state in kind.states(of: [.width, .height, .minHeight, .maxHeight], contract.flags) {
      for (unit, use) in zip(state.units, section.draft.units) {
        guard let width = unit[.width], case .size(.field(let path))? = width.value,
          isRatioOfPicture(path, of: .width, in: use.declaration)
        else { continue }
        if !kind.kind.isStrip {
          reportConflict(
            "only a carousel's items take their width from a picture, and `\(name.text)` is a \(kind.kind.rawValue)",
            at: width.range, remedy: "give `\(use.name.text)` a width, or make the section a carousel")
          continue
        }
        let heights = [Property.height, .minHeight, .maxHeight].compactMap { unit[$0] }
        // A ratio in place of a height has been reported.
        if case .size(.field(let path))? = unit[.height]?.value,
          isRatioOfPicture(path, of: .height, in: use.declaration)
        {
          continue
        }
        if let unknown = heights.first(where: { !$0.isKnownHeight }) {
          reportConflict(
            "`\(use.name.text)` takes its width from its height, and `\(unknown.name.text)` is not known without the width",
            at: width.range, labels: [Label("not known before the width", at: unknown.range)],
            remedy: "define `\(unknown.name.text)` from points, `container` or `content.width`")
        }
      }
    }
  }
}

extension Entries.Entry {
  /// Whether nothing has to be measured or to come from data for it, and no width of the item.
  fileprivate var isKnownHeight: Bool {
    switch value {
    case .length(let length)?, .size(.length(let length))?: !length.depends(on: .itemWidth)
    case nil: true
    default: false
    }
  }
}

extension ResolvedLayers {
  /// Whether a width may be that of a picture.
  fileprivate var mayHavePictureWidths: Bool {
    func isOfPicture(_ entry: Entries.Entry) -> Bool {
      guard entry.property == .width, case .size(.field(let path))? = entry.value else { return false }
      return path.hasSuffix(".ratio")
    }
    return base.units.contains { $0.all.contains(where: isOfPicture) }
      || adaptations.contains { $0.assignments.contains { isOfPicture($0.entry) } }
  }
}
