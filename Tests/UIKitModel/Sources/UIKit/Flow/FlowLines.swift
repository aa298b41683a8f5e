import Foundation

/// The lines of a section of a flow layout.
struct FlowLines {
  let cells: [PlacedElement]
  /// The length of a line.
  let room: CGFloat
  /// The least space between items.
  let spacing: CGFloat
  /// The axis of scrolling; lines extend along the other.
  let axis: Axis

  private func length(_ cell: PlacedElement) -> CGFloat { axis.other.length(cell.frame.size) }

  /// Items go to a line as long as they fit at the least space.
  private var lines: [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var used: CGFloat = 0
    for index in cells.indices {
      let needed = length(cells[index]) + (index == start ? 0 : spacing)
      if index > start, used + needed > room + 1e-3 {
        result.append(start..<index)
        start = index
        used = length(cells[index])
      } else {
        used += needed
      }
    }
    return start < cells.count ? result + [start..<cells.count] : result
  }

  /// Whether all items have the same size.
  private var isUniform: Bool { cells.allSatisfy { $0.frame.size == cells.first?.frame.size } }

  /// Returns the places of the items of a line along it.
  private func positions(_ line: Range<Int>, isLast: Bool) -> [CGFloat] {
    let lengths = line.map { length(cells[$0]) }
    let total = lengths.reduce(0, +)
    var gap = spacing
    var position: CGFloat = 0
    if isUniform, let one = lengths.first, one + spacing > 0 {
      let full = max(1, Int(((room + spacing + 1e-3) / (one + spacing)).rounded(.down)))
      if full == 1 { position = (room - one) / 2 } else { gap = (room - CGFloat(full) * one) / CGFloat(full - 1) }
    } else if !isLast {
      if line.count == 1 { position = (room - total) / 2 } else { gap = (room - total) / CGFloat(line.count - 1) }
    }
    return lengths.map { length in
      defer { position += length + gap }
      return position
    }
  }

  /// Returns the items, line after line, and the length of all lines. Items are centred across their line.
  func place(
    at start: CGFloat, inset: CGFloat, lineSpacing: CGFloat
  ) -> (elements: [PlacedElement], length: CGFloat) {
    let lines = self.lines
    var elements: [PlacedElement] = []
    var position = start
    for (number, line) in lines.enumerated() {
      if number > 0 { position += lineSpacing }
      let thickness = line.map { axis.length(cells[$0].frame.size) }.max() ?? 0
      for (index, along) in zip(line, positions(line, isLast: number == lines.count - 1)) {
        let size = cells[index].frame.size
        var element = cells[index]
        let across = position + (thickness - axis.length(size)) / 2
        element.frame = CGRect(origin: axis.point(across, inset + along), size: size)
        elements.append(element)
      }
      position += thickness
    }
    return (elements, position - start)
  }
}
