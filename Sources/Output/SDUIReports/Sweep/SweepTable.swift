import SDUIIR
import SDUIJSON
import SDUILayout
import SDUIProof

/// Writes a sweep for people: a row for each interval of widths, and one for each part of the section there, with sizes
/// as functions of the container's width and with their values.
package struct SweepTable {
  private let screen: Screen
  private let report: SweepReport
  /// Of one section, so that each has columns of its own width.
  private var rows: [[String]] = []

  /// The table of a sweep, ending with a line break.
  package static func text(_ report: SweepReport, of screen: Screen) -> String {
    let sections = report.sweep.sections.map { section in
      var table = SweepTable(screen: screen, report: report)
      table.add(section)
      return TextColumns.lines(table.rows)
    }
    let environment = report.environment
    let heading =
      "\(screen.name.source) over widths \(report.widths.lowerBound.text) to \(report.widths.upperBound.text), "
      + "height \(environment.height.text), \(environment.direction.rawValue)\(screen.variantPhrases)"
    return
      ([heading + "\n", "Sizes are width × height; a section's width is what is left inside its insets.\n"] + sections)
      .joined(separator: "\n")
  }

  private init(screen: Screen, report: SweepReport) {
    self.screen = screen
    self.report = report
  }

  private mutating func add(_ swept: SweptSection) {
    guard let section = screen.section(at: swept.path) else { return }
    let margin = swept.path.inner == nil ? "" : "  "
    rows.append([margin + section.name.source])
    for stretch in swept.stretches {
      let start = margin + "  " + Self.start(of: stretch.widths)
      switch stretch.result {
      case .failure(let error): rows.append([start + "  \(error.message) (layout rule \(error.rule.rawValue))"])
      case .success(let sizes): add(sizes, section, stretch.widths, margin, start)
      }
    }
  }

  private mutating func add(
    _ sizes: SectionSizes, _ section: ScreenSection, _ widths: Interval, _ margin: String, _ start: String
  ) {
    guard sizes.takesRoom else { return rows.append([start + "  takes no room"]) }
    add(start + "  " + Self.details(of: sizes), sizes.contentWidth, sizes.height, widths)
    for part in sizes.parts(of: section, in: screen) {
      add("\(margin)    \(part.name)", part.width, part.height, widths)
    }
  }

  private mutating func add(_ title: String, _ width: LinearForm, _ height: LinearForm, _ widths: Interval) {
    let (width, height) = (figures(width, widths), figures(height, widths))
    rows.append([
      title, width.form, "×", height.form, width.range, width.range + height.range == "" ? "" : "×", height.range,
    ])
  }

  /// A length as a function, and from where to where it goes.
  private func figures(_ form: LinearForm, _ widths: Interval) -> (form: String, range: String) {
    guard let least = widths.lower, let most = widths.upper else { return (form.text, "") }
    let ends = [least, most].map { bound in (try? form.value { _ in bound.value }).map(Self.number) ?? "?" }
    return (form.text, ends[0] == ends[1] ? ends[0] : "\(ends[0]) to \(ends[1])")
  }

  /// `from 600`, `above 732`, `at 320`: the stretch ends where the next begins.
  private static func start(of widths: Interval) -> String {
    guard let lower = widths.lower else { return "from 0" }
    if widths.single != nil { return "at \(lower.value.text)" }
    return (lower.isIncluded ? "from " : "above ") + lower.value.text
  }

  private static func details(of sizes: SectionSizes) -> String {
    var parts = [sizes.kind.rawValue]
    if let columns = sizes.columns { parts.append(counted(columns, "column")) }
    switch sizes.kind {
    case .grid, .list, .hero, .carousel: parts.append(counted(sizes.lineCount, "row"))
    case .flow: parts.append(counted(sizes.lineCount, "line"))
    case .waterfall, .mosaic, .stack: break
    }
    if let strip = sizes.stripWidth { parts.append("content \(strip.text)") }
    return parts.joined(separator: ", ")
  }

  private static func number(_ value: Rational) -> String {
    JSONWriter.doubleText((value.doubleValue * 1_000).rounded() / 1_000) ?? "0"
  }
}

extension LinearForm {
  /// As the language writes it, but for `container` before the figures: `width * 2/3 + 26`.
  var text: String {
    var result = ""
    for variable in variables {
      let factor = self[variable]
      result += Self.sign(of: factor, isFirst: result.isEmpty) + variable.name + Self.factor(factor)
    }
    if result.isEmpty { return constant.text }
    if constant == .zero { return result }
    return result + Self.sign(of: constant, isFirst: false) + (constant.isNegative ? -constant : constant).text
  }

  private static func sign(of value: Rational, isFirst: Bool) -> String {
    if isFirst { return value.isNegative ? "-" : "" }
    return value.isNegative ? " - " : " + "
  }

  private static func factor(_ value: Rational) -> String {
    let size = value.isNegative ? -value : value
    if size == .one { return "" }
    return size.numerator == 1 ? " / \(size.denominator)" : " * \(size.text)"
  }
}

extension LinearForm.Variable {
  fileprivate var name: String {
    switch self {
    case .containerWidth: "width"
    case .containerHeight: "height"
    case .textScale: "1sp"
    case .leftInset: "left inset"
    case .rightInset: "right inset"
    // Of proofs only.
    case .columnWidth: "column width"
    case .dataWidth: "data width"
    case .dataHeight: "data height"
    }
  }
}
