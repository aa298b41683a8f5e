import SDUIIR
import SDUISyntax

extension SourceRange {
  /// The bytes that a part of a screen came from.
  package init(_ origin: Origin) {
    self.init(
      file: FileID(Int(origin.file)), Int(origin.lowerBound)..<Int(max(origin.lowerBound, origin.upperBound)))
  }
}
