import SDUIIR
import SDUIJSON

/// A response that keeps its contract, as differences compare it.
struct ResponseContent: ComparableContent {
  let contract: ResponseContract
  let response: Response

  private var document: JSONDocument { response.document }

  var sectionCount: Int { response.sections.count }

  func identity(ofSection section: Int) -> SectionIdentity? {
    let section = response.sections[section]
    return section.identifier.map { SectionIdentity(path: section.path, name: $0) }
  }

  func itemCount(ofSection section: Int) -> Int { units(ofSection: section).count }

  /// The units that are shown: a section that failed shows none.
  private func units(ofSection section: Int) -> Range<Int> {
    let section = response.sections[section]
    return section.isFailed ? section.units.lowerBound..<section.units.lowerBound : section.units
  }

  func matchedItems(of section: Int, with oldSection: Int, in old: ResponseContent) -> ItemMatches {
    document.withView { json in
      old.document.withView { oldJSON in
        ItemMatching(compared(section, json), from: old.compared(oldSection, oldJSON)).matches
      }
    }
  }

  private func compared(_ section: Int, _ json: JSONView) -> ComparedUnits {
    ComparedUnits(
      units: response.units[units(ofSection: section)], contract: contract, document: document, json: json,
      areIdentifiedByPosition: contract.screen[response.sections[section].path].identifiesByPosition)
  }

  func hasSameSettings(_ section: Int, as oldSection: Int, in old: ResponseContent) -> Bool {
    let (section, oldSection) = (response.sections[section], old.response.sections[oldSection])
    return section.isFailed == oldSection.isFailed && section.properties == oldSection.properties
  }

  func hasSameHeader(_ section: Int, as oldSection: Int, in old: ResponseContent) -> Bool {
    isSamePart(response.sections[section].header, old.response.sections[oldSection].header, old)
  }

  func hasSameFooter(_ section: Int, as oldSection: Int, in old: ResponseContent) -> Bool {
    isSamePart(response.sections[section].footer, old.response.sections[oldSection].footer, old)
  }

  /// Whether a header, footer or bar is the same, or neither response has it: by what its data mean.
  func isSamePart(_ unit: ResponseUnit?, _ other: ResponseUnit?, _ old: ResponseContent) -> Bool {
    guard let unit, let other else { return unit == nil && other == nil }
    guard unit.component == other.component, unit.measured == other.measured else { return false }
    guard let data = unit.data, let oldData = other.data else { return unit.data == nil && other.data == nil }
    return document.isEquivalent(data, to: oldData, of: old.document)
  }
}

extension ResponseContract {
  /// The changes from a response to one of this contract.
  ///
  /// - Parameters:
  ///   - old: A response that keeps its contract; `nil` is one that clients do not accept, without anything in it.
  ///   - other: The contract of the old response; `nil` if it is of another screen. Nothing is compared then.
  ///   - new: A response that keeps this contract, or `nil`.
  package func changes(from old: Response?, of other: ResponseContract?, to new: Response?) -> ContentChanges {
    guard let old, let other, let new else {
      var changes = ContentChanges()
      changes.deletedSections = Array(0..<(old?.sections.count ?? 0))
      changes.insertedSections = Array(0..<(new?.sections.count ?? 0))
      changes.reloadedBars = Bar.allCases.filter { old?.bars[$0] != nil || new?.bars[$0] != nil }
      return changes
    }
    let oldContent = ResponseContent(contract: other, response: old)
    let newContent = ResponseContent(contract: self, response: new)
    var changes = ContentDifference(from: oldContent, to: newContent).changes
    changes.reloadedBars = Bar.allCases.filter {
      !newContent.isSamePart(new.bars[$0], old.bars[$0], oldContent)
    }
    return changes
  }
}
