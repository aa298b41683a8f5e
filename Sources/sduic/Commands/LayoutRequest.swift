import SDUIDiagnostics
import SDUIIR
import SDUILayout
import SDUIPreview

/// What the command line of `sduic layout` asks for.
struct LayoutRequest {
  /// What flags and clients are resolved to.
  let variants: VariantRequest
  private let arguments: Arguments
  /// What `--width` asks for, if it is given.
  private let widths: [Rational]?
  private let height: Rational?
  /// What `--env` asks for.
  private let settings: EnvironmentRequest
  /// In place of widths and a height; none unless there are some.
  private let devices: [DeviceContainer]
  private let scale: Rational?
  private let rounding: Rounding?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    variants = try VariantRequest(arguments)
    settings = try EnvironmentRequest(arguments, settings: EnvironmentRequest.Setting.ofContainers)
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
    var environment: LayoutEnvironment
    /// The device that it is, if one was named.
    var device: String?
  }

  /// One place for each width or device. What the screen's conditions were resolved to holds in all of them.
  ///
  /// - Parameter standard: the widths where the command line gives none.
  func places(for screen: Screen, standard: [Rational] = [Rational(390)]) throws(UsageError) -> [Place] {
    let height = self.height ?? screen.standardHeight
    let places =
      devices.isEmpty
      ? (widths ?? standard).map { Place(environment: LayoutEnvironment(width: $0, height: height)) }
      : devices.map { Place(environment: LayoutEnvironment($0), device: $0.name) }
    return try places.map { place throws(UsageError) in
      try VariantRequest.check(traits(said: place), screen)
      var place = place
      place.environment.take(screen.variants.traits)
      if arguments.has("--rtl") { place.environment.direction = .rightToLeft }
      settings.apply(to: &place.environment)
      return place
    }
  }

  /// Refuses what `--env` says of a container that no container of its size has.
  func checkSizeClasses(of environment: LayoutEnvironment) throws(UsageError) {
    try settings.checkSizeClasses(of: environment)
  }

  /// What the command line says of a place, and what follows from no extent alone.
  private func traits(said place: Place) -> Traits {
    var traits = place.device == nil ? Traits() : place.environment.traits
    traits.direction = nil
    traits.override(with: settings.traits)
    if arguments.has("--rtl") { traits.direction = .rightToLeft }
    return traits
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
  static func extent(_ text: String, of option: String) throws(UsageError) -> Rational {
    guard let value = Rational(decimal: text), value > .zero, value <= Rational(1_000_000) else {
      throw UsageError(message: "`\(option)` takes numbers above 0 and up to 1000000, and `\(text)` is none")
    }
    return value
  }
}

// MARK: - Previews

extension LayoutRequest {
  /// A place as a preview shows it: a device keeps its size classes, and so does what `--env` gives one, whatever the
  /// width becomes.
  func container(_ place: Place) -> PreviewContainer {
    var traits = Traits()
    if place.device != nil || settings.traits.horizontal != nil { traits.horizontal = place.environment.horizontal }
    if place.device != nil || settings.traits.vertical != nil { traits.vertical = place.environment.vertical }
    return PreviewContainer(place.environment, traits, device: place.device)
  }
}

// MARK: - Items

extension LayoutRequest {
  static let itemsOption = Option(
    name: "--items", value: "SECTION=UNIT*N,…", isRepeated: true, summary: "the items of a section")

  /// What `--items` puts in the place of standard items.
  func samples(for screen: Screen) throws(UsageError) -> SampleItems {
    var samples = SampleItems()
    for request in arguments.all("--items") {
      let parts = request.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw UsageError(message: "`--items` takes SECTION=UNIT*N,…, and `\(request)` is none")
      }
      let place = try Self.place(of: parts[0], in: screen)
      samples[place.path] = try Self.runs(parts[1], of: place.section, in: screen)
    }
    return samples
  }

  /// Where a section is declared, a stack's ones included.
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

  /// How many items one section may be asked to show.
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
        + (near.map { "did you mean `\($0)`?" } ?? "there are \(names.map { "`\($0)`" }.joined(separator: ", "))"))
  }
}
