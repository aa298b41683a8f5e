extension Screen {
  /// The widths, heights or text scales that the screen promises to work at: what it declares, or what the vocabulary
  /// says where it declares nothing.
  package func declaredRange(_ property: Property) -> ValueRange {
    if case .range(let range)? = properties[property] { return range }
    return property.standardRange
  }
}

extension Screen {
  /// Whether the safe area insets of the left and the right side are equal in all containers that the screen promises to
  /// work in: as it declares, or as on iPhones where it supports no other clients.
  package var hasSymmetricSideInsets: Bool {
    if properties[.sideInsets] == .keyword(.symmetric) { return true }
    if properties[.sideInsets] == .keyword(.independent) { return false }
    if let client = variants.client { return client.platform == .ios }
    return supportedClients.entries.map { $0.platform } == [.ios]
  }
}

extension Property {
  /// The range of widths, heights or text scales that a screen supports by default.
  package var standardRange: ValueRange {
    if self == .textScale { return ValueRange(Rational(tenths: 8), Rational(tenths: 32)) }
    return ValueRange(Rational(320), Rational(1_376))
  }
}

extension Rational {
  /// Some tenths.
  fileprivate init(tenths: Int64) { self = (try? Rational(tenths, over: 10)) ?? .one }
}
