import TestSupport
import Testing

/// `prove` on what components require, and its lists of what is no verdict.
@Suite struct ProvedComponentTests {
  /// A requirement of a component is one obligation for each unit that shows it.
  @Test func unitsInheritWhatTheirComponentRequires() throws {
    let cards = "component Card { id: ID, title: Text, require item.height >= lines(2, headline) + 24 }\n"
    let screen = """
      import "cards.sdui"
      screen Home {
        section tall: list { unit Card { height: 150 } }
        section low: list { unit Card { height: 100 } }
      }
      """
    let folder = try Folder(["cards.sdui": cards, "home.sdui": screen])
    let run = try folder.sduic("prove", "home.sdui")
    #expect(run.status == 1, "\(run.ending)")
    let rows = run.text.split(separator: "\n").filter { $0.contains("require item") }
    #expect(rows.map { $0.split(separator: " ")[0] } == ["proved", "BROKEN"], "\(run.text)")
    // The finding is in the file of the screen.
    let found = try folder.sduic("check", "home.sdui")
    #expect(found.codes == ["broken-requirement"] && found.errorText.contains("home.sdui:4:23"), "\(found.errorText)")
    #expect(found.errorText.contains("cards.sdui:1:39"), "\(found.errorText)")
    // Other units without a requirement are listed, for people and for programs.
    try folder.write("cards.sdui", "component Card { id: ID, title: Text }\n")
    try folder.write("home.sdui", screen)
    let open = try folder.sduic("prove", "home.sdui")
    #expect(open.text.contains("\nnot proved: whether texts fit in the fixed heights of Card in tall, Card in low; "))
    let json = try #require(try folder.sduic("prove", "home.sdui", "--format", "json").json() as? [String: Any])
    let units = try #require(json["unprovedTexts"] as? [[String: String]])
    #expect(units == [["section": "tall", "unit": "Card"], ["section": "low", "unit": "Card"]])
  }

  /// A fallback has the height of what it replaces, so its requirements hold there, too.
  @Test func unitsInheritWhatTheirFallbacksRequire() throws {
    let screen = """
      component New since 3.2 fallback Old { id: id } { id: ID, require item.height >= 60 }
      component Old { id: ID, require item.height >= 200 }
      screen Home { clients: (ios: 3.0...), section a: list { unit New { height: 88 } } }
      """
    let run = try Folder(["home.sdui": screen]).sduic("check", "home.sdui")
    #expect(run.codes == ["broken-requirement"] && run.errorText.contains("home.sdui:3:57"), "\(run.errorText)")
  }

  /// The heights of units with a text, and whether a proof says nothing of it.
  @Test(arguments: [
    ("height: 40", true), ("ratio: 16:9", true), ("height: estimated(40)", false), ("height: 40sp", false),
    ("height: item.width + lines(2, body)", false), ("height: min(40, lines(2, body))", true),
    ("height: max(40, lines(2, body))", false), ("height: estimated(40), maxHeight: 60", true),
    ("height: estimated(40), maxHeight: 60sp", false), ("height: 90, require item.height >= 80", true),
    ("height: 190, require item.height >= lines(2, body)", false),
    ("height: 90, require lines(1, body) <= item.height", false),
    ("height: 40, require item.height <= 1sp + 900", true),
  ])
  func textsThatNoProofIsAboutAreListed(height: String, isListed: Bool) throws {
    let screen = """
      component Card { id: ID, words: [Word] }
      record Word { text: Text? }
      component Day { id: ID, at: Date }
      screen Home {
        section a: grid { columns: 2, unit Card { \(height) } }
        section b: mosaic { row { height: 60sp, cell, cell }, unit Card }
        section c: list { unit Day { height: 50 } }
        section d: list { hidden: true, unit Card { height: 50 } }
      }
      """
    let text = try Folder(["home.sdui": screen]).sduic("prove", "home.sdui").text
    let line = text.split(separator: "\n").first { $0.hasPrefix("not proved: ") }
    let expected = "not proved: whether texts fit in the fixed heights of Card in a; see `require` in a component"
    #expect(line.map(String.init) == (isListed ? expected : nil), "\(text)")
  }

  /// An arrangement that lives for a few points, or never fits in a line, breaks no proof and is remarked.
  @Test func smallRangesOfWidthsAreRemarked() throws {
    let screen = """
      component Card { id: ID }
      screen Home {
        section a: flow { insets: (horizontal: 24), unit Card { width: container.width / 3, height: 60 } }
        section b: grid {
          columns: adaptive(min: 160)
          when width >= 330 { columns: 3 }
          when width >= 340 { columns: 2 }
          unit Card { height: 60 }
        }
        section c: flow { insets: (horizontal: 24), unit Card { width: content.width / 3, height: 60 } }
        section d: flow { unit Card { width: container.width / 3, height: 60 } }
      }
      """
    let folder = try Folder(["home.sdui": screen])
    let run = try folder.sduic("prove", "home.sdui")
    let remarks = run.text.split(separator: "\n").drop { $0 != "worth a look" }.dropFirst()
    #expect(run.status == 0 && remarks.count == 2, "\(run.text)")
    let wide = "  a: 3 items of `Card` are as wide as the container, and never fit in a line"
    #expect(remarks.first?.hasPrefix(wide) ?? false)
    #expect(remarks.last == "  b: 3 columns, only for widths from 330 up to 340")
    let json = try #require(try folder.sduic("prove", "home.sdui", "--format", "json").json() as? [String: Any])
    #expect((json["remarks"] as? [[String: String]])?.map { $0["section"] } == ["a", "b"])
  }
}
