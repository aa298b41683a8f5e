import SDUIJSON
import SDUISyntax

/// The shared parts of requests about a place in a document.
extension LanguageServer {
  /// The document that the parameters name, and what its texts say.
  ///
  /// - Throws: That it is not open, or that it cannot be read.
  mutating func analyzed(
    _ parameters: Parameters
  ) throws(ResponseError) -> (document: OpenDocument, analysis: Analysis) {
    let index = try indexOfDocument(parameters)
    guard let analysis = analysis(of: index) else {
      throw ResponseError(.requestFailed, "`\(documents[index].uri)` cannot be read")
    }
    return (documents[index], analysis)
  }

  /// The same, with the offset of the position that the parameters name.
  mutating func analyzedPlace(
    _ parameters: Parameters
  ) throws(ResponseError) -> (document: OpenDocument, analysis: Analysis, offset: Int) {
    let (document, analysis) = try analyzed(parameters)
    let position = try parameters.required("position").position
    return (document, analysis, client.encoding.offset(of: position, in: document.source))
  }

  /// Edits of one document.
  func json(of edits: [(range: Range<Int>, text: String)], in source: SourceFile) -> JSONTree {
    .array(
      edits.map { ["range": client.encoding.range($0.range, in: source), "newText": .string($0.text)] })
  }
}
