import SDUISyntax
import Testing

@Suite struct NearestNameTests {
  /// Mistyped names, and what is meant.
  @Test(arguments: [
    ("colums", "columns"), ("sapcing", "spacing"), ("Crad", "Card"), ("gird", "grid"), ("sectoin", "section"),
    ("hieght", "height"), ("scrol", "scroll"), ("insests", "insets"), ("Columns", "columns"),
    ("pageapear", "pageAppear"),
    ("maxContentWidht", "maxContentWidth"), ("item.widht", "item.width"), ("tabelt", "tablet"), ("psacing", "spacing"),
    ("max_width", "maxWidth"), ("touchTarget", "touch-target"), ("card", "Card"),
  ])
  func aTypingErrorIsCertain(written: String, meant: String) {
    let near = NearestName.of(written, among: ["unit", meant, "background"])
    #expect(near?.text == meant)
    #expect(near?.isCertain == true)
  }

  /// Names that are near and mean something else.
  @Test(arguments: [
    ("unread", "read"), ("unpaid", "paid"), ("inactive", "active"), ("asymmetric", "symmetric"), ("deselect", "select"),
    ("undraggable", "draggable"), ("ascending", "descending"), ("export", "import"), ("maxWidth", "minWidth"),
    ("minContentWidth", "maxContentWidth"), ("maxTouchTarget", "minTouchTarget"), ("maxLength", "length"),
    ("gap3", "gap1"), ("tier3", "tier1"), ("Row2", "Row1"), ("cardGap", "cardsGap2"),
    ("content.height", "content.width"),
    ("isUnread", "isRead"), ("maxlength", "length"), ("gap1", "gap"), ("gap", "gap1"), ("Row2", "Row"),
    ("offsetX", "offset"), ("offsetY", "offsetX"), ("xLarge", "large"), ("gapXS", "gapXL"), ("titleB", "titleA"),
    ("unupdated", "updated"), ("email", "mail"), ("old", "gold"), ("light", "right"),
  ])
  func anotherNameIsNotCertain(written: String, other: String) {
    #expect(NearestName.of(written, among: ["unit", other, "background"])?.isCertain != true)
  }

  /// One of several names that are as near is a guess, in whatever order they are.
  @Test func oneOfSeveralIsNotCertain() {
    for names in [["card", "cart"], ["cart", "card"]] {
      let near = NearestName.of("carx", among: names)
      #expect(near?.text == names[0])
      #expect(near?.isCertain == false)
    }
    #expect(NearestName.of("carx", among: ["card", "card"])?.isCertain == true)
    #expect(NearestName.of("cadr", among: ["cart", "card", "care"])?.isCertain == true)
  }
}
