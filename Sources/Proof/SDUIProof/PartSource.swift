import SDUIIR
import SDUILayout

/// Something that every proof has to look at, because an obligation may fail there and nowhere else.
package enum PartSource: String, CaseIterable, Sendable {
  /// The bars of the screen.
  case bars
  /// Headers that stay in view.
  case pinnedHeaders
  /// Footers that stay in view.
  case pinnedFooters
  /// Whole sections that stay in view.
  case pinnedSections
  /// The sections of a stack.
  case innerSections
  /// All units of a section but the first.
  case laterUnits
  /// Sections without items.
  case noItems
  /// Items of all units of a strip that repeats.
  case unitsTogether
  /// Items between others of a centred strip.
  case middleItems
  /// Sections that people have collapsed.
  case collapsedSections
  /// Sections whose backend failed.
  case failedSections
  /// All cases but the first of a span that the data chooses.
  case spanCases
  /// The values of a section that a response sets.
  case responses
  /// Headers and footers that can be tapped.
  case partsAroundItems
  /// Placeholders that can be tapped.
  case placeholders
}

extension ProofRules {
  /// Whether a proof looks at something.
  func includes(_ source: PartSource) -> Bool { !omitted.contains(source) }
}
