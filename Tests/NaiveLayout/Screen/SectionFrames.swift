/// The frames of a section and of all that it shows. Positions count from the section's upper left corner until
/// `moved` puts it in its place.
struct SectionFrames {
  var name: String
  var identifier: String?
  var kind: String
  var frame: Frame
  /// Whether it takes room (R12).
  var takesRoom = false
  var columns: Int?
  var strip: Strip?
  /// The number of items that are not shown (R11).
  var collapsedItems = 0
  var header: Frame?
  var footer: Frame?
  var background: Frame?
  /// The component in place of items.
  var placeholder: Frame?
  var isFailed = false
  /// The cells in the order of the data, with the components' names.
  var items: [(type: String, frame: Frame)] = []
  /// Those of a stack.
  var sections: [SectionFrames] = []
  /// Whether all of it stays in view (R10).
  var isPinned = false
  /// `never`, `section` or `screen` (R10).
  var headerPinning = "never"
  var footerPinning = "never"

  /// Changes all frames.
  mutating func transform(_ change: (Frame) -> Frame) {
    frame = change(frame)
    header = header.map(change)
    footer = footer.map(change)
    background = background.map(change)
    placeholder = placeholder.map(change)
    for index in items.indices { items[index].frame = change(items[index].frame) }
    for index in sections.indices { sections[index].transform(change) }
  }

  /// Whether one of its numbers needs more than 64 bits (R1).
  var isTooLong: Bool {
    let others = [header, footer, background, placeholder].compactMap { $0 }
    let frames = [frame] + others + items.map(\.frame)
    return frames.contains { $0.numbers.contains(where: \.isTooLong) } || sections.contains(where: \.isTooLong)
      || ([strip?.contentWidth] + (strip?.restOffsets ?? [])).contains { $0?.isTooLong ?? false }
  }

  /// The same section elsewhere.
  func moved(x: Fraction, y: Fraction) -> SectionFrames {
    var result = self
    result.transform { $0.moved(x: x, y: y) }
    return result
  }
}
