/// A source of files. The compiler reads nothing by itself: the command line passes the disk, an editor its open texts,
/// a test a dictionary.
public protocol FileProvider {
  /// The bytes of the file at a path.
  ///
  /// - Throws: `FileError` if it is missing, unreadable, a folder or too large.
  func contents(of path: String) throws(FileError) -> [UInt8]

  /// Returns the one path that represents all paths of this file, symbolic links resolved; `nil` if there is no file.
  func canonicalPath(of path: String) -> String?
}

/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// The kinds of failure that have different remedies.
  public enum Reason: Hashable, Sendable {
    /// There is nothing at the path.
    case missing
    /// There is a folder in place of a file.
    case folder
    /// More bytes than `SourceFile.maximumByteCount`.
    case tooLarge(byteCount: Int)
    /// The system refused, in its own words.
    case refused(String)
  }

  /// The path as it was asked for.
  public let path: String
  /// The reason for the failure.
  public let reason: Reason

  /// An error at a path.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// A plain sentence without a full stop: what, where and why.
  public var message: String {
    switch reason {
    case .missing: "there is no file `\(path)`"
    case .folder: "`\(path)` is a folder, where a file is needed"
    case .tooLarge(let byteCount):
      "`\(path)` holds \(byteCount) bytes, more than the \(SourceFile.maximumByteCount) that a file may hold"
    case .refused(let words): "`\(path)` cannot be used: \(words)"
    }
  }
}

/// Files held in memory, by path: for tests, editors and the examples of explanations.
public struct MemoryFileProvider: FileProvider, Sendable {
  /// The files' bytes by path.
  public var files: [String: [UInt8]]

  /// Files made of strings.
  public init(_ files: [String: String]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  /// The bytes of the file at a path.
  ///
  /// - Throws: `FileError` if it is missing or too large.
  public func contents(of path: String) throws(FileError) -> [UInt8] {
    guard let bytes = files[path] else { throw FileError(path: path, reason: .missing) }
    guard bytes.count <= SourceFile.maximumByteCount else {
      throw FileError(path: path, reason: .tooLarge(byteCount: bytes.count))
    }
    return bytes
  }

  /// Returns the path itself, if there is a file.
  public func canonicalPath(of path: String) -> String? {
    files[path] == nil ? nil : path
  }
}
