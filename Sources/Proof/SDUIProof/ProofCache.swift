import SDUIIR
import SDUILayout

/// Sections of a screen in which nothing is broken, by all that a proof of them looks at, with what is undecided in them.
/// So sections of one shape are proved once, and those that stay as they are while others are changed not again.
package struct ProofCache: Sendable {
  /// A section, and what is known of it.
  struct Entry: Sendable {
    let section: ScreenSection
    let obligations: [Obligation]

    /// Returns the obligations of a section of the same shape; `nil` if one of them cannot be expressed for it.
    func obligations(of other: ScreenSection, at index: Int) -> [Obligation]? {
      let moved = obligations.compactMap { $0.moved(from: section, to: other, at: index) }
      return moved.count == obligations.count ? moved : nil
    }
  }

  private var entries: [SectionShape: Entry] = [:]
  /// The sections of the screen that is proved, and those among them in which nothing is broken. Most sections are what
  /// they were in the text before, and found so in less time than by their shapes.
  private var places = Places()
  /// The same of the screen before.
  private var earlier = Places()
  /// The properties of the screen on which a proof of its sections depends.
  private var properties = PropertyList()
  /// The properties of the placeholder where no section takes room.
  private var empty: PropertyList?
  /// Of its bars.
  private var bars = PerBar<PropertyList>()
  private var flags = Store<Flag>()
  private var variants = Variants()
  private var visibleRoom: VisibleRoom?

  /// The proof that bars and pinned parts leave visible room in every container.
  private struct VisibleRoom {
    /// The sections with pinned parts, in order.
    let sections: [ScreenSection]
    /// Whether each component of their screen can be tapped.
    let isTappable: [Bool]
    let verdict: Obligation.Verdict
  }

  private struct Places {
    var sections: [ScreenSection] = []
    /// By section its obligations, where it is known that none is broken.
    var obligations: [[Obligation]?] = []
    /// Whether each component of the screen can be tapped.
    var isTappable: [Bool] = []
  }

  /// Nothing is known.
  package init() {}

  /// The same for a later state of the screen, of which no section is met yet; nothing is known where all sections are
  /// decided by something else.
  func continued(by screen: Screen) -> ProofCache {
    var result = ProofCache()
    let isAlike =
      properties == Self.relevant(screen.properties) && empty == screen.empty?.properties
      && bars == screen.bars.compactMapValues { $0.properties }
    if isAlike && flags == screen.contract.flags && variants == screen.variants {
      result.earlier = places
      result.visibleRoom = visibleRoom
      // Most of very many are of sections that are gone.
      if entries.count <= screen.sections.count + 256 { result.entries = entries }
    }
    (result.properties, result.empty) = (Self.relevant(screen.properties), screen.empty?.properties)
    result.bars = screen.bars.compactMapValues { $0.properties }
    (result.flags, result.variants) = (screen.contract.flags, screen.variants)
    result.places.sections = screen.sections
    result.places.obligations = Array(repeating: nil, count: screen.sections.count)
    result.places.isTappable = screen.contract.components.elements.map { $0.isTappable }
    return result
  }

  /// The properties of a screen without those that no section's sizes depend on. A gap between sections is one if it is a
  /// number that is not negative.
  private static func relevant(_ properties: PropertyList) -> PropertyList {
    var result = properties
    for property in [Property.sectionOrder, .pagination, .wire, .unknown, .invalid] { result[property] = nil }
    if let gap = result[.sectionSpacing]?.length, case .points(let points) = gap, !points.isNegative {
      result[.sectionSpacing] = nil
    }
    return result
  }

  /// Whether each component of the screen can be tapped.
  var isTappable: [Bool] { places.isTappable }

  /// Accesses the entry of sections of a shape.
  subscript(shape: SectionShape) -> Entry? {
    get { entries[shape] }
    set { entries[shape] = newValue }
  }

  /// Notes the verdict about visible room, if it is proved and data decides about none of the sections.
  ///
  /// - Parameter sections: All sections with pinned parts, in order. Every client knows their components.
  mutating func noteVisibleRoom(_ verdict: Obligation.Verdict, of sections: [ScreenSection]) {
    guard case .proved = verdict, !sections.contains(where: { $0.asksForFields }) else { return }
    visibleRoom = VisibleRoom(sections: sections, isTappable: isTappable, verdict: verdict)
  }

  /// The noted verdict about visible room, if it was about sections that are laid out alike; `nil` otherwise.
  func visibleRoom(of sections: [ScreenSection]) -> Obligation.Verdict? {
    guard let known = visibleRoom, known.sections.count == sections.count else { return nil }
    let areAlike = zip(sections, known.sections).allSatisfy { section, same in
      section.isRepeated == same.isRepeated && section.isLaidOut(like: same, isTappable, known.isTappable)
    }
    return areAlike ? known.verdict : nil
  }

  /// Lets go of the screen before, once all sections of this one are met.
  mutating func forgetEarlier() { earlier = Places() }

  /// Notes the obligations of a section of the screen, of which none is broken.
  mutating func note(_ obligations: [Obligation], ofSection index: Int) { places.obligations[index] = obligations }

  /// The obligations of a section that is laid out like the earlier one in its place, counted from the first or from the
  /// last; `nil` where there is none of which they are known.
  func obligations(of section: ScreenSection, at index: Int) -> [Obligation]? {
    let fromEnd = index + earlier.sections.count - places.sections.count
    return earlierObligations(of: section, at: index, from: index)
      ?? earlierObligations(of: section, at: index, from: fromEnd)
  }

  private func earlierObligations(of section: ScreenSection, at index: Int, from place: Int) -> [Obligation]? {
    guard earlier.obligations.indices.contains(place), let known = earlier.obligations[place],
      section.isLaidOut(like: earlier.sections[place], isTappable, earlier.isTappable)
    else { return nil }
    return Entry(section: earlier.sections[place], obligations: known).obligations(of: section, at: index)
  }
}
