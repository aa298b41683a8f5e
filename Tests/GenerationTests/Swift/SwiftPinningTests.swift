import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Parts that are pinned to the screen in generated layouts, as text. `Tests/UIKitClients` compiles and runs them.
@Suite struct SwiftPinningTests {
  private static func files(_ sections: String, _ properties: String = "") throws -> [GeneratedFile] {
    let screen = try Programs.screen(
      """
      component A { id: ID }
      component T { text: Text }
      screen Home { heights: 568...1376 \(properties)
        \(sections)
      }
      """)
    return try generateCode(for: ClientProgram([ClientScreen(screen, fileName: "home.sdui")]), .swift(.diffable))
  }

  private static func layout(_ files: [GeneratedFile]) throws -> String {
    try #require(files.first { $0.name == "HomeLayout.swift" }).text
  }

  private static let others = "section others: list { unit A { height: 3 } }"

  /// Sections, and what `pinning` returns for them.
  @Test(arguments: [
    ("section all: list { header T { height: 44, pinned: screen }, unit A { height: 60 } }", "case .all: .header"),
    ("section all: list { footer T { height: 44, pinned: screen }, unit A { height: 60 } }", "case .all: .footer"),
    (
      """
      section all: list {
        header T { height: 44, pinned: screen }, footer T { height: 30, pinned: screen }, unit A { height: 60 }
      }
      """, "case .all: [.header, .footer]"
    ),
    (
      "section all: stack { header T { height: 44, pinned: screen }, section one: list { unit A { height: 60 } } }",
      "case .all: .header"
    ),
    ("section all: grid { pinned: screen, columns: 2, minItems: 2, maxItems: 2, unit A { height: 44 } }", ".section"),
    (
      """
      section all: list {
        header T { height: 44 }
        unit A { height: 60 }
        when width >= 500 { header { pinned: screen } }
        when width >= 900: grid { columns: 2, header { height: 44 }, unit A { height: 60 } }
      }
      """, "if environment.width >= 500 { pinning.insert(.header) }"
    ),
  ]) func pinnedPartsAreListed(section: String, text: String) throws {
    let files = try Self.files(section + "\n" + Self.others)
    let layout = try Self.layout(files)
    #expect(layout.contains(text), "\(layout)")
    #expect(layout.contains("-> PinningCollectionViewLayout {") && layout.contains("default: []"), "\(layout)")
    if text.contains("insert") { #expect(layout.contains("if environment.width >= 900 { pinning.remove(.header) }")) }
  }

  /// UIKit pins headers in their sections by itself, and nothing is pinned in a screen that scrolls horizontally.
  @Test(arguments: [
    ("section all: list { header T { height: 44, pinned: section }, unit A { height: 60 } }", ""),
    ("section all: carousel { unit A { width: 90, height: 60 } }", "scrollDirection: horizontal"),
  ]) func otherLayoutsDoNotPin(section: String, properties: String) throws {
    let files = try Self.files(section, properties)
    #expect(try !Self.layout(files).contains("pinning("))
  }
}
