import SDUIIR
import SDUILayout

extension PreviewPage {
  /// The controls of the whole page: buttons say by `aria-pressed` whether they are on.
  static func controls(_ environment: LayoutEnvironment) -> String {
    let scale = MarkupText.number(environment.textScale)
    let buttons = [
      ("dark", "Dark", false), ("mirrored", "Right to left", environment.direction == .rightToLeft),
      ("whole", "Whole screens", false), ("measured", "Measurements", false), ("names", "Names", false),
    ]
    let toggles = buttons.map { name, title, isOn in
      "<button type=\"button\" name=\"\(name)\" aria-pressed=\"\(isOn)\">\(title)</button>"
    }
    return """
      <form><label>Text size <input name="scale" type="range" min="0.8" max="3.2" step="0.1" value="\(scale)">\
      <span class="scale">\(scale)×</span></label>
      \(toggles.joined(separator: "\n"))</form>
      """
  }
}

/// The ruler of a page: all widths that a screen may have, with marks.
struct PreviewRuler {
  private let (least, most): (Rational, Rational)
  private let height: Rational
  private let marks: [WidthMark]
  private let names: [DeviceName]

  /// The name of a device for a width.
  private struct DeviceName {
    let container: DeviceContainer
    var name: String { container.name }
    var width: Rational { container.width }
    var height: Rational { container.height }

    /// Whole screens come before parts, and portrait comes before landscape; then the nearest height.
    func isBetter(than other: DeviceName, height: Rational) -> Bool {
      let (own, others) = (rank, other.rank)
      let distance = { (name: DeviceName) in (name.height.doubleValue - height.doubleValue).magnitude }
      return own == others ? distance(self) < distance(other) : own < others
    }

    private var rank: Int { container.split != nil ? 2 : container.orientation == .landscape ? 1 : 0 }
  }

  /// The ruler of the screen in a column.
  init(_ column: PreviewColumn, _ marks: [WidthMark]) {
    let range = column.screen.declaredRange(.widths)
    least = range.lowerBound
    most = range.upperBound ?? Rational(2_000)
    height = column.container.environment.height
    self.marks = column.screen.breakpoints(column.container.traits) + marks
    names = Self.names(height: height).filter { range.contains($0.width) }
  }

  /// One device for each width.
  private static func names(height: Rational) -> [DeviceName] {
    var names: [Rational: DeviceName] = [:]
    for device in Device.all {
      // The last name is that of the latest device.
      guard let name = device.names.last else { continue }
      for container in device.containers(named: name) {
        let found = DeviceName(container: container)
        if let known = names[container.width], !found.isBetter(than: known, height: height) { continue }
        names[container.width] = found
      }
    }
    return names.values.sorted { $0.width < $1.width }
  }

  /// The list of devices, from which the script takes names.
  var devices: String {
    let options = names.map {
      "<option value=\"\(MarkupText.number($0.width))\" data-height=\"\(MarkupText.number($0.height))\">\($0.name)</option>"
    }
    return "<datalist id=\"devices\">\(options.joined())</datalist>"
  }

  /// The caption of a column: its device, its size, and a slider for its width with the marks of the ruler.
  func caption(of column: PreviewColumn, _ classes: inout PreviewClasses) -> String {
    let environment = column.container.environment
    let (width, height) = (MarkupText.number(environment.width), MarkupText.number(environment.height))
    let given = column.container.device.map { " data-device=\"\(MarkupText.escaped($0))\"" } ?? ""
    let source = column.source.map { "<span class=\"source\">\(MarkupText.escaped($0))</span>" } ?? ""
    let buttons = marks.map { mark in
      let text = MarkupText.escaped(mark.text)
      return
        "<button type=\"button\" class=\"mark \(mark.kind.rawValue)\(classes.name(of: "--at: \(position(of: mark.width));"))\" "
        + "data-width=\"\(MarkupText.number(mark.width))\" title=\"\(text)\" aria-label=\"\(text)\"></button>"
    }
    return """
      <figcaption\(given)>\(source)<span class="device">\(MarkupText.escaped(column.container.device ?? name(of: environment)))\
      </span> <b>\(width)</b> × <span class="height">\(height)</span>
      <div class="ruler"><input name="width" type="range" min="\(MarkupText.number(least))" max="\(MarkupText.number(most))" \
      step="any" value="\(width)" aria-label="Width">\(buttons.joined())</div>\(remarks)</figcaption>
      """
  }

  /// The marks of the proof, in words.
  private var remarks: String {
    let remarks = marks.filter { $0.kind != .breakpoint }
    return remarks.map { "<p class=\"remark\">\(MarkupText.code(MarkupText.escaped($0.text)))</p>" }.joined()
  }

  /// The name of the device of a container's size, or of one that is as wide.
  private func name(of environment: LayoutEnvironment) -> String {
    guard let device = names.first(where: { $0.width == environment.width }) else { return "" }
    return (device.height == height ? "" : "as wide as ") + device.name
  }

  /// From 0 to 1.
  private func position(of width: Rational) -> String {
    let part = (width.doubleValue - least.doubleValue) / max(most.doubleValue - least.doubleValue, 1)
    return CardPicture.precise(min(max(part, 0), 1))
  }
}
