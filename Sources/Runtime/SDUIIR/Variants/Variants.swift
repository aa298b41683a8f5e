/// The variants to which conditions were resolved. A layout that reaches a client does not depend on any flag, on the
/// client, or on a trait that is given here.
public struct Variants: Hashable, Sendable {
  /// The cases that were chosen, each flag once.
  public var flags: [Choice]
  /// The client.
  public var client: Client?
  /// The traits of the containers that the screen is for.
  public var traits: Traits

  /// A flag and the case that was chosen, by their names.
  public struct Choice: Hashable, Sendable {
    /// The name of the flag.
    public var flag: String
    /// The name of its case.
    public var flagCase: String

    /// A choice of a case.
    public init(flag: String, flagCase: String) {
      self.flag = flag
      self.flagCase = flagCase
    }
  }

  /// Choices; without any, nothing is resolved.
  public init(flags: [Choice] = [], client: Client? = nil, traits: Traits = Traits()) {
    self.flags = flags
    self.client = client
    self.traits = traits
  }

  /// Whether nothing is resolved.
  public var isEmpty: Bool { flags.isEmpty && client == nil && traits.isEmpty }

  /// The chosen cases by the names of their flags.
  package var caseNames: [String: String] {
    var result: [String: String] = [:]
    for choice in flags { result[choice.flag] = choice.flagCase }
    return result
  }
}

/// One client: an app on a platform, in a version.
public struct Client: Hashable, Sendable {
  /// The platform of the client.
  public var platform: Platform
  /// Its version; `nil` is one later than all that are named.
  public var version: Version?

  /// A client.
  public init(_ platform: Platform, _ version: Version? = nil) {
    self.platform = platform
    self.version = version
  }

  /// Reads a client: `ios@3.2`, or `ios` for the newest.
  public init?(_ text: String) {
    let parts = text.parts(separatedBy: "@")
    guard parts.count <= 2, let platform = Platform(rawValue: parts[0]) else { return nil }
    self.init(platform)
    guard parts.count == 2 else { return }
    guard let version = Version(parts[1]) else { return nil }
    self.version = version
  }

  /// The notation of the client.
  public var text: String { platform.rawValue + (version.map { "@" + $0.text } ?? "") }
}
