/// Names one file of a compilation; 0 is the file that was asked for, imports follow in the order of discovery.
@frozen public struct FileID: Hashable, Comparable, Sendable {
  /// The index in the compilation's list of files.
  public let rawValue: UInt32

  /// Names the file at an index of the compilation's list.
  @inlinable public init(_ rawValue: Int) { self.rawValue = UInt32(truncatingIfNeeded: rawValue) }

  /// The index in the compilation's list of files.
  @inlinable public var index: Int { Int(rawValue) }

  /// Orders files as the compilation found them.
  @inlinable public static func < (left: FileID, right: FileID) -> Bool { left.rawValue < right.rawValue }
}

/// A half-open range of bytes in one file.
@frozen public struct SourceRange: Hashable, Comparable, Sendable {
  /// The file that the offsets count in.
  public let file: FileID
  /// The first byte.
  public let lowerBound: UInt32
  /// One past the last byte; never before `lowerBound`.
  public let upperBound: UInt32

  /// A range of bytes; an upper bound before the lower one gives an empty range.
  @inlinable public init(file: FileID, _ range: Range<Int>) {
    self.file = file
    self.lowerBound = UInt32(truncatingIfNeeded: range.lowerBound)
    self.upperBound = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// The byte offsets.
  @inlinable public var bytes: Range<Int> { Int(lowerBound)..<Int(max(lowerBound, upperBound)) }

  /// From this range's start to another's end, both in one file.
  @inlinable public func through(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, Int(lowerBound)..<Int(max(lowerBound, other.upperBound)))
  }

  /// Orders by file, then start, then end: the order in which findings are shown.
  @inlinable public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.file, left.lowerBound, left.upperBound) < (right.file, right.lowerBound, right.upperBound)
  }
}
