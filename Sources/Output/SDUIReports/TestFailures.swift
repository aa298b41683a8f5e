import SDUIIR
import SDUILayout
import SDUISyntax

/// The reason why a test fails.
package struct TestFailure: Hashable, Sendable {
  /// The requirement that does not hold, in the file of the screen or in one that it imports; `nil` if the screen cannot be
  /// laid out.
  package let origin: Origin?
  /// The requirement, and the figures that it compares on an indented second line.
  package let message: String

  /// Returns the message after the place of the requirement: `home.sdui:12:5: require …`.
  package func text(in sources: [SourceFile]) -> String {
    guard let origin, Int(origin.file) < sources.count else { return message }
    let source = sources[Int(origin.file)]
    let position = source.position(at: Int(origin.lowerBound))
    return "\(source.path):\(position.line):\(position.column): \(message)"
  }
}

extension ScreenTest {
  /// Returns the failures of a screen in the container of a test.
  ///
  /// - Parameter screen: With its flags and clients resolved.
  package func failures(in screen: Screen) -> [TestFailure] {
    let environment = LayoutEnvironment(of: self, for: screen)
    do {
      let items = ScreenItems.standard(for: screen, in: environment)
      let check = try RequirementCheck(screen, items, in: environment)
      var failures: [TestFailure] = []
      for requirement in requirements {
        let verdict = try check.verdict(on: requirement)
        if let failure = Self.failure(verdict, requirement, screen, mayBeAbsent: false) { failures.append(failure) }
      }
      for requirement in screen.requirements {
        let verdict = try check.verdict(on: requirement)
        if let failure = Self.failure(verdict, requirement, screen, mayBeAbsent: true) { failures.append(failure) }
      }
      return failures
    } catch {
      return [TestFailure(origin: nil, message: "the screen cannot be laid out: \(error.message)")]
    }
  }

  /// A requirement that does not hold, with the figures; `nil` where nothing is wrong.
  private static func failure(
    _ verdict: RequirementVerdict, _ requirement: Requirement, _ screen: Screen, mayBeAbsent: Bool
  ) -> TestFailure? {
    let reason: String
    switch verdict {
    case .holds, .notRequired: return nil
    case .notShown(let measure):
      if mayBeAbsent { return nil }
      reason = "there is no `\(screen.phrase(of: measure))` here: the part that it measures is not on the screen"
    case .fails(let figures):
      reason = figures.map { "\(screen.phrase(of: $0.measure)) is \(text(of: $0.value))" }.joined(separator: ", ")
    }
    return TestFailure(origin: requirement.origin, message: "require \(requirement.text)\n      \(reason)")
  }

  /// Returns the text of a number; the exact value follows a fraction without a finite decimal.
  private static func text(of value: Rational) -> String {
    if value.decimalText != nil { return value.text }
    return "\((value.doubleValue * 1_000).rounded() / 1_000) (\(value.text))"
  }
}
