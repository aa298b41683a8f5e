import SDUIDiagnostics
import SDUIIR

/// What conditions are to be resolved to: what `--flag` and `--client` ask for, and traits of containers.
struct VariantRequest {
  static let options = [
    Option(name: "--flag", value: "FLAG=CASE", isRepeated: true, summary: "resolve a flag to one of its cases"),
    Option(name: "--client", value: "PLATFORM@VERSION", summary: "resolve conditions on versions, as for ios@3.2"),
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
  func resolve(_ screen: Screen) throws(UsageError) -> Screen { screen.resolved(for: try choices(for: screen)) }

  /// What is asked for, if the screen has it.
  func choices(for screen: Screen) throws(UsageError) -> Variants {
    for choice in flags { try Self.check(choice, screen) }
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
      throw unknown("platform", parts[0], among: Platform.allCases.map(\.rawValue))
    }
    throw UsageError(message: "`\(parts[1])` is no version, such as `3.2` or `3.10.1`")
  }

  private static func check(_ choice: Variants.Choice, _ screen: Screen) throws(UsageError) {
    if let resolved = screen.variants.flags.first(where: { $0.flag == choice.flag }) {
      if resolved.flagCase == choice.flagCase { return }
      throw UsageError(
        message: "the flag `\(choice.flag)` of this document is resolved to `\(resolved.flagCase)` already")
    }
    let flags = screen.contract.flags.elements
    guard let flag = flags.first(where: { $0.name == choice.flag }) else {
      if flags.isEmpty { throw UsageError(message: "the screen asks for no flag, and `\(choice.flag)` is given") }
      throw unknown("flag", choice.flag, among: flags.map(\.name))
    }
    guard flag.cases.contains(choice.flagCase) else {
      throw unknown("case of the flag `\(flag.name)`", choice.flagCase, among: flag.cases)
    }
  }

  /// What a document is resolved to already holds.
  static func check(_ traits: Traits, _ screen: Screen) throws(UsageError) {
    let resolved = screen.variants.traits
    try check("horizontal", traits.horizontal, resolved.horizontal)
    try check("vertical", traits.vertical, resolved.vertical)
    try check("idiom", traits.idiom, resolved.idiom)
    try check("direction", traits.direction, resolved.direction)
  }

  private static func check<Word: RawRepresentable<String>>(
    _ name: String, _ asked: Word?, _ resolved: Word?
  ) throws(UsageError) {
    guard let asked, let resolved, asked.rawValue != resolved.rawValue else { return }
    throw UsageError(
      message:
        "`\(name)` of this document is resolved to `\(resolved.rawValue)` already, and not to `\(asked.rawValue)`")
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

  private static func unknown(_ what: String, _ name: String, among names: [String]) -> UsageError {
    let near = NearestName.of(name, among: names)
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return UsageError(
      message: "there is no \(what) `\(name)`; " + (near.map { "did you mean `\($0)`? " } ?? "") + "there are \(list)")
  }
}
