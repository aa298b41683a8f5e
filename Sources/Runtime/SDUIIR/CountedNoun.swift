/// A number with its noun, in the singular or the plural: `1 item`, `2 items`.
///
/// - Parameter noun: In the singular; its plural ends with an additional `s`.
@usableFromInline package func counted(_ count: some BinaryInteger, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
