import SDUILanguageServer
import SDUISyntax
import Testing

@Suite struct HoverTests {
  private func hover(_ text: String) throws -> Hover? {
    let program = try MarkedProgram(text)
    return program.analysis.hover(at: program.cursors[0])
  }

  @Test func aComponentShowsItsDocumentationAndItsNameInJSON() throws {
    let found = try hover(
      "/// One product.\ncomponent Card as \"CARD\" { id: ID }\nscreen S { section a: list { unit Ca¦rd } }")
    #expect(found?.code == "component Card as \"CARD\"")
    #expect(found?.paragraphs == ["One product.", "In JSON: `CARD`"])
  }

  /// A label says what it is of, and a word what it is for.
  @Test func aLabelSaysWhatItIsOf() throws {
    for (text, sentence) in [
      ("layout L(visible: Num¦ber): list", "The type of the parameter `visible`."),
      ("layout L(visible: Number = ¦2): list", "The default of the parameter `visible`."),
      ("screen S { section a: grid { columns: adaptive(mi¦n: 160) } }", "The least width of a column, in points."),
      ("screen S { section a: grid { columns: adaptive(min: 160, ma¦x: 4) } }", "The greatest number of columns."),
      (
        "component C { id: ID, pic: Image }\nscreen S { section a: list { unit C, content { C { pic: Image { wid¦th: 4 } } } } }",
        "The width of the picture, in pixels."
      ),
    ] {
      #expect(try hover(text)?.paragraphs.first == sentence, "\(text)")
    }
  }

  /// The labels of `wire` say where responses have the name and the data of a case, and not those of a screen.
  @Test func theFormOfCasesIsDescribed() throws {
    for (text, beginning) in [
      ("enum A { wi¦re: (type: \"k\"), a: Text }", "Where responses have the name and the data of a case"),
      ("enum A { wire: (ty¦pe: \"k\"), a: Text }", "The part `type` of `wire`. Where responses"),
      ("enum A { wire: (type: only¦Key), a: Text }", "The part `type` of `wire`. Where responses"),
    ] {
      let paragraphs = try hover(text)?.paragraphs ?? []
      #expect(paragraphs.contains { $0.hasPrefix(beginning) }, "\(text): \(paragraphs)")
    }
  }

  /// Words of the language and types of fields show what the pages of the language say first about them.
  @Test func aKeywordAndATypeShowWhatTheirPagesSay() throws {
    for (text, code, beginning) in [
      ("screen S { section a: list { wh¦en width > 9 { spacing: 1 } } }", "when", "`when` changes properties"),
      ("screen S { req¦uire a.width > 9 }", "require", "`require` states a condition"),
      ("component C { wi¦th Tile }", "with", "Copies the fields"),
      ("component C { price: Deci¦mal }", "Decimal", "`Decimal`: a decimal number"),
    ] {
      let found = try hover(text)
      #expect(found?.code == code && found?.paragraphs.first?.hasPrefix(beginning) == true, "\(text): \(found as Any)")
    }
  }

  @Test func aFieldShowsItsTypeAndDefault() throws {
    let found = try hover("component Card { count as \"n\": Int = 3, on tap: Go { n: co¦unt } }\naction Go { n: Int }")
    #expect(found?.code == "count as \"n\": Int = 3")
    #expect(found?.paragraphs == ["In JSON: `n`"])
  }

  @Test func aCopiedFieldShowsItsDocumentation() throws {
    let found = try hover(
      "record Tile {\n/// Its name.\ntitle: Text\n}\ncomponent C { with Tile, on tap: Go { n: ti¦tle } }\naction Go { n: Text }"
    )
    #expect(found?.code == "title: Text")
    #expect(found?.paragraphs.first == "Its name.")
  }

  @Test func aLayoutShowsItsParameters() throws {
    let found = try hover("layout L(gap: Length = 8): grid { columns: 2 }\nscreen S { section a: L¦ }")
    #expect(found?.code == "layout L(gap: Length = 8): grid")
  }

  @Test func aParameterAndItsTypeShowTheWords() throws {
    let words = "`continuous`, `continuousGroupLeadingBoundary`, `paging`, `groupPaging`, `groupPagingCentered`"
    for text in [
      "layout L(wa¦y: Scroll): carousel { scroll: way }", "layout L(way: Scroll): carousel { scroll: w¦ay }",
      "layout L(way: Scr¦oll): carousel", "layout L(way: Scroll): carousel\nscreen S { section a: L(w¦ay: paging) }",
    ] {
      #expect(try hover(text)?.paragraphs.contains { $0.contains(words) } == true, "\(text)")
    }
  }

  /// The row of `columns` in the written reference.
  @Test func aPropertyShowsWhatTheReferenceSays() throws {
    let found = try hover("screen S { section a: grid { col¦umns: 2 } }")
    #expect(
      found?.paragraphs.contains { $0.contains("a whole number from 1 to 1000, or `adaptive(min: …, max: …)`") } == true
    )
    #expect(found?.paragraphs.contains { $0.contains("`grid`") } == true)
    #expect(found?.paragraphs.last == "In JSON: `columns`")
  }

  @Test func aPropertyIsThatOfItsPlace() throws {
    let ofItem = try hover("screen S { section a: list { item { ins¦ets: 4 } } }")
    let ofSection = try hover("screen S { section a: list { ins¦ets: 4 } }")
    #expect(ofItem != nil && ofSection != nil && ofItem?.paragraphs != ofSection?.paragraphs)
  }

  @Test func aKindSaysWhatItIs() throws {
    #expect(
      try hover("screen S { section a: gr¦id }")?.paragraphs == [
        "Equal columns, filled row by row; units may span several columns."
      ])
  }

  @Test func nothingIsSaidOfBlanksAndPunctuation() throws {
    #expect(try hover("screen S { section a: grid {¦  columns: 2 } }") == nil)
    #expect(try hover("// a screen ¦of cards") == nil)
    #expect(try hover("¦") == nil)
  }

  /// Every word, number, string and color of the examples has a text that says more than the word.
  @Test(arguments: Examples.paths)
  func everyWordOfTheExamplesHasAText(path: String) throws {
    let analysis = try Examples.analysis(of: path)
    let screens = analysis.checked().screens
    let tree = SyntaxTree(parsing: analysis.sources[0], file: FileID(0))
    for token in tree.tokens {
      let word = tree.source.text(in: token.range)
      let line = tree.source.line(tree.source.position(at: token.range.lowerBound).line)
      let found = analysis.hover(at: token.range.lowerBound, of: screens)
      switch token.kind {
      case .name, .number, .string, .color: #expect(found != nil, "`\(word)` in \(line)")
      default: break
      }
      guard let found else { continue }
      let texts = found.paragraphs + (found.code == word ? [] : [found.code])
      #expect(!found.code.isEmpty && !texts.isEmpty, "`\(word)` in \(line)")
      #expect(texts.allSatisfy { !$0.isEmpty && $0 != word }, "`\(word)` in \(line): \(found)")
    }
  }

  /// By the published sizes, phones but one that unfolds are narrower than 600 points upright, and tablets are not.
  @Test func aConditionNamesItsDevices() throws {
    let devices = "tablets held upright: all; tablets held sideways: all."
    for text in [
      "screen S { section a: list { when wid¦th >= 744 and idiom == pad { spacing: 1 } } }",
      "let tab¦let = idiom == pad", "screen S { section a: list { when idiom == pa¦d { spacing: 1 } } }",
      "let tablet = idiom == pad\nscreen S { section a: list { when tab¦let { spacing: 1 } } }",
    ] {
      let paragraphs = try hover(text)?.paragraphs ?? []
      #expect(paragraphs.contains { $0.hasSuffix(devices) }, "\(text): \(paragraphs)")
    }
    let upright = try hover("let narrow = wid¦th < 669")
    #expect(upright?.code == "width < 669")
    #expect(
      upright?.paragraphs == [
        "The width of the container, in points.",
        "Phones held upright: iphone-se-1, iphone-se-3, iphone-8-plus and 12 more; phones held sideways: iphone-se-1, "
          + "iphone-se-3.",
      ])
    // The person decides about the direction, and nobody about flags.
    #expect(try hover("let mirrored = direc¦tion == rtl")?.paragraphs == ["The direction of text."])
  }

  @Test func aPropertySaysWhatItReplacesAndWhereElseItIsSet() throws {
    let text = """
      layout Rows: list { spacing: 12 }
      screen S { section a: Rows { ⟦spacing: 8⟧, when width >= 600 { spacing: 16 } } }
      """
    let program = try MarkedProgram(text)
    let found = program.analysis.hover(at: program.marks[0][0].lowerBound)
    #expect(
      found?.paragraphs.prefix(2) == [
        "Where `width >= 600` holds it is `16`.", "In place of `12` of the layout `Rows`.",
      ])
    let value = program.analysis.hover(at: program.marks[0][0].upperBound - 1)
    #expect(value?.code == "8" && value?.paragraphs.first?.hasPrefix("The value of `spacing`.") == true)
    let unit = try hover("screen S { section a: list { item { height: 50 }, unit Card { hei¦ght: 60 } } }")
    #expect(unit?.paragraphs.first == "In place of `50` of `item`.")
    let alone = try hover("screen S { section a: list { spa¦cing: 8 } }")
    #expect(alone?.paragraphs.first == "In place of the default, `0`.")
  }

  @Test func figuresLiteralsAndLabelsSayWhatTheyAre() throws {
    for (text, code, beginning) in [
      ("screen S { section a: list { unit C { height: item.wid¦th } } }", "item.width", "The width of the box"),
      ("screen S { section a: list { insets: (horizon¦tal: 8) } }", "horizontal", "Both sides"),
      ("component C { name: Text = \"¦a\" }", "\"a\"", "The default of the field `name`"),
      ("component C as ¦\"CARD\" { id: ID }", "\"CARD\"", "The name in responses"),
      ("decoration D { color: ¦#FF8000 }", "#FF8000", "Red 255, green 128, blue 0"),
      ("component C { height: Text(m¦ax: 3) }", "max", "The greatest value"),
      ("screen S { section a: carousel { unit C { width: 8¦0% } } }", "80%", "80 percent"),
      ("component C { on cart¦.tap: Go }", "cart", "A control"),
      ("screen S { section a: carousel { scroll: pag¦ing } }", "paging", "The value of `scroll`"),
    ] {
      let found = try hover(text)
      #expect(found?.code == code && found?.paragraphs.first?.hasPrefix(beginning) == true, "\(text): \(found as Any)")
    }
  }
}
