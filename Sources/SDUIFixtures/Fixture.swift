/// One whole response, for tests.
public struct Fixture: Hashable, Sendable {
  /// What its file is called, without an ending: `Home.typical.page-1`.
  public let name: String
  /// The response as compact JSON, in canonical form, with its layout.
  public let bytes: [UInt8]
}

/// How much fixtures hold.
public enum FixtureProfile: String, CaseIterable, Hashable, Sendable {
  /// The fewest items, nothing that may be left out, and as little as the rest allows.
  case minimal
  /// What a server sends on most days.
  case typical
  /// Everything that may stand, as long and as large as it may be.
  case maximal
  /// What is legal and seldom thought of: longest texts, emoji, text from right to left, nothing, unknown cases.
  case edge
}

/// Which fixtures are asked for.
public struct FixtureRequest: Hashable, Sendable {
  /// How much they hold.
  public var profile: FixtureProfile
  /// In how many pages the screen comes; `nil` for one, and for two in the profile `edge` where the screen has pages.
  public var pages: Int?
  /// How many items sections have in place of what the profile says, on each page on which they stand.
  public var itemCounts: [SectionCount]

  /// How many items one section has.
  public struct SectionCount: Hashable, Sendable {
    /// The name of the section in the source.
    public let section: String
    /// How many items it has.
    public let count: Int

    /// A number of items.
    public init(section: String, count: Int) {
      self.section = section
      self.count = count
    }
  }

  /// Fixtures of a profile.
  public init(_ profile: FixtureProfile = .typical, pages: Int? = nil, itemCounts: [SectionCount] = []) {
    self.profile = profile
    self.pages = pages
    self.itemCounts = itemCounts
  }

  /// The greatest number of items that a section may be asked to have on one page.
  package static let greatestItemCount = 50_000
  /// The greatest number of pages.
  package static let greatestPageCount = 10_000
}
