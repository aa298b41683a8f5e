import TestSupport
import Testing

/// Questions that a newcomer has: the map answers each with at most two files, and the answer is in these.
@Suite struct MapAnswerTests {
  /// A question, and what the files that answer it hold and no other source does.
  struct Question: CustomTestStringConvertible {
    let testDescription: String
    let answer: [(path: String, text: String)]
  }

  private static let sources = Repository.swift.filter { $0.target != nil }

  static let questions = [
    Question(
      testDescription: "where is a grid's row height computed",
      answer: [("SDUILayout/Section/Rows.swift", "struct RowHeights<")]),
    Question(
      testDescription: "where is `when width >= 600` parsed",
      answer: [("SDUISyntax/Grammar/When.swift", "func whenStatement()")]),
    Question(
      testDescription: "where is `when width >= 600` checked",
      answer: [("SDUICompiler/Screen/When.swift", "func condition(of statement: Syntax")]),
    Question(
      testDescription: "where is `when width >= 600` evaluated",
      answer: [("SDUIIR/Conditions/ConditionPoint.swift", "func holds(at point: ConditionPoint)")]),
    Question(
      testDescription: "where are conditions subtracted and covered",
      answer: [("SDUIIR/Conditions/ConditionBox.swift", "func isCovered(by others: [ConditionBox]")]),
    Question(
      testDescription: "what must I touch to add a condition axis",
      answer: [
        ("SDUIIR/Conditions/ConditionAxis.swift", "enum ContainerTrait:"),
        ("SDUILayout/Input/LayoutEnvironment.swift", "var conditionPoint: ConditionPoint"),
      ]),
  ]

  @Test(arguments: questions) func theMapAnswers(question: Question) {
    #expect((1...2).contains(question.answer.count))
    let map = Repository.text("Sources/README.md")
    for (path, text) in question.answer {
      #expect(map.contains("`\(path)`"), "the map does not name \(path)")
      let holding = Self.sources.filter { Repository.text($0.path).contains(text) }
      #expect(holding.map(\.path) == [Repository.source(path)], "\(text)")
    }
  }

  /// Files that name several traits, and why.
  private static let naming: [String: String] = [
    "Sources/Runtime/SDUI/DoubleLengths.swift": "the same, made from numbers",
    "Sources/Runtime/SDUICollectionView/LayoutEnvironment+UIKit.swift": "UIKit's traits have types of their own",
    "Sources/Runtime/SDUICollectionView/Native/ScreenEnvironment.swift": "generated layouts have the traits of UIKit",
    "Sources/Output/SDUIGeneration/Swift/Layout/SwiftLength.swift": "generated code asks UIKit for each trait",
    "Sources/Runtime/SDUILayout/Input/LayoutEnvironment.swift": "a container has a value of each trait",
    "Sources/Runtime/SDUIIR/Devices/DeviceContainer.swift": "a device decides them",
    "Sources/Runtime/SDUILayout/Resolving/Surroundings.swift": "layout margins depend on the class and the idiom (R4)",
    "Sources/Proof/SDUIProof/ProofCase+All.swift": "the same, which divides the containers",
    "Sources/Output/SDUIReports/Preview/PreviewRules.swift": "the same, in CSS",
    "Sources/Output/SDUIReports/Preview/PreviewCells.swift":
      "a browser finds out about extents and directions by itself",
  ]

  /// A file that names the idiom and a size class enumerates the axes of conditions: such files use
  /// `ContainerTrait.allCases` and `ConditionAxis.allCases`, so that a new one is known everywhere.
  @Test func axesAreEnumeratedInOneFolder() {
    let others = Self.sources.filter { !$0.path.hasPrefix("Sources/Runtime/SDUIIR/Conditions/") }
    let found = others.filter { file in
      Repository.text(file.path).contains("idiom") && names("idiom", in: file)
        && (names("horizontal", in: file) || names("vertical", in: file))
    }
    #expect(found.map(\.path) == Self.naming.keys.sorted())
    let dividing = others.filter { Repository.text($0.path).contains("case .trait(let") }
    let known = [
      "Sources/Output/SDUIGeneration/Swift/Layout/SwiftLength.swift",
      "Sources/Tool/sduic/Commands/EnvironmentRequest.swift",
    ]
    #expect(dividing.map(\.path) == known, "these divide the axes")
  }

  /// Whether a file names something in its code, or as a string that is nothing else.
  private func names(_ word: String, in file: SwiftFile) -> Bool {
    zip(file.code, file.lines).contains { code, line in
      // Strings are blank in the code.
      code.split { !$0.isLetter }.contains { $0 == word }
        || (line.contains("\"\(word)\"") && !code.allSatisfy { $0 == " " })
    }
  }
}
