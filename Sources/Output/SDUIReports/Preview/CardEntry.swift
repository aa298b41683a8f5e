/// One record of a list in a component.
struct CardEntry {
  var title: String?
  var glyph: Glyph?
  var hasPicture = false
  var isSelected = false
}

extension CardEntry {
  init(_ drawing: CardDrawing) {
    title = drawing.texts.first ?? drawing.price
    (glyph, hasPicture, isSelected) = (drawing.glyph, !drawing.pictures.isEmpty, drawing.isSelected)
  }
}
