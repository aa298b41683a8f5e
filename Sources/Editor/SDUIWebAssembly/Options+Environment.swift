import SDUIIR
import SDUILayout

extension Options {
  /// The container that the options describe: 390 points wide and as high as the screen declares without any.
  ///
  /// `device` names a device as `sduic layout --device` does, in place of a size. Traits that the screen was resolved for
  /// hold.
  func environment(for screen: Screen) throws(Failure) -> (environment: LayoutEnvironment, device: String?) {
    var environment: LayoutEnvironment
    var device: String?
    if let name = try text("device") {
      for size in ["width", "height"] where try number(size) != nil {
        throw Failure(.options, "`device` and `\(size)` exclude each other: a device has its own size")
      }
      do throws(DeviceProblem) {
        let container = try DeviceContainer(reading: name)
        (environment, device) = (LayoutEnvironment(container), container.name)
      } catch { throw Failure(.options, "\(error.message); \(error.remedy)") }
    } else {
      environment = LayoutEnvironment(
        width: try extent("width") ?? Rational(390), height: try extent("height") ?? screen.standardHeight)
    }
    environment.take(screen.variants.traits)
    environment.take(try traits(agreeingWith: screen))
    environment.textScale = try extent("textScale") ?? environment.textScale
    if let insets = try insets(environment.direction) { environment.insets = insets }
    return (environment: environment, device: device)
  }

  /// The scale to which frames are rounded; `nil` where they stay exact.
  func rounding(on device: LayoutEnvironment) throws(Failure) -> (scale: Rational, mode: Rounding)? {
    let mode: Rounding? = try word("rounding")
    if let scale = try extent("scale") { return (scale: scale, mode: mode ?? .nearest) }
    guard let mode else { return nil }
    guard let scale = device.displayScale else {
      throw Failure(.options, "`rounding` needs `scale`, the pixels of a point, or a `device`, which has one")
    }
    return (scale: scale, mode: mode)
  }

  /// The flags, the client and the traits for which conditions are resolved.
  func variants(for screen: Screen) throws(Failure) -> Variants {
    var variants = Variants(traits: try traits(agreeingWith: screen))
    if let flags = try object("flags") {
      for flag in try flags.texts() {
        variants.flags.append(Variants.Choice(flag: flag.name, flagCase: try checked(flag.name, flag.text, screen)))
      }
    }
    guard let text = try text("client") else { return variants }
    guard let client = Client(text) else { throw Failure(.options, "`\(text)` is no client, such as `ios@3.2`") }
    guard let range = screen.supportedClients[client.platform], client.version.map(range.contains) ?? true else {
      throw Failure(.options, "the screen does not support `\(client.text)`")
    }
    variants.client = client
    return variants
  }

  private func checked(_ name: String, _ flagCase: String, _ screen: Screen) throws(Failure) -> String {
    guard let flag = screen.contract.flags.elements.first(where: { $0.name == name }) else {
      throw Failure(.options, "the screen asks for no flag `\(name)`")
    }
    if flag.cases.contains(flagCase) { return flagCase }
    throw Failure(.options, "the flag `\(name)` has no case `\(flagCase)`")
  }

  private func traits(agreeingWith screen: Screen) throws(Failure) -> Traits {
    var traits = Traits()
    for trait in ContainerTrait.allCases {
      guard let text = try text(trait.name) else { continue }
      guard let word = trait.words.first(where: { $0.rawValue == text }) else {
        let words = trait.words.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        throw Failure(.options, "`\(trait.name)` is one of \(words), not `\(text)`")
      }
      if let resolved = screen.variants.traits[trait], resolved != word {
        throw Failure(.options, "`\(trait.name)` of this screen is resolved to `\(resolved.rawValue)` already")
      }
      traits[trait] = word
    }
    return traits
  }

  /// Top, leading, bottom and trailing, as `--env insets` takes them.
  private func insets(_ direction: InterfaceDirection) throws(Failure) -> SafeAreaInsets? {
    guard let sides = try numbers("insets") else { return nil }
    guard sides.count == 4, !sides.contains(where: { $0.isNegative }) else {
      throw Failure(.options, "`insets` takes top, leading, bottom and trailing from 0")
    }
    let isMirrored = direction == .rightToLeft
    return SafeAreaInsets(
      top: sides[0], left: sides[isMirrored ? 3 : 1], bottom: sides[2], right: sides[isMirrored ? 1 : 3])
  }
}
