import SDUICheck
import SDUIIR
import SDUISource
import SDUISyntax

/// A place where a name of a text stands, and what it stands for.
struct Occurrence: Hashable {
  /// The name itself.
  let range: SourceRange
  let meaning: Meaning
  /// Whether this is where the thing is declared.
  var isDeclaration = false
}

/// What a name stands for.
enum Meaning: Hashable {
  /// What a program declares: the node of the declaration, field, case, parameter or section. Cases of flags have no
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

/// What a name may refer to where it stands.
struct NameScope {
  let file: FileID
  /// The layout whose parameters are known.
  var layout: Syntax?
  /// The screen whose sections are known by name.
  var screen: Syntax?
  /// The record, action or component whose fields are known by their names alone.
  var fields: Syntax?
  /// The component whose fields are known behind `data`.
  var unit: Syntax?
  /// The component of the header, whose fields are known behind `header`.
  var header: Syntax?
  /// Where properties stand.
  var place = PropertyScope.screen
  var kind: LayoutKind?
}
