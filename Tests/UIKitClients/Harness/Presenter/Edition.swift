import SDUICollectionView
import SSCollectionViewPresenter
import UIKit
import UIKitModelDriver

// The checks of `presenter-stack.sdui`. Expected values come from the source of the screen.

@MainActor func checkScreen(_ run: PresenterRun, _ pages: [GeneratedResponse]) {
  let edition = EditionChecks(run)
  edition.checkEnds()
  edition.checkCells()
  edition.checkPlaceholders()
  edition.checkPages()
}

@MainActor private final class EditionChecks {
  private let run: PresenterRun
  private var performed: [String] = []
  /// The presenter, which the collection view does not keep.
  private var kept: GeneratedPresenter?

  init(_ run: PresenterRun) { self.run = run }

  /// Shows a note, a stack and another note.
  private func show(_ stack: EditionBoxSection) -> ModelDriver {
    let driver = ShownLayout.driver(ModelEnvironment(width: 390, height: 844))
    let presenter = ShownLayout.presenter(in: driver) { [weak self] action in
      if case .track(let track)? = action as? ScreenAction { self?.performed.append(track.name) }
    }
    kept = presenter
    performed = []
    presenter.loadPage(response(0, stack))
    driver.settle()
    return driver
  }

  private func response(_ page: Int, _ stack: EditionBoxSection) -> EditionResponse {
    EditionResponse(
      page: page,
      sections: [
        .before(EditionBeforeSection(units: [note("first")])), .box(stack),
        .after(EditionAfterSection(units: [note("last")])),
      ])
  }

  private func note(_ id: String) -> Note { Note(id: id, initial: id) }

  private func card(_ id: String) -> Card { Card(id: id, initial: id) }

  private func lead(_ ids: [String]) -> EditionBoxInnerSection {
    .lead(EditionLeadSection(units: ids.map { card($0) }))
  }

  /// A section with a card for each lower-case identity, and a note for each other one.
  private func rest(_ ids: [String]) -> EditionBoxInnerSection {
    .rest(EditionRestSection(units: ids.map { $0.lowercased() == $0 ? .card(card($0)) : .note(note($0)) }))
  }

  /// The stack and each of its sections have ends of their own.
  func checkEnds() {
    let driver = show(EditionBoxSection(sections: [lead(["a", "b"]), rest(["c", "D", "e"])]))
    // Without a header, cards of the first section begin at 600 and 900, and rows of the second one at 1,208 and 1,608.
    for (offset, expected) in [
      (0.0, ["box start"]), (50, []), (60, ["lead end"]), (360, []), (370, ["rest start"]), (760, []),
      (770, ["box end"]), (1_210, []), (1_100, ["lead end"]),
    ] {
      if offset > 0 { performed = [] }
      driver.scroll(to: CGPoint(x: 0, y: offset))
      run.equal(performed, expected, "the actions at \(offset)")
    }
    run.equal(driver.failures.map(\.description), [], "the failures")
  }

  func checkCells() {
    let driver = show(
      EditionBoxSection(header: Title(text: "Title"), sections: [lead(["a", "b"]), rest(["c", "D", "e"])]))
    let model = driver.collectionView.ss.getViewModel()
    run.equal(model?.map { $0.identifier }, ["before", "box", "after"], "the sections of the library")
    run.equal(model?[1].map { ($0.state as? Card)?.id ?? ($0.state as? Note)?.id }, ["a", "b", "c", "D", "e"], "cells")
    run.equal(model?[1].map { $0.indexTitle }, [nil, nil, "c", "D", "e"], "the titles of the index")
    run.equal(model?.isIndexTitlesEnabled, true, "whether there is an index")
    run.equal(driver.collectionView.allowsSelection, true, "whether items are selected")
    let header = driver.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    header?.actionClosure?("tap", nil)
    run.equal(performed.last, "Title", "the action of the header")
  }

  /// Placeholders of one section, and of the whole stack.
  func checkPlaceholders() {
    func cells(_ stack: EditionBoxSection) -> [String] {
      let driver = show(stack)
      let model = driver.collectionView.ss.getViewModel()
      run.equal(driver.failures.map(\.description), [], "the failures")
      return model?[1].map { String(describing: type(of: $0.state)) } ?? []
    }
    let failed = EditionBoxInnerSection.rest(EditionRestSection(units: [], isFailed: true))
    run.equal(cells(EditionBoxSection(sections: [lead(["a"]), failed])), ["Card", "Broken"], "a section that failed")
    run.equal(cells(EditionBoxSection(sections: [lead(["a"]), rest([])])), ["Card", "Nothing"], "an empty section")
    run.equal(cells(EditionBoxSection(sections: [lead([])])), ["Nothing"], "an empty stack")
    run.equal(cells(EditionBoxSection(sections: [lead(["a"])], isFailed: true)), ["Broken"], "a stack that failed")
  }

  /// Sections of a stack are joined in the stack. Its order is that of the pages, also if the screen has one of its own.
  func checkPages() {
    let driver = show(EditionBoxSection(sections: [rest(["c"])]))
    kept?.loadPage(response(1, EditionBoxSection(sections: [lead(["a", "b"]), rest(["D", "c"])])))
    kept?.loadPage(response(2, EditionBoxSection(sections: [lead(["a", "f", "g"])])))
    let cells = driver.collectionView.ss.getViewModel()?[1].map {
      ($0.state as? Card)?.id ?? ($0.state as? Note)?.id
    }
    run.equal(cells, ["c", "D", "a", "b", "f"], "the cells of three pages")
    if case .box(let box)? = kept?.response?.sections[1] {
      run.equal(
        EditionSection.box(box).units.map { $0.unitType }, ["Card", "Note", "Card", "Card", "Card"], "the units")
    } else {
      run.equal("nothing", "a stack", "the second section")
    }
  }
}
