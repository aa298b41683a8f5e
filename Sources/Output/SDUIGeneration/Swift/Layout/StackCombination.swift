import SDUIIR

/// Parts of a stack, or of a section in one, that generated layouts do not support. The section of a stack is one section
/// of the collection view, which has one header, one footer and one background.
struct StackCombination: Sendable {
  /// The problem, as the rest of a sentence that begins with the section.
  let problem: String
  let applies: @Sendable (SectionVariant) -> Bool

  /// Returns the part of a section in a stack that generated layouts do not support; `nil` if there is none.
  static func problem(of variant: SectionVariant, in stack: ScreenSection) -> String? {
    all.first { $0.applies(variant) }?.problem ?? (stack.isRepeated ? isRepeated : nil)
  }

  /// The problem of a section of a repeated stack.
  static let isRepeated = "is in a stack, and the stack is `repeated`"

  /// All combinations, in the order in which they are reported.
  static let all: [StackCombination] = [
    StackCombination(problem: "is in a stack and is `repeated`") { $0.section.isRepeated },
    StackCombination(problem: "is in a stack and is a `carousel`") { $0.kind.isStrip },
    StackCombination(problem: "is in a stack and has a header, a footer or a background") { variant in
      variant.section.header != nil || variant.section.footer != nil || variant.section.background != nil
    },
    StackCombination(problem: "is in a stack, can be collapsed, and has a placeholder") { variant in
      (variant.section.empty != nil || variant.section.failure != nil)
        && variant.value(.collapse).all.contains { $0 != .collapse(.never) }
    },
  ]

  /// The problem of a section whose items a person may move, if section controllers decide about it.
  static let isReorderable = "is in a stack and is `reorderable`"
}
