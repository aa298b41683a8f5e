import SDUIIR

/// One line of the words on a card.
struct PictureLine {
  /// Escaped markup.
  let text: String
  let style: String
  let height: Double
  /// The rank by which parts are left out if there is no room; the title never is.
  let rank: Int
}

// MARK: - Words

extension CardPicture {
  private var fontSize: Double { width < 120 ? 11 : 13 }

  /// The lines that have room, without those that matter least.
  func lines(width: Double, height: Double) -> [PictureLine] {
    var isTitle = true
    if case .header = place { isTitle = false }
    let size = isTitle ? fontSize : 15
    let most = max(Int((height / (size * 1.25)).rounded(.down)), 1)
    var titles = drawing.texts.first.map { PictureText.lines($0, width: width, size: size, isBold: true) } ?? []
    if titles.count > most {
      titles = Array(titles.prefix(most - 1)) + [titles[(most - 1)...].joined(separator: " ")]
    }
    var lines = titles.map { text in
      let cut = PictureText.cut(text, width: width, size: size, isBold: true)
      return PictureLine(
        text: MarkupText.escaped(cut), style: isTitle ? (size < 13 ? "small" : "first") : "heading",
        height: size * 1.25, rank: 0)
    }
    for (index, text) in drawing.texts.dropFirst().enumerated() { lines.append(line(text, width, rank: 3 + index)) }
    if let facts = facts(width) { lines.append(facts) }
    if !drawing.tags.isEmpty { lines.append(line(drawing.tags.joined(separator: " · "), width, rank: 5)) }
    while lines.reduce(0, { $0 + $1.height }) > height,
      let last = lines.indices.filter({ lines[$0].rank > 0 }).max(by: { lines[$0].rank < lines[$1].rank })
    {
      lines.remove(at: last)
    }
    return lines
  }

  private func line(_ text: String, _ width: Double, rank: Int) -> PictureLine {
    let cut = PictureText.cut(text, width: width, size: 12)
    return PictureLine(text: MarkupText.escaped(cut), style: "quiet", height: 16, rank: rank)
  }

  /// The price, then what matters less, as far as there is room.
  private func facts(_ width: Double) -> PictureLine? {
    let parts =
      [drawing.price.map { ($0, "price") }, drawing.oldPrice.map { ($0, "old") }]
      + [drawing.rating.map { ("★ " + $0, "fact") }] + drawing.counts.map { ($0, "fact") }
      + [drawing.date.map { ($0, "fact") }]
    var used = 0.0
    var text = ""
    for (words, style) in parts.compactMap({ $0 }) {
      let more = PictureText.width(words, size: 12, isBold: style == "price") + (used > 0 ? 8 : 0)
      if used + more > width, used > 0 { continue }
      text += "<tspan class=\"\(style)\"\(used > 0 ? " dx=\"8\"" : "")>\(MarkupText.escaped(words))</tspan>"
      used += more
    }
    return used == 0 ? nil : PictureLine(text: text, style: "quiet", height: 17, rank: 2)
  }

  /// The words in the middle of a box; headers are at its end.
  mutating func drawWords(in box: Box, isCentered: Bool = false) {
    var box = box
    if drawing.isOn != nil { box.width -= 48 }
    let lines = self.lines(width: box.width, height: box.height)
    let total = lines.reduce(0) { $0 + $1.height } + (drawing.progress == nil ? 0 : 8)
    var y = box.y + max((box.height - total) / 2, 0)
    if case .header = place { y = max(box.y + box.height - total - 6, box.y) }
    let isMiddle = isCentered && place.isCard
    let x = isMiddle ? box.x + box.width / 2 : box.x
    let anchor = isMiddle ? " middle" : isMirrored ? " end" : ""
    for line in lines {
      let baseline = Self.number(y + line.height * 0.76)
      let place = Self.number(isMirrored && !isMiddle ? width - x : x)
      markup += "<text class=\"\(line.style)\(anchor)\" x=\"\(place)\" y=\"\(baseline)\">\(line.text)</text>"
      y += line.height
    }
    guard let progress = drawing.progress, y + 6 <= box.y + box.height else { return }
    let done = box.width * progress.doubleValue
    draw("line", Box(x: box.x, y: y + 3, width: box.width, height: 4), radius: 2)
    draw("accent", Box(x: box.x, y: y + 3, width: done, height: 4), radius: 2)
  }

  private mutating func draw(_ style: String, _ box: Box, radius: Double) {
    let x = isMirrored ? width - box.x - box.width : box.x
    markup += "<rect class=\"\(style)\" x=\"\(Self.number(x))\" y=\"\(Self.number(box.y))\" "
    markup +=
      "width=\"\(Self.number(max(box.width, 0)))\" height=\"\(Self.number(box.height))\" rx=\"\(Self.number(radius))\"/>"
  }
}

extension CardPicture.Place {
  fileprivate var isCard: Bool {
    switch self {
    case .card, .row: true
    case .header, .bar: false
    }
  }
}

// MARK: - Pictures, symbols and controls

extension CardPicture {
  /// All pictures of the card, side by side; of a person one, which is round.
  mutating func drawPictures(in box: Box, corners: [Double], isRound: Bool = false) {
    let count = isRound ? 1 : min(drawing.pictures.count, CardDrawing.mostPictures)
    let each = (box.width - Double(count - 1)) / Double(count)
    for index in 0..<count {
      let (isFirst, isLast) = (index == 0, index == count - 1)
      let ends = zip(corners, [isFirst, isLast, isLast, isFirst]).map { $1 ? $0 : 0 }
      drawPicture(
        in: Box(x: box.x + Double(index) * (each + 1), y: box.y, width: each, height: box.height), corners: ends,
        isRound: isRound, hue: (hue + 36 * index) % 360)
    }
    drawBadge(on: box)
  }

  /// A picture of hills.
  private mutating func drawPicture(in box: Box, corners: [Double], isRound: Bool, hue: Int) {
    guard box.width > 0, box.height > 0 else { return }
    let radius = isRound ? max(box.width, box.height) : place.isCard && self.pictureRadius > 0 ? pictureRadius : 0
    let outline = box.path(radius, corners)
    markup += "<path d=\"\(outline)\" fill=\"hsl(\(hue) 42% 78%)\"/>"
    if !isRound, box.width >= 40, box.height >= 40 {
      let number = Self.number
      let (left, right, bottom) = (box.x, box.x + box.width, box.y + box.height)
      let most = min(radius, min(box.width, box.height) / 2)
      let (end, begin) = (most * min(corners[2], 1), most * min(corners[3], 1))
      markup += "<circle cx=\"\(number(left + box.width * 0.72))\" cy=\"\(number(box.y + box.height * 0.3))\" "
      markup += "r=\"\(number(min(box.width, box.height) * 0.09))\" fill=\"#fff\" fill-opacity=\".6\"/>"
      let (rise, fall) = (box.y + box.height * 0.45, box.y + box.height * 0.86)
      markup += "<path d=\"M\(number(left)) \(number(box.y + box.height * 0.66))"
      markup += "Q\(number(left + box.width * 0.45)) \(number(rise)) \(number(right)) \(number(fall))"
      markup += "V\(number(bottom - end))"
      if end > 0 { markup += "A\(number(end)) \(number(end)) 0 0 1 \(number(right - end)) \(number(bottom))" }
      markup += "H\(number(left + begin))"
      if begin > 0 { markup += "A\(number(begin)) \(number(begin)) 0 0 1 \(number(left)) \(number(bottom - begin))" }
      markup += "Z\" fill=\"hsl(\((hue + 30) % 360) 38% 64%)\"/>"
    }
    markup += "<path class=\"dim\" d=\"\(outline)\"/>"
  }

  private mutating func drawBadge(on box: Box) {
    guard let badge = drawing.badge, box.width >= 56, box.height >= 40 else { return }
    let wide = PictureText.width(badge, size: 11, isBold: true) + 16
    draw(
      "badge", Box(x: isMirrored ? width - box.x - box.width + 6 : box.x + 6, y: box.y + 6, width: wide, height: 18),
      radius: 9)
    let middle = isMirrored ? box.x + box.width - 6 - wide / 2 : box.x + 6 + wide / 2
    markup += "<text class=\"mark middle\" x=\"\(Self.number(middle))\" y=\"\(Self.number(box.y + 19))\">"
    markup += "\(MarkupText.escaped(badge))</text>"
  }

  private var pictureRadius: Double {
    switch place {
    case .card(let radius): radius
    case .row(let inset): inset > 0 ? 6 : 0
    case .header, .bar: 6
    }
  }

  /// A symbol.
  mutating func draw(_ glyph: Glyph, x: Double, y: Double, size: Double) {
    markup += "<path class=\"glyph\" transform=\"translate(\(Self.number(x)) \(Self.number(y))) "
    markup += "scale(\(Self.precise(size / 24)))\" d=\"\(glyph.path)\"/>"
  }

  /// The entries side by side, each as wide as the others.
  mutating func drawEntries(_ entries: [CardEntry]) {
    let each = width / Double(entries.count)
    for (index, entry) in entries.enumerated() {
      let middle = each * (Double(isMirrored ? entries.count - 1 - index : index) + 0.5)
      var baseline = height / 2 + 4
      if let glyph = entry.glyph, height >= 40 {
        draw(glyph, x: middle - 11, y: height / 2 - 17, size: 22)
        baseline = height / 2 + 17
      }
      let title = PictureText.cut(entry.title ?? "", width: each - 4, size: 11)
      markup += "<text class=\"fact middle\" x=\"\(Self.number(middle))\" y=\"\(Self.number(baseline))\">"
      markup += "\(MarkupText.escaped(title))</text>"
    }
  }

  /// A button as wide as the card, with its price.
  mutating func drawButton() {
    let high = min(height - 8, 48)
    draw(
      "accent", Box(x: padding, y: (height - high) / 2, width: width - 2 * padding, height: high),
      radius: min(high / 2, 12))
    let words = [drawing.texts.first, drawing.price].compactMap { $0 }.joined(separator: "  ·  ")
    let text = PictureText.cut(words, width: width - 2 * padding - 16, size: 14, isBold: true)
    markup += "<text class=\"on-accent middle\" x=\"\(Self.number(width / 2))\" y=\"\(Self.number(height / 2 + 5))\">"
    markup += "\(MarkupText.escaped(text))</text>"
  }

  /// A switch at the end of the card.
  mutating func drawSwitch(_ isOn: Bool) {
    let begin = width - max(padding, 8) - 38
    draw(isOn ? "accent" : "line", Box(x: begin, y: height / 2 - 11, width: 38, height: 22), radius: 11)
    let middle = begin + (isOn ? 27 : 11)
    markup +=
      "<circle cx=\"\(Self.number(isMirrored ? width - middle : middle))\" cy=\"\(Self.number(height / 2))\" r=\"9\" fill=\"#fff\"/>"
  }
}
