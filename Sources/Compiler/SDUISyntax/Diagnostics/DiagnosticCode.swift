/// The catalogue: every rule that can be broken, by its permanent name. A name is never reused for something else,
/// because scripts, `allow` statements and links refer to it.
///
/// The words of a message are beside the check that finds the problem; the explanation of a code, with an example that
/// triggers it, is in `Explanation`.
public enum DiagnosticCode: String, CaseIterable, Hashable, Sendable {
  // Text and tokens
  case invalidUTF8 = "invalid-utf8"
  case nulByte = "nul-byte"
  case fileTooLarge = "file-too-large"
  case unknownCharacter = "unknown-character"
  case unterminatedString = "unterminated-string"
  case invalidEscape = "invalid-escape"
  case invalidColor = "invalid-color"
  case invalidNumber = "invalid-number"
  case blockComment = "block-comment"
  case hashComment = "hash-comment"
  case bidirectionalControl = "bidirectional-control"
  case controlCharacter = "control-character"

  // Structure
  case unexpectedToken = "unexpected-token"
  case missingToken = "missing-token"
  case unclosedDelimiter = "unclosed-delimiter"
  case unopenedDelimiter = "unopened-delimiter"
  case nestingTooDeep = "nesting-too-deep"
  case ambiguousCondition = "ambiguous-condition"
  case tooManyErrors = "too-many-errors"

  // Comments
  case danglingDocumentation = "dangling-documentation"

  // Files and imports
  case importNotFound = "import-not-found"
  case importOutsideRoot = "import-outside-root"
  case linkOutsideFolder = "link-outside-folder"
  case importCycle = "import-cycle"
  case duplicateImport = "duplicate-import"
  case tooManyFiles = "too-many-files"

  // Names
  case nameStyle = "name-style"
  case unusedImport = "unused-import"
  case unusedDeclaration = "unused-declaration"
  case unknownName = "unknown-name"
  case wrongDeclarationKind = "wrong-declaration-kind"
  case duplicateDeclaration = "duplicate-declaration"
  case duplicateWireName = "duplicate-wire-name"
  case reservedName = "reserved-name"
  case shadowedName = "shadowed-name"
  case emptyDeclaration = "empty-declaration"
  case layoutCycle = "layout-cycle"
  case constantCycle = "constant-cycle"
  case recordCycle = "record-cycle"
  case fieldCopyCycle = "field-copy-cycle"

  // Values
  case typeMismatch = "type-mismatch"
  case unknownUnit = "unknown-unit"
  case unknownCase = "unknown-case"
  case valueOutOfRange = "value-out-of-range"
  case numberOutOfRange = "number-out-of-range"
  case divisionByZero = "division-by-zero"
  case expressionTooComplex = "expression-too-complex"
  case invalidRange = "invalid-range"
  case quotientAsSize = "quotient-as-size"
  case fractionAsSize = "fraction-as-size"
  case figureNotSettled = "figure-not-settled"
  case missingArgument = "missing-argument"
  case unknownArgument = "unknown-argument"
  case duplicateArgument = "duplicate-argument"

  // Layout
  case unknownProperty = "unknown-property"
  case propertyNotForKind = "property-not-for-kind"
  case duplicateProperty = "duplicate-property"
  case missingProperty = "missing-property"
  case misplacedStatement = "misplaced-statement"
  case missingUnit = "missing-unit"
  case ambiguousBundle = "ambiguous-bundle"
  case ambiguousMapping = "ambiguous-mapping"
  case missingComponent = "missing-component"
  case impossibleEvent = "impossible-event"
  case conflictingProperties = "conflicting-properties"
  case growingSection = "growing-section"
  case horizontalSection = "horizontal-section"
  case invalidCondition = "invalid-condition"
  case unreachableWhen = "unreachable-when"
  case hiddenWhen = "hidden-when"
  case silencedWhen = "silenced-when"
  case narrowHeader = "narrow-header"

  // Requirements and what is allowed
  case invalidRequirement = "invalid-requirement"
  case unknownMeasure = "unknown-measure"
  case unknownCheck = "unknown-check"
  case unknownDevice = "unknown-device"
  case unusedAllow = "unused-allow"
  case missingReason = "missing-reason"

  // Contract and content
  case missingIdentity = "missing-identity"
  case identityWithDefault = "identity-with-default"
  case duplicateIdentity = "duplicate-identity"
  case unacceptedUnit = "unaccepted-unit"
  case dataItself = "data-itself"
  case unknownField = "unknown-field"
  case missingField = "missing-field"
  case constraintBroken = "constraint-broken"

  // Versions of clients
  case closedName = "closed-name"
  case fallbackCycle = "fallback-cycle"
  case needlessFallback = "needless-fallback"
  case unknownToClient = "unknown-to-client"
  case versionOutsideClients = "version-outside-clients"
  case deprecatedUse = "deprecated-use"

  // Whole programs
  case noScreen = "no-screen"
  case severalScreens = "several-screens"

  // Compiled documents
  case invalidDocument = "invalid-document"

  // Proofs for every width
  case touchTarget = "touch-target"
  case noVisibleContent = "no-visible-content"
  case brokenRequirement = "broken-requirement"

  // Evaluation at one width
  case layoutImpossible = "layout-impossible"
  case outsideDeclaredRange = "outside-declared-range"

  // Localized content
  case missingText = "missing-text"
  case unknownText = "unknown-text"

  // Fixtures
  case dataTooLarge = "data-too-large"

  // Generated code
  case conflictingDeclarations = "conflicting-declarations"
  case unsupportedInCode = "unsupported-in-code"

  // Two versions of a contract
  case contractChange = "contract-change"
  case noEarlierScreen = "no-earlier-screen"

  // Responses
  case responseSyntax = "response-syntax"
  case responseDuplicateKey = "response-duplicate-key"
  case responseMissingKey = "response-missing-key"
  case responseType = "response-type"
  case responseMissingField = "response-missing-field"
  case responseNull = "response-null"
  case responseConstraint = "response-constraint"
  case responseUnknownCase = "response-unknown-case"
  case responseUnknownAction = "response-unknown-action"
  case responseUnknownField = "response-unknown-field"
  case responseUnknownUnit = "response-unknown-unit"
  case responseUnacceptedUnit = "response-unaccepted-unit"
  case responseUnknownSection = "response-unknown-section"
  case responseDuplicateSection = "response-duplicate-section"
  case responseDuplicateIdentity = "response-duplicate-identity"
  case responseMissingSection = "response-missing-section"
  case responseSectionOrder = "response-section-order"
  case responseItemCount = "response-item-count"
  case responseServerValue = "response-server-value"
  case responseUndeclaredPart = "response-undeclared-part"
  case responseOtherScreen = "response-other-screen"
  case responseOtherLayout = "response-other-layout"

  // Several pages of a screen
  case responseDuplicatePage = "response-duplicate-page"
  case responseMissingPage = "response-missing-page"

  /// The severity of a finding with this code.
  public var severity: Severity {
    switch self {
    case .bidirectionalControl, .controlCharacter, .danglingDocumentation, .duplicateImport, .unreachableWhen,
      .unusedAllow, .nameStyle, .unusedImport, .unusedDeclaration, .outsideDeclaredRange:
      .warning
    case .needlessFallback, .versionOutsideClients, .deprecatedUse, .hiddenWhen, .silencedWhen, .narrowHeader,
      .fractionAsSize, .unknownText, .responseUnknownField, .responseMissingPage:
      .warning
    default: .error
    }
  }
}
