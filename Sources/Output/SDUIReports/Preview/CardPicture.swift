import SDUIIR
import SDUIJSON

/// A card as a part of a picture: the same drawing as on a page, in the same forms.
struct CardPicture {
  /// The place of a card on the screen.
  enum Place: Hashable {
    /// An area of its own.
    case card(radius: Double)
    /// One of the rows or cells of an area.
    case row(inset: Double)
    /// Above or below the items of a section.
    case header(inset: Double)
    case bar
  }

  let drawing: CardDrawing
  let place: Place
  let width: Double
  let height: Double
  /// Whether it is read from right to left.
  let isMirrored: Bool
  /// Decides the colours of pictures.
  let hue: Int
  var markup = ""

  /// The card of a drawing in a frame of some size.
  init(
    _ drawing: CardDrawing, at place: Place, width: Double, height: Double, isMirrored: Bool, number: Int
  ) {
    self.drawing = drawing
    self.place = place
    self.width = width
    self.height = height
    self.isMirrored = isMirrored
    hue = (210 + drawing.component * 137 + number * 23) % 360
  }

  /// The height of the words below a picture; `nil` in other forms.
  var wordsHeight: Double? {
    guard drawing.hasWords, !drawing.pictures.isEmpty, !isWide, width < height * 2 else { return nil }
    let lines = self.lines(width: width - 2 * padding, height: height * 0.6)
    return min(lines.reduce(0) { $0 + $1.height } + 14, height)
  }

  /// Whether the words are in front of a picture.
  private var isWide: Bool { width >= 280 && height >= 150 && width >= height * 1.2 }

  /// The markup, within the frame.
  ///
  /// - Parameter wordsHeight: The height of the words below pictures.
  func text(wordsHeight: Double?) -> String {
    var card = self
    card.draw(below: wordsHeight)
    return card.markup
  }

  private mutating func draw(below wordsHeight: Double?) {
    drawGround()
    if !drawing.entries.isEmpty { return drawEntries(drawing.entries) }
    if case .bar = place, drawing.texts.isEmpty, !drawing.tags.isEmpty {
      return drawEntries(drawing.tags.map { CardEntry(title: $0) })
    }
    if drawing.role == .button { return drawButton() }
    drawParts(below: wordsHeight)
    if let isOn = drawing.isOn { drawSwitch(isOn) }
  }

  /// The area of the card, and the hairline of a row or bar.
  private mutating func drawGround() {
    switch place {
    case .card(let radius):
      markup += "<rect class=\"card\" x=\".5\" y=\".5\" width=\"\(Self.number(max(width - 1, 0)))\" "
      markup += "height=\"\(Self.number(max(height - 1, 0)))\" rx=\"\(Self.number(radius))\"/>"
    case .bar:
      markup += "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>"
    case .row, .header: break
    }
  }

  private var radius: Double {
    if case .card(let radius) = place { radius } else { 0 }
  }

  /// The room before and after words.
  var padding: Double {
    switch place {
    case .card: width < 120 ? 6 : 10
    case .row(let inset), .header(let inset): inset
    case .bar: 16
    }
  }

  private mutating func drawParts(below wordsHeight: Double?) {
    let isPictured = !drawing.pictures.isEmpty
    guard drawing.hasWords else {
      if isPictured { drawPictures(in: Box(x: 0, y: 0, width: width, height: height), corners: [1, 1, 1, 1]) }
      return
    }
    if isPictured, isWide { return drawOverPicture() }
    if isPictured, width >= height * 2 { return drawBesidePicture() }
    guard isPictured else {
      let glyph = drawing.glyph
      let isCentered = width < height * 1.6 && drawing.points.isEmpty
      var box = Box(x: padding, y: 4, width: width - 2 * padding, height: height - 8)
      if let glyph, isCentered, height >= 60 {
        draw(glyph, x: width / 2 - 12, y: height / 2 - 24, size: 24)
        box.y = height / 2 + 2
        box.height = height / 2 - 6
      } else if let glyph {
        let size = min(22, height - 8)
        draw(glyph, x: isMirrored ? width - padding - size : padding, y: (height - size) / 2, size: size)
        box.x += 30
        box.width -= 30
      }
      return drawWords(in: box, isCentered: isCentered)
    }
    let below = wordsHeight ?? height
    drawPictures(in: Box(x: 0, y: 0, width: width, height: height - below), corners: [1, 1, 0, 0])
    drawWords(in: Box(x: padding, y: height - below + 6, width: width - 2 * padding, height: below - 10))
  }

  private mutating func drawOverPicture() {
    drawPictures(in: Box(x: 0, y: 0, width: width, height: height), corners: [1, 1, 1, 1])
    let lines = self.lines(width: width - 28, height: height - 40)
    let below = min(lines.reduce(0) { $0 + $1.height } + 30, height)
    markup +=
      "<path class=\"shade\" d=\"\(Box(x: 0, y: height - below, width: width, height: below).path(radius, [0, 0, 1, 1]))\"/>"
    markup += "<g class=\"over\">"
    drawWords(in: Box(x: 14, y: height - below + 20, width: width - 28, height: below - 28))
    markup += "</g>"
  }

  private mutating func drawBesidePicture() {
    let side = min(width * 0.4, height)
    var inset = 0.0
    var corners = isMirrored ? [0.0, 1, 1, 0] : [1.0, 0, 0, 1]
    if case .card = place {} else { (inset, corners) = (min(8, height / 8), [1, 1, 1, 1]) }
    let size = side - 2 * inset
    let begin = inset == 0 ? 0 : max(padding, inset)
    drawPictures(
      in: Box(x: isMirrored ? width - begin - size : begin, y: inset, width: size, height: height - 2 * inset),
      corners: drawing.isPortrait ? [2, 2, 2, 2] : corners, isRound: drawing.isPortrait)
    let used = begin + size + 10
    drawWords(in: Box(x: used, y: 4, width: max(width - used - padding, 8), height: height - 8))
  }
}

/// A part of a card, from its leading edge.
struct Box {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The outline with some of its corners round, from the one at the top left clockwise.
  func path(_ radius: Double, _ corners: [Double]) -> String {
    let most = min(width, height) / 2
    let round = corners.map { min($0 * radius, max(most, 0)) }
    let number = CardPicture.number
    let (right, bottom) = (x + width, y + height)
    func arc(_ index: Int, _ x: Double, _ y: Double) -> String {
      round[index] == 0 ? "" : "A\(number(round[index])) \(number(round[index])) 0 0 1 \(number(x)) \(number(y))"
    }
    return "M\(number(x + round[0])) \(number(y))H\(number(right - round[1]))" + arc(1, right, y + round[1])
      + "V\(number(bottom - round[2]))" + arc(2, right - round[2], bottom) + "H\(number(x + round[3]))"
      + arc(3, x, bottom - round[3]) + "V\(number(y + round[0]))" + arc(0, x + round[0], y) + "Z"
  }
}

extension CardPicture {
  /// A number with at most one decimal.
  static func number(_ value: Double) -> String { JSONWriter.doubleText((value * 10).rounded() / 10) ?? "0" }

  /// A factor with at most three decimals.
  static func precise(_ value: Double) -> String { JSONWriter.doubleText((value * 1_000).rounded() / 1_000) ?? "0" }
}
