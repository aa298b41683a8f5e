/// A version of a client, read by its spelling and compared part by part: 3.10 is later than 3.9, and 3.2 is 3.2.0.
public struct Version: Hashable, Comparable, Sendable {
  /// Without zeros at the end, so that equal versions are equal values.
  private let parts: [Int]

  /// Before all others.
  public static let zero = Version(parts: [])

  private init(parts: [Int]) { self.parts = parts }

  /// The maximum number of parts of a version.
  package static var maximumPartCount: Int { 4 }

  /// Whole numbers with points between them: `3`, `3.2`, `3.10.1`; `nil` for any other text.
  public init?(_ text: some StringProtocol) {
    var parts: [Int] = []
    for digits in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard let part = Self.part(digits) else { return nil }
      parts.append(part)
    }
    guard parts.count <= Self.maximumPartCount else { return nil }
    while parts.last == 0 { parts.removeLast() }
    self.parts = parts
  }

  /// At most nine digits.
  private static func part(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...9).contains(digits.count) else { return nil }
    var part = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      part = part * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return part
  }

  /// At least two parts, so that a version is never taken for a number: `4.0`, `3.10.1`.
  public var text: String {
    var written = parts
    while written.count < 2 { written.append(0) }
    return written.map(String.init).joined(separator: ".")
  }

  /// Parts that are not written are 0.
  public static func < (left: Version, right: Version) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}

/// The platform of a client.
///
/// The set is closed: so the checker finds a misspelt platform, and can list what a condition on one platform does not
/// cover.
public enum Platform: String, CaseIterable, Hashable, Comparable, Sendable {
  case ios
  case android

  /// In the order of the cases.
  public static func < (left: Platform, right: Platform) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// At most one value for each platform, in the order of the platforms.
public struct PerPlatform<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The platforms that have a value.
  public private(set) var entries: [Entry] = []

  /// A platform and its value.
  public struct Entry: Hashable, Sendable {
    /// The platform.
    public let platform: Platform
    /// Its value.
    public var value: Value
  }

  /// Without any value.
  public init() {}

  /// The same value everywhere.
  public init(everywhere value: Value) {
    entries = Platform.allCases.map { Entry(platform: $0, value: value) }
  }

  /// Whether no platform has a value.
  public var isEmpty: Bool { entries.isEmpty }

  /// The value that all platforms have, if it is the same.
  package var common: Value? {
    guard entries.count == Platform.allCases.count, let first = entries.first?.value else { return nil }
    return entries.allSatisfy { $0.value == first } ? first : nil
  }

  /// The value of a platform; setting `nil` removes it.
  public subscript(platform: Platform) -> Value? {
    get { entries.first { $0.platform == platform }?.value }
    set {
      entries.removeAll { $0.platform == platform }
      guard let newValue else { return }
      let index = entries.firstIndex { $0.platform > platform } ?? entries.count
      entries.insert(Entry(platform: platform, value: newValue), at: index)
    }
  }
}
