import SDUIIR
import SDUISyntax

/// The variants to which conditions are resolved: from `--flag` and `--client`, and traits of containers.
struct VariantRequest {
  static let options = [
    Option(name: "--flag", value: "FLAG=CASE", isRepeated: true, summary: "resolve a flag to one of its cases"),
    Option(name: "--client", value: "PLATFORM@VERSION", summary: "resolve conditions on versions, as ios@3.2"),
  ]

  private let flags: [Variants.Choice]
  private let client: Client?
  private let traits: Traits

  init(_ arguments: Arguments, traits: Traits = Traits()) throws(UsageError) {
    self.traits = traits
    flags = try arguments.all("--flag").map { text throws(UsageError) in try Self.choice(text) }
    for (index, choice) in flags.enumerated() where flags[..<index].contains(where: { $0.flag == choice.flag }) {
      throw UsageError(message: "the flag `\(choice.flag)` is given twice")
    }
    client = try arguments["--client"].map { text throws(UsageError) in try Self.client(text) }
  }

  /// The screen for what is asked for; everything else stays open.
  func resolve(_ input: Inputs.Input) throws(UsageError) -> Screen {
    input.screen.resolved(for: try choices(for: input))
  }

  /// Returns the requested choices, if they exist. Every flag that the files declare may be given, so that one command
  /// line serves all screens of a program: of those that a screen does not ask for nothing is made.
  func choices(for input: Inputs.Input) throws(UsageError) -> Variants {
    let screen = input.screen
    for choice in flags { try Self.check(choice, input) }
    if let client { try Self.check(client, screen) }
    try Self.check(traits, screen)
    return Variants(flags: flags, client: client, traits: traits)
  }

  private static func choice(_ text: String) throws(UsageError) -> Variants.Choice {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts.contains("") else {
      throw UsageError(message: "`--flag` takes FLAG=CASE, and `\(text)` is none")
    }
    return Variants.Choice(flag: parts[0], flagCase: parts[1])
  }

  private static func client(_ text: String) throws(UsageError) -> Client {
    if let client = Client(text) { return client }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard Platform(rawValue: parts[0]) != nil else {
      throw unknown("there is no platform", parts[0], among: Platform.allCases.map { $0.rawValue })
    }
    throw UsageError(message: "`\(parts[1])` is no version, such as `3.2` or `3.10.1`")
  }

  private static func check(_ choice: Variants.Choice, _ input: Inputs.Input) throws(UsageError) {
    if let resolved = input.screen.variants.flags.first(where: { $0.flag == choice.flag }) {
      if resolved.flagCase == choice.flagCase { return }
      throw UsageError(
        message: "the flag `\(choice.flag)` of this document is resolved to `\(resolved.flagCase)` already")
    }
    guard let flag = input.flags.first(where: { $0.name == choice.flag }) else {
      let names = input.screen.variants.flags.map { $0.flag } + input.flags.map { $0.name }
      if !names.isEmpty { throw unknown("there is no flag", choice.flag, among: names) }
      let reason =
        input.sources.isEmpty
        ? "this document asks for no flag" : "neither the file nor what it imports declares a flag"
      throw UsageError(message: "`--flag` names `\(choice.flag)`, and \(reason)")
    }
    guard flag.cases.contains(choice.flagCase) else {
      throw unknown("the flag `\(flag.name)` has no case", choice.flagCase, among: flag.cases)
    }
  }

  /// Checks that traits agree with those to which a document is resolved.
  static func check(_ traits: Traits, _ screen: Screen) throws(UsageError) {
    for trait in ContainerTrait.allCases {
      guard let asked = traits[trait], let resolved = screen.variants.traits[trait], asked != resolved else { continue }
      throw UsageError(
        message: "`\(trait.name)` of this document is resolved to `\(resolved.rawValue)` already, "
          + "and not to `\(asked.rawValue)`")
    }
  }

  private static func check(_ client: Client, _ screen: Screen) throws(UsageError) {
    if let resolved = screen.variants.client, resolved != client {
      throw UsageError(message: "this document is resolved for \(resolved.text) already")
    }
    let supported = screen.supportedClients
    guard let range = supported[client.platform] else {
      let names = supported.entries.map { "`\($0.platform.rawValue)`" }.joined(separator: ", ")
      throw UsageError(message: "the screen does not support `\(client.platform.rawValue)`; it supports \(names)")
    }
    guard let version = client.version, !range.contains(version) else { return }
    throw UsageError(
      message: "the screen does not support `\(client.text)`; it supports `\(client.platform.rawValue): \(range.text)`")
  }

  /// Says that there is no such name, and which there are.
  private static func unknown(_ what: String, _ name: String, among names: [String]) -> UsageError {
    let near = NearestName.of(name, among: names).map { "\($0.question) " } ?? ""
    let quoted = names.map { "`\($0)`" }
    let list = quoted.dropLast().joined(separator: ", ")
    let all = list.isEmpty ? "there is only \(quoted.joined())" : "there are \(list) and \(quoted[quoted.count - 1])"
    return UsageError(message: "\(what) `\(name)`; \(near)\(all)")
  }
}
