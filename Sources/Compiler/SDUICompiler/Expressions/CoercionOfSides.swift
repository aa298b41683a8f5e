import SDUIIR
import SDUISyntax

extension Checker {
  mutating func insets(_ value: Constant, upTo figure: Figure, _ purpose: Purpose) -> Coerced {
    guard case .tuple(let entries) = value else {
      return length(value, upTo: figure, purpose).mapped { .insets(Insets(all: $0)) }
    }
    guard let lengths = labelledLengths(entries, among: PropertyType.insets(upTo: figure).labels, upTo: figure, purpose)
    else { return .invalid }
    for (both, each) in Self.pairsOfSides {
      guard lengths[both] != nil, let side = each.first(where: { lengths[$0] != nil }) else { continue }
      report(
        .duplicateArgument, "`\(side)` is given by `\(both)` already", at: program.range(of: purpose.expression),
        remedy: "give either `\(both)` or `\(each[0])` and `\(each[1])`")
      return .invalid
    }
    guard lengths.areKnown else { return .unknown }
    return .value(
      .insets(
        Insets(
          top: lengths["top"] ?? lengths["vertical"] ?? .zero,
          leading: lengths["leading"] ?? lengths["horizontal"] ?? .zero,
          bottom: lengths["bottom"] ?? lengths["vertical"] ?? .zero,
          trailing: lengths["trailing"] ?? lengths["horizontal"] ?? .zero)))
  }

  private static let pairsOfSides = [("horizontal", ["leading", "trailing"]), ("vertical", ["top", "bottom"])]

  mutating func spacing(_ value: Constant, _ purpose: Purpose) -> Coerced {
    guard case .tuple(let entries) = value else {
      return length(value, upTo: .contentWidth, purpose).mapped { .spacing(Spacing(lines: $0, items: $0)) }
    }
    guard let lengths = labelledLengths(entries, among: PropertyType.spacing.labels, upTo: .contentWidth, purpose)
    else {
      return .invalid
    }
    guard lengths.areKnown else { return .unknown }
    return .value(.spacing(Spacing(lines: lengths["lines"] ?? .zero, items: lengths["items"] ?? .zero)))
  }

  /// A few lengths by label, which are compared faster than hashed.
  struct LabelledLengths {
    /// Whether none depends on a parameter; those that do are zero here.
    var areKnown = true
    private var all: [(label: String, length: Length)] = []

    subscript(label: String) -> Length? { all.first { $0.label == label }?.length }

    mutating func append(_ length: Length?, for label: String) {
      if length == nil { areKnown = false }
      all.append((label, length ?? .zero))
    }
  }

  /// The lengths of a tuple by label; `nil` after a report.
  mutating func labelledLengths(
    _ entries: [Constant.TupleEntry], among labels: [String], upTo figure: Figure, _ purpose: Purpose
  ) -> LabelledLengths? {
    var result = LabelledLengths()
    var isValid = true
    for entry in entries {
      guard labels.contains(entry.label.text) else {
        let others = labels.filter { label in !entries.contains { $0.label.text == label } }
        reportUnknownLabel(entry.label, of: purpose.name, among: others)
        isValid = false
        continue
      }
      let value = requireValue(entry.value, of: entry.expression, in: purpose.scope.file)
      if value.isInvalid {
        isValid = false
        continue
      }
      let part = Purpose(
        property: purpose.name, label: entry.label.text, expression: entry.expression, scope: purpose.scope)
      switch length(value, upTo: figure, part) {
      case .length(let length): result.append(length, for: entry.label.text)
      case .unknown: result.append(nil, for: entry.label.text)
      case .invalid: isValid = false
      }
    }
    return isValid ? result : nil
  }

  /// Reports a label that a group of values does not have.
  mutating func reportUnknownLabel(_ label: WrittenName, of name: String, among labels: [String]) {
    let near = NearestName.of(label.text, among: labels)
    let more = labels.count > 10 ? " and \(counted(labels.count - 10, "other"))" : ""
    let list = labels.isEmpty ? "nothing" : labels.prefix(10).map { "`\($0)`" }.joined(separator: ", ") + more
    report(
      .unknownArgument, "`\(name)` has no `\(label.text)`", at: label.range,
      remedy: near?.question ?? "it takes \(list)",
      fixes: FixIt.replacing(label.range, with: near))
  }
}

// MARK: - Ranges and colours

extension Checker {
  mutating func range(_ value: Constant, _ purpose: Purpose) -> Coerced {
    let example = Vocabulary.property(named: purpose.name, in: .screen)?.row.example ?? "320...1376"
    guard case .range(let lower, let upper) = value else {
      return mismatch(value, needs: "a range", accepts: [.range], purpose, remedy: "write it as `\(example)`")
    }
    guard lower > .zero, upper != nil else {
      return outOfRange(
        "`\(purpose.name)` needs both bounds, greater than 0", purpose, remedy: "write it as `\(example)`")
    }
    return .value(.range(ValueRange(lower, upper)))
  }

  mutating func color(_ value: Constant, _ purpose: Purpose) -> Coerced {
    switch value {
    case .color(let color): return .value(.color(AdaptiveColor(light: color, dark: color)))
    case .tuple(let entries):
      var colors: [String: UInt32] = [:]
      for entry in entries {
        guard PropertyType.color.labels.contains(entry.label.text) else {
          let others = PropertyType.color.labels.filter { side in !entries.contains { $0.label.text == side } }
          reportUnknownLabel(entry.label, of: purpose.name, among: others)
          return .invalid
        }
        guard case .color(let color) = entry.value else {
          let part = Purpose(property: entry.label.text, expression: entry.expression, scope: purpose.scope)
          return mismatch(entry.value, needs: "a colour", accepts: [.color], part, remedy: "write it as `#RRGGBB`")
        }
        colors[entry.label.text] = color
      }
      guard let light = colors["light"], let dark = colors["dark"] else {
        report(
          .missingArgument, "`\(purpose.name)` needs a colour for `light` and one for `dark`",
          at: program.range(of: purpose.expression), remedy: "write it as `(light: #FFFFFF, dark: #000000)`")
        return .invalid
      }
      return .value(.color(AdaptiveColor(light: light, dark: dark)))
    default:
      return mismatch(value, needs: "a colour", accepts: [.color], purpose, remedy: "write it as `#RRGGBB`")
    }
  }
}
