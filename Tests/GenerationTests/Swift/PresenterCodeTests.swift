import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Presenters as text. `Tests/UIKitClients` compiles and runs them.
@Suite struct PresenterCodeTests {
  /// A section for each reason why a presenter is refused.
  private static let refused: [(section: String, problem: String)] = [
    (
      "all: stack { section one: list { reorderable: true, unit A { height: 3 } } }",
      "is a `stack` with a `reorderable` section, and the library moves items in the whole stack"
    ),
    (
      "all: carousel { minItems: 2, scroll: groupPaging, paging: (repeat: loop), unit A { width: 9, height: 3 } }",
      "has `paging` without `repeat: infinite`, and the library pages a collection view as a whole"
    ),
    (
      """
      all: carousel {
        minItems: 2, scroll: groupPaging, paging: (repeat: infinite), unit A { width: 9, height: 3 }
        when width >= 500 { paging: (repeat: infinite, autoRoll: 3s) }
      }
      """, "changes `paging` by a `when`, and the library pages a collection view in one way"
    ),
    (
      """
      all: carousel {
        minItems: 2, scroll: groupPaging, paging: (repeat: infinite),
        unit A { width: 9, height: 3 }, unit B { width: 9, height: 4 }
      }
      """, "has pages of different sizes, and the library pages items of one size"
    ),
    (
      "all: carousel { scroll: groupPaging, unit A { width: 9, height: 3 }, on pageAppear: Track { page: event.page } }",
      "has events of pages and no `paging`, and the library reports no pages of such a strip"
    ),
    (
      "all: carousel { unit A { width: 9, height: 3 }, on reachEnd: Track { page: 0 } }",
      "is a carousel with `on reachStart` or `on reachEnd`, and the library does not report its offset"
    ),
    (
      "all: list { unit A { height: 3 }, when width >= 500 { selectable: true } }",
      "changes `reorderable`, `draggable` or `selectable` by a `when`"
    ),
    (
      """
      all: carousel {
        reorderable: true, pinned: screen, scroll: groupPaging, paging: (repeat: none), unit A { width: 9, height: 3 }
      }
      """, "has pages and is `reorderable`, and the library does not reorder items of pages"
    ),
  ]

  private static func files(_ section: String) throws -> [GeneratedFile] {
    let screen = try Programs.screen(
      """
      action Track { page: Int }
      component A { id: ID }
      component B { id: ID }
      screen Home { heights: 568...1376, section \(section) }
      """)
    let program = try ClientProgram([ClientScreen(screen, fileName: "home.sdui")])
    return try generateCode(for: program, .swift(.presenter))
  }

  @Test(arguments: refused) func whatPresentersDoNotSupportIsRefused(section: String, problem: String) throws {
    let error = #expect(throws: GenerationError.self) { _ = try Self.files(section) }
    guard case .unsupported(let part)? = error else { return }
    let name = "`--architecture presenter` generates no presenter for this: section `all` "
    #expect(part.message == name + problem)
    #expect(part.origin.file == 0 && part.origin.upperBound > part.origin.lowerBound)
  }

  @Test func everyReasonIsTested() {
    let problems = Self.refused.map { "- It \($0.problem).\n" }.joined()
    #expect(LayoutFeatures.limitsOfPresenters == problems)
  }

  /// The same limits hold for the sections of a stack, at their own places.
  @Test func sectionsOfStacksHaveTheSameLimits() throws {
    let section = "box: stack { section all: list { unit A { height: 3 }, when width >= 500 { selectable: true } } }"
    let error = #expect(throws: GenerationError.self) { _ = try Self.files(section) }
    guard case .unsupported(let part)? = error else { return }
    #expect(part.message.contains("section `all` changes `reorderable`"), "\(part.message)")
  }
}
