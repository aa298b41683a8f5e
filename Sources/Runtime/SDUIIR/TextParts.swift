extension String {
  /// The parts between the occurrences of an ASCII character, the empty ones as well.
  ///
  /// Bytes are compared, since a `Character` is more than a byte: a dot with an accent after it would separate nothing.
  package func parts(separatedBy separator: Unicode.Scalar) -> [String] {
    utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map { String($0) ?? "" }
  }
}
