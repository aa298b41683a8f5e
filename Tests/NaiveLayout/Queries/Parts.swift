/// Something that a screen shows in a container, around the items of a section or at an edge of the container.
public struct ShownPart: Hashable, Sendable {
  /// The name of its section in the source, after that of the stack around it; none for a part of the screen.
  public let sections: [String]
  /// `header`, `footer`, `topBar` or `bottomBar`.
  public let name: String
  /// In points.
  public let width: Fraction
  /// In points.
  public let height: Fraction
}

extension ScreenFrames {
  /// R8 and R27: the bars, and the headers and footers of all sections.
  public var parts: [ShownPart] {
    bars.map { ShownPart(sections: [], name: $0.key, width: $0.value.width, height: $0.value.height) }
      + sections.flatMap { parts(of: $0, in: []) }
  }

  private func parts(of section: SectionFrames, in stack: [String]) -> [ShownPart] {
    let names = stack + [section.name]
    let own = [("header", section.header), ("footer", section.footer)].compactMap { name, frame in
      frame.map { ShownPart(sections: names, name: name, width: $0.width, height: $0.height) }
    }
    return own + section.sections.flatMap { parts(of: $0, in: names) }
  }

  /// R10 and R27: what is left of the container where as much as possible stays in view. These are the bars, all that is
  /// pinned to the screen, and of what is pinned to its section one header and one footer, with those of its stack.
  public var leastRoom: Fraction {
    var taken = bars.values.reduce(Fraction.zero) { $0 + $1.height }
    var (header, footer) = (Fraction.zero, Fraction.zero)
    for section in sections {
      taken = taken + onScreen(section)
      header = greatest([header, inSection(section) { $0.headerPinning == "section" ? $0.header?.height : nil }])
      footer = greatest([footer, inSection(section) { $0.footerPinning == "section" ? $0.footer?.height : nil }])
    }
    return container.height - taken - header - footer
  }

  private func onScreen(_ section: SectionFrames) -> Fraction {
    if section.isPinned { return section.takesRoom ? section.frame.height : 0 }
    let header = section.headerPinning == "screen" ? section.header?.height ?? 0 : 0
    let footer = section.footerPinning == "screen" ? section.footer?.height ?? 0 : 0
    return section.sections.reduce(header + footer) { $0 + onScreen($1) }
  }

  private func inSection(_ section: SectionFrames, _ height: (SectionFrames) -> Fraction?) -> Fraction {
    if section.isPinned { return 0 }
    return (height(section) ?? 0) + greatest([0] + section.sections.map { inSection($0, height) })
  }
}
