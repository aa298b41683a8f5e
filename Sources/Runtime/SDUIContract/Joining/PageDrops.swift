import SDUIIR
import SDUIJSON

/// The parts that are left out while pages are joined.
struct PageDrops {
  private(set) var faults: [JoinedPages.Fault] = []
  private(set) var parts: [JoinedPages.Part] = []
  /// The index of the page that is added.
  var page = 0

  /// Leaves out a section whose name another section of an earlier page has.
  mutating func drop(_ section: ResponseSection, named name: String, _ declared: ScreenSection) {
    note(
      .duplicateSection, "another section of an earlier page is named `\(name)`",
      "give each a name of its own on all pages", at: section.node, declared)
    parts.append(JoinedPages.Part(page: page, node: section.node))
  }

  /// Leaves out a unit of a section that has as many items as it may have.
  ///
  /// - Parameter isFirst: Whether no other unit of the section was left out before, so that it is the one to report.
  mutating func drop(_ unit: ResponseUnit, from section: ScreenSection, atMost count: Int64, isFirst: Bool) {
    if isFirst {
      note(
        .itemCount, "all pages together have more items of `\(section.name.source)` than \(count), its `maxItems`",
        "send fewer, or declare that the section `grows`", at: unit.node, section)
    }
    // Units of a list of data share its node.
    parts.append(JoinedPages.Part(page: page, node: unit.data ?? unit.node))
  }

  private mutating func note(
    _ rule: ResponseRule, _ message: String, _ remedy: String, at node: JSONNodeID, _ section: ScreenSection
  ) {
    let fault = ResponseFault(rule: rule, message: message, remedy: remedy, node: node, declaration: section.origin)
    faults.append(JoinedPages.Fault(page: page, fault: fault))
  }
}

/// The layout that responses name, as they were sent.
struct SentLayout: Sendable {
  /// The JSON of its name.
  let identifier: [UInt8]
  /// The JSON of the layout, where it was sent along.
  let layout: [UInt8]?
  /// The JSON of the variants for which it was resolved, where they were sent.
  let variants: [UInt8]?

  /// The layout that a page names. It is sent along if the page has it, or an earlier one after which no page names
  /// another layout.
  ///
  /// - Parameter earlier: That of the pages before it.
  init?(_ contract: ResponseContract, _ page: Response, after earlier: SentLayout?) {
    let document = page.document
    func json(_ key: ResponseKey) -> [UInt8]? {
      document.member(contract.keys[key], of: document.root).map { document.compactBytes(of: $0) }
    }
    guard let identifier = json(.layoutId) else {
      guard let earlier else { return nil }
      self = earlier
      return
    }
    let same = earlier?.identifier == identifier ? earlier : nil
    self.identifier = identifier
    layout = json(.layout) ?? same?.layout
    variants = json(.variants) ?? same?.variants
  }
}
