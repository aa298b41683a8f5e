/// An experiment: which of its cases a client is in, the server decides.
public struct Flag: Hashable, Sendable {
  /// Its name, in source and in documents.
  public var name: String
  /// The text of its `///` comment; empty without one.
  public var documentation: String
  /// At least two; the first is what holds where nothing is decided.
  public var cases: [String]
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A flag with its cases.
  package init(name: String, documentation: String = "", cases: [String], origin: Origin = .none) {
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

extension FlagCases {
  /// Takes the cases that others allow, too, flag by flag; gives `false` if there are none of a flag.
  static func narrow(_ flags: inout [FlagCases], to others: [FlagCases]) -> Bool {
    if others.isEmpty { return true }
    var result: [FlagCases] = []
    result.reserveCapacity(flags.count + others.count)
    var rest = others[...]
    for var condition in flags {
      while let other = rest.first, other.flag < condition.flag { result.append(rest.removeFirst()) }
      if let other = rest.first, other.flag == condition.flag {
        if condition.cases != other.cases { condition.cases.removeAll { !other.cases.contains($0) } }
        if condition.cases.isEmpty { return false }
        rest.removeFirst()
      }
      result.append(condition)
    }
    flags = result + rest
    return true
  }

  /// Whether all flags have one of their cases at a point; `nil` where one that decides is open.
  static func decision(on flags: [FlagCases], at point: ConditionPoint) -> Bool? {
    var result: Bool? = true
    for condition in flags {
      guard let chosen = point.flagCase(of: condition.flag) else {
        result = nil
        continue
      }
      if !condition.cases.contains(chosen) { return false }
    }
    return result
  }

  /// Returns the complement of the cases of some flags, as disjoint lists: one flag has another case, and those before
  /// it have theirs.
  static func complement(of flags: [FlagCases], _ declared: Store<Flag>) -> [[FlagCases]] {
    flags.indices.compactMap { index in
      let others = declared[flags[index].flag].cases.indices.filter { !flags[index].cases.contains($0) }
      return others.isEmpty ? nil : flags[..<index] + [FlagCases(flag: flags[index].flag, cases: others)]
    }
  }

  /// Each case of each flag that some lists ask for.
  static func cells(of lists: [[FlagCases]], _ declared: Store<Flag>) -> [[FlagCases]] {
    Set(lists.flatMap { $0.map { $0.flag } }).sorted().map { flag in
      declared[flag].cases.indices.map { FlagCases(flag: flag, cases: [$0]) }
    }
  }
}
