import SDUIIR
import SDUILayout
import SDUIReports
import SDUISyntax

/// The request on the command line of `sduic layout`.
struct LayoutRequest {
  /// The variants to which flags and clients are resolved.
  let variants: VariantRequest
  let arguments: Arguments
  /// The value of `--width`, if it is given.
  private let widths: [Rational]?
  private let height: Rational?
  /// The value of `--env`.
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
  func check(_ environment: LayoutEnvironment, for screen: Screen) throws(UsageError) {
    try settings.checkSizeClasses(of: environment)
    try settings.checkInsets(of: environment, screen)
  }

  /// Returns the traits that the command line gives, and those that do not follow from an extent alone.
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
