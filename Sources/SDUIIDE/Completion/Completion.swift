import SDUIDiagnostics
import SDUISource

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

  /// As a list shows it; what is typed is compared with it.
  package let label: String
  /// The kind of the completion.
  package let kind: Kind
  /// A few words after the label.
  package var detail = ""
  /// Paragraphs in Markdown.
  package var documentation: [String] = []
  /// The pieces that replace the word at the cursor.
  package let insertion: [Piece]
  /// The import that the file needs for it, where it has none.
  package private(set) var importEdit: TextEdit?

  /// A completion that inserts its label.
  init(_ label: String, _ kind: Kind, detail: String = "", documentation: [String] = []) {
    self.init(label, kind, [.text(label)], detail: detail, documentation: documentation)
  }

  init(_ label: String, _ kind: Kind, _ insertion: [Piece], detail: String = "", documentation: [String] = []) {
    self.label = label
    self.kind = kind
    self.insertion = insertion
    self.detail = detail
    self.documentation = documentation
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
}

/// The completions at a place, best first.
package struct CompletionList: Hashable, Sendable {
  /// The word that is written so far.
  package let replaced: Range<Int>
  /// In the order in which they should be shown.
  package let items: [Completion]
}
