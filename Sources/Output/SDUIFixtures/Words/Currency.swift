import SDUIIR

extension Contract {
  /// The code of ISO 4217 in which all prices of fixtures are: the first case of an enum of currencies, or else `EUR`.
  var currency: String {
    for enumeration in enums.elements where NameWords(enumeration.name.source).has("currency", "currencies") {
      guard let code = enumeration.cases.first?.name.wire, code.utf8.count == 3 else { continue }
      return code.uppercased()
    }
    return "EUR"
  }
}
