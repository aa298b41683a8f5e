/// One whole response, for tests.
public struct Fixture: Hashable, Sendable {
  /// The name of its file, without an ending: `Home.typical.page-1`.
  public let name: String
  /// The response as compact JSON, in canonical form, with its layout.
  public let bytes: [UInt8]
}

/// The amount of content of fixtures.
public enum FixtureProfile: String, CaseIterable, Hashable, Sendable {
  /// The fewest items, nothing that may be left out, and as little as the rest allows.
  case minimal
  /// The content that a server sends on most days.
  case typical
  /// Everything that is allowed, as long and as large as possible.
  case maximal
  /// Content that is legal and often forgotten: longest texts, emoji, text from right to left, nothing, unknown cases.
  case edge
}

/// The fixtures that are requested.
public struct FixtureRequest: Hashable, Sendable {
  /// The amount of their content.
  public var profile: FixtureProfile
  /// In how many pages the screen comes; `nil` for one, and for two in the profile `edge` where the screen has pages.
  public var pages: Int?
  /// The numbers of items in place of the profile's, on each page that contains the section.
  public var itemCounts: [SectionCount]

  /// The number of items of one section.
  public struct SectionCount: Hashable, Sendable {
    /// The name of the section in the source.
    public let section: String
    /// The number of items.
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
