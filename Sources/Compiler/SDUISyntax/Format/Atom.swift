/// The parts that a laid-out text is made of. The builders write them, the printer reads them.
enum Atom {
  /// Bytes of the source without a line break.
  case text(start: UInt32, end: UInt32)
  /// Bytes of the source as they are, whatever they hold.
  case verbatim(start: UInt32, end: UInt32)
  /// A comment on a line of its own.
  case comment(start: UInt32, end: UInt32)
  /// A comment after something else, two spaces away from it. Its width never counts.
  case trailingComment(start: UInt32, end: UInt32)
  case space
  case comma(CommaCondition)
  /// A space, or a line break where the group is broken.
  case line
  /// Nothing, or a line break where the group is broken.
  case softLine
  /// A line break, which breaks every group around it.
  case hardLine
  /// An empty line, directly after one of the three above; nothing if the group is not broken.
  case blankLine
  /// Lines that begin after this are one level deeper, up to `outdent`.
  case indent, outdent
  /// A group that is on one line if it fits, and otherwise breaks at each of its own lines; ends at `endGroup`.
  case group(Int32)
  case endGroup
}

/// The condition for a comma.
enum CommaCondition {
  case always
  /// Only where the group is on one line: between the statements of a block.
  case onOneLine
  /// Only if the group is broken: after the last element of a list.
  case whenBroken
}

/// The separator between a token and the one before it.
enum Separator {
  case nothing, space, line, softLine, hardLine

  /// Whether a line may begin after it.
  var isBreak: Bool {
    switch self {
    case .nothing, .space: false
    case .line, .softLine, .hardLine: true
    }
  }
}
