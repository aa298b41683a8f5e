import SDUIIR

extension SwiftScope {
  /// A value that an author wrote, as an expression.
  func literal(_ value: Value, _ type: FieldType) -> SwiftExpression {
    switch (value, type.wrapped) {
    case (.text(let text), .date(let notation)) where notation.isMoment:
      .text("Date(timeIntervalSince1970: \(EpochSeconds.text(of: notation.standardText(of: text))))")
    case (.text(let text), .date(let notation)): Self.dateComponents(notation.standardText(of: text))
    case (.number(let number), .date): .text("Date(timeIntervalSince1970: \(number.decimalText ?? "0"))")
    case (.integer(let number), .date):
      .text("Date(timeIntervalSince1970: \(number) / 1_000)")
    case (.text(let text), _), (.localized(let text), _): .text(Self.text(text))
    case (.integer(let number), _): .text(String(number))
    case (.digits(let digits), _): .text(Self.text(digits))
    case (.decimal(let number), _), (.number(let number), _): .text(Self.number(number))
    case (.boolean(let flag), _): .text(String(flag))
    case (.color(let color), _): .text(Self.color(color))
    case (.enumerationCase(let id, let index), _): .text(enumerationCase(id, index))
    case (.choice(let id, let index, let data), _): choice(id, index, data)
    case (.record(let id, let values), _):
      .call(names.type(contract.records[id].name), arguments(values, of: contract.records[id].fields))
    case (.action(let id, let values), _): action(id, arguments(values, of: contract.actions[id].fields))
    case (.image(let image), _): Self.image(image)
    case (.list(let values), .list(let element, _)): .list(values.map { literal($0, element) })
    case (.list, _): .list([])
    case (.map(let entries), .map(let element, _)) where !entries.isEmpty:
      .list(entries.map { .entry(Self.text($0.key), literal($0.value, element)) })
    case (.map, _): .text("[:]")
    }
  }

  /// An action with the arguments of its payload.
  func action(_ id: ID<Action>, _ arguments: [SwiftExpression]) -> SwiftExpression {
    let name = contract.actions[id].name
    return .call("\(names.anyAction).\(names.actionCase(name))", [.call(names.type(name), arguments)])
  }

  private func choice(_ id: ID<Enumeration>, _ index: Int, _ data: Value?) -> SwiftExpression {
    guard let data, let type = contract.enums[id].cases[index].payload else { return .text(enumerationCase(id, index)) }
    return .call(enumerationCase(id, index), [literal(data, type)])
  }

  private func enumerationCase(_ id: ID<Enumeration>, _ index: Int) -> String {
    let enumeration = contract.enums[id]
    return "\(names.type(enumeration.name)).\(names.cases(of: enumeration).known[index])"
  }

  private func arguments(_ values: [FieldValue], of fields: [Field]) -> [SwiftExpression] {
    let labels = names.members(of: fields)
    return values.sorted { $0.field < $1.field }.map { value in
      .labelled(labels[value.field], literal(value.value, fields[value.field].type))
    }
  }

  /// An exact number: a whole one, or digits with a power of ten.
  static func number(_ number: Rational) -> String {
    guard !number.isWhole, let text = number.decimalText else { return String(number.floor) }
    let digits = text.filter { $0 != "-" && $0 != "." }.drop { $0 == "0" }
    let places = text.reversed().prefix { $0 != "." }.count
    return "Decimal(sign: \(number.isNegative ? ".minus" : ".plus"), exponent: -\(places), significand: \(digits))"
  }

  private static func color(_ color: UInt32) -> String {
    let parts = [24, 16, 8, 0].map { String(color >> UInt32($0) & 0xFF) }
    let alpha = parts[3] == "255" ? "" : ", alpha: \(parts[3])"
    return "HexColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(alpha))"
  }

  private static func image(_ image: ImageValue) -> SwiftExpression {
    var arguments: [SwiftExpression] = [
      .labelled("url", .text(text(image.url))), .labelled("width", .text(image.width.text)),
      .labelled("height", .text(image.height.text)),
    ]
    if let alternative = image.alternativeText { arguments.append(.labelled("alt", .text(text(alternative)))) }
    return .call("ImageReference", arguments)
  }

  /// The parts of a date without offset, which may be a day alone.
  private static func dateComponents(_ text: String) -> SwiftExpression {
    let labels = ["year", "month", "day", "hour", "minute", "second"]
    let parts = text.prefix(19).split { !$0.isNumber }
    var arguments = zip(labels, parts).map { SwiftExpression.labelled($0, .text(String(Int($1) ?? 0))) }
    let digits = text.dropFirst(20).prefix(9)
    let nanoseconds = Int(digits + String(repeating: "0", count: 9 - digits.count)) ?? 0
    if nanoseconds > 0 { arguments.append(.labelled("nanosecond", .text(String(nanoseconds)))) }
    return .call("DateComponents", arguments)
  }

  /// A literal of a text.
  static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(Character(scalar))
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case _ where scalar.isHidden:
        literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

/// Seconds since 1970 of dates that authors write.
enum EpochSeconds {
  /// The seconds, with the fraction as it is written.
  ///
  /// - Parameter date: A date that is written as RFC 3339 defines it.
  static func text(of date: String) -> String {
    let bytes = Array(date.utf8)
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1) - 48 } }
    guard bytes.count >= 20 else { return "0" }
    let days = days(number(0..<4), number(5..<7), number(8..<10))
    var seconds = ((days * 24 + number(11..<13)) * 60 + number(14..<16)) * 60 + number(17..<19)
    let end = bytes.count
    if let sign = [UInt8(ascii: "+"): -1, UInt8(ascii: "-"): 1][bytes[end - 6]] {
      seconds += sign * (number(end - 5..<end - 3) * 60 + number(end - 2..<end)) * 60
    }
    guard bytes[19] == UInt8(ascii: ".") else { return String(seconds) }
    let digits = String(decoding: bytes[20...].prefix { 48...57 ~= $0 }, as: UTF8.self)
    return "\(seconds) + 0.\(digits)"
  }

  /// The days since 1970. Years are counted from March, so that a leap day is the last one.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let leapDays = year / 4 - year / 100 + year / 400
    return year * 365 + leapDays + (153 * month + 2) / 5 + day - 719_469
  }
}
