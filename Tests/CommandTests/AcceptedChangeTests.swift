import Foundation
import TestSupport
import Testing

/// `allow breaking`, which accepts a change that `sduic breaking` finds.
@Suite struct AcceptedChangeTests {
  /// Two fields are removed, a section has other columns, and a section is gone, with some `allow`s in each block.
  private static func accepting(card: String = "", section: String = "", screen: String = "") throws -> Folder {
    try Folder([
      "old.sdui": """
      component Card { id: ID, title: Text, price: Text, badge: Text }
      screen Home {
        section cards: grid { columns: 2, unit Card { height: 80 } }
        section ads: list { unit Card { height: 80 } }
      }

      """,
      "new.sdui": """
      component Card { id: ID, title: Text \(card) }
      screen Home {
        \(screen)
        section cards: grid { columns: 3, unit Card { height: 80 } \(section) }
      }

      """,
    ])
  }

  @Test func anAllowAcceptsOneChange() throws {
    let because = "because \"nobody is left\""
    let folder = try Self.accepting(
      card: "allow breaking \"field-removed: price\" \(because) allow breaking \"field-removed: badge\" \(because)",
      section: "allow breaking \"columns-changed\" \(because)",
      screen: "allow breaking \"section-removed: ads\" \(because)")
    let run = try folder.sduic("breaking", "new.sdui", "--against", "old.sdui", "--promise", "wire,layout")
    #expect(run.status == 0 && run.errorText.hasSuffix("\n\n4 notes\n"), "\(run.ending)")
    for rule in ["field-removed", "columns-changed", "section-removed"] {
      #expect(run.errorText.contains("note[\(rule)]"))
    }
    #expect(run.errorText.components(separatedBy: "accepted: nobody is left").count == 5)
    let json = try folder.sduic(
      "breaking", "new.sdui", "--against", "old.sdui", "--promise", "wire,layout", "--format", "json")
    #expect(json.status == 0 && json.text.components(separatedBy: #""accepted":"nobody is left""#).count == 5)
  }

  /// An `allow` for several changes would also accept the next one, which nobody has looked at.
  @Test func anAllowOfSeveralChangesAcceptsNone() throws {
    let folder = try Self.accepting(card: #"allow breaking "field-removed" because "nobody reads them""#)
    let run = try folder.sduic("breaking", "new.sdui", "--against", "old.sdui")
    #expect(run.status == 1 && run.errorText.hasSuffix("\n2 errors, 1 warning\n"), "\(run.ending)")
    for name in ["price", "badge"] {
      #expect(run.errorText.contains("accepts one change, and here are 2; name it: `\"field-removed: \(name)\"`"))
    }
  }

  /// An `allow` holds in its block only, and it does not accept a change that comes later.
  @Test func anAllowThatAcceptsNothingIsAWarning() throws {
    let because = "because \"nobody is left\""
    let folder = try Self.accepting(
      card: "allow breaking \"columns-changed\" \(because) allow breaking \"field-removed: name\" \(because)",
      screen: "allow breaking \"insets-changed\" \(because)")
    let run = try folder.sduic("breaking", "new.sdui", "--against", "old.sdui", "--promise", "wire,layout")
    #expect(run.status == 1 && run.errorText.hasSuffix("\n3 errors, 4 warnings\n"), "\(run.ending)")
    for words in [
      "`columns-changed` finds no change here since `old.sdui`", "`field-removed` finds no change of `name` since",
      "`insets-changed` finds no change here",
    ] { #expect(run.errorText.contains("warning[unused-allow]: " + words)) }
    let without = try folder.sduic(
      "breaking", "new.sdui", "--against", "old.sdui", "--promise", "wire,layout", "--ignore", "insets-changed")
    #expect(without.errorText.hasSuffix("\n3 errors, 3 warnings\n"))
  }

  /// Two screens show the component, and its change is accepted once, in the file of the component.
  @Test func aSharedChangeIsAcceptedInItsFile() throws {
    let accepted =
      "component Card { allow breaking \"field-made-optional\" because \"old clients are gone\" id: ID, title: Text? }\n"
    let home = """
      import "cards.sdui"
      screen Home { section cards: list { unit Card { height: 80 } } }

      """
    let more = home.replacingOccurrences(of: "Home", with: "More")
    let folder = try Folder([
      "new/home.sdui": home, "new/more.sdui": more, "new/cards.sdui": accepted, "old/home.sdui": home,
      "old/more.sdui": more, "old/cards.sdui": "component Card { id: ID, title: Text }\n",
    ])
    for path in ["/home.sdui", ""] {
      let run = try folder.sduic("breaking", "new" + path, "--against", "old" + path)
      #expect(run.status == 0 && run.errorText.hasSuffix("\n1 note\n"), "\(run.ending)")
    }
  }
}
