/// The page of a diagnostic code: the rule, why it exists, a program that breaks it and the same program mended.
///
/// Examples are compiled by the tests, so that a page cannot say what is not so.
public struct Explanation: Sendable {
  /// The code that this page is about.
  public let code: DiagnosticCode
  /// The rule in a few words, in lower case.
  public let title: String
  /// One to three short paragraphs with a blank line between them, in lines of at most 100 columns.
  public let text: String
  /// A small program that is reported with this code and no other; `nil` where no readable text could show it.
  public let example: Sample?
  /// The example without the problem.
  public let mended: Sample?

  /// A program made of a file named ``mainFile`` and others that it imports.
  public struct Sample: Hashable, Sendable {
    /// The path of the file that is compiled.
    public static let mainFile = "example.sdui"

    /// What the main file says.
    public let text: String
    /// The other files.
    public let others: [File]
    /// A response of the program's screen, where the rule is about responses.
    public let response: String?

    /// The texts of all files by path.
    public var files: [String: String] {
      var result = [Self.mainFile: text]
      for file in others { result[file.path] = file.text }
      return result
    }

    init(_ text: String, others: [File] = [], response: String? = nil) {
      self.text = text
      self.others = others
      self.response = response
    }
  }

  /// A file of an example.
  public struct File: Hashable, Sendable {
    /// The path, from the folder of the main file on.
    public let path: String
    /// What the file says.
    public let text: String

    init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  /// A page with an example of several files.
  init(_ code: DiagnosticCode, _ title: String, _ text: String, example: Sample?, mended: Sample?) {
    self.code = code
    self.title = title
    self.text = text
    self.example = example
    self.mended = mended
  }

  /// A page whose example differs from the mended program in its main file only.
  init(
    _ code: DiagnosticCode, _ title: String, _ text: String, example: String, mended: String, others: [File] = []
  ) {
    self.init(
      code, title, text, example: Sample(example, others: others), mended: Sample(mended, others: others))
  }

  /// A page about responses: one that breaks the rule, and one that does not, of the same screen.
  init(_ code: DiagnosticCode, _ title: String, _ text: String, of screen: String, example: String, mended: String) {
    self.init(
      code, title, text, example: Sample(screen, response: example), mended: Sample(screen, response: mended))
  }

  /// A page without an example.
  init(_ code: DiagnosticCode, _ title: String, _ text: String) {
    self.init(code, title, text, example: nil, mended: nil)
  }
}

// MARK: - Rendering

extension Explanation {
  /// The page as Markdown, ending with a line break.
  public var rendered: String {
    var result = "# \(code.severity.rawValue)[\(code.rawValue)]: \(title)\n\n\(text)\n"
    if let example { result += "\nExample that is reported:\n" + Self.fenced(example) }
    guard let mended else { return result }
    result += "\nMended:\n" + (example?.text == mended.text ? Self.response(mended) : Self.fenced(mended))
    return result
  }

  /// Each file in a fence of its own; they are named where there are several.
  private static func fenced(_ sample: Sample) -> String {
    let files = [File(Sample.mainFile, sample.text)] + sample.others
    return files.map { file in
      (files.count > 1 ? "\n`\(file.path)`\n" : "") + "\n```sdui\n\(file.text)\n```\n"
    }.joined() + response(sample, "\nA response of it:\n")
  }

  /// The response alone, where the program is the same.
  private static func response(_ sample: Sample, _ heading: String = "") -> String {
    sample.response.map { heading + "\n```json\n\($0)\n```\n" } ?? ""
  }
}

// MARK: - Catalogue

extension Explanation {
  /// The page of a code.
  public static func of(_ code: DiagnosticCode) -> Explanation {
    // Without a default: a code without a page does not compile.
    switch code {
    case .invalidUTF8: invalidUTF8
    case .nulByte: nulByte
    case .fileTooLarge: fileTooLarge
    case .unknownCharacter: unknownCharacter
    case .unterminatedString: unterminatedString
    case .invalidEscape: invalidEscape
    case .invalidColor: invalidColor
    case .invalidNumber: invalidNumber
    case .blockComment: blockComment
    case .hashComment: hashComment
    case .bidirectionalControl: bidirectionalControl
    case .danglingDocumentation: danglingDocumentation
    case .invalidDocument: invalidDocument
    case .unexpectedToken: unexpectedToken
    case .missingToken: missingToken
    case .unclosedDelimiter: unclosedDelimiter
    case .unopenedDelimiter: unopenedDelimiter
    case .nestingTooDeep: nestingTooDeep
    case .ambiguousCondition: ambiguousCondition
    case .tooManyErrors: tooManyErrors
    case .importNotFound: importNotFound
    case .importOutsideRoot: importOutsideRoot
    case .importCycle: importCycle
    case .duplicateImport: duplicateImport
    case .tooManyFiles: tooManyFiles
    case .nameStyle: nameStyle
    case .unusedImport: unusedImport
    case .unusedDeclaration: unusedDeclaration
    case .unknownName: unknownName
    case .wrongDeclarationKind: wrongDeclarationKind
    case .duplicateDeclaration: duplicateDeclaration
    case .duplicateWireName: duplicateWireName
    case .reservedName: reservedName
    case .shadowedName: shadowedName
    case .emptyDeclaration: emptyDeclaration
    case .layoutCycle: layoutCycle
    case .constantCycle: constantCycle
    case .recordCycle: recordCycle
    case .typeMismatch: typeMismatch
    case .unknownUnit: unknownUnit
    case .unknownCase: unknownCase
    case .valueOutOfRange: valueOutOfRange
    case .numberOutOfRange: numberOutOfRange
    case .divisionByZero: divisionByZero
    case .expressionTooComplex: expressionTooComplex
    case .invalidRange: invalidRange
    case .quotientAsSize: quotientAsSize
    case .figureNotSettled: figureNotSettled
    case .missingArgument: missingArgument
    case .unknownArgument: unknownArgument
    case .duplicateArgument: duplicateArgument
    case .unknownProperty: unknownProperty
    case .propertyNotForKind: propertyNotForKind
    case .duplicateProperty: duplicateProperty
    case .missingProperty: missingProperty
    case .misplacedStatement: misplacedStatement
    case .missingUnit: missingUnit
    case .ambiguousBundle: ambiguousBundle
    case .missingComponent: missingComponent
    case .impossibleEvent: impossibleEvent
    case .conflictingProperties: conflictingProperties
    case .growingSection: growingSection
    case .horizontalSection: horizontalSection
    case .invalidCondition: invalidCondition
    case .unreachableWhen: unreachableWhen
    case .hiddenWhen: hiddenWhen
    case .invalidRequirement: invalidRequirement
    case .unknownMeasure: unknownMeasure
    case .unknownCheck: unknownCheck
    case .unknownDevice: unknownDevice
    case .unusedAllow: unusedAllow
    case .missingReason: missingReason
    case .missingIdentity: missingIdentity
    case .duplicateIdentity: duplicateIdentity
    case .unacceptedUnit: unacceptedUnit
    case .dataItself: dataItself
    case .unknownField: unknownField
    case .missingField: missingField
    case .constraintBroken: constraintBroken
    case .closedName: closedName
    case .fallbackCycle: fallbackCycle
    case .needlessFallback: needlessFallback
    case .unknownToClient: unknownToClient
    case .versionOutsideClients: versionOutsideClients
    case .deprecatedUse: deprecatedUse
    case .noScreen: noScreen
    case .severalScreens: severalScreens
    case .touchTarget: touchTarget
    case .brokenRequirement: brokenRequirement
    case .layoutImpossible: layoutImpossible
    case .outsideDeclaredRange: outsideDeclaredRange
    case .dataTooLarge: dataTooLarge
    case .responseSyntax: responseSyntax
    case .responseDuplicateKey: responseDuplicateKey
    case .responseMissingKey: responseMissingKey
    case .responseType: responseType
    case .responseMissingField: responseMissingField
    case .responseNull: responseNull
    case .responseConstraint: responseConstraint
    case .responseUnknownCase: responseUnknownCase
    case .responseUnknownAction: responseUnknownAction
    case .responseUnknownField: responseUnknownField
    case .responseUnknownUnit: responseUnknownUnit
    case .responseUnacceptedUnit: responseUnacceptedUnit
    case .responseUnknownSection: responseUnknownSection
    case .responseDuplicateSection: responseDuplicateSection
    case .responseDuplicateIdentity: responseDuplicateIdentity
    case .responseMissingSection: responseMissingSection
    case .responseSectionOrder: responseSectionOrder
    case .responseItemCount: responseItemCount
    case .responseServerValue: responseServerValue
    case .responseUndeclaredPart: responseUndeclaredPart
    case .responseOtherScreen: responseOtherScreen
    case .responseOtherLayout: responseOtherLayout
    }
  }
}
