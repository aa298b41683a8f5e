import Foundation
import TestSupport
import Testing

/// `--flag`, `--client`, and what `--env` settles.
@Suite struct VariantTests {
  private static let source = """
    component Card { id: ID }
    flag grid: [control, tight, wide]
    screen Home {
      clients: (ios: 3.0..., android: 3.1...4.0)
      section deals: list {
        unit Card { height: 40 }
        maxItems: 1
        when flag(grid) == tight { unit Card { height: 20 } }
        when ios >= 3.2 { insets: 5 }
      }
    }

    """

  private func folder() throws -> Folder {
    try Folder(["home.sdui": Self.source])
  }

  @Test func aScreenKeepsWhatIsNotGiven() throws {
    let folder = try folder()
    let open = try folder.sduic("compile", "home.sdui", "--compact").text
    #expect(open.contains(#""flags":[{"flag":"grid","cases":["control","tight","wide"]}]"#))
    #expect(open.contains(#"{"flags":{"grid":["tight"]}}"#) && open.contains(#"{"clients":{"ios":{"min":"3.2"}}}"#))
    #expect(!open.contains("variants"))
    let tight = try folder.sduic("compile", "home.sdui", "--compact", "--flag", "grid=tight").text
    #expect(
      tight.contains(#""variants":{"flags":{"grid":"tight"}}"#) && tight.contains(#"{"when":[{}],"set":{"units.Card"#))
    #expect(!tight.contains(#""flags":["#) && tight.contains(#"{"clients":{"ios""#))
    // What is resolved stays so, and the rest may follow.
    try folder.write("tight.json", tight)
    let both = try folder.sduic("compile", "tight.json", "--compact", "--client", "ios@3.1", "--flag=grid=tight").text
    #expect(both.contains(#""variants":{"flags":{"grid":"tight"},"client":"ios@3.1"}"#) && !both.contains("insets"))
    let other = try folder.sduic("compile", "tight.json", "--flag", "grid=wide")
    #expect(other.status == 2 && other.errorText.contains("is resolved to `tight` already"), "\(other.errorText)")
  }

  @Test func aLayoutKeepsNothing() throws {
    let folder = try folder()
    let usual = try folder.sduic("compile", "home.sdui", "--emit", "layout", "--compact").text
    #expect(usual.contains(#""variants":{"flags":{"grid":"control"},"client":"ios"},"layout":{"decorations""#))
    #expect(usual.contains(#""adaptations":[{"when":[{}],"set":{"insets""#))
    let old = try folder.sduic("compile", "home.sdui", "--emit", "layout", "--client", "android@3.4").text
    #expect(!old.contains("adaptations"))
  }

  @Test func cellsOfAMosaicKeepTheirUnits() throws {
    let folder = try Folder([
      "home.sdui": """
      component Card { id: ID }
      component Clip { id: ID }
      component Reel since 4.0 fallback Clip { id: id } { id: ID }
      component Story since 4.0 fallback drop { id: ID }
      screen Home {
        clients: (ios: 3.0...)
        section tiles: mosaic {
          unit Card
          unit Story
          unit Reel
          row { height: 100, cell, cell Story, cell Reel { width: 2fr } }
        }
      }

      """
    ])
    let old = try folder.sduic("compile", "home.sdui", "--emit", "layout", "--client", "ios@3.5", "--compact").text
    #expect(old.contains(#""accepts":["Card","Clip"]"#), "\(old)")
    #expect(
      old.contains(#"{"kind":"cell","accepts":[],"width"#) && old.contains(#"{"kind":"cell","accepts":["Clip"],"width"#)
    )
    // A fallback takes the cell of the unit that it replaces, on clients that know both.
    try folder.write(
      "response.json",
      """
      {"sdui":"1.1","screen":"Home","layoutId":"\(String(repeating: "0", count: 64))","page":0,"hasNext":false,"sectionList":[
      {"section":"tiles","sectionId":"tiles","units":[{"unitType":"Clip","data":{"id":"1"}},
      {"unitType":"Card","data":{"id":"2"}},{"unitType":"Reel","data":{"id":"3"}}]}]}
      """)
    let frames = try folder.sduic("layout", "home.sdui", "--width", "400", "--data", "response.json").text
    #expect(frames.contains("Clip      200    0    200     100"), "\(frames)")
    #expect(
      frames.contains("Card        0    0    100     100") && frames.contains("Reel      200  100    200     100"))
  }

  @Test func framesFollow() throws {
    let folder = try folder()
    let usual = try folder.sduic("layout", "home.sdui").text
    #expect(usual.hasPrefix("Home at 390 × 844, ltr, grid control, ios, content 390 × 50\n"), "\(usual)")
    let tight = try folder.sduic("layout", "home.sdui", "--flag", "grid=tight", "--client", "ios@3.1").text
    #expect(tight.hasPrefix("Home at 390 × 844, ltr, grid tight, ios@3.1, content 390 × 20\n"), "\(tight)")
    let json = try folder.sduic("layout", "home.sdui", "--format", "json", "--compact").text
    #expect(json.contains(#""variants":{"flags":{"grid":"control"},"client":"ios"},"contentSize""#))
  }

  @Test(arguments: [
    (["--flag", "gird=tight"], "there is no flag `gird`; did you mean `grid`? there is only `grid`"),
    (["--flag", "other=tight"], "there is no flag `other`; there is only `grid`"),
    (
      ["--flag", "grid=tihgt"],
      "the flag `grid` has no case `tihgt`; did you mean `tight`? there are `control`, `tight` and `wide`"
    ),
    (["--flag", "grid"], "`--flag` takes FLAG=CASE, and `grid` is none"),
    (["--flag", "grid=wide", "--flag", "grid=wide"], "the flag `grid` is given twice"),
    (["--client", "iso@3.2"], "there is no platform `iso`; did you mean `ios`? there are `ios` and `android`"),
    (["--client", "ios@new"], "`new` is no version, such as `3.2` or `3.10.1`"),
    (["--client", "ios@2.9"], "the screen does not support `ios@2.9`; it supports `ios: 3.0...`"),
    (["--client", "android@4.0.1"], "it supports `android: 3.1...4.0`"),
  ])
  func whatDoesNotExistIsRefused(arguments: [String], message: String) throws {
    for command in ["compile", "layout"] {
      let run = try folder().sduic([command, "home.sdui"] + arguments)
      #expect(run.status == 2 && run.output.isEmpty, "\(run.ending)")
      #expect(run.errorText.contains(message), "\(run.errorText)")
    }
  }

  private static let adapted = """
    component Card { id: ID }
    screen Home {
      section deals: list {
        unit Card { height: 40 }
        maxItems: 1
        insets: (leading: 10)
        when horizontal == regular and width >= 700 { unit Card { height: 20 } }
        when idiom == pad or vertical == compact { spacing: 5 }
        when direction == rtl { insets: (leading: 30) }
      }
      test "wide" at (width: 800) { require deals.height == 20 }
      test "phone" at (width: 390) { require deals.height == 40 }
    }

    """

  @Test func traitsAreSettled() throws {
    let folder = try Folder(["home.sdui": Self.adapted])
    let wide = try folder.sduic("compile", "home.sdui", "--compact", "--env", "horizontal=regular,idiom=phone")
    #expect(wide.status == 0, "\(wide.ending)")
    #expect(wide.text.contains(#""variants":{"horizontal":"regular","idiom":"phone"}"#), "\(wide.text)")
    #expect(
      wide.text.contains(#"{"when":[{"minWidth":700}]"#) && wide.text.contains(#"{"when":[{"vertical":"compact"}]"#))
    #expect(wide.text.contains(#""title":"wide""#) && !wide.text.contains(#""title":"phone""#))

    let layout = try folder.sduic(
      "compile", "home.sdui", "--emit", "layout", "--env",
      "horizontal=compact,vertical=regular,idiom=phone,direction=ltr"
    ).text
    #expect(!layout.contains("adaptations"), "\(layout)")
    let ending = #""variants":{"horizontal":"compact","vertical":"regular","idiom":"phone","direction":"ltr"},"layout""#
    #expect(layout.contains(ending), "\(layout)")
  }

  @Test func whatADocumentIsForHoldsInItsLayouts() throws {
    let folder = try Folder(["home.sdui": Self.adapted])
    let document = try folder.sduic("compile", "home.sdui", "--env", "direction=rtl,idiom=pad", "-o", "home.json")
    #expect(document.status == 0, "\(document.ending)")
    let mirrored = try folder.sduic("layout", "home.json", "--width", "400", "--format", "json", "--compact").text
    #expect(mirrored.contains(#""direction":"rtl""#) && mirrored.contains(#""frame":[0,0,370,40]"#), "\(mirrored)")
    #expect(try folder.sduic("layout", "home.json", "--rtl", "--device", "ipad-pro-11").status == 0)
    let table = try folder.sduic("layout", "home.json").text
    #expect(table.hasPrefix("Home at 390 × 844, rtl, idiom pad, content 390 × 40\n"), "\(table)")
    for (arguments, message) in [
      (["compile", "--env", "direction=ltr"], "`direction` of this document is resolved to `rtl` already"),
      (
        ["layout", "--env", "idiom=phone"], "`idiom` of this document is resolved to `pad` already, and not to `phone`"
      ),
      (["layout", "--device", "iphone-15"], "`idiom` of this document is resolved to `pad` already"),
    ] {
      let run = try folder.sduic(arguments + ["home.json"])
      #expect(run.status == 2 && run.errorText.contains(message), "\(run.ending)")
    }
  }

  @Test(arguments: [
    ("text-scale=1.5", "`text-scale` settles no condition, and nothing is laid out; the settings are horizontal,"),
    ("insets=0:0:0:0", "`insets` settles no condition"),
    ("directoin=rtl", "there is no setting `directoin`; did you mean `direction`?"),
    ("direction=left", "`direction` is `ltr` or `rtl`, not `left`"),
    ("idiom=pad,idiom=pad", "`idiom` is repeated in `--env`"),
  ])
  func settingsOfConditionsOnly(settings: String, message: String) throws {
    let run = try Folder(["home.sdui": Self.adapted]).sduic("compile", "home.sdui", "--env", settings)
    #expect(run.status == 2 && run.output.isEmpty && run.errorText.contains(message), "\(run.ending)")
  }

  @Test func aLayoutHasItsDirectionFromAnOptionOfItsOwn() throws {
    let run = try Folder(["home.sdui": Self.adapted]).sduic("layout", "home.sdui", "--env", "direction=rtl")
    #expect(run.status == 2 && run.errorText.contains("`direction` is no setting here; `--rtl` lays out from right"))
  }

  @Test func aScreenWithoutFlagsTakesNone() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    let run = try folder.sduic("compile", "home.sdui", "--flag", "grid=tight")
    let message = "`--flag` names `grid`, and neither the file nor what it imports declares a flag"
    #expect(run.status == 2 && run.errorText.contains(message))
    #expect(
      try folder.sduic("compile", "home.sdui", "--client", "ios@3.2").text.contains(#""variants":{"client":"ios@3.2"}"#)
    )
  }

  @Test func aSchemaHasTheCasesThatAClientKnows() throws {
    let source = """
      component Card { id: ID, badge: Badge, tone: Tone }
      enum Badge { new, sale since 3.2, sold since (android: 3.0) }
      open enum Tone { quiet, loud since 3.2 }
      screen Home { section deals: list { unit Card { height: 20 } } }

      """
    let folder = try Folder(["home.sdui": source])
    func schema(_ arguments: String...) throws -> String {
      try folder.sduic(["compile", "home.sdui", "--compact", "--emit", "schema"] + arguments).text
    }
    #expect(try schema().contains(#""enum":["new","sale","sold"]"#))
    let old = try schema("--client", "ios@3.1")
    #expect(old.contains(#""enum":["new"]"#) && old.contains(#""examples":["quiet","loud"]"#), "\(old)")
    #expect(try schema("--client", "ios@3.2").contains(#""enum":["new","sale"]"#))
    #expect(try schema("--client", "android").contains(#""enum":["new","sale","sold"]"#))
  }

  @Test func anAcceptedFallbackKeepsItsOwnLayout() throws {
    let source = """
      component Card since 3.2 fallback Old {} { id: ID, picture: Image }
      component Old since 3.1 fallback Oldest {} { id: ID }
      component Oldest { id: ID }
      screen Home {
        section deals: list {
          unit Card { ratio: data.picture.ratio }
          unit Old { height: 40 }
        }
      }

      """
    let folder = try Folder(["home.sdui": source])
    func layout(_ client: String) throws -> String {
      try folder.sduic("compile", "home.sdui", "--compact", "--emit", "layout", "--client", client).text
    }
    let old = try layout("ios@3.1")
    #expect(old.contains(#""accepts":["Old"],"units":{"Old":{"height":{"points":40}}}"#), "\(old)")
    let oldest = try layout("ios@3.0")
    #expect(oldest.contains(#""accepts":["Oldest"],"units":{"Oldest":{"height":{"points":40}}}"#), "\(oldest)")
  }

  @Test func aClientGetsFallbacksInPlaceOfItems() throws {
    let source = """
      component Card { id: ID }
      component Quiet since 3.2 fallback drop { text: Text? }
      component Gone since 3.2 fallback OldGone {} { text: Text? }
      component OldGone { note: Text = "gone" }
      screen Home {
        empty Gone { height: 90 }
        section deals: list {
          unit Card { height: 20 }
          empty Quiet { height: 30 }
          onFailure Gone { height: 80 }
        }
      }

      """
    let folder = try Folder(["home.sdui": source])
    let old = try folder.sduic("compile", "home.sdui", "--compact", "--emit", "layout", "--client", "ios@3.1").text
    #expect(old.contains(#""empty":{"unitType":"OldGone","height":{"points":90}}"#), "\(old)")
    #expect(old.contains(#""onFailure":{"unitType":"OldGone","height":{"points":80}}"#) && !old.contains("Quiet"))
    let new = try folder.sduic("compile", "home.sdui", "--compact", "--emit", "layout", "--client", "ios@3.2").text
    #expect(new.contains(#""empty":{"unitType":"Quiet","height":{"points":30}}"#) && !new.contains("OldGone"))
  }

  @Test func aClientGetsFallbacks() throws {
    let source = """
      component Card since 3.2 fallback Old { name: title, picture: image } { id: ID, title: Text, image: Image }
      component Old { id: ID, name: Text, picture: Image }
      component Ad since 3.2 fallback drop { id: ID, title: Text }
      component Title since 3.2 fallback drop { text: Text }
      screen Home {
        section deals: list {
          indexTitle: title
          header Title { height: 44 }
          require header.height >= 40
          unit Ad { height: 20, require item.width >= 10 }
          unit Card { ratio: data.image.ratio }
          when width >= 600 { header { height: 60 }, unit Ad { height: 30 }, unit Card { height: 50 } }
        }
      }

      """
    let folder = try Folder(["home.sdui": source])
    let old = try folder.sduic("compile", "home.sdui", "--compact", "--client", "ios@3.1")
    #expect(old.status == 0, "\(old.errorText)")
    #expect(old.text.contains(#""accepts":["Old"],"indexTitle":{"unitField":"name"},"units":{"Old""#), "\(old.text)")
    #expect(old.text.contains(#"{"height":{"ratioField":"picture"}}"#))
    #expect(old.text.contains(#""set":{"units.Old.height":{"points":50}}"#) && !old.text.contains("requirements"))
    let new = try folder.sduic("compile", "home.sdui", "--compact", "--client", "ios@3.2").text
    #expect(new.contains(#""accepts":["Ad","Card"]"#) && new.contains("header.height"))
  }
}
