/// A version of the format of documents, layouts and responses.
public enum FormatVersion: String, CaseIterable, Comparable, Hashable, Sendable {
  case first = "1.0"
  case second = "1.1"
  case third = "1.2"

  /// The order in which versions appeared.
  public static func < (left: FormatVersion, right: FormatVersion) -> Bool { left.rawValue < right.rawValue }
}

/// The clients that read a version of the format, from `format` of a screen.
public struct FormatReaders: Hashable, Sendable {
  /// The version that they read. All clients read the first one.
  public var version: FormatVersion
  /// The first version of the client that does, by platform; on one that is not named none does.
  public var since: PerPlatform<Version>

  /// The readers of a version.
  public init(of version: FormatVersion, since: PerPlatform<Version>) {
    self.version = version
    self.since = since
  }

  /// The clients that read it.
  public var clients: ClientSet { Availability(since: since).clients }
}
