import SDUIIR

/// The type of a field, as source declares it.
indirect enum InferredType: Hashable, Sendable {
  /// A type of the language, with its arguments: `Text(max: 80)`.
  case plain(String)
  /// A declared enumeration or record.
  case named(String)
  /// One of these actions, by their source names.
  case action([String])
  /// A list, with its arguments.
  case list(InferredType, String)
  /// A map, whose members may be `null`, with its arguments.
  case map(InferredType, isOptional: Bool, String)

  /// An identity that is sent as a number.
  static let numericID = InferredType.plain("ID(as: number)")

  /// Whether the type is declared.
  var isNamed: Bool { if case .named = self { true } else { false } }

  /// Whether some texts are no values of the type.
  var isNarrow: Bool { if case .plain(let text) = self { !text.hasPrefix("Text") } else { true } }

  /// Whether values of the type identify something.
  var isIdentity: Bool { self == .plain("ID") || self == .numericID }

  /// The type in source.
  var source: String {
    switch self {
    case .plain(let text), .named(let text): text
    case .action(let names): "Action(" + names.joined(separator: ", ") + ")"
    case .list(let element, let arguments): "[" + element.source + "]" + arguments
    case .map(let element, let isOptional, let arguments):
      "[Text: " + element.source + (isOptional ? "?]" : "]") + arguments
    }
  }
}

/// A field of a component, record or action.
struct InferredField: Hashable {
  let name: String
  let wire: String
  var type: InferredType
  var isOptional = false
  /// The texts that mean a missing value.
  var absentTexts: [String] = []

  /// The type in source, with what says that a value may be missing.
  var notation: String {
    let text = type.source
    guard !absentTexts.isEmpty else { return text + (isOptional ? "?" : "") }
    return ScreenWriter.type(text, with: [ScreenWriter.absent(absentTexts)]) + "?"
  }
}

/// A declaration at the top level of a file.
struct InferredDeclaration: Hashable {
  enum Kind: Hashable {
    case record, action, component
    /// An enumeration, with its cases and their form in responses.
    case enumeration(isOpen: Bool, [InferredCase], CaseForm = .standard)
  }

  var kind: Kind
  var name: String
  var wire: String
  var fields: [InferredField] = []
}

/// A case of an enumeration.
struct InferredCase: Hashable {
  let name: String
  let wire: String
  /// The type of its data, if it has some.
  var payload: InferredType?
}
