import Foundation
import Testing

/// Faults in a generated presenter change what the library is given, and the checks find each of them.
@Suite(.serialized) struct PresenterFaultTests {
  static let market: [SeededFault] = [
    // Pages.
    SeededFault(
      "Presenter.swift",
      "join(_ later: MarketRecentSection) {\n    isFailed = «isFailed && later.isFailed»", "isFailed || later.isFailed"),
    SeededFault("Presenter.swift", "columns = «later.columns ?? columns»", "columns"),
    SeededFault("Presenter.swift", "spacing = «later.spacing ?? spacing»", "spacing"),
    SeededFault("Presenter.swift", "insets = «later.insets ?? insets»", "insets"),
    SeededFault("Presenter.swift", "let place = «places[sectionId]» {", "Int?.none"),
    SeededFault("Support.swift", "let place = «places[identity]» {", "Int?.none"),
    SeededFault("Support.swift", "self[place] = «unit»", "self[place]"),
    SeededFault("Presenter.swift", "joined(«pages.sorted { $0.key < $1.key }»", "pages.sorted { $0.key > $1.key }"),
    SeededFault(
      "Presenter.swift",
      "join(_ later: MarketFavouritesSection) {\n    isFailed = isFailed && later.isFailed\n"
        + "    if let header = later.header { self.header = header }\n"
        + "    units.join(later.units) { UnitIdentity(unitType: \"SS_PRODUCT\", id: «$0.id»)", "$0.name"),
    // The view model.
    SeededFault("Presenter.swift", "builder.section(«MarketProductsSection.sectionId»)", "\"x\""),
    SeededFault("Presenter.swift", "case .followed: «MarketFollowedSection.sectionId»", "\"x\""),
    SeededFault("Presenter.swift", "hasNext: «response?.hasNext ?? false»", "!(response?.hasNext ?? true)"),
    SeededFault("Presenter.swift", "page: «pages.keys.max() ?? 0»", "0"),
    SeededFault("Presenter.swift", "isIndexTitlesEnabled: «true»", "false"),
    SeededFault("Presenter.swift", "indexTitle: «unit.initial»", "nil"),
    SeededFault("Presenter.swift", "if shown.items.first?.item == «.placeholder» {", ".carousel"),
    SeededFault(
      "Presenter.swift", "builder.header(«header», viewType: Views.FoldingTitleView", "FoldingTitle(title: \"\")"),
    SeededFault("Support.swift", "public var unitType: String { «\"SS_BRAND\"» }", "\"SS_PINNED\""),
    SeededFault(
      "Presenter.swift", "collectionView.contentInset = «factory.contentInset(for: response, environment)»", ".zero"),
    // Visible items.
    SeededFault("Presenter.swift", "following <= «6» {", "5"),
    SeededFault("Presenter.swift", "response.hasNext, «!isRequestingPage» else", "true"),
    SeededFault("Presenter.swift", "isRequestingPage = «onNextPage != nil»", "false"),
    SeededFault("Presenter.swift", "if path.item == «section.items.count - 1» {", "section.items.count"),
    SeededFault("Presenter.swift", "ends.subtracting(«visibleEnds»)", "[]"),
    // Reordering.
    SeededFault("Presenter.swift", "case .followed?: return «!(cell.state is Pinned)»", "true"),
    SeededFault("Presenter.swift", "default: return «false»", "true"),
    SeededFault("Presenter.swift", "followedOrder[MarketFollowedSection.sectionId] = «units»", "nil"),
    SeededFault("Presenter.swift", "send(«MarketFollowedSection.onReorder»,", "nil"),
    SeededFault("Presenter.swift", "Identifiers(«[\"public.plain-text\", \"public.url\"]»)", "[]"),
    // Events and states.
    SeededFault("Presenter.swift", "MarketSnapshot($0, toggled: «toggled»,", "[]"),
    SeededFault("Presenter.swift", "toggled.formSymmetricDifference(«[section]»)", "[]"),
    SeededFault("Presenter.swift", "(input as? Value ?? value).action(on: «event»)", "\"tap\""),
    SeededFault("Support.swift", "case \"heart.tap\": «onHeartTap»", "nil"),
    SeededFault("Presenter.swift", "if «environment != before || snapshot != shown» { show() }", "false"),
    // Carousels.
    SeededFault("Presenter.swift", "isAlignCenter: «true»", "false"),
    SeededFault("Presenter.swift", "isInfinitePage: «true»", "false"),
    SeededFault("Presenter.swift", "autoRollingTimeInterval: «3»", "4"),
    SeededFault("Presenter.swift", "onPageAppear(page: «page»)", "0"),
    SeededFault("Support.swift", "layout.scrollDirection = «.horizontal»", ".vertical"),
    SeededFault("Support.swift", "layout.itemSize = «first.size»", "CGSize(width: 50, height: 50)"),
    SeededFault("Support.swift", "abs($0.minX - first.minX) - «first.width»", "first.width - 1"),
  ]

  static let stacks: [SeededFault] = [
    SeededFault("Presenter.swift", "builder.section(«EditionBoxSection.sectionId»)", "\"x\""),
    SeededFault("Presenter.swift", "section.sections.flatMap { «$0.units» }", "[]"),
    SeededFault(
      "Presenter.swift", "sections.firstIndex(where: { «$0.sectionId == section.sectionId» })", "false"),
    SeededFault("Presenter.swift", "case .lead: «EditionLeadSection.sectionId»", "\"rest\""),
    SeededFault("Presenter.swift", "if «section.sections.isEmpty» {", "false"),
    SeededFault("Presenter.swift", "if «section.units.isEmpty» {", "false"),
    SeededFault("Presenter.swift", "if «section.isFailed» {", "false"),
    SeededFault("Presenter.swift", "indexTitle: «unit.initial»", "nil"),
    SeededFault("Presenter.swift", "isIndexTitlesEnabled: «true»", "false"),
    SeededFault("Presenter.swift", "allowsSelection = «true»", "false"),
    SeededFault("Presenter.swift", "== «owners.firstIndex(of: owner)»", "0"),
    SeededFault("Presenter.swift", "== «owners.lastIndex(of: owner)»", "owners.count - 1"),
    SeededFault("Presenter.swift", "reached.contains(«.last(.lead)»)", ".last(.rest)"),
    SeededFault("Presenter.swift", "reached.contains(«.first(.rest)»)", ".first(.lead)"),
  ]

  /// The faults of all files.
  static let all = market + stacks

  @Test func faultsInTheMarketAreFound() throws {
    try Self.check(Self.market, in: "Examples/Presenter/market.sdui", checks: "Presenter/Market.swift")
  }

  @Test func faultsInStacksAreFound() throws {
    try Self.check(
      Self.stacks, in: "Tests/UIKitClients/Harness/presenter-stack.sdui", checks: "Presenter/Edition.swift")
  }

  /// Expects that each fault changes what the library is given, or a frame.
  private static func check(_ faults: [SeededFault], in file: String, checks: String) throws {
    var seeded: Set<Int> = []
    let program = try GeneratedPresenterProgram(file, checks: checks) { name, text in
      var text = text
      for (index, fault) in faults.enumerated() where name.hasSuffix(fault.file) && name.contains("Presenter") {
        guard let changed = fault.seeded(in: text, number: index + 1) else { continue }
        text = changed
        seeded.insert(index)
      }
      return text
    }
    #expect(try program.check().differences == [])
    for (index, fault) in faults.enumerated() {
      #expect(seeded.contains(index), "the code has no `\(fault.place)`")
      if try !program.check(fault: index + 1).differences.isEmpty { continue }
      let frames = try program.compareFrames(widths: [390], fault: index + 1)
      #expect(frames.differenceCount > 0, "`\(fault.place)`, as `\(fault.replacement)`, makes no difference")
    }
  }
}
