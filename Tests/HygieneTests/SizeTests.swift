import TestSupport
import Testing

/// Files and functions that can be read at one sitting.
@Suite struct SizeTests {
  /// Files that may be longer, and why.
  private static let longFiles: [String: String] = [
    "Sources/Runtime/SDUIIR/Vocabulary/PropertyTexts.swift": "a table with the texts of each property"
  ]

  /// Functions that may be longer, by the file that holds them, and why.
  private static let longFunctions: [String: String] = [
    "Sources/Output/SDUIGeneration/Swift/Presenter/SwiftPresenterFile.swift": "the lines of a generated initializer",
    "Sources/Runtime/SDUIIR/Vocabulary/PropertyRows.swift": "a switch with a row for each property",
    "Sources/Runtime/SDUIIR/Vocabulary/PropertyTexts.swift": "a switch with the texts of each property",
    "Sources/Runtime/SDUILayout/Resolving/ResolvedSection.swift": "a switch with a line for each property",
    "Tests/UIKitClients/Harness/Presenter/Market.swift": "a list of expectations",
    "Tests/UIKitClients/Harness/Presenter/PresenterRun.swift": "a comparison of all parts of a section",
    "Tests/UIKitClients/Harness/Screen/ScreenHarness.swift": "a list of all views of a layout",
    "Tests/UIKitClients/Sources/SwiftUI/ModelNode.swift": "a switch with the places of each kind of view",
  ]

  @Test func filesHoldAtMost300Lines() {
    for file in Repository.swift where Self.longFiles[file.path] == nil {
      #expect(file.lines.count - 1 <= 300, "\(file.path): \(file.lines.count - 1) lines")
    }
    let known = Set(Repository.paths)
    for path in Self.longFiles.keys.sorted() { #expect(known.contains(path), "\(path) is gone") }
  }

  @Test func functionsHoldAtMost40Lines() {
    for file in Repository.swift {
      for function in FunctionLengths.of(file) where function.length > 40 {
        if Self.longFunctions[file.path] != nil { continue }
        Issue.record("\(file.place(function.line)): \(function.length) lines")
      }
    }
  }

  @Test func lengthsAreCounted() {
    let text = """
      protocol P {
        func none() -> Int
        func more()
      }
      struct S {
        init(a: Int = { 1 }()) {
          self.init(b: 1)
        }
        func one() { }
        func several(
          a: [Int]
        ) -> Int {
          if a.isEmpty { return 1 }
          return a.map { $0 + 1 }.count  // }
        }
      }

      """
    let found = FunctionLengths.of(SwiftFile(path: "a.swift", text: text))
    #expect(found.map(\.line) == [5, 8, 9])
    #expect(found.map(\.length) == [3, 1, 6])
  }
}
