import SDUIIR
import SDUISyntax

/// The sections of the requested file that a check has lowered without findings.
struct KnownSections: Sendable {
  fileprivate struct Entry {
    let section: ScreenSection
    let node: NodeID
    /// The index of its place, among all places of sections.
    let place: Int
  }

  private var entries: [Entry] = []
  /// The index of each entry, by where it begins.
  private var indices: [UInt32: Int] = [:]
  fileprivate var places: [SectionPlace] = []

  /// No sections yet, of about a number that will be noted.
  init(expecting count: Int) {
    entries.reserveCapacity(count)
    indices.reserveCapacity(count)
  }

  /// The number of sections.
  var count: Int { entries.count }

  /// Returns the section that begins at an offset.
  fileprivate func entry(at start: UInt32) -> Entry? { indices[start].map { entries[$0] } }

  /// Notes a section.
  mutating func note(_ section: ScreenSection, at syntax: Syntax, _ range: SourceRange, in place: SectionPlace) {
    // The sections of a screen follow one another, but for those of its stacks.
    let known = places.lastIndex(of: place)
    if known == nil { places.append(place) }
    indices[range.lowerBound] = entries.count
    entries.append(Entry(section: section, node: syntax.node, place: known ?? places.count - 1))
  }
}

/// The part of a section's context that is not in declarations.
struct SectionPlace: Equatable {
  /// The containers and clients of its screen.
  let domain: [ConditionBox]
  /// The clients that its screen supports.
  let clients: ClientSet
  /// Whether it is in a strip with the others of its screen.
  let isHorizontal: Bool
  /// Whether it is one of a stack's.
  let isOfStack: Bool
  /// Whether there is anything that not all clients know.
  let usesVersions: Bool
  /// The places of keys in responses.
  let keys: ResponseKeys
}

extension KeptResults {
  /// Returns the result for a section of the new text, if it is known.
  func section(at syntax: Syntax, _ range: SourceRange, in place: SectionPlace, of program: Program) -> ScreenSection? {
    guard range.file.index == 0, let start = change.earlierStart(of: range), let entry = sections?.entry(at: start),
      sections?.places[entry.place] == place, change.isAlike(Syntax(file: range.file, node: entry.node), syntax)
    else { return nil }
    let tree = program.trees[0]
    if names.occur(in: tree.tokenRange(of: syntax.node), of: tree) { return nil }
    var section = entry.section
    // No component travels under the name of a bundle, wherever it is declared.
    if section.bundle != nil, changesComponents { return nil }
    if change.shift != 0 { section.move(by: change) }
    if var ids { ids.renumber(&section) }
    return section
  }
}

extension ScreenSection {
  fileprivate mutating func move(by change: TextChange) {
    origin = change.moved(origin)
    if let part = header { header?.origin = change.moved(part.origin) }
    if let part = footer { footer?.origin = change.moved(part.origin) }
    if let part = background { background?.origin = change.moved(part.origin) }
    if let part = empty { empty?.origin = change.moved(part.origin) }
    if let part = failure { failure?.origin = change.moved(part.origin) }
    if let part = bundle { bundle?.origin = change.moved(part.origin) }
    for index in events.indices { events[index].origin = change.moved(events[index].origin) }
    for index in units.indices { units[index].origin = change.moved(units[index].origin) }
    for index in adaptations.indices { adaptations[index].origin = change.moved(adaptations[index].origin) }
  }
}
