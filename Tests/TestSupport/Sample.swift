/// A program of one or several files: a golden case, a case of the formatter, or an example.
public struct Sample: Sendable, CustomStringConvertible {
  /// Says where it is from.
  public let name: String
  /// The path of the file that is compiled.
  public let main: String
  /// The texts by path.
  public var files: [String: String]
  /// Whether other samples have the same files, each with another one that is compiled.
  let sharesFiles: Bool

  /// A program of some files.
  public init(name: String, main: String, files: [String: String], sharesFiles: Bool = false) {
    (self.name, self.main, self.files, self.sharesFiles) = (name, main, files, sharesFiles)
  }

  /// The name.
  public var description: String { name }

  /// The text of the file that is compiled.
  public var text: String { files[main] ?? "" }

  /// The programs that no other sample has, in the order of their paths.
  public var texts: [String] {
    sharesFiles ? [text] : files.keys.sorted().filter { $0.hasSuffix(".sdui") }.compactMap { files[$0] }
  }
}
