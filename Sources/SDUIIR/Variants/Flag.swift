/// An experiment: which of its cases a client is in, the server decides.
public struct Flag: Hashable, Sendable {
  /// Its name, in source and in documents.
  public var name: String
  /// What its `///` comment says; empty without one.
  public var documentation: String
  /// At least two; the first is what holds where nothing is decided.
  public var cases: [String]
  /// The bytes of source that it came from.
  public var origin: Origin

  /// A flag with its cases.
  public init(name: String, documentation: String = "", cases: [String], origin: Origin = .none) {
    self.name = name
    self.documentation = documentation
    self.cases = cases
    self.origin = origin
  }
}

/// The cases of one flag in which a condition holds: at least one of them and not all.
public struct FlagCases: Hashable, Sendable {
  /// The flag.
  public var flag: ID<Flag>
  /// The indices of the cases, in order.
  public var cases: [Int]

  /// Some cases of a flag.
  public init(flag: ID<Flag>, cases: [Int]) {
    self.flag = flag
    self.cases = cases
  }
}
