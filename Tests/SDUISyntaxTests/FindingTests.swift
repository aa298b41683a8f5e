import SDUISyntax
import Testing

/// Every finding of text and structure, its exact range, and that its fix-it fixes it.
struct FindingTests {
  @Test func characters() {
    expectFindings("let x = 1⟦;⟧", [.unknownCharacter], fixed: "let x = 1")
    expectFindings("let x = 1 ⟦;;⟧\nlet y = 2", [.unknownCharacter], fixed: "let x = 1 \nlet y = 2")
    expectFindings("let x = ⟦“a b”⟧", [.unknownCharacter], fixed: "let x = \"a b\"")
    expectFindings("let x = ⟦'a'⟧", [.unknownCharacter], fixed: "let x = \"a\"")
    expectFindings("let x⟦＝⟧1", [.unknownCharacter], fixed: "let x=1")
    expectFindings("let x = 2 ⟦×⟧ 3", [.unknownCharacter], fixed: "let x = 2 * 3")
    expectFindings("let x =⟦\u{A0}⟧3", [.unknownCharacter], fixed: "let x = 3")
    expectFindings("let x = 2⟦..⟧3", [.unknownCharacter], fixed: "let x = 2...3")
    expectFindings("let ⟦größe⟧ = 3", [.unknownCharacter])
    expectFindings("let x = ⟦@⟧ 3", [.unknownCharacter])
    expectFindings("let x = 3 ⟦€⟧ + 1", [.unknownCharacter])
    expectFindings("let x = a ⟦&&⟧ b", [.unknownCharacter], fixed: "let x = a and b")
    expectFindings("let x = \"a⟦\t⟧b\"", [.unknownCharacter], fixed: "let x = \"a\\tb\"")
  }

  @Test func bytes() {
    expectFindings("let x = 1⟦\0⟧\n", [.nulByte], fixed: "let x = 1\n")
    expectFindings("// a⟦\0\0⟧b\n", [.nulByte], fixed: "// ab\n")
    let comment = Array("// ".utf8) + [0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80]
    let invalid = tree(of: comment + Array("\nlet x = \"".utf8) + [0xC0, 0x22])
    #expect(invalid.diagnostics.map(\.code) == [.invalidUTF8, .invalidUTF8, .invalidUTF8])
    #expect(invalid.diagnostics.map(\.range.bytes) == [3..<5, 6..<9, 19..<20])
    #expect(tree(of: [0xEF, 0xBB, 0xBF] + Array("let x = 1".utf8)).diagnostics.isEmpty)
    #expect(tree(of: []).diagnostics.isEmpty)
  }

  /// All characters that the Unicode Standard calls Bidi_Control.
  @Test(arguments: [
    "\u{061C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
    "\u{2067}", "\u{2068}", "\u{2069}",
  ])
  func bidirectionalControls(character: String) throws {
    let digits = try String(#require(character.unicodeScalars.first).value, radix: 16, uppercase: true)
    let escape = "\\u" + (digits.count < 4 ? "0" : "") + digits
    expectFindings("let x = \"a⟦\(character)⟧b\"", [.bidirectionalControl], fixed: "let x = \"a\(escape)b\"")
    expectFindings(
      "let x = \"⟦\(character)⟧a\(character)\\n\"", [.bidirectionalControl], fixed: "let x = \"\(escape)a\(escape)\\n\""
    )
    expectFindings("// a⟦\(character)⟧b\(character)\nlet x = 1", [.bidirectionalControl])
    expectFindings("/// a ⟦\(character)⟧\nlet x = 1", [.bidirectionalControl])
    expectFindings("let x = 1 ⟦\(character)⟧\nlet y = \"a\" // b", [.unknownCharacter])
    expectFindings("let x = ⟦\"a\(character)b⟧\nlet y = \"c\"", [.unterminatedString])
    expectFindings("let x = \"\(escape)\"", [])
    let many = String(repeating: "// \(character)\n", count: 300) + "let x = ;"
    let codes = tree(of: many).diagnostics.map(\.code)
    #expect(
      Set(codes.dropLast()) == [.bidirectionalControl] && codes.last == .unknownCharacter, "warnings are no errors")
    let hostile = "let x = \"" + String(repeating: character, count: 100_000) + "\""
    #expect(tree(of: hostile).diagnostics.map(\.code) == [.bidirectionalControl])
  }

  @Test(
    "control characters are reported where they are not shown",
    arguments: Array(UInt32(1)..<0x20).filter { ![0x09, 0x0A, 0x0D].contains($0) } + Array(0x7F..<0xA0)
      + [0x2028, 0x2029])
  func controlCharacters(value: UInt32) throws {
    let character = try Character(#require(Unicode.Scalar(value)))
    expectFindings("// a⟦\(character)⟧b\(character)\nlet x = 1", [.controlCharacter], fixed: "// a b \nlet x = 1")
    expectFindings("//⟦\(character)⟧/ a\nlet x = 1", [.controlCharacter], fixed: "// / a\nlet x = 1")
    let text = String(repeating: "long enough for eight bytes at once ", count: 2)
    expectFindings("// \(text)⟦\(character)⟧\(text)\nlet x = 1", [.controlCharacter])
    let hexadecimal = String(value, radix: 16, uppercase: true)
    let escape = "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
    let code: DiagnosticCode = value < 0x20 ? .unknownCharacter : .controlCharacter
    expectFindings(
      "let x = \"\(text)⟦\(character)⟧\(text)\"", [code], fixed: "let x = \"\(text)\(escape)\(text)\"")
  }

  /// Neighbours of those characters, and text that needs none of them.
  @Test func textInOtherScriptsIsWelcome() {
    for character in [
      "~", "\u{A0}", "\u{2027}", "\u{200D}", "\u{2010}", "\u{202F}", "\u{2065}", "\u{206A}", "\u{061B}", "\u{05D0}",
      "\u{0627}",
    ] {
      expectFindings("let x = \"a\(character)b\" // c\(character)", [])
    }
  }

  @Test func strings() {
    expectFindings("let x = ⟦\"abc⟧\nlet y = 2", [.unterminatedString])
    expectFindings("let x = ⟦\"abc⟧", [.unterminatedString])
    expectFindings("record R { a: T = ⟦\"abc⟧ }", [.unterminatedString])
    expectFindings(#"let x = "⟦\q⟧""#, [.invalidEscape])
    expectFindings(#"let x = "⟦\u12⟧g""#, [.invalidEscape])
    expectFindings(#"let x = "⟦\uD83D⟧ ""#, [.invalidEscape])
    expectFindings(#"let x = "\uD83D\uDE00\n\/""#, [])
  }

  @Test func numbersAndColors() {
    expectFindings("let x = ⟦.5⟧", [.invalidNumber], fixed: "let x = 0.5")
    expectFindings("let x = ⟦5.⟧", [.invalidNumber], fixed: "let x = 5")
    expectFindings("let x = ⟦3x4⟧", [.invalidNumber])
    expectFindings("let x = ⟦12_000⟧", [.invalidNumber], fixed: "let x = 12000")
    expectFindings("let x = ⟦1'000'000⟧", [.invalidNumber], fixed: "let x = 1000000")
    expectFindings("let x = ⟦1__0⟧", [.invalidNumber])
    expectFindings("let x = ⟦1_a⟧", [.invalidNumber])
    expectFindings("let x = ⟦80%%⟧", [.invalidNumber])
    expectFindings("let x = 3.0...", [])
    expectFindings("let x = ⟦#FA0⟧", [.invalidColor], fixed: "let x = #FFAA00")
    expectFindings("let x = ⟦#12345⟧", [.invalidColor])
    expectFindings("let x = ⟦#GG0000⟧", [.invalidColor])
    expectFindings("let x = ⟦#⟧", [.invalidColor])
    expectFindings("let x = ⟦# FF0000⟧", [.invalidColor], fixed: "let x = #FF0000")
  }

  @Test func commasInNumbers() {
    expectFindings("let x = ⟦1,5⟧\nlet y = 2", [.invalidNumber], fixed: "let x = 1.5\nlet y = 2")
    expectFindings("let x = ⟦0,500⟧", [.invalidNumber], fixed: "let x = 0.500")
    expectFindings("let x = ⟦1,500⟧", [.invalidNumber])
    expectFindings("let x = ⟦1,000,000⟧", [.invalidNumber], fixed: "let x = 1000000")
    expectFindings("let x = ⟦1,00,000⟧", [.invalidNumber])
    expectFindings("let x = ⟦1.000,5⟧", [.invalidNumber])
    expectFindings("screen A { a: ⟦1,5⟧, b: 2 }", [.invalidNumber], fixed: "screen A { a: 1.5, b: 2 }")
    expectFindings("screen A { a: ⟦12,5%⟧ }", [.invalidNumber], fixed: "screen A { a: 12.5% }")
    expectFindings("screen A { a: (x: ⟦1,5⟧, y: 2) }", [.invalidNumber], fixed: "screen A { a: (x: 1.5, y: 2) }")
    expectFindings("let x = f(a: ⟦1,5⟧)", [.invalidNumber], fixed: "let x = f(a: 1.5)")
    expectFindings("let x = R { a: ⟦1,5⟧ }", [.invalidNumber], fixed: "let x = R { a: 1.5 }")
    expectFindings("record R { a: Int = ⟦1,5⟧ }", [.invalidNumber], fixed: "record R { a: Int = 1.5 }")
    expectFindings("let x = [1,5]\nlet y = max(1,5)\nlet z = f(a: 1, 5)", [])
  }

  @Test func comments() {
    expectFindings("⟦/* a\n b */⟧\nlet x = 1", [.blockComment], fixed: "// a\n// b \nlet x = 1")
    expectFindings("let x = ⟦/* a */⟧ 1", [.blockComment])
    expectFindings("let x = 1 ⟦/* a⟧\nlet y = 1", [.blockComment])
    expectFindings("⟦#⟧ a\nlet x = 1 ⟦##⟧ } b", [.hashComment, .hashComment])
    expectFindings("⟦#⟧a {\nlet x = 1", [.hashComment], fixed: "//a {\nlet x = 1")
    expectFindings("⟦#⟧/ a\nlet x = 1", [.hashComment], fixed: "// / a\nlet x = 1")
    expectFindings("let x = 1 ⟦#⟧", [.hashComment], fixed: "let x = 1 //")
    expectFindings("let x = ⟦#⟧ the gap\n  1", [.hashComment], fixed: "let x = // the gap\n  1")
    expectFindings("let x = [1, ⟦#⟧ a\n 2]", [.hashComment], fixed: "let x = [1, // a\n 2]")
    expectFindings("let x = #FACADE", [])
  }

  @Test func structure() {
    expectFindings("⟦widths⟧: 3\nlet x = 1", [.unexpectedToken])
    expectFindings("⟦section⟧ a: grid { columns: 2 }\nlet x = 1", [.unexpectedToken])
    expectFindings("screen A { ⟦component⟧ B { id: ID }\n a: 2 }", [.unexpectedToken])
    expectFindings("let x ⟦:⟧ 3", [.unexpectedToken])
    expectFindings("screen A { columns ⟦=⟧ 3 }", [.unexpectedToken])
    expectFindings("screen A { require width ⟦=⟧ 3 }", [.unexpectedToken], fixed: "screen A { require width == 3 }")
    expectFindings("screen A { require 1 < width ⟦<⟧ 3 }", [.unexpectedToken])
    expectFindings("let x = (⟦1⟧, 2)", [.unexpectedToken])
    expectFindings("let x = a⟦...⟧3", [.unexpectedToken])
    expectFindings("screen A { columns⟦⟧ 3 }", [.missingToken], fixed: "screen A { columns: 3 }")
    expectFindings("let x = [1⟦⟧ 2]", [.missingToken], fixed: "let x = [1, 2]")
    expectFindings("let x = f(a⟦⟧ 2)", [.missingToken], fixed: "let x = f(a: 2)")
    expectFindings("let x = 2 +⟦⟧", [.missingToken])
    expectFindings("screen A { a: ⟦}⟧", [.missingToken])
    expectFindings("component A until 3 ⟦since⟧ 2", [.unexpectedToken])
    expectFindings("let x = a and b ⟦or⟧ c", [.ambiguousCondition])
    expectFindings("let x = a or b ⟦and⟧ c", [.ambiguousCondition])
    expectFindings("let x = (a and b) or c", [])
  }

  @Test func missingAtTheEndOfALine() {
    expectFindings("let x =⟦⟧\nlet y = 2", [.missingToken])
    expectFindings("let x = 2 +⟦⟧ // a\n\n", [.missingToken])
    expectFindings("screen A {\n a:⟦⟧\n}", [.missingToken])
    expectFindings("component⟦⟧\nrecord R { a: T }", [.missingToken])
    expectFindings("component A { a:⟦⟧\n on tap: B\n b: T =⟦⟧\n on tap: B }", [.missingToken, .missingToken])
  }

  @Test func misplaced() {
    expectFindings(
      "component A { ⟦section⟧ a: list { unit = B }\n a: T, ⟦let⟧ b =\n c: T }", [.unexpectedToken, .unexpectedToken])
    expectFindings(
      "screen A { content { ⟦unit⟧ B { c: 1 }, D { ⟦let⟧ e = 1, f: 2 } } }", [.unexpectedToken, .unexpectedToken])
    expectFindings("screen A { content { header\n B { c: 1 }, footer { c: 1 } } }", [])
  }

  @Test func brackets() {
    expectFindings("screen A { a: 2⟦⟧", [.unclosedDelimiter], fixed: "screen A { a: 2 }")
    expectFindings("let x = (1⟦⟧\nlet y = 2", [.unclosedDelimiter], fixed: "let x = (1)\nlet y = 2")
    expectFindings("let x = [1⟦)⟧", [.unclosedDelimiter], fixed: "let x = [1]")
    expectFindings("let x = 1 ⟦}⟧\nlet y = 2", [.unopenedDelimiter], fixed: "let x = 1 \nlet y = 2")
    expectFindings("let x = 1 ⟦}})⟧\nlet y = 2", [.unopenedDelimiter])
  }

  @Test func atMostAHundredErrors() {
    let tree = tree(of: String(repeating: "let x = ;\n", count: 5000))
    #expect(tree.diagnostics.count == 101)
    #expect(tree.diagnostics.last?.code == .tooManyErrors)
    #expect(tree.diagnostics.dropLast().allSatisfy { $0.code == .unknownCharacter })
  }

  @Test func severalMistakesAreAllFound() {
    expectFindings(
      """
      let a = ⟦.5⟧
      screen S {
        columns⟦⟧ 2
        section x: grid { a: (1⟦⟧ }
        section y: list { unit Row { height: ⟦#12⟧ } }
      }
      let b = 1 < 2 ⟦<⟧ 3
      """, [.invalidNumber, .missingToken, .unclosedDelimiter, .invalidColor, .unexpectedToken])
  }
}
