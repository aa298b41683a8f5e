/// The kinds of node, each with its children in the order of the text. Written in quotes are tokens, which are not
/// nodes; `?` and `*` are optional and repeated children. Any node may hold `unexpected` and `missing` children.
@frozen public enum NodeKind: UInt8, Sendable, CaseIterable {
  // Recovery
  /// A required piece that is not there; covers no token.
  case missing
  /// Tokens that fit nowhere.
  case unexpected

  // Pieces
  /// One `name` token.
  case name
  /// `"as" stringLiteral`
  case wireName
  /// `"since" (numberLiteral | tupleExpression)`
  case sinceClause
  /// `"until" (numberLiteral | tupleExpression)`
  case untilClause
  /// `"deprecated" stringLiteral`
  case deprecatedClause
  /// `"fallback" name recordBody?`; the name is `drop` or a component's, and a component's has its body.
  case fallbackClause
  /// `"(" argument* ")"` with commas
  case argumentList
  /// `(name ":")? expression`
  case argument
  /// `"(" parameter* ")"` with commas
  case parameterList
  /// `name ":" type ("=" expression)?`
  case parameter
  /// `"{" recordField* "}"`
  case recordBody
  /// `name ":" expression`
  case recordField
  /// `name argumentList?`: a kind or a layout with its arguments.
  case layoutReference
  /// `"{" statement* "}"`
  case block
  /// `"{" (field | withStatement | eventStatement | requireStatement | reservedStatement | allowStatement)* "}"`
  case fieldBlock
  /// `"{" contentElement* "}"`
  case contentBlock
  /// `name recordBody?`; the name is a component's, or `header` or `footer`.
  case contentElement

  // Declarations
  /// A whole file: `declaration*`
  case file
  /// `"import" stringLiteral`
  case importDeclaration
  /// `"let" name "=" expression`
  case letDeclaration
  /// `"flag" name ":" "[" name* "]"` with commas
  case flagDeclaration
  /// `"open"? "enum" name wireName? "{" (property | enumCase)* "}"`
  case enumDeclaration
  /// `name wireName? sinceClause? untilClause? deprecatedClause?`
  case enumCase
  /// `"record" name wireName? fieldBlock?`
  case recordDeclaration
  /// `"action" name wireName? fieldBlock?`
  case actionDeclaration
  /// `"component" name wireName? sinceClause? untilClause? deprecatedClause? fallbackClause? fieldBlock?`
  case componentDeclaration
  /// `"decoration" name wireName? block?`
  case decorationDeclaration
  /// `"layout" name parameterList? ":" layoutReference block?`
  case layoutDeclaration
  /// `"screen" name wireName? block?`
  case screenDeclaration

  // Members of records, actions and components
  /// `name wireName? ":" type ("=" expression)? sinceClause? untilClause? deprecatedClause?`
  case field
  /// `name argumentList?`
  case namedType
  /// `"[" (name ":")? type "]"`, with the name `Text` that of a map
  case listType
  /// `type "?"`
  case optionalType
  /// `"reserved" name`
  case reservedStatement
  /// `"with" name`
  case withStatement

  // Statements of blocks
  /// `name ":" expression`
  case property
  /// `("essential" | "repeated")* "section" name wireName? ":" layoutReference block?`
  case sectionDeclaration
  /// `"unit" name block?`
  case unitStatement
  /// `"item" block`
  case itemStatement
  /// `"header" name? block?`
  case headerStatement
  /// `"footer" name? block?`
  case footerStatement
  /// `"background" name? block?`
  case backgroundStatement
  /// `"empty" name block?`
  case emptyStatement
  /// `"onFailure" name block?`
  case failureStatement
  /// `("topBar" | "bottomBar") name block?`
  case barStatement
  /// `"bundle" wireName? recordBody`
  case bundleStatement
  /// `"content" contentBlock`
  case contentStatement
  /// `"when" expression (":" layoutReference)? block`
  case whenStatement
  /// `"require" expression`
  case requireStatement
  /// `"allow" "breaking"? stringLiteral "because" stringLiteral`
  case allowStatement
  /// `"on" eventName ":" actionCall`
  case eventStatement
  /// `name ("." name)?`: an event, or a control and its event.
  case eventName
  /// `name recordBody?`
  case actionCall
  /// `"test" stringLiteral "at" argumentList block`
  case testStatement
  /// `("row" | "column" | "cell") block?`
  case arrangementStatement

  // Expressions
  /// One `number` token; its suffix and dots say whether it is a length, a percent, a version …
  case numberLiteral
  /// One `string` token.
  case stringLiteral
  /// One `color` token.
  case colorLiteral
  /// `name`; `true` and `false` too.
  case nameExpression
  /// `expression "." name`
  case memberExpression
  /// `nameExpression argumentList`
  case callExpression
  /// `name recordBody`
  case recordExpression
  /// `"(" expression ")"`
  case parenthesizedExpression
  /// `"(" argument* ")"` with commas, every argument with its label
  case tupleExpression
  /// `"[" expression* "]"` with commas
  case listExpression
  /// `numberLiteral "..." numberLiteral?`
  case rangeExpression
  /// `numberLiteral ":" numberLiteral`
  case ratioExpression
  /// `("-" | "not") expression`
  case unaryExpression
  /// `expression operator expression`; the operator is the one token between, by precedence `or`, `and`,
  /// comparisons (which do not chain), `+ -`, `* /`.
  case binaryExpression
}

extension NodeKind {
  /// Whether it is the type of a field, a parameter or a case's data.
  package var isType: Bool { self == .namedType || self == .listType || self == .optionalType }
}
