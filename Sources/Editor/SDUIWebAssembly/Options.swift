import SDUIIR
import SDUIJSON

/// The options of a call: an object of JSON, read where they are needed. Members that nothing reads are ignored.
struct Options {
  private let document: JSONDocument
  private let node: JSONNodeID

  /// - Throws: That it is no object.
  init(_ bytes: [UInt8]) throws(Failure) {
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: bytes.isEmpty ? Array("{}".utf8) : bytes)
    } catch { throw Failure(.options, "the options are no JSON: \(error.message)") }
    node = document.root
    guard document.kind(of: node) == .object else { throw Failure(.options, "the options are no object") }
  }

  private init(_ document: JSONDocument, _ node: JSONNodeID) { (self.document, self.node) = (document, node) }

  /// All options of the call, as the host wrote them.
  var bytes: [UInt8] { document.bytes }

  /// A member; `nil` where it is missing or `null`.
  private func member(_ name: String) -> JSONNodeID? {
    guard let value = document.member(name, of: node), document.kind(of: value) != .null else { return nil }
    return value
  }

  /// A text.
  func text(_ name: String) throws(Failure) -> String? {
    guard let value = member(name) else { return nil }
    guard let text = document.string(of: value) else { throw Failure(.options, "`\(name)` must be a text") }
    return text
  }

  /// A text that a call cannot do without.
  func requiredText(_ name: String) throws(Failure) -> String {
    guard let text = try text(name) else { throw Failure(.options, "`\(name)` is missing") }
    return text
  }

  /// One of some words.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ name: String) throws(Failure) -> Word? {
    guard let text = try text(name) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    throw Failure(.options, "`\(name)` is one of \(words), not `\(text)`")
  }

  /// Whether something is asked for.
  func flag(_ name: String) throws(Failure) -> Bool {
    guard let value = member(name) else { return false }
    guard let flag = document.boolean(of: value) else { throw Failure(.options, "`\(name)` must be true or false") }
    return flag
  }

  /// A whole number.
  func integer(_ name: String) throws(Failure) -> Int64? {
    guard let value = member(name) else { return nil }
    guard let integer = document.integer(of: value) else {
      throw Failure(.options, "`\(name)` must be a whole number")
    }
    return integer
  }

  /// An exact number.
  func number(_ name: String) throws(Failure) -> Rational? {
    guard let value = member(name) else { return nil }
    return try number(value, name)
  }

  /// A number that a call cannot do without.
  func requiredNumber(_ name: String) throws(Failure) -> Rational {
    guard let number = try number(name) else { throw Failure(.options, "`\(name)` is missing") }
    return number
  }

  /// A positive length of at most a million points, as the command line takes it.
  func extent(_ name: String) throws(Failure) -> Rational? {
    guard let value = try number(name) else { return nil }
    guard value > .zero, value <= Rational(1_000_000) else {
      throw Failure(.options, "`\(name)` takes numbers above 0 and up to 1000000")
    }
    return value
  }

  /// A list of numbers; `nil` where it is missing.
  func numbers(_ name: String) throws(Failure) -> [Rational]? {
    guard let value = member(name) else { return nil }
    guard document.kind(of: value) == .array else { throw Failure(.options, "`\(name)` must be a list of numbers") }
    var result: [Rational] = []
    for element in document.children(of: value) { result.append(try number(element, name)) }
    return result
  }

  /// An object in the options; `nil` where it is missing.
  func object(_ name: String) throws(Failure) -> Options? {
    guard let value = member(name) else { return nil }
    guard document.kind(of: value) == .object else { throw Failure(.options, "`\(name)` must be an object") }
    return Options(document, value)
  }

  /// The members of the object whose values are texts.
  func texts() throws(Failure) -> [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    for member in document.members(of: node) {
      guard let name = document.string(of: member.key), let text = document.string(of: member.value) else {
        throw Failure(.options, "the values of `flags` must be texts")
      }
      result.append((name: name, text: text))
    }
    return result
  }

  private func number(_ value: JSONNodeID, _ name: String) throws(Failure) -> Rational {
    guard document.kind(of: value) == .number else { throw Failure(.options, "`\(name)` must be a number") }
    let text = String(decoding: document.bytes[document.range(of: value)], as: UTF8.self)
    if let number = Rational(decimal: text) { return number }
    throw Failure(.options, "`\(name)` is `\(text)`, which is too large, or has more decimals than a length needs")
  }
}
