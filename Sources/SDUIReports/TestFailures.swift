import SDUIIR
import SDUILayout
import SDUISource

extension ScreenTest {
  /// Returns the failures of a screen in the container of a test, a line each.
  ///
  /// - Parameter screen: With its flags and clients resolved.
  package func failures(in screen: Screen, _ sources: [SourceFile]) -> [String] {
    let environment = LayoutEnvironment(of: self, for: screen)
    do {
      let items = ScreenItems.standard(for: screen, in: environment)
      let check = try RequirementCheck(screen, items, in: environment)
      var failures: [String] = []
      for requirement in requirements {
        let verdict = try check.verdict(on: requirement)
        if let failure = Self.failure(verdict, requirement, screen, sources, mayBeAbsent: false) {
          failures.append(failure)
        }
      }
      for requirement in screen.requirements {
        let verdict = try check.verdict(on: requirement)
        if let failure = Self.failure(verdict, requirement, screen, sources, mayBeAbsent: true) {
          failures.append(failure)
        }
      }
      return failures
    } catch {
      return ["the screen cannot be laid out: \(error.message)"]
    }
  }

  /// A requirement that does not hold, with its place and the figures; `nil` where nothing is wrong.
  private static func failure(
    _ verdict: RequirementVerdict, _ requirement: Requirement, _ screen: Screen, _ sources: [SourceFile],
    mayBeAbsent: Bool
  ) -> String? {
    let reason: String
    switch verdict {
    case .holds, .notRequired: return nil
    case .notShown(let measure):
      if mayBeAbsent { return nil }
      reason = "there is no `\(screen.phrase(of: measure))` here: the part that it measures is not on the screen"
    case .fails(let figures):
      reason = figures.map { "\(screen.phrase(of: $0.measure)) is \(text(of: $0.value))" }.joined(separator: ", ")
    }
    return "\(place(of: requirement.origin, in: sources))require \(requirement.text)\n      \(reason)"
  }

  /// Returns the text of a number; the exact value follows a fraction without a finite decimal.
  private static func text(of value: Rational) -> String {
    if value.decimalText != nil { return value.text }
    return "\((value.doubleValue * 1_000).rounded() / 1_000) (\(value.text))"
  }

  private static func place(of origin: Origin, in sources: [SourceFile]) -> String {
    guard Int(origin.file) < sources.count else { return "" }
    let source = sources[Int(origin.file)]
    let position = source.position(at: Int(origin.lowerBound))
    return "\(source.path):\(position.line):\(position.column): "
  }
}
