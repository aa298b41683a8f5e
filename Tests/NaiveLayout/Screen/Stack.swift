// R24: stacks, and R21: the sections of a screen that scrolls horizontally.

extension Surroundings {
  /// The sections of a stack, each at 0.
  func stacked(_ stack: Section) throws(Failure) -> [SectionFrames] {
    let inside = inStack(width: stack.contentWidth)
    var result: [SectionFrames] = []
    for contents in stack.contents.sections {
      result.append(try inside.frames(of: contents, declared: stack.declaration.sections?[contents.section]))
    }
    return result
  }

  /// Puts the sections of a stack in their places, and returns how high they are together.
  func stack(_ result: inout SectionFrames, y top: Fraction, _ section: Section) -> Fraction {
    var row = Sequence(spacing: section.lineSpacing)
    for index in result.sections.indices {
      let inner = result.sections[index]
      let y = row.place(inner.takesRoom ? inner.frame.height : nil)
      result.sections[index] = inner.moved(x: section.left, y: top + y)
    }
    return row.end
  }

  /// R21: a part of a horizontal strip is as wide as its content, from the insets of the section on. The insets of the
  /// reference are at the ends of the screen.
  func fillPart(_ result: inout SectionFrames, _ section: Section, _ insets: Insets) throws(Failure) {
    trace.reach(.r21, "horizontal screen")
    let (leading, trailing) = reference(section.declaration["insetsReference"]?.string)
    let hasItems = !result.items.isEmpty
    let outer = hasItems ? result.strip?.contentWidth ?? width : width
    result.transform { $0.moved(x: -leading, y: 0) }
    result.strip = nil
    result.frame = Frame(0, 0, outer - leading - trailing, result.frame.height)
    // A header or footer is as wide as the items, or with `fullWidth` as the section.
    for (key, path) in [("header", \SectionFrames.header), ("footer", \SectionFrames.footer)] {
      guard let frame = result[keyPath: path] else { continue }
      let isFull = section.declaration[key]?["fullWidth"]?.isTrue == true
      result[keyPath: path] =
        isFull
        ? Frame(0, frame.y, result.frame.width, frame.height)
        : Frame(insets.leading, frame.y, result.frame.width - insets.leading - insets.trailing, frame.height)
    }
  }
}

/// Things one after another along one axis, with spacing between those that take room (R7, R12).
struct Sequence {
  let spacing: Fraction
  /// The end of the last one that takes room.
  private(set) var end = Fraction.zero
  private var isFirst = true

  init(spacing: Fraction) { self.spacing = spacing }

  /// Returns where the next thing begins. One without an extent takes no room.
  mutating func place(_ extent: Fraction?) -> Fraction {
    guard let extent else { return end }
    let start = isFirst ? end : end + spacing
    isFirst = false
    end = start + extent
    return start
  }
}
