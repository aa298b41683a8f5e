import SDUIGeneration
import SDUIIR

extension GenerateCommand {
  /// Prints the treatment of each section of screens by an architecture.
  ///
  /// - Returns: A failure if something is refused.
  /// - Throws: `UsageError` if the target has no layouts.
  static func explain(
    _ screens: [Screen], _ language: GeneratedLanguage, _ output: inout Output
  ) throws -> ExitStatus {
    guard case .swift(let architecture, _, _, _) = language.target, architecture != .models else {
      throw UsageError(message: "`--explain` goes with `swift` and an `--architecture` that has layouts")
    }
    var status = ExitStatus.success
    for screen in screens {
      guard let plan = LayoutPlan(screen, for: architecture) else { continue }
      output.writeLine("\(screen.name.source) by \(architecture.rawValue)")
      if let refusal = plan.screen { output.writeLine("  refused: \(refusal.problem)") }
      let width = screen.sections.map { $0.name.source.count }.max() ?? 0
      for (section, treatment) in zip(screen.sections, plan.sections) {
        let name = section.name.source
        output.writeLine("  \(name)\(String(repeating: " ", count: width - name.count))  \(treatment.words)")
      }
      if plan.screen != nil || plan.sections.contains(where: { $0.refusal != nil }) { status = .failure }
    }
    return status
  }
}

extension LayoutPlan.Section {
  /// The treatment and its reason.
  fileprivate var words: String {
    switch self {
    case .native: "native"
    case .hosted(let reason): "hosted: it \(reason)"
    case .refused(let part): "refused: \(part.problem)"
    }
  }
}

extension UnsupportedPart {
  /// The message without the words that all of them begin with.
  fileprivate var problem: Substring {
    message.split(separator: ":", maxSplits: 1).last?.drop { $0 == " " } ?? message[...]
  }
}
