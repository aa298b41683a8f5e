/// Text in which some scalars are written otherwise. By scalars and not by characters, since a mark that combines with
/// a brace or a percent sign would hide it.
func replacingScalars(of text: String, by replacement: (Unicode.Scalar) -> String?) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if let other = replacement(scalar) { result += other.unicodeScalars } else { result.append(scalar) }
  }
  return String(result)
}
