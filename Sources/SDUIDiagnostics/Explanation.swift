/// The page of a diagnostic code: the rule, why it exists, a program that breaks it and the same program corrected.
///
/// Examples are compiled by the tests, so that a page cannot say what is not so.
package struct Explanation: Sendable {
  /// The code that this page is about.
  package let code: DiagnosticCode
  /// The rule in a few words, in lower case.
  package let title: String
  /// One to three short paragraphs with a blank line between them, in lines of at most 100 columns.
  package let text: String
  /// A small program that is reported with this code and no other; `nil` where no readable text could show it.
  package let example: Sample?
  /// The replacement that corrects the example.
  let replacement: Replacement

  /// The example without the problem.
  package var corrected: Sample? { example.map { replacement.applied(to: $0) } }

  /// A program made of a file named ``mainFile`` and others that it imports.
  package struct Sample: Hashable, Sendable {
    /// The path of the file that is compiled.
    package static let mainFile = "example.sdui"

    /// The text of the main file.
    package let text: String
    /// The other files.
    package let others: [File]
    /// A response of the program's screen, where the rule is about responses.
    package let response: String?

    /// The texts of all files by path.
    package var files: [String: String] {
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
  package struct File: Hashable, Sendable {
    /// The path, from the folder of the main file on.
    package let path: String
    /// The text of the file.
    package let text: String

    init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  /// Words of an example, and what is there once it is corrected.
  struct Replacement: Sendable {
    /// Occurs once in the texts of the files and the response; paths of files may contain it, too.
    let old: String
    let new: String
  }

  private init(
    _ code: DiagnosticCode, _ title: String, _ text: String, _ example: Sample?, _ replacement: Replacement
  ) {
    self.code = code
    self.title = title
    self.text = text
    self.example = example
    self.replacement = replacement
  }

  /// A page with an example of one or several files, and what is replaced to correct it.
  init(
    _ code: DiagnosticCode, _ title: String, _ text: String, example: String, others: [File] = [],
    replacing old: String, with new: String
  ) {
    self.init(code, title, text, Sample(example, others: others), Replacement(old: old, new: new))
  }

  /// A page about responses of a screen.
  init(
    _ code: DiagnosticCode, _ title: String, _ text: String, of screen: String = cards, response: String,
    replacing old: String, with new: String
  ) {
    self.init(code, title, text, Sample(screen, response: response), Replacement(old: old, new: new))
  }

  /// A page about the sections of a response; the indentation that they have there is added to what is replaced.
  init(
    _ code: DiagnosticCode, _ title: String, _ text: String, of screen: String = cards, sections: String,
    replacing old: String, with new: String
  ) {
    self.init(
      code, title, text, of: screen, response: Self.page(sections), replacing: Self.indented(old),
      with: Self.indented(new))
  }

  /// A page without an example.
  init(_ code: DiagnosticCode, _ title: String, _ text: String) {
    self.init(code, title, text, nil, Replacement(old: "", new: ""))
  }
}

// MARK: - Correction

extension Explanation.Replacement {
  /// The example corrected.
  func applied(to sample: Explanation.Sample) -> Explanation.Sample {
    Explanation.Sample(
      applied(to: sample.text), others: sample.others.map { .init(applied(to: $0.path), applied(to: $0.text)) },
      response: sample.response.map { applied(to: $0) })
  }

  private func applied(to text: String) -> String {
    let bytes = Array(text.utf8), old = Array(old.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isHere = bytes[index...].starts(with: old)
      result += isHere ? Array(new.utf8) : [bytes[index]]
      index += isHere ? old.count : 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}

// MARK: - Rendering

extension Explanation {
  /// The page as Markdown, ending with a line break.
  package var rendered: String {
    var result = "# \(code.severity.rawValue)[\(code.rawValue)]: \(title)\n\n\(text)\n"
    if let example { result += "\nExample that is reported:\n" + Self.fenced(example) }
    guard let corrected else { return result }
    result += "\nCorrected:\n" + (corrected.response == nil ? Self.fenced(corrected) : Self.response(corrected))
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
  package static func of(_ code: DiagnosticCode) -> Explanation {
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
    case .controlCharacter: controlCharacter
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
    case .linkOutsideFolder: linkOutsideFolder
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
    case .fieldCopyCycle: fieldCopyCycle
    case .typeMismatch: typeMismatch
    case .unknownUnit: unknownUnit
    case .unknownCase: unknownCase
    case .valueOutOfRange: valueOutOfRange
    case .numberOutOfRange: numberOutOfRange
    case .divisionByZero: divisionByZero
    case .expressionTooComplex: expressionTooComplex
    case .invalidRange: invalidRange
    case .quotientAsSize: quotientAsSize
    case .fractionAsSize: fractionAsSize
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
    case .silencedWhen: silencedWhen
    case .narrowHeader: narrowHeader
    case .invalidRequirement: invalidRequirement
    case .unknownMeasure: unknownMeasure
    case .unknownCheck: unknownCheck
    case .unknownDevice: unknownDevice
    case .unusedAllow: unusedAllow
    case .missingReason: missingReason
    case .missingIdentity: missingIdentity
    case .identityWithDefault: identityWithDefault
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
    case .noVisibleContent: noVisibleContent
    case .brokenRequirement: brokenRequirement
    case .layoutImpossible: layoutImpossible
    case .outsideDeclaredRange: outsideDeclaredRange
    case .missingText: missingText
    case .unknownText: unknownText
    case .dataTooLarge: dataTooLarge
    case .conflictingDeclarations: conflictingDeclarations
    case .unsupportedInCode: unsupportedInCode
    case .contractChange: contractChange
    case .noEarlierScreen: noEarlierScreen
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
    case .responseDuplicatePage: responseDuplicatePage
    case .responseMissingPage: responseMissingPage
    }
  }
}
