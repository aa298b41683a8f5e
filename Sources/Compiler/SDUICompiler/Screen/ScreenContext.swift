import SDUIIR
import SDUISyntax

/// The properties of a screen that its sections are checked against. It is made once for a screen and handed down.
struct ScreenContext {
  /// The containers and clients that the screen declares.
  let place: SectionPlace
  /// The place of its horizontal scroll direction; `nil` for the sections of a stack, which is refused there.
  let horizontal: SourceRange?
  /// The results of an earlier check that need not be found again.
  let kept: KeptResults?

  init(
    domain: [ConditionBox], clients: ClientSet, horizontal: SourceRange?, isOfStack: Bool = false, usesVersions: Bool,
    keys: ResponseKeys, kept: KeptResults?
  ) {
    place = SectionPlace(
      domain: domain, clients: clients, isHorizontal: horizontal != nil, isOfStack: isOfStack,
      usesVersions: usesVersions, keys: keys)
    self.horizontal = horizontal
    self.kept = kept
  }

  /// Whether it is that of the sections in a stack.
  var isOfStack: Bool { place.isOfStack }

  /// The clients that the screen supports.
  var clients: ClientSet { place.clients }

  /// The context of the sections in one of the screen's stacks.
  var ofStack: ScreenContext {
    ScreenContext(
      domain: place.domain, clients: clients, horizontal: nil, isOfStack: true, usesVersions: place.usesVersions,
      keys: place.keys, kept: kept)
  }
}

/// The state of lowering the sections of a screen, those in stacks included.
struct ScreenDraft {
  /// The names of sections, no two of which are the same, in the source and as they travel.
  var names = SeenNames()
  var wires = SeenNames()
  /// The sections that show items, in their order on the screen, and whether they take the items of later pages.
  var order: [(name: WrittenName, grows: Bool)] = []
  /// The requirements of the sections, until all of them are known.
  var requirements: [PendingRequirements] = []
}

/// One section of a screen whose statements were read.
struct SectionContext {
  let screen: ScreenContext
  let draft: SectionDraft
  /// The components that are units of the section.
  let acceptedUnits: Set<Int>

  init(_ draft: SectionDraft, of screen: ScreenContext) {
    self.screen = screen
    self.draft = draft
    acceptedUnits = Set(draft.units.map { $0.declaration.index })
  }
}

/// The kind that a section has where a block holds.
struct ActiveKind {
  let kind: LayoutKind
  /// The `when` that gives the section this kind; `nil` for its own.
  let change: SourceRange?
  /// The changes of the kind in the layers below the block.
  let changesBelow: [ActiveChange]

  init(_ kind: LayoutKind, changedAt change: SourceRange? = nil, over changesBelow: [ActiveChange] = []) {
    self.kind = kind
    self.change = change
    self.changesBelow = changesBelow
  }
}
