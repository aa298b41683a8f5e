import Foundation
import SDUIIR
import SDUIReports
import TestSupport
import Testing

/// `compile --emit ir`.
@Suite struct DumpTests {
  private let source = """
    /// A colour of the season.
    enum Mood { calm }
    component Card as "CARD" {
      id: ID
      mood: Mood = calm
      price: Decimal(min: 0, max: 9.5)?
      on tap: Open { target: id }
    }
    action Open { target: ID, times: Int = 2 }
    decoration Panel { color: #102030 }
    screen Home {
      section deals as "DEALS": grid {
        columns: 2
        background Panel
        unit Card { height: item.width * 4/3 + 56 }
        when width >= 600 { columns: 3 }
        content { Card { id: "a" } }
      }
    }
    """

  @Test func holdsTheSectionsOfAStackAndTheTreeOfAMosaic() throws {
    let screen = try Programs.screen(
      """
      component Card { id: ID }
      screen Home {
        section top: stack {
          section inner: mosaic {
            row { height: 100, cell, cell }
            unit Card
          }
        }
      }
      """)
    let text = String(decoding: encodeScreenDump(screen, sources: []), as: UTF8.self)
    #expect(text.contains(#""sections":[{"name":"inner""#))
    #expect(text.contains(#""tree":"#))
  }

  @Test func holdsNamesPropertiesAndPlaces() throws {
    let compilation = try Programs.compile(["home.sdui": source], "home.sdui")
    let dump = encodeScreenDump(try compilation.onlyScreen(), sources: compilation.sources)
    let text = String(decoding: dump, as: UTF8.self)
    #expect((try? JSONSerialization.jsonObject(with: Data(dump))) != nil)
    for part in [
      #"{"name":"Home","wire":"Home","origin":"home.sdui:11:1""#,
      #"{"name":"Mood","wire":"Mood","documentation":"A colour of the season.","origin":"home.sdui:2:1""#,
      #"{"name":"price","wire":"price","origin":"home.sdui:6:3","type":"Decimal(min: 0, max: 9.5)?"}"#,
      #"{"name":"mood","wire":"mood","origin":"home.sdui:5:3","type":"Mood","default":"calm"}"#,
      #""payload":[{"field":"target","data":["id"]}]"#, #""decoration":"Panel""#,
      #"{"component":"Card","origin":"home.sdui:15:5","properties":{"height":{"points":56,"itemWidth":[4,3]}}}"#,
      #"{"origin":"home.sdui:16:5","when":[{"minWidth":600}],"set":[{"target":"section","property":"columns","value":3}]}"#,
      #""content":{"items":[{"component":"Card","fields":{"id":"a"}}]}"#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func aDocumentHasNoPlaces() throws {
    let screen = try Screen(json: encodeScreenDocument(try Programs.shop()))
    #expect(!String(decoding: encodeScreenDump(screen, sources: []), as: UTF8.self).contains("\"origin\""))
  }
}
