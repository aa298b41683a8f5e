import SDUIIR
import SDUIJSON
import SDUILayout

/// Writes the frames of a screen in the containers of its conformance vectors, with the document of the screen.
///
/// A number is a decimal if that is exact, and otherwise a string with a fraction.
package struct ConformanceVectorsJSON {
  private let screen: Screen
  private var writer = JSONWriter()

  /// The JSON of conformance vectors.
  package static func encode(_ vectors: ConformanceVectors) -> [UInt8] {
    var emitter = ConformanceVectorsJSON(screen: vectors.screen)
    emitter.write(vectors)
    return emitter.writer.finish()
  }

  private init(screen: Screen) { self.screen = screen }

  private mutating func write(_ vectors: ConformanceVectors) {
    writer.beginObject()
    writer.member("vectors", "1.0")
    writer.member("screen", screen.name.source)
    writer.member("layoutId", layoutIdentifier(of: screen))
    writer.key("document")
    // As text: a program that parses and writes numbers again may change them.
    writer.string(String(decoding: encodeScreenDocument(screen), as: UTF8.self))
    writer.key("containers")
    writer.beginArray()
    for container in vectors.containers { write(container) }
    writer.endArray()
    writer.endObject()
  }

  // MARK: Containers

  private mutating func write(_ container: ConformanceVectors.Container) {
    let environment = container.environment
    writer.beginObject()
    writer.member("device", container.device)
    writer.key("size")
    write([environment.width, environment.height])
    let insets = environment.insets
    writer.key("safeArea")
    write([insets.top, insets.left, insets.bottom, insets.right])
    for trait in ContainerTrait.allCases {
      guard let word = environment.traits[trait] else { continue }
      writer.member(trait.name, word.rawValue)
    }
    writer.member("textSize", container.textSize.contentSizeCategory)
    writer.key("textScale")
    write(environment.textScale)
    writer.key("scales")
    write(container.scales)
    writeFrames(in: environment)
    writer.endObject()
  }

  /// Writes the result of a layout: frames, or the rule that cannot hold.
  private mutating func writeFrames(in environment: LayoutEnvironment) {
    let items = ScreenItems.standard(for: screen, in: environment)
    writer.key("items")
    writer.beginArray()
    for section in items.sections {
      for part in [section] + section.sections { writer.integer(Int64(part.items.count)) }
    }
    writer.endArray()
    do {
      let layout = try screen.layout(items, in: environment)
      let offset = layout.scrollDirection == .vertical ? layout.scrollRange?.start ?? .zero : .zero
      let pinned = try layout.pinnedFrames(at: offset)
      writer.key("contentSize")
      write([layout.contentSize.width, layout.contentSize.height])
      writer.key("offset")
      write(offset)
      writer.key("elements")
      writer.beginArray()
      for index in layout.sections.indices { write(sectionAt: index, of: layout, pinned) }
      writeScreenParts(of: layout, at: offset)
      writer.endArray()
    } catch {
      writer.member("failure", error.rule.rawValue)
    }
  }

  // MARK: Elements

  private mutating func write(sectionAt index: Int, of layout: ScreenLayout, _ pinned: [PinnedFrame]) {
    let section = layout.sections[index]
    let pinned = pinned.filter { $0.section == index }
    // A section that is pinned moves as a whole.
    let moved = pinned.first { $0.part == .section }.map { $0.frame.y } ?? section.frame.y
    let distance = (try? moved - section.frame.y) ?? .zero
    func place(_ frame: Frame?, _ part: PinnedFrame.Part?) -> Frame? {
      guard let frame, frame.width > .zero, frame.height > .zero else { return nil }
      return (pinned.first { $0.part == part }?.frame ?? frame).movedDown(by: distance)
    }
    let background = place(section.background, nil)
    switch layout.declaration(ofSection: index, in: screen).background?.appearance {
    case .decoration(let id):
      write("background", background, section: index, decoration: screen.contract.decorations[id].name.source)
    case .component: write("background", background, section: index)
    case nil: break
    }
    for item in layout.sections[index].items {
      write("item", place(item.frame, nil), section: index, item: item.index)
    }
    write("placeholder", place(section.placeholder, nil), section: index)
    write("header", place(section.header, .header), section: index)
    write("footer", place(section.footer, .footer), section: index)
  }

  /// The parts that belong to no section. Bars keep their places in the container.
  private mutating func writeScreenParts(of layout: ScreenLayout, at offset: Rational) {
    write("emptyScreen", layout.placeholder)
    let distance = layout.scrollDirection == .vertical ? offset : .zero
    write("topBar", layout.bars.top?.movedDown(by: distance))
    write("bottomBar", layout.bars.bottom?.movedDown(by: distance))
  }

  private mutating func write(
    _ part: String, _ frame: Frame?, section: Int? = nil, item: Int? = nil, decoration: String? = nil
  ) {
    guard let frame else { return }
    writer.beginObject()
    writer.member("part", part)
    for (key, number) in [("section", section), ("item", item)] {
      guard let number else { continue }
      writer.member(key, Int64(number))
    }
    writer.member("decoration", decoration)
    writer.key("frame")
    write([frame.x, frame.y, frame.width, frame.height])
    writer.endObject()
  }

  // MARK: Numbers

  private mutating func write(_ numbers: [Rational]) {
    writer.beginArray()
    for number in numbers { write(number) }
    writer.endArray()
  }

  private mutating func write(_ number: Rational) {
    let text = number.text
    if text.utf8.contains(UInt8(ascii: "/")) { writer.string(text) } else { writer.rawNumber(text) }
  }
}

extension Frame {
  /// Returns the frame that is some points below.
  fileprivate func movedDown(by distance: Rational) -> Frame {
    var frame = self
    if let y = try? frame.y + distance { frame.y = y }
    return frame
  }
}

extension TextSize {
  /// The name of the text size as the raw value of a `UIContentSizeCategory` ends.
  fileprivate var contentSizeCategory: String {
    switch self {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "XXL"
    case .xxxLarge: "XXXL"
    case .accessibility1: "AccessibilityM"
    case .accessibility2: "AccessibilityL"
    case .accessibility3: "AccessibilityXL"
    case .accessibility4: "AccessibilityXXL"
    case .accessibility5: "AccessibilityXXXL"
    }
  }
}
