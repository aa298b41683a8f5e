import SDUICompiler
import SDUIIR
import SDUISyntax

/// A place of a name in a text, and its meaning.
struct Occurrence: Hashable {
  /// The name itself.
  let range: SourceRange
  let meaning: Meaning
  /// Whether this is where the thing is declared.
  var isDeclaration = false
}

/// The meaning of a name.
enum Meaning: Hashable {
  /// A declaration of a program: the node of the declaration, field, case, parameter or section. Cases of flags have no
  /// node but their name.
  case declared(Syntax)
  case property(Property)
  /// Another way to write a property: a place in `Vocabulary.spellings`.
  case spelling(Int)
  case kind(LayoutKind)
  /// A type that needs no declaration.
  case builtInType
  /// The type of the words that a property takes.
  case words(Property)
  /// One of the words that a property takes.
  case keyword(Keyword)
}

/// The scope of a name: its possible meanings.
struct NameScope {
  let file: FileID
  /// The layout whose parameters are known.
  var layout: Syntax?
  /// The screen whose sections are known by name.
  var screen: Syntax?
  /// The record, action or component whose fields are known by their names alone.
  var fields: Syntax?
  /// The component whose fields are known after `data`.
  var unit: Syntax?
  /// The component of the header, whose fields are known after `header`.
  var header: Syntax?
  /// The scope of properties.
  var place = PropertyScope.screen
  var kind: LayoutKind?
}
