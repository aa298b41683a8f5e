import SDUISyntax

/// Something that may be written at a place.
package struct Completion: Hashable, Sendable {
  /// The kind of the completion.
  package enum Kind: Hashable, Sendable {
    case keyword, property, value, kind, layout, component, decoration, action, record, enumeration, enumCase, type
    case field, parameter, constant, flag, event, figure, section, sign, file
  }

  /// A piece of what is inserted.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// A placeholder, which people overwrite, in the order of the places.
    case placeholder(String)
  }

  /// As a list shows it.
  package let label: String
  /// The kind of the completion.
  package let kind: Kind
  /// A few words after the label.
  package var detail = ""
  /// Paragraphs in Markdown.
  package var documentation: [String] = []
  /// The pieces that replace the word at the cursor.
  package let insertion: [Piece]
  /// The text with which clients compare what is typed.
  package private(set) var filter: String
  /// The import that the file needs for it, where it has none.
  package private(set) var importEdit: TextEdit?

  /// A completion that inserts its label.
  init(_ label: String, _ kind: Kind, detail: String = "", documentation: [String] = []) {
    self.init(label, kind, [.text(label)], detail: detail, documentation: documentation)
  }

  init(_ label: String, _ kind: Kind, _ insertion: [Piece], detail: String = "", documentation: [String] = []) {
    self.label = label
    filter = label
    self.kind = kind
    self.insertion = insertion
    self.detail = detail
    self.documentation = documentation
  }

  /// The text that is inserted, placeholders included, so that brackets are balanced.
  package var text: String {
    var text = ""
    for piece in insertion {
      switch piece {
      case .text(let part), .placeholder(let part): text += part
      }
    }
    return text
  }

  /// The first word of what is inserted; else its first sign.
  var firstWord: String {
    let text = self.text
    let isWord = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    }
    guard let first = text.utf8.first else { return "" }
    let prefix = isWord(first) ? text.utf8.prefix(while: isWord) : text.utf8.prefix { $0 != UInt8(ascii: " ") }
    return String(prefix) ?? ""
  }

  /// The same for a file that must import another one first.
  func importing(_ edit: TextEdit, from path: String) -> Completion {
    var result = self
    result.importEdit = edit
    result.detail = "import \"\(path)\""
    return result
  }

  /// The same with another completion's import.
  func importing(as other: Completion) -> Completion {
    var result = self
    result.importEdit = other.importEdit
    return result
  }

  /// The same that inserts something else.
  func inserting(_ insertion: [Piece]) -> Completion {
    var result = Completion(label, kind, insertion, detail: detail, documentation: documentation)
    result.importEdit = importEdit
    return result
  }

  /// The same with other documentation.
  func documented(by paragraphs: [String]) -> Completion {
    var result = self
    result.documentation = paragraphs
    return result
  }

  /// The same for which clients compare something else with what is typed.
  func filtered(as typed: String) -> Completion {
    var result = self
    result.filter = typed
    return result
  }
}

/// The completions at a place, best first.
package struct CompletionList: Hashable, Sendable {
  /// The word that is written so far.
  package let replaced: Range<Int>
  /// In the order in which they should be shown.
  package let items: [Completion]
}
