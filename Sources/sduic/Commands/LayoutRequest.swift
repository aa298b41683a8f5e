import SDUIDiagnostics
import SDUIEmit
import SDUIIR
import SDUILayout

/// What the command line of `sduic layout` asks for.
struct LayoutRequest {
  /// What flags and clients are resolved to.
  let variants: VariantRequest
  private let arguments: Arguments
  /// What `--width` asks for, if it is given.
  private let widths: [Rational]?
  private let height: Rational?
  /// In place of widths and a height; none unless there are some.
  private let devices: [DeviceContainer]
  private let scale: Rational?
  private let rounding: Rounding?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    variants = try VariantRequest(arguments)
    widths = try arguments["--width"].map { text throws(UsageError) in
      try text.split(separator: ",", omittingEmptySubsequences: false)
        .map { text throws(UsageError) in try Self.extent(String(text), of: "--width") }
    }
    height = try arguments["--height"].map { text throws(UsageError) in try Self.extent(text, of: "--height") }
    scale = try arguments["--scale"].map { text throws(UsageError) in try Self.extent(text, of: "--scale") }
    devices = try DeviceRequest.devices(arguments)
    rounding = arguments["--rounding"].flatMap(Rounding.init)
    guard rounding == nil || scale != nil || !devices.isEmpty else {
      throw UsageError(message: "`--rounding` needs `--scale`, the pixels of a point, or a `--device`, which has one")
    }
  }

  /// Whether JSON is asked for.
  var writesJSON: Bool { arguments["--format"] == "json" }

  /// A container to lay out in.
  struct Place {
    var environment: Environment
    /// The device that it is, if one was named.
    var device: String?
  }

  /// One place for each width or device.
  ///
  /// - Parameter standard: the widths where the command line gives none.
  func places(for screen: Screen, standard: [Rational] = [Rational(390)]) throws(UsageError) -> [Place] {
    let direction: LayoutDirection = arguments.has("--rtl") ? .rightToLeft : .leftToRight
    let height = self.height ?? Self.standardHeight(of: screen)
    var places = devices.map { Place(environment: Environment($0, direction: direction), device: $0.name) }
    if places.isEmpty {
      places = (widths ?? standard).map {
        Place(environment: Environment(width: $0, height: height, direction: direction))
      }
    }
    guard let settings = arguments["--env"] else { return places }
    return try places.map { place throws(UsageError) in
      var place = place
      try Self.apply(settings, to: &place.environment)
      return place
    }
  }

  /// The container of a test; what it does not say is as in `sduic layout`.
  static func environment(of test: ScreenTest, for screen: Screen) -> Environment {
    Environment(
      width: test.width, height: test.height ?? standardHeight(of: screen), insets: test.insets ?? ReferenceInsets(),
      direction: test.direction ?? .leftToRight, horizontal: test.horizontal, vertical: test.vertical,
      idiom: test.idiom ?? .phone, textScale: test.textScale ?? .one)
  }

  /// 844, or the nearest that the screen declares.
  private static func standardHeight(of screen: Screen) -> Rational {
    guard case .range(let range)? = screen.properties[.heights] else { return Rational(844) }
    return min(max(Rational(844), range.lowerBound), range.upperBound ?? Rational(844))
  }

  /// The layout as the display shows it, where rounding is asked for: with a scale, or with the device's own.
  func report(on layout: ScreenLayout, in place: Place) throws(LayoutError) -> LayoutReport {
    guard let scale = scale ?? (rounding == nil ? nil : place.environment.displayScale) else {
      return LayoutReport(layout, device: place.device)
    }
    let rounded = try layout.rounded(scale: scale, mode: rounding ?? .nearest)
    return LayoutReport(rounded, device: place.device, scale: scale)
  }

  /// A positive number of at most a million points.
  private static func extent(_ text: String, of option: String) throws(UsageError) -> Rational {
    guard let value = Rational(decimal: text), value > .zero, value <= Rational(1_000_000) else {
      throw UsageError(message: "`\(option)` takes numbers above 0 and up to 1000000, and `\(text)` is none")
    }
    return value
  }
}

// MARK: - The rest of the environment

extension LayoutRequest {
  private static let settings = ["text-scale", "horizontal", "vertical", "idiom", "insets"]

  private static func apply(_ settings: String, to environment: inout Environment) throws(UsageError) {
    for setting in settings.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UsageError(message: "`--env` takes NAME=VALUE, and `\(setting)` is none") }
      try apply(parts[0], parts[1], to: &environment)
    }
  }

  private static func apply(
    _ name: String, _ value: String, to environment: inout Environment
  ) throws(UsageError) {
    switch name {
    case "text-scale": environment.textScale = try extent(value, of: "text-scale")
    case "horizontal": environment.horizontal = try word(value, of: name, among: SizeClass.allCases)
    case "vertical": environment.vertical = try word(value, of: name, among: SizeClass.allCases)
    case "idiom": environment.idiom = try word(value, of: name, among: Idiom.allCases)
    case "insets": environment.insets = try insets(value, environment.direction)
    default:
      let near = NearestName.of(name, among: Self.settings)
      throw UsageError(
        message: "there is no setting `\(name)`; "
          + (near.map { "did you mean `\($0)`?" } ?? "the settings are \(Self.settings.joined(separator: ", "))"))
    }
  }

  private static func word<Word: RawRepresentable<String>>(
    _ value: String, of name: String, among words: [Word]
  ) throws(UsageError) -> Word {
    if let word = Word(rawValue: value) { return word }
    throw UsageError(
      message: "`\(name)` is \(words.map { "`\($0.rawValue)`" }.joined(separator: " or ")), not `\(value)`")
  }

  /// Top, leading, bottom and trailing, separated by colons.
  private static func insets(_ text: String, _ direction: LayoutDirection) throws(UsageError) -> ReferenceInsets {
    let sides = text.split(separator: ":", omittingEmptySubsequences: false).map { Rational(decimal: $0) }
    guard sides.count == 4, let top = sides[0], let leading = sides[1], let bottom = sides[2], let trailing = sides[3],
      ![top, leading, bottom, trailing].contains(where: \.isNegative)
    else {
      throw UsageError(message: "`insets` takes top, leading, bottom and trailing, such as `0:44:21:44`, not `\(text)`")
    }
    let isMirrored = direction == .rightToLeft
    return ReferenceInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}

// MARK: - Previews

extension LayoutRequest {
  /// A place as a preview shows it: a device keeps its size classes, and so does what `--env` gives one, whatever the
  /// width becomes.
  func container(_ place: Place) -> PreviewContainer {
    var traits = PreviewTraits()
    let settings = (arguments["--env"] ?? "").split(separator: ",")
    if place.device != nil || settings.contains(where: { $0.hasPrefix("horizontal=") }) {
      traits.horizontal = place.environment.horizontal
    }
    if place.device != nil || settings.contains(where: { $0.hasPrefix("vertical=") }) {
      traits.vertical = place.environment.vertical
    }
    return PreviewContainer(place.environment, traits, device: place.device)
  }
}

// MARK: - Items

extension LayoutRequest {
  /// What the screen shows: the standard items, and what `--items` puts in their place.
  func items(for screen: Screen, in environment: Environment) throws(UsageError) -> ScreenItems {
    var items = ScreenItems.standard(for: screen, in: environment)
    for request in arguments.all("--items") {
      let parts = request.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw UsageError(message: "`--items` takes SECTION=UNIT*N,…, and `\(request)` is none")
      }
      let place = try Self.place(of: parts[0], in: screen)
      try items.change(at: place.path) { standard throws(UsageError) in
        standard.items = ItemList(try Self.items(parts[1], of: place.section, in: screen, standard))
      }
    }
    return items
  }

  /// Where a section is declared, a stack's ones included: the indices from the screen down to it.
  private static func place(
    of name: String, in screen: Screen
  ) throws(UsageError) -> (path: [Int], section: Section) {
    var places: [(path: [Int], section: Section)] = []
    for (index, section) in screen.sections.enumerated() {
      places.append(([index], section))
      for (inner, child) in section.sections.enumerated() { places.append(([index, inner], child)) }
    }
    guard let place = places.first(where: { $0.section.name.source == name }) else {
      throw unknown("section", name, among: places.map(\.section.name.source))
    }
    guard place.section.kind != .stack else {
      let names = place.section.sections.map { "`\($0.name.source)`" }.joined(separator: ", ")
      throw UsageError(message: "the stack `\(name)` shows no items itself; its sections are \(names)")
    }
    return place
  }

  /// How many items one section may be asked to show.
  private static let maximumItemCount = 10_000_000

  private static func items(
    _ text: String, of section: Section, in screen: Screen, _ standard: SectionItems
  ) throws(UsageError) -> [ItemData] {
    let names = section.units.map { screen.contract.components[$0.component].name.source }
    var result: [ItemData] = []
    for part in text.split(separator: ",") {
      let pieces = part.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
      guard let unit = names.firstIndex(of: pieces[0]) else { throw unknown("unit", pieces[0], among: names) }
      let count = pieces.count == 1 ? 1 : pieces.count == 2 ? Int(pieces[1]) : nil
      guard let count, count >= 0, count <= maximumItemCount, result.count + count <= maximumItemCount else {
        throw UsageError(
          message: "`\(part)` is no number of items up to \(maximumItemCount), such as `\(names[unit])*4`")
      }
      // Data-dependent sizes are those of the standard item of the same unit.
      let item = standard.items.first { $0.unit == unit } ?? ItemData(unit: unit)
      result += Array(repeating: item, count: count)
    }
    return result
  }

  private static func unknown(_ what: String, _ name: String, among names: [String]) -> UsageError {
    let near = NearestName.of(name, among: names)
    return UsageError(
      message: "there is no \(what) `\(name)`; "
        + (near.map { "did you mean `\($0)`?" } ?? "there are \(names.map { "`\($0)`" }.joined(separator: ", "))"))
  }
}

extension ScreenItems {
  /// Changes what stands in one section. Standard items are there for every section, in the order of the screen.
  fileprivate mutating func change(
    at path: [Int], _ change: (inout SectionItems) throws(UsageError) -> Void
  ) throws(UsageError) {
    guard let first = path.first, sections.indices.contains(first) else { return }
    guard let inner = path.dropFirst().first else { return try change(&sections[first]) }
    guard sections[first].sections.indices.contains(inner) else { return }
    try change(&sections[first].sections[inner])
  }
}
