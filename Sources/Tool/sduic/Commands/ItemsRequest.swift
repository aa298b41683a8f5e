import SDUIIR
import SDUILayout
import SDUISyntax

extension LayoutRequest {
  static let itemsOption = Option(
    name: "--items", value: "SECTION=UNIT*N,…", isRepeated: true,
    summary: "the items of a section, or of one more instance of a repeated one")

  /// Returns a screen with the items of `--items` in place of its default items. A section that is repeated occurs as
  /// often as the request names it.
  func sampled(_ screen: Screen) throws(UsageError) -> (screen: Screen, samples: SampleItems) {
    var requests: [SectionPath: [[SampleItems.Run]]] = [:]
    for request in arguments.all("--items") {
      let parts = request.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw UsageError(message: "`--items` takes SECTION=UNIT*N,…, and `\(request)` is none")
      }
      guard !parts[1].contains("=") else {
        throw UsageError(message: "`--items` takes the items of one section; write \(Self.divided(request))")
      }
      let place = try Self.place(of: parts[0], in: screen)
      guard requests[place.path] == nil || place.section.isRepeated else {
        throw UsageError(
          message: "`--items` names `\(parts[0])` twice, and only a `repeated` section may occur several times")
      }
      requests[place.path, default: []].append(try Self.runs(parts[1], of: place.section, in: screen))
    }
    return Self.filled(screen, requests)
  }

  /// `a=Card*2,b=Card*3` as it should be written, an option for each section.
  private static func divided(_ request: String) -> String {
    var sections: [String] = []
    for part in request.split(whereSeparator: { $0 == "," || $0 == ";" || $0.isWhitespace }) {
      if part.contains("=") || sections.isEmpty {
        sections.append(String(part))
      } else {
        sections[sections.count - 1] += "," + part
      }
    }
    return sections.map { "`--items \($0)`" }.joined(separator: " ")
  }

  /// Returns a screen in which each section occurs as often as requested, and once by default.
  private static func filled(
    _ screen: Screen, _ requests: [SectionPath: [[SampleItems.Run]]]
  ) -> (screen: Screen, samples: SampleItems) {
    var (result, samples) = (screen, SampleItems())
    result.sections = []
    for (index, declared) in screen.sections.enumerated() {
      for (runs, instance) in instances(of: declared, requests[SectionPath(index)] ?? []) {
        var section = instance
        let place = result.sections.count
        samples[SectionPath(place)] = runs
        section.sections = []
        for (inner, child) in declared.sections.enumerated() {
          for (runs, instance) in instances(of: child, requests[SectionPath(index, inner: inner)] ?? []) {
            samples[SectionPath(place, inner: section.sections.count)] = runs
            section.sections.append(instance)
          }
        }
        result.sections.append(section)
      }
    }
    // Both name sections by their places.
    if requests.values.contains(where: { $0.count > 1 }) { (result.requirements, result.tests) = ([], []) }
    return (result, samples)
  }

  /// The instances of a section with the items of each; `nil` where it has the standard ones.
  private static func instances(
    of section: ScreenSection, _ requests: [[SampleItems.Run]]
  ) -> [(runs: [SampleItems.Run]?, section: ScreenSection)] {
    guard requests.count > 1 else { return [(requests.first, section)] }
    return requests.enumerated().map { index, runs in
      var instance = section
      instance.state.identifier = "\(section.name.wire)-\(index + 1)"
      return (runs, instance)
    }
  }

  /// Returns the place of a section's declaration, a stack's ones included.
  static func place(
    of name: String, in screen: Screen
  ) throws(UsageError) -> (path: SectionPath, section: ScreenSection) {
    var places: [(path: SectionPath, section: ScreenSection)] = []
    for (index, section) in screen.sections.enumerated() {
      places.append((SectionPath(index), section))
      for (inner, child) in section.sections.enumerated() { places.append((SectionPath(index, inner: inner), child)) }
    }
    guard let place = places.first(where: { $0.section.name.source == name }) else {
      throw unknown("section", name, among: places.map { $0.section.name.source })
    }
    guard !place.section.kind.holdsSections else {
      let names = place.section.sections.map { "`\($0.name.source)`" }.joined(separator: ", ")
      throw UsageError(message: "the stack `\(name)` shows no items itself; its sections are \(names)")
    }
    return place
  }

  /// The maximum number of items of one section.
  private static let maximumItemCount = 10_000_000

  private static func runs(
    _ text: String, of section: ScreenSection, in screen: Screen
  ) throws(UsageError) -> [SampleItems.Run] {
    let names = section.units.map { screen.contract.components[$0.component].name.source }
    var result: [SampleItems.Run] = []
    var total = 0
    for part in text.split(separator: ",") {
      let pieces = part.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
      guard let unit = names.firstIndex(of: pieces[0]) else { throw unknown("unit", pieces[0], among: names) }
      let count = pieces.count == 1 ? 1 : pieces.count == 2 ? Int(pieces[1]) : nil
      guard let count, count >= 0, count <= maximumItemCount, total + count <= maximumItemCount else {
        throw UsageError(
          message: "`\(part)` is no number of items up to \(maximumItemCount), such as `\(names[unit])*4`")
      }
      result.append(SampleItems.Run(unit: unit, count: count))
      total += count
    }
    return result
  }

  private static func unknown(_ what: String, _ name: String, among names: [String]) -> UsageError {
    let near = NearestName.of(name, among: names)
    return UsageError(
      message: "there is no \(what) `\(name)`; "
        + (near?.question ?? "there are \(names.map { "`\($0)`" }.joined(separator: ", "))"))
  }
}
