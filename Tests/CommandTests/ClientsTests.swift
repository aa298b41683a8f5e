import Foundation
import TestSupport
import Testing

/// `sduic clients`.
@Suite struct ClientsTests {
  // MARK: - Examples, by hand

  /// `trailer` and `Still` are known from ios 5.4 and android 5.6 on; everything else to all.
  @Test func theCinemaHasTwoRowsForEachPlatform() throws {
    let folder = try Folder(Programs.examples(in: "Cinema/"))
    let run = try folder.sduic("clients", "Cinema/home.sdui")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "Home supports ios from 5.0 on and android from 5.2 on")
    let table = lines.prefix { !$0.hasPrefix("ios from") }.map { $0.split(separator: " ").map(String.init) }
    #expect(table.contains(["everything", "5.4", "5.6"]) && table.contains(["Still", "5.4", "5.6"]))
    #expect(table.contains(["Billboard", "5.0", "5.2"]) && table.contains(["trailer", "5.4", "5.6"]))
    #expect(table.contains(["Poster", "5.0", "5.2"]) && table.contains(["Ranked", "5.0", "5.2"]))
    #expect(
      lines.filter { !$0.hasPrefix(" ") }.dropFirst(2) == [
        "ios from 5.0 to before 5.4: Still as Poster, no Billboard.trailer", "ios from 5.4 on: everything",
        "android from 5.2 to before 5.6: Still as Poster, no Billboard.trailer", "android from 5.6 on: everything",
      ])
    #expect(lines.last == "  the same as ios from 5.4 on")
  }

  @Test func theRowOfOneClientIsWritten() throws {
    let folder = try Folder(Programs.examples(in: "Cinema/"))
    let expected = """
      android from 5.2 to before 5.6: Still as Poster, no Billboard.trailer
        billboard
          Billboard         id, name, art
                            no trailer: android knows it from 5.6 on
        because
          header RailTitle  text
          Poster            id, name, art
          Still             as Poster: id, name, art
                            android knows Still from 5.6 on
        resume
          header RailTitle  text
          Resume            id, name, still, position, duration, progress
        top
          header RailTitle  text
          Ranked            id, rank, art

      """
    for version in ["5.2", "5.3", "5.5.999"] {
      #expect(try folder.sduic("clients", "Cinema/home.sdui", "--client", "android@\(version)").text == expected)
    }
    // The guide shows it.
    #expect(try Repository.read("Grammar/Guides/Versions.md").contains("--client android@5.2\n" + expected + "```\n"))
    for client in ["android@5.6", "android"] {
      let run = try folder.sduic("clients", "Cinema/home.sdui", "--client", client)
      #expect(run.text.hasPrefix("android from 5.6 on: everything\n"), "\(run.ending)")
    }
    let refused = try folder.sduic("clients", "Cinema/home.sdui", "--client", "android@5.1")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errorText.contains("it supports `android: 5.2...`"), "\(refused.errorText)")
  }

  /// `FilmedDish` is known from 2.0 on. Its fallback is filled with three of the fields of `Dish`.
  @Test func theCanteenAsJSON() throws {
    let folder = try Folder(Programs.examples(in: "Canteen/"))
    let run = try folder.sduic("clients", "Canteen/menu.sdui", "--format", "json")
    let document = try #require(try run.json() as? [String: Any])
    #expect(run.status == 0 && document["screen"] as? String == "Menu")
    let from: (String) -> NSDictionary = { ["ios": ["min": $0], "android": ["min": $0]] }
    #expect(document["clients"] as? NSDictionary == from("1.0") && document["complete"] as? NSDictionary == from("2.0"))
    let declarations = try #require(document["declarations"] as? [[String: Any]])
    #expect(
      declarations.map { $0["component"] as? String } == ["Notice", "Title", "Dish", "FilmedDish", "Closed"])
    #expect(declarations[2]["clients"] as? NSDictionary == from("1.0"))
    #expect(declarations[3]["clients"] as? NSDictionary == from("2.0"))
    let rows = try #require(document["rows"] as? [[String: Any]])
    #expect(rows.map { $0["platform"] as? String } == ["ios", "ios", "android", "android"])
    #expect(rows.map { $0["complete"] as? Bool } == [false, true, false, true])
    #expect(rows[0]["versions"] as? NSDictionary == ["min": "1.0", "below": "2.0"])
    #expect(rows[1]["versions"] as? NSDictionary == ["min": "2.0"])
    let sections = try #require(rows[0]["sections"] as? [[String: Any]])
    #expect(sections.map { $0["section"] as? String } == ["notices", "dishes", "tomorrow"])
    let film = try #require((sections[1]["units"] as? [NSDictionary])?.last)
    #expect(
      film == [
        "component": "FilmedDish", "outcome": "fallback", "gets": "Dish", "fields": ["id", "name", "price"],
        "unknown": [["component": "FilmedDish", "known": ["min": "2.0"]]],
      ], "\(film)")
    let pretty = try folder.sduic(
      "clients", "Canteen/menu.sdui", "--format", "json", "--pretty", "-o", "clients.json")
    #expect(pretty.status == 0 && pretty.output.isEmpty)
    let written = try #require(folder.contents("clients.json"))
    #expect(try JSONSerialization.jsonObject(with: written) as? NSDictionary == document as NSDictionary)
    #expect(written.count { $0 == 0x0A } > 20)
  }

  // MARK: - All that has versions

  private static let program = """
    flag grid: [control, tight]
    enum Tag { fresh, reduced since 3.2 }
    record Price { amount: Decimal, currency: Text? since 3.6 }
    action Open { id: ID, from: Text? since (ios: 3.3) }
    component Bar { id: ID? }
    component NewCard since 3.8 fallback MidCard { title: name } { id: ID, name: Text, tag: Tag?, price: Price }
    component MidCard since (ios: 3.2) fallback OldCard { title: title } { id: ID, title: Text, on tap: Open { id: id } }
    component OldCard { id: ID, title: Text }
    component Legacy until 3.5 fallback drop { id: ID }
    component Gone { text: Text = "nothing" }
    component GoneNew since 3.7 fallback Gone { text: text } { text: Text = "nothing" }
    screen Home {
      clients: (ios: 3.0...4.2, android: 3.1...)
      format: (version: 1.1, since: (ios: 3.5))
      topBar Bar { height: 48 }
      empty GoneNew { height: 40 }
      section cards: grid {
        columns: 2
        unit NewCard { height: 200 }
        unit Legacy { height: 200 }
        when ios >= 3.3 or android >= 3.4 { columns: 3 }
        when flag(grid) == tight and ios < 4.0 { spacing: 4 }
      }
    }

    """

  /// Each version in the program begins a row on the platforms that it concerns.
  @Test func rowsBeginAtEachVersion() throws {
    let folder = try Folder(["home.sdui": Self.program])
    let run = try folder.sduic("clients", "home.sdui")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.ending)")
    let headings = run.text.matches(of: #/(?m)^(ios|android) from ([0-9.]+)(.*):/#).map {
      "\($0.output.1) \($0.output.2)\($0.output.3)"
    }
    // 3.4 concerns android only; 3.2, 3.3 and 3.5 of `format` ios only. On android no fallback has a record or a tag.
    #expect(
      headings == [
        "ios 3.0 to before 3.2", "ios 3.2 to before 3.3", "ios 3.3 to before 3.5", "ios 3.5 to before 3.7",
        "ios 3.7 to before 3.8", "ios 3.8 to before 4.0", "ios 4.0 to 4.2", "android 3.1 to before 3.4",
        "android 3.4 to before 3.5", "android 3.5 to before 3.7", "android 3.7 to before 3.8", "android 3.8 on",
      ], "\(headings)")
  }

  @Test(arguments: [
    ("ios@3.2", "NewCard as MidCard"), ("ios@3.2", "as MidCard: id, title\n"),
    ("ios@3.2", "no Open.from: ios knows it from 3.3 on"),
    ("ios@3.1", "as OldCard: id, title\n"),
    ("ios@3.1", "ios knows NewCard from 3.8 on and ios knows MidCard from 3.2 on"),
    ("android@3.1", "android never knows MidCard"),
    ("android@9", "topBar Bar     nothing; android never reads format 1.1"),
    ("ios@3.4", "nothing; ios reads format 1.1 from 3.5 on"), ("ios@3.5", "topBar Bar              id\n"),
    ("ios@3.5", "nothing, by `fallback drop`\n"), ("ios@3.5", "ios knows Legacy before 3.5\n"),
    ("ios@3.3", "when ios >= 3.3         sets columns"), ("ios@3.3", "when ios < 4.0 and …    sets spacing"),
    ("ios@3.6", "empty GoneNew           as Gone: with its defaults"),
  ])
  func aRowSaysWhatAndWhy(client: String, text: String) throws {
    let folder = try Folder(["home.sdui": Self.program])
    let run = try folder.sduic("clients", "home.sdui", "--client", client)
    func words(_ text: String) -> String { text.split { $0.isWhitespace }.joined(separator: " ") }
    #expect(run.status == 0 && words(run.text).contains(words(text)), "\(run.text)")
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func aFlagIsResolved() throws {
    let folder = try Folder(["home.sdui": Self.program])
    let tight = try folder.sduic("clients", "home.sdui", "--flag", "grid=tight", "--client", "ios@3.3").text
    #expect(tight.contains("when ios < 4.0 ") && !tight.contains("…"), "\(tight)")
    #expect(!(try folder.sduic("clients", "home.sdui", "--flag", "grid=control").text.contains("spacing")))
  }

  @Test func casesAndFieldsOfRecordsAreNamed() throws {
    let program = Self.program.replacing("since 3.8 fallback MidCard { title: name }", with: "")
    let folder = try Folder(["home.sdui": program])
    let run = try folder.sduic("clients", "home.sdui", "--client", "ios@3.1")
    #expect(run.text.contains("no case Tag.reduced: ios knows it from 3.2 on"), "\(run.ending)")
    #expect(run.text.contains("no Price.currency: ios knows it from 3.6 on"), "\(run.text)")
  }

  // MARK: - Documents

  @Test func aDocumentGivesTheSameList() throws {
    let folder = try Folder(["home.sdui": Self.program])
    #expect(try folder.sduic("compile", "home.sdui", "-o", "home.json").status == 0)
    for format in ["human", "json"] {
      let source = try folder.sduic("clients", "home.sdui", "--format", format)
      #expect(try folder.sduic("clients", "home.json", "--format", format).output == source.output)
    }
    _ = try folder.sduic("compile", "home.sdui", "--client", "ios@3.3", "-o", "old.json")
    let run = try folder.sduic("clients", "old.json")
    #expect(run.status == 2 && run.output.isEmpty && run.errorText.contains("is resolved for ios@3.3"), "\(run.ending)")
  }
}
