import SDUIIR

/// The example with one thing wrong in it.
struct BrokenDocument: CustomStringConvertible {
  /// The text of the example that is replaced, once, and its replacement.
  let old: String
  let new: String
  /// The expected message, and the expected pointer.
  let message: String
  let pointer: String
  /// Whether a JSON Schema can see it too.
  let breaksSchema: Bool

  init(_ old: String, _ new: String, _ message: String, at pointer: String, schema breaksSchema: Bool = true) {
    self.old = old
    self.new = new
    self.message = message
    self.pointer = pointer
    self.breaksSchema = breaksSchema
  }

  var description: String { "\(old) → \(new)" }

  /// The text with the first occurrence replaced.
  var bytes: [UInt8] {
    let text = String(decoding: encodeScreenDocument(Sample.screen()), as: UTF8.self)
    return Array(text.replacing(old, with: new, maxReplacements: 1).utf8)
  }
}

enum BrokenDocuments {
  static let all = structure + contract + values + content + variants + replacements
}
