import SDUIJSON

/// A value in what a client sent, read where it is needed: what is missing or of another type is `nil`.
struct Parameters {
  /// `nil` where nothing was sent.
  private let document: JSONDocument?
  private let node: JSONNodeID

  /// The parameters of a message without any.
  static let none = Parameters()

  private init() {
    document = nil
    node = JSONNodeID(rawValue: 0)
  }

  init(_ node: JSONNodeID, in document: JSONDocument) {
    self.document = document
    self.node = node
  }

  /// A member of an object; `nil` where it is missing or `null`.
  subscript(key: String) -> Parameters? {
    guard let document, let value = document.member(key, of: node), document.kind(of: value) != .null else {
      return nil
    }
    return Parameters(value, in: document)
  }

  /// Whether an object has a member, if only `null`.
  func has(_ key: String) -> Bool { document?.member(key, of: node) != nil }

  var isObject: Bool { document?.kind(of: node) == .object }
  var string: String? { document?.string(of: node) }
  var integer: Int64? { document?.integer(of: node) }
  /// The text of a number.
  var numberText: String? { document?.numberText(of: node) }
  var boolean: Bool? { document?.boolean(of: node) }

  /// The elements of an array; none where it is something else.
  var elements: [Parameters] {
    guard let document else { return [] }
    return document.children(of: node).map { Parameters($0, in: document) }
  }

  /// The texts of an array; what is no text is passed over.
  var strings: [String] { elements.compactMap { $0.string } }
}

extension Parameters {
  /// A member that a request cannot do without.
  ///
  /// - Throws: That it is missing.
  func required(_ key: String) throws(ResponseError) -> Parameters {
    guard let value = self[key] else { throw ResponseError(.invalidParameters, "`\(key)` is missing") }
    return value
  }

  /// A member that must be a text.
  func text(_ key: String) throws(ResponseError) -> String {
    guard let text = try required(key).string else {
      throw ResponseError(.invalidParameters, "`\(key)` must be a text")
    }
    return text
  }

  /// A member that must be a whole number from 0 on, as lines and characters are.
  func count(_ key: String) throws(ResponseError) -> Int {
    guard let number = try required(key).integer, (0...Int64(UInt32.max)).contains(number) else {
      throw ResponseError(.invalidParameters, "`\(key)` must be a whole number from 0 on")
    }
    return Int(number)
  }
}
