import Foundation

extension FieldRule {
  /// A rule that also takes `null`, as elements of lists may, and some texts that mean the same.
  public static func nullable<Wrapped>(_ rule: FieldRule<Wrapped>, absent: [String] = []) -> FieldRule
  where Value == Wrapped? {
    FieldRule(readsNull: true) { node, reader in
      let isAbsent = node.isNull || (!absent.isEmpty && node.text.map { absent.contains(where: $0.isExactly) } == true)
      return isAbsent ? .some(nil) : rule.read(node, reader).map { .some($0) }
    }
  }

  /// An object of fields.
  public static func record(_: Value.Type) -> FieldRule where Value: ResponseObject {
    FieldRule { node, reader in
      guard node.isObject else { return reader.mismatch(node, "an object") }
      return Value.read(from: FieldReader(node, reader))
    }
  }

  /// A list, whose bounds count elements.
  ///
  /// - Parameter takesOne: Whether one value may be in place of a list of it.
  public static func list<Element>(
    _ rule: FieldRule<Element>, min: Int? = nil, max: Int? = nil, takesOne: Bool = false
  ) -> FieldRule where Value == [Element] {
    FieldRule { node, reader in
      guard node.isList || takesOne else { return reader.mismatch(node, "a list") }
      let elements = node.isList ? node.children.map { rule.value($0, reader) } : [rule.value(node, reader)]
      reader.check(elements.count, min, max, "elements", at: node)
      return elements.compactMap { $0 }
    }
  }

  /// An object of free keys, whose bounds count members.
  public static func map<Element>(_ rule: FieldRule<Element>, min: Int? = nil, max: Int? = nil) -> FieldRule
  where Value == [String: Element] {
    FieldRule { node, reader in
      guard node.isObject else { return reader.mismatch(node, "an object") }
      let members = node.children.map { ($0.key, rule.value($0, reader)) }
      reader.check(members.count, min, max, "members", at: node)
      let known = members.compactMap { key, value in value.map { (key, $0) } }
      return Dictionary(known, uniquingKeysWith: { first, _ in first })
    }
  }

  /// One of some names.
  public static func enumeration(_: Value.Type) -> FieldRule where Value: RawRepresentable<String> {
    FieldRule { node, reader in
      guard let text = node.text else { return reader.mismatch(node, "a text") }
      if let value = Value(rawValue: text), value.rawValue.isExactly(text) { return value }
      reader.report(.unknownCase, at: node, "there is no case `\(text)`")
      return nil
    }
  }

  /// Any of the actions.
  public static func anyAction(_: Value.Type) -> FieldRule where Value: ResponseAction {
    FieldRule { node, reader in
      guard let type = node["type"] else { return reader.mismatch(node, "an action") }
      let action = type.text.flatMap { Value.read(from: TaggedReader(reader: reader, node: node, type: $0)) }
      if action == nil { reader.report(.unknownAction, at: type, "there is no such action") }
      return action
    }
  }

  /// One of some actions, by their names in responses.
  public static func action(_: Value.Type, _ names: String...) -> FieldRule where Value: ResponseAction {
    FieldRule { node, reader in
      guard node.isObject else { return reader.mismatch(node, "an object") }
      for key in ["type", "payload"] where node[key] == nil {
        reader.report(.missingField, at: node, "the `\(key)` of this action is missing")
      }
      guard let type = node["type"] else { return nil }
      guard let name = type.text, names.contains(where: name.isExactly) else {
        reader.report(.unknownAction, at: type, "this field takes no such action")
        return nil
      }
      return Value.read(from: TaggedReader(reader: reader, node: node, type: name))
    }
  }
}

extension FieldRule<String> {
  /// The identity of a unit: a text that is not empty.
  public static var id: FieldRule { text(min: 1, max: 2_048) }

  /// The digits of an identity, from a number or a text.
  public static var numericID: FieldRule {
    FieldRule { node, reader in
      guard let digits = node.digits else { return reader.mismatch(node, "a whole number") }
      return digits
    }
  }

  /// A text whose bounds count code points.
  public static func text(min: Int? = nil, max: Int? = nil) -> FieldRule {
    FieldRule { node, reader in
      guard let text = node.text else { return reader.mismatch(node, "a text") }
      if min != nil || max != nil { reader.check(text.unicodeScalars.count, min, max, "characters", at: node) }
      return text
    }
  }
}

extension FieldRule<Bool> {
  /// `true` or `false`.
  public static var bool: FieldRule {
    FieldRule { node, reader in node.boolean ?? reader.mismatch(node, "`true` or `false`") }
  }
}

extension FieldRule<Int> {
  /// A whole number within ±2⁵³.
  public static func int(min: Int? = nil, max: Int? = nil) -> FieldRule {
    FieldRule { node, reader in
      let whole = node.number.flatMap { ExactNumber($0)?.whole }
      guard let whole, whole.magnitude <= 1 << 53 else { return reader.mismatch(node, "a whole number") }
      reader.check(Int(whole), min, max, nil, at: node)
      return Int(whole)
    }
  }
}

extension FieldRule<Decimal> {
  /// A decimal in a text.
  public static func decimal(min: Decimal? = nil, max: Decimal? = nil) -> FieldRule {
    FieldRule { node, reader in
      let value = node.text.flatMap(DecimalText.decimal)
      guard let value else { return reader.mismatch(node, "a decimal in a text") }
      reader.check(value, min, max, nil, at: node)
      return value
    }
  }

  /// A decimal that travels as a number or in a text.
  public static func anyDecimal(min: Decimal? = nil, max: Decimal? = nil) -> FieldRule {
    FieldRule { node, reader in
      let value = node.text.map(DecimalText.decimal) ?? node.number.flatMap { ExactNumber($0)?.decimal }
      guard let value else { return reader.mismatch(node, "a decimal") }
      reader.check(value, min, max, nil, at: node)
      return value
    }
  }

  /// A decimal that travels as a number.
  public static func number(min: Decimal? = nil, max: Decimal? = nil) -> FieldRule {
    FieldRule { node, reader in
      let value = node.number.flatMap { ExactNumber($0)?.decimal }
      guard let value else { return reader.mismatch(node, "a number") }
      reader.check(value, min, max, nil, at: node)
      return value
    }
  }
}

extension FieldRule<Double> {
  /// The width or height of an image.
  public static var pixels: FieldRule {
    // `sduic` calls `null` a value of another type here.
    FieldRule(readsNull: true) { node, reader in
      guard let text = node.number else { return reader.mismatch(node, "a number") }
      if let value = ExactNumber(text)?.decimal, value > 0, let pixels = Double(text) { return pixels }
      reader.report(.constraint, at: node, "the number of pixels is not above 0")
      return nil
    }
  }
}

extension FieldRule<ImageReference> {
  /// An image with its size.
  public static var image: FieldRule {
    FieldRule { node, reader in
      guard node.isObject else { return reader.mismatch(node, "an object") }
      return ImageReference.read(from: FieldReader(node, reader, checksRepeatedKeys: false))
    }
  }
}

extension FieldRule<URLReference> {
  /// An absolute URL.
  public static var url: FieldRule { url(schemes: []) }

  /// An absolute URL with one of some schemes, in lower case; an empty list allows all.
  public static func url(schemes: [String]) -> FieldRule {
    FieldRule { node, reader in
      guard let text = node.text else { return reader.mismatch(node, "a text") }
      guard URLText.isValid(text) else {
        reader.report(.constraint, at: node, "this is no absolute URL")
        return nil
      }
      // By its bytes: a colon with an accent is a character of its own.
      let scheme = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
      if schemes.isEmpty || schemes.contains(scheme.lowercased()) { return URLReference(text) }
      reader.report(.constraint, at: node, "the scheme of the URL is none of \(schemes.joined(separator: ", "))")
      return nil
    }
  }
}

extension FieldRule<Date> {
  /// A date with time and offset.
  public static var date: FieldRule { parsed("this is no date with time and offset", DateText.date) }

  /// A date that travels as the seconds since 1970.
  public static var seconds: FieldRule { moment(.number(min: -62_135_596_800, max: 253_402_300_799), perSecond: 1) }

  /// A date that travels as the whole milliseconds since 1970.
  public static var milliseconds: FieldRule {
    let rule = FieldRule<Int>.int(min: -62_135_596_800_000, max: 253_402_300_799_999)
    return moment(rule.map { Decimal($0) }, perSecond: 1_000)
  }

  /// A date in a pattern with an offset.
  public static func date(pattern text: String) -> FieldRule {
    let pattern = DatePattern(text)
    return parsed("this is no date of the form \(text)") { pattern.standardText(of: $0).flatMap(DateText.date) }
  }

  private static func moment(_ rule: FieldRule<Decimal>, perSecond scale: Double) -> FieldRule {
    rule.map { Date(timeIntervalSince1970: NSDecimalNumber(decimal: $0).doubleValue / scale) }
  }
}

extension FieldRule<DateComponents> {
  /// A date and time without offset.
  public static var localDate: FieldRule { parsed("this is no date and time without offset", DateText.localDate) }

  /// A day of the calendar.
  public static var day: FieldRule { parsed("this is no day such as 2026-01-31", DateText.day) }

  /// A date and time in a pattern without offset.
  public static func localDate(pattern text: String) -> FieldRule {
    let pattern = DatePattern(text)
    return parsed("this is no date of the form \(text)") { pattern.standardText(of: $0).flatMap(DateText.localDate) }
  }

  /// A day in a pattern.
  public static func day(pattern text: String) -> FieldRule {
    let pattern = DatePattern(text)
    return parsed("this is no date of the form \(text)") { pattern.standardText(of: $0).flatMap(DateText.day) }
  }
}

extension FieldRule {
  /// A text that is written in some way.
  ///
  /// - Parameter fault: The sentence about a text that is not.
  fileprivate static func parsed(_ fault: String, _ parse: @escaping (String) -> Value?) -> FieldRule {
    FieldRule { node, reader in
      guard let text = node.text else { return reader.mismatch(node, "a text") }
      if let value = parse(text) { return value }
      reader.report(.constraint, at: node, fault)
      return nil
    }
  }

  fileprivate func map<Other>(_ convert: @escaping (Value) -> Other) -> FieldRule<Other> {
    FieldRule<Other> { node, reader in read(node, reader).map(convert) }
  }
}

extension FieldRule<HexColor> {
  /// A colour in sRGB.
  public static var color: FieldRule { parsed("this is no colour") { HexColor($0) } }

  /// A colour that may be written in short.
  public static var shortColor: FieldRule { parsed("this is no colour") { HexColor($0) ?? HexColor(short: $0) } }
}

extension ResponseReader {
  /// Reports a value of another type.
  func mismatch<Value>(_ node: ResponseNode, _ expected: String) -> Value? {
    report(.type, at: node, "this is not \(expected)")
    return nil
  }

  /// Reports a value, or a number of things, that lies outside its bounds.
  func check<Value: Comparable>(
    _ value: Value, _ min: Value?, _ max: Value?, _ noun: String?, at node: ResponseNode
  ) {
    let words = noun.map { " " + $0 } ?? ""
    if let min, value < min { report(.constraint, at: node, "there must be at least \(min)\(words)") }
    if let max, value > max { report(.constraint, at: node, "there must be at most \(max)\(words)") }
  }
}
