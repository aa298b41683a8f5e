import SDUIIR
import SDUIJSON

extension DataInference {
  /// The type of objects whose keys are data: languages, currencies, numbers, days and identities, or names that change
  /// from one object to the next; `nil` where keys name fields.
  mutating func mapType(of objects: [SampleNode], key: String, owner: String) throws(ImportError) -> InferredType? {
    let members = samples.members(objects)
    let values = members.flatMap { $0.values }
    let present = values.filter { samples.kind($0) != .null }
    guard let first = present.first, present.allSatisfy({ samples.kind($0) == samples.kind(first) }),
      Self.areData(members.map { ($0.key, $0.values.count) }, of: objects.count, samples.kind(first))
    else { return nil }
    let element = try type(of: present, key: SourceNames.singular(key), owner: owner)
    let keys = members.prefix(3).map { "`\($0.key)`" }.joined(separator: ", ") + (members.count > 3 ? ", …" : "")
    note("the keys under `\(owner).\(key)` are data: \(keys)", at: objects[0])
    let isOptional = present.count < values.count
    return .map(element, isOptional: isOptional, Evidence.listBounds(objects.map { samples.keys($0).count }))
  }

  private static func areData(_ keys: [(name: String, count: Int)], of objectCount: Int, _ kind: JSONKind) -> Bool {
    if keys.count > maximumKeyCount { return true }
    if keys.count >= 2 {
      let hasUsual = keys.contains { languages.contains($0.name) }
      let areCodes = keys.allSatisfy { key in key.name.utf8.count == 3 && key.name.utf8.allSatisfy { 97...122 ~= $0 } }
      if areCodes, keys.filter({ languages.contains($0.name) }).count * 2 >= keys.count { return true }
      let isClear = !keys.contains { $0.name == "id" } || keys.contains { $0.name == "en" }
      if kind != .number, isClear, hasUsual, keys.allSatisfy({ isLanguage($0.name) }) { return true }
      if keys.allSatisfy({ isNumberOrDay($0.name) || isIdentifier($0.name) }) { return true }
    }
    if keys.allSatisfy({ currencies.contains($0.name) }) { return true }
    // Countries: `DE`, `FR`.
    if keys.count >= 5, keys.allSatisfy({ isOfCapitals($0.name) }) { return true }
    // Members of a set, such as `{ "ann": true }`: each object has others, and no key asks a question.
    if kind == .boolean, objectCount >= 3, keys.count >= 3,
      keys.allSatisfy({ $0.count < objectCount && !["can", "has", "is"].contains(SourceNames.words($0.name).first) })
    {
      return true
    }
    // Names that no two objects share are no fields.
    return objectCount >= 3 && keys.count >= 6 && keys.allSatisfy { $0.count == 1 }
  }

  /// A language of BCP 47 or ISO 639, with a region or a script perhaps: `en`, `pt-BR`, `zh_Hans`, `fra`.
  private static func isLanguage(_ key: String) -> Bool {
    let parts = key.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first, parts.count <= 2, languages.contains(language) || rareLanguages.contains(language)
    else { return false }
    return parts.count == 1 || (2...4).contains(parts[1].utf8.count)
  }

  private static func isOfCapitals(_ key: String) -> Bool {
    key.utf8.count == 2 && key.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }

  private static func isNumberOrDay(_ key: String) -> Bool {
    key.utf8.first.map { 48...57 ~= $0 } == true && key.utf8.allSatisfy { 48...57 ~= $0 || $0 == 45 || $0 == 46 }
  }

  /// Hexadecimal digits as of a UUID or a hash.
  private static func isIdentifier(_ key: String) -> Bool {
    key.utf8.count >= 16 && key.utf8.contains { 48...57 ~= $0 }
      && key.unicodeScalars.allSatisfy { $0 == "-" || $0.properties.isASCIIHexDigit }
  }

  private static let languages: Set<String> = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hr", "hu", "it", "ja",
    "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh",
    "ara", "bul", "ces", "dan", "deu", "ell", "eng", "est", "fin", "fra", "ger", "heb", "hin", "hrv", "hun", "ita",
    "jpn", "kor", "lav", "lit", "nld", "nor", "pol", "por", "ron", "rus", "slk", "slv", "spa", "srp", "swe", "tur",
    "ukr", "zho",
  ]

  /// Languages whose codes are words of programs too.
  private static let rareLanguages: Set<String> = ["id", "is", "no", "in", "my"]

  private static let currencies: Set<String> = [
    "AED", "ARS", "AUD", "BGN", "BRL", "CAD", "CHF", "CLP", "CNY", "COP", "CZK", "DKK", "EGP", "EUR", "GBP", "HKD",
    "HUF", "IDR", "ILS", "INR", "ISK", "JPY", "KRW", "MXN", "MYR", "NOK", "NZD", "PEN", "PHP", "PKR", "PLN", "RON",
    "RSD", "RUB", "SAR", "SEK", "SGD", "THB", "TRY", "TWD", "UAH", "USD", "VND", "ZAR",
  ]
}
