/// One finding: what is wrong, exactly where, why, and how to correct it. A value; nothing is printed where it is made.
///
/// The message is one plain sentence without a full stop, in lower case, with code in backquotes: it says what the
/// user wrote and what the language needs. `remedy` says what to do. Labels point at the other places that matter.
public struct Diagnostic: Hashable, Sendable {
  /// The permanent name of the rule that was broken.
  public var code: DiagnosticCode
  /// Whether it stops the compilation.
  public var severity: Severity
  /// The message: one sentence about the fault.
  public var message: String
  /// Exactly the text to blame.
  public var range: SourceRange
  /// The place in a JSON document, as a pointer (RFC 6901); `nil` elsewhere.
  public var pointer: String?
  /// Other places that explain the finding, in the order in which they should be read.
  public var labels: [Label]
  /// The way to fix the finding; absent only where the message already contains it.
  public var remedy: String?
  /// Edits that remove the problem and add none.
  public var fixes: [FixIt]
  /// A statement that is missing from the block of what `range` names, such as one could write. Editors offer to add it;
  /// it is no fix-it, since people may want another. The remedy shows it to those who read.
  public var missing: String?

  /// The permanent name of the exact rule, where the code covers several.
  public var rule: String?
  /// Something that shows the finding: a response, a line of code or a frame.
  public var witness: String?
  /// More about the finding for programs, in the order in which reports have it.
  public var details: [Detail] = []

  /// The name by which reports and `sduic explain` know the finding.
  public var name: String { rule ?? code.rawValue }

  /// A fact about a finding.
  public struct Detail: Hashable, Sendable {
    /// The key in reports.
    public let key: String
    /// The value in reports.
    public let value: String

    /// A fact with a key.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// A finding with the severity that its code has.
  public init(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, labels: [Label] = [], remedy: String? = nil,
    fixes: [FixIt] = [], missing: String? = nil
  ) {
    self.code = code
    self.severity = code.severity
    self.message = message
    self.range = range
    self.labels = labels
    self.remedy = remedy
    self.fixes = fixes
    self.missing = missing
  }
}

/// The weight of a finding.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Nothing is emitted.
  case error
  /// Something is probably not meant; output is made all the same.
  case warning
  /// Nothing is wrong, and somebody may want to know it.
  case note
}

/// A remark at another place that belongs to a finding.
public struct Label: Hashable, Sendable {
  /// The place.
  public var range: SourceRange
  /// A few words.
  public var message: String

  /// A remark at a place.
  public init(_ message: String, at range: SourceRange) {
    self.range = range
    self.message = message
  }
}

/// A correction: applied whole, it removes the problem.
public struct FixIt: Hashable, Sendable {
  /// The effect of the fix-it, in a few words: "replace with `spacing`".
  public var message: String
  /// Edits that do not overlap.
  public var edits: [TextEdit]
  /// Whether nothing else can have been meant. Reports contain only such corrections, and "fix all" applies only these.
  public var isCertain = true

  /// A correction made of edits.
  public init(_ message: String, edits: [TextEdit]) {
    self.message = message
    self.edits = edits
  }

  /// A correction that replaces one range.
  public static func replace(_ range: SourceRange, with text: String) -> FixIt {
    FixIt("replace with `\(text)`", edits: [TextEdit(range, text)])
  }

  /// The correction that writes the nearest name in a range, in some notation; none if there is no such name, or if it is
  /// among those that are given already.
  package static func replacing(
    _ range: SourceRange, with near: NearestName?, besides given: Set<String> = [],
    as notation: (String) -> String = { $0 }
  ) -> [FixIt] {
    guard let near, !given.contains(near.text) else { return [] }
    var fix = replace(range, with: notation(near.text))
    fix.isCertain = near.isCertain
    return [fix]
  }

  /// A correction that inserts text before a range.
  public static func insert(_ text: String, before range: SourceRange, _ message: String? = nil) -> FixIt {
    let place = Int(range.lowerBound)..<Int(range.lowerBound)
    return FixIt(message ?? "insert `\(text)`", edits: [TextEdit(SourceRange(file: range.file, place), text)])
  }

  /// A correction that removes a range.
  public static func remove(_ range: SourceRange, _ message: String) -> FixIt {
    FixIt(message, edits: [TextEdit(range, "")])
  }
}

/// One replacement of bytes by text.
public struct TextEdit: Hashable, Sendable {
  /// The range that is replaced; empty for an insertion.
  public var range: SourceRange
  /// The new text of that range.
  public var replacement: String

  /// Replaces the bytes of a range.
  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension [TextEdit] {
  /// The bytes of a file with these edits of it made, which do not overlap.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for edit in sorted(by: { $0.range > $1.range }) {
      result.replaceSubrange(edit.range.bytes, with: Array<UInt8>(edit.replacement.utf8))
    }
    return result
  }
}
