import TestSupport
import Testing

@testable import SDUIReports

/// Lines of a picture hold as many words as have room, and what is cut is as long as has room.
@Suite struct PictureTextTests {
  private let texts = [
    "", " ", "a", "Onion soup with bread and cheese from the oven", "Donaudampfschifffahrtsgesellschaft and more",
    "Ein  doppeltes   Leerzeichen ", "日本語のとても長いタイトルです", "e\u{301}te\u{301} 👩‍👩‍👧 en famille", "iiii mmmm %%%% ....",
  ]
  private let widths = stride(from: 0.0, through: 260, by: 6.5)

  @Test func aLineHoldsTheWordsThatHaveRoom() {
    for text in texts {
      for width in widths {
        let lines = PictureText.lines(text, width: width, size: 13, isBold: true)
        let words = lines.map { $0.split(separator: " ") }
        #expect(words.flatMap { $0 } == text.split(separator: " "))
        for (line, words) in zip(lines, words) where words.count > 1 {
          #expect(PictureText.width(line, size: 13, isBold: true) <= width, "\(line)")
        }
        for (line, next) in zip(lines, words.dropFirst()) {
          #expect(PictureText.width(line + " " + next[0], size: 13, isBold: true) > width, "\(line) \(next[0])")
        }
      }
    }
  }

  @Test func aCutTextIsTheLongestThatHasRoom() {
    for text in texts {
      for width in widths {
        let cut = PictureText.cut(text, width: width, size: 12)
        if PictureText.width(text, size: 12) <= width {
          #expect(cut == text)
          continue
        }
        let kept = (1..<max(text.count, 1)).map { String(text.prefix($0)) }
          .last { PictureText.width($0 + "…", size: 12) <= width }
        var expected = kept ?? ""
        while expected.last == " " { expected.removeLast() }
        #expect(cut == expected + "…", "\(text) at \(width)")
      }
    }
  }

  @Test func escapedTextIsTheSameWhateverItHolds() {
    #expect(MarkupText.escaped("plain – text") == "plain – text")
    #expect(MarkupText.escaped("a<b>&\"c\"\u{1}\u{7F}\u{85}\u{FFFE}é") == "a&lt;b&gt;&amp;&quot;c&quot;    é")
  }

  @Test func namesAreSplitIntoWords() {
    #expect("soldOut".nameWords == ["sold", "out"])
    #expect("sold_out-NOW".nameWords == ["sold", "out", "n", "o", "w"])
    #expect("größeÄndern".nameWords == ["größe", "ändern"])
  }
}
